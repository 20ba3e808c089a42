/** The geometry of the curve: prospects by step, one line for each seat. */
import type { PointOut } from '../lib/wire';

export const W = 360;
export const H = 168;
export const PAD = { left: 24, right: 22, top: 10, bottom: 20 };
const APART = 14;

/** Where a step lies. */
export function x(ply: number, plies: number): number {
  return PAD.left + (ply / Math.max(1, plies)) * (W - PAD.left - PAD.right);
}

/** Where prospects from 0 to 1 lie. */
export function y(value: number): number {
  return H - PAD.bottom - value * (H - PAD.top - PAD.bottom);
}

/** The step at a place across the drawing. */
export function plyAt(across: number, plies: number): number {
  const inside = (across - PAD.left) / (W - PAD.left - PAD.right);
  return Math.round(Math.min(1, Math.max(0, inside)) * plies);
}

/** The line of one seat. */
export function path(points: readonly PointOut[], seat: number, plies: number): string {
  return points.map((point, i) => `${i ? 'L' : 'M'}${x(point.ply, plies).toFixed(1)} ${y(point.values[seat] ?? 0).toFixed(1)}`).join('');
}

/** What holds at a step: the last point not after it; before the first one that one. */
export function pointAt(points: readonly PointOut[], ply: number): PointOut | null {
  return points.findLast((point) => point.ply <= ply) ?? points[0] ?? null;
}

/** The step of the next or the previous decision, where there is one. */
export function neighbour(points: readonly PointOut[], ply: number, forward: boolean): number | null {
  const found = forward ? points.find((point) => point.ply > ply) : points.findLast((point) => point.ply < ply);
  return found?.ply ?? null;
}

/** The heights at which the seats' symbols stand: at the ends of their lines, but never on each other. */
export function ends(values: readonly number[]): number[] {
  const order = values.map((_, seat) => seat).sort((a, b) => values[b]! - values[a]!);
  const heights = order.map((seat) => y(values[seat]!));
  for (let i = 1; i < heights.length; i++) heights[i] = Math.max(heights[i]!, heights[i - 1]! + APART);
  const below = Math.max(0, (heights.at(-1) ?? 0) - (H - 8));
  for (let i = heights.length - 1, limit = H - 8; below && i >= 0; i--, limit -= APART) heights[i] = Math.min(heights[i]!, limit);
  const placed: number[] = [];
  order.forEach((seat, i) => (placed[seat] = heights[i]!));
  return placed;
}

/** Round marks that leave each other room. */
export function marks(rounds: readonly [number, number][], plies: number): { round: number; ply: number; named: boolean }[] {
  let last = -Infinity;
  return rounds.map(([round], i) => {
    const ply = i ? rounds[i - 1]![1] : 0;
    const named = x(ply, plies) - last >= 15;
    if (named) last = x(ply, plies);
    return { round, ply, named };
  });
}
