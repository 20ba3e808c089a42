/** Shapes of the drawing: pure functions, in board units. */
import { onTrack, type Standing } from '../../lib/draw/track';
import { CELL, cellAt, cellOf, placeOf, polar, SCORE_SPACES, scoreAt, type Box, type Point } from './layout';
import type { Cell } from './seen';

const short = (n: number): number => Math.round(n * 100) / 100;
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A piece of a ring between two radii and two angles. */
export function sector(inside: number, outside: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [polar(inside, from), polar(outside, from), polar(outside, to), polar(inside, to)];
  return `M${at(a)}L${at(b)}A${outside} ${outside} 0 ${wide} 1 ${at(c)}L${at(d)}A${inside} ${inside} 0 ${wide} 0 ${at(a)}z`;
}

/** A line along the wheel. */
export function arc(r: number, from: number, to: number): string {
  return `M${at(polar(r, from))}A${r} ${r} 0 0 1 ${at(polar(r, to))}`;
}

/** A line from the hub outwards. */
export function spoke(from: number, to: number, degrees: number): string {
  return `M${at(polar(from, degrees))}L${at(polar(to, degrees))}`;
}

/** The scoring markers; those on one space stand side by side. */
export function scoreMarkers(points: readonly number[]): Standing[] {
  return onTrack(points, SCORE_SPACES, scoreAt, ([, y]) => y > 2 && y < 98);
}

/** Angles never jump: the next one is reached by the shorter way. */
export function turned(now: number, offset: number): number {
  const target = offset * 30;
  const step = ((((target - now) % 360) + 540) % 360) - 180;
  return now + step;
}

const EDGE = 0.42;

/** A box as a path. */
export function rectangle({ x, y, w, h }: Box): string {
  return `M${at([x, y])}h${short(w)}v${short(h)}h${short(-w)}z`;
}

/** The outline of a group: its cells, joined where they touch. */
export function groupPath(cells: readonly Cell[]): string {
  const inside = new Set(cells);
  const size = CELL - 2 * EDGE;
  const bridge = 2 * EDGE + 0.2;
  const rect = (x: number, y: number, w: number, h: number): string => rectangle({ x, y, w, h });
  let path = '';
  for (const cell of cells) {
    const [row, column] = placeOf(cell);
    const [x, y] = cellAt(cell);
    const [left, top] = [x - CELL / 2 + EDGE, y - CELL / 2 + EDGE];
    const [right, below] = [left + size - 0.1, top + size - 0.1];
    const has = (r: number, c: number): boolean => inside.has(cellOf(r, c));
    path += rect(left, top, size, size);
    if (has(row, column + 1)) path += rect(right, top, bridge, size);
    if (has(row + 1, column)) path += rect(left, below, size, bridge);
    if (has(row, column + 1) && has(row + 1, column) && has(row + 1, column + 1)) path += rect(right, below, bridge, bridge);
  }
  return path;
}

/** Corner brackets around a box. */
export function brackets(box: Box, arm: number): string {
  const [x0, y0, x1, y1] = [box.x, box.y, box.x + box.w, box.y + box.h].map(short) as [number, number, number, number];
  const k = short(arm);
  return `M${x0} ${short(y0 + k)}V${y0}H${short(x0 + k)}M${short(x1 - k)} ${y0}H${x1}V${short(y0 + k)}M${x1} ${short(y1 - k)}V${y1}H${short(x1 - k)}M${short(x0 + k)} ${y1}H${x0}V${short(y1 - k)}`;
}

/** The box around cells, grown by so much on every side. */
export function boxOf(cells: readonly Cell[], grow = 0): Box {
  const middles = cells.map(cellAt);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const half = CELL / 2 + grow;
  return {
    x: Math.min(...xs) - half,
    y: Math.min(...ys) - half,
    w: Math.max(...xs) - Math.min(...xs) + 2 * half,
    h: Math.max(...ys) - Math.min(...ys) + 2 * half,
  };
}

/** The box of rows and columns of the mausoleum. */
export function linesBox([top, bottom, left, right]: readonly [number, number, number, number], grow = 0): Box {
  return boxOf([cellOf(top, left), cellOf(bottom, right)], grow);
}
