/** Lines that look drawn by hand: every shared edge is bent once, so that both neighbours fit. */
import type { Point } from './faces';

type Random = () => number;

/** Numbers from 0 to 1 that follow from a text: the same edge is always bent the same way. */
function randomOf(seed: string): Random {
  let h = 2166136261;
  for (const letter of seed) {
    h ^= letter.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return ((h >>> 0) % 1000) / 1000;
  };
}

export type Rect = readonly [number, number, number, number];

function isRim(a: Point, b: Point, [left, top, right, bottom]: Rect): boolean {
  const upright = a[0] === b[0] && (a[0] === left || a[0] === right);
  return upright || (a[1] === b[1] && (a[1] === top || a[1] === bottom));
}

/** The points of a bent edge from `a` to `b`; edges on the rim of the rectangle are bent less. */
export function bentEdge(a: Point, b: Point, rect: Rect): Point[] {
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [p, r] = forward ? [a, b] : [b, a];
  const length = Math.hypot(r[0] - p[0], r[1] - p[1]);
  const pieces = Math.max(1, Math.round(length / 3.1));
  const random = randomOf(`${p.join()}|${r.join()}`);
  const strength = (isRim(p, r, rect) ? 0.7 : 1.5) * Math.min(1, length / 6);
  const bent: Point[] = [p];
  for (let i = 1; i < pieces; i++) {
    const along = i / pieces;
    const off = (random() - 0.5) * strength;
    bent.push([
      p[0] + (r[0] - p[0]) * along - ((r[1] - p[1]) / length) * off,
      p[1] + (r[1] - p[1]) * along + ((r[0] - p[0]) / length) * off,
    ]);
  }
  bent.push(r);
  return forward ? bent : bent.reverse();
}

const fixed = (numbers: readonly number[]): string => numbers.map((n) => n.toFixed(2)).join(' ');

function curve(a: Point, b: Point, c: Point, d: Point): string {
  return `C${fixed([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1]])}`;
}

/** A smooth path through points; without `move` it goes on from where the pen is. */
export function smooth(points: readonly Point[], move = true): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let path = move ? `M${fixed(at(0))}` : '';
  for (let i = 0; i < points.length - 1; i++) path += curve(at(i - 1), at(i), at(i + 1), at(i + 2));
  return path;
}

/** A smooth closed path. */
export function smoothRing(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n]!;
  let path = `M${fixed(at(0))}`;
  for (let i = 0; i < n; i++) path += curve(at(i - 1), at(i), at(i + 1), at(i + 2));
  return `${path}z`;
}

export interface Outline {
  /** the whole border */
  path: string;
  points: Point[];
  edges: { key: string; points: Point[] }[];
}

/** The hand-drawn border of a polygon. */
export function outlineOf(polygon: readonly Point[], rect: Rect): Outline {
  const points: Point[] = [];
  const edges: Outline['edges'] = [];
  let path = '';
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const bent = bentEdge(a, b, rect);
    path += smooth(bent, i === 0);
    points.push(...bent.slice(0, -1));
    edges.push({ key: [a.join(), b.join()].sort().join('|'), points: bent });
  });
  return { path: `${path}z`, points, edges };
}

/** The same outline, smaller, around its middle: a terrace. */
export function terrace(points: readonly Point[], share: number): string {
  const x = points.reduce((sum, p) => sum + p[0], 0) / points.length;
  const y = points.reduce((sum, p) => sum + p[1], 0) / points.length;
  return smoothRing(points.map((p): Point => [x + (p[0] - x) * share, y + (p[1] - y) * share]));
}
