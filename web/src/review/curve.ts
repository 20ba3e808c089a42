/** The geometry of the curve: prospects by step, one line for each seat. */
import type { PointOut } from '../lib/wire';

export const PAD = { left: 24, right: 22, top: 10, bottom: 20 };
const APART = 14;

/** The drawing: so many pixels wide and high, for so many steps. */
export interface Frame {
  w: number;
  h: number;
  plies: number;
}

/** Where a step lies. */
export function x(ply: number, { w, plies }: Frame): number {
  return PAD.left + (ply / Math.max(1, plies)) * (w - PAD.left - PAD.right);
}

/** Where prospects from 0 to 1 lie. */
export function y(value: number, { h }: Frame): number {
  return h - PAD.bottom - value * (h - PAD.top - PAD.bottom);
}

/** The step at a place across the drawing. */
export function plyAt(across: number, { w, plies }: Frame): number {
  const inside = (across - PAD.left) / (w - PAD.left - PAD.right);
  return Math.round(Math.min(1, Math.max(0, inside)) * plies);
}

/** The line of one seat. */
export function path(points: readonly PointOut[], seat: number, frame: Frame): string {
  return points
    .map((point, i) => `${i ? 'L' : 'M'}${x(point.ply, frame).toFixed(1)} ${y(point.values[seat] ?? 0, frame).toFixed(1)}`)
    .join('');
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
export function ends(values: readonly number[], frame: Frame): number[] {
  const order = values.map((_, seat) => seat).sort((a, b) => values[b]! - values[a]!);
  const heights = order.map((seat) => y(values[seat]!, frame));
  for (let i = 1; i < heights.length; i++) heights[i] = Math.max(heights[i]!, heights[i - 1]! + APART);
  const lowest = frame.h - APART / 2;
  for (let i = heights.length - 1; i >= 0; i--) heights[i] = Math.min(heights[i]!, (heights[i + 1] ?? lowest + APART) - APART);
  const placed: number[] = [];
  order.forEach((seat, i) => (placed[seat] = heights[i]!));
  return placed;
}

/** Round marks; a number stands where it has room. */
export function marks(rounds: readonly [number, number][], frame: Frame): { round: number; ply: number; named: boolean }[] {
  let last = -Infinity;
  return rounds.map(([round], i) => {
    const ply = i ? rounds[i - 1]![1] : 0;
    const named = x(ply, frame) - last >= 15;
    if (named) last = x(ply, frame);
    return { round, ply, named };
  });
}
