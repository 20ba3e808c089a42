/** Where drawn things stand: pure functions, in board units. */
import type { Box } from '../../lib/draw/box';
import { BORDERS, MOVED, POLYGONS, SCORE_SPACES, SECTION_X, WIDTH, HEIGHT, type Point, type Region } from './layout';
import { ASPECTS } from './seen';

export type { Box };

/** A number as it stands in a path. */
function fixed(n: number): string {
  return n.toFixed(2);
}

export function boxAround(x: number, y: number, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/* ---- map ---- */
export const SLAB: Box = { x: 60.2, y: 24.2, w: 101.6, h: 71 };
export const MAP: Box = { x: 61.4, y: 25.4, w: 99.2, h: 68.6 };

/** From the table's units to board units. */
export function onMap([x, y]: Point): Point {
  const { map } = MOVED;
  return [map.x + ((x - map.from) / map.span) * map.width, map.y + ((y - map.top) / map.drop) * map.height];
}

/** A smooth line through the points, as curves that follow a first point. */
export function curve(points: readonly Point[]): string {
  const p = points.map(onMap);
  const at = (i: number): Point => p[Math.max(0, Math.min(p.length - 1, i))]!;
  let path = '';
  for (let i = 0; i < p.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...one, ...two, ...to].map((n) => fixed(n)).join(' ')}`;
  }
  return path;
}

function moveTo(point: Point, letter: 'M' | 'L'): string {
  return letter + onMap(point).map(fixed).join(' ');
}

/** A border as a path. */
export function borderPath(line: readonly Point[]): string {
  return moveTo(line[0]!, 'M') + curve(line);
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The border that begins at this corner and goes along the region's edge, if there is one. */
function borderFrom(region: Region, corner: Point, next: Point): readonly Point[] | null {
  for (const { between, line } of BORDERS) {
    if (!between.includes(region)) continue;
    for (const way of [line, [...line].reverse()]) if (same(way[0]!, corner) && same(way[1]!, next)) return way;
  }
  return null;
}

/** The outline of a region: curves along its borders, straight lines along the edge of the map. */
export function regionPath(region: Region): string {
  const corners = POLYGONS[region];
  const at = (i: number): Point => corners[i % corners.length]!;
  const starts = corners.findIndex((corner, i) => borderFrom(region, corner, at(i + 1)) !== null);
  let path = moveTo(at(starts), 'M');
  for (let i = starts; i < starts + corners.length;) {
    const way = borderFrom(region, at(i), at(i + 1));
    if (way) {
      path += curve(way);
      i += way.length - 1;
    } else {
      i += 1;
      path += moveTo(at(i), 'L');
    }
  }
  return `${path}Z`;
}

/** Bridges over the borders between adjacent regions: middle and turn. */
export const BRIDGES: readonly (readonly [number, number, number])[] = [
  [72.6, 56.2, -14],
  [99.1, 37.2, 90],
  [123, 37.2, 90],
  [151, 55.2, 14],
];

/* ---- in a region ---- */
export const SPACE = 7.2;
const SPACE_STEP = 8.2;

export interface RegionSpots {
  seal: Point;
  spaces: readonly Point[];
  /** the pill with the majority */
  majority: Point;
  palaces: readonly Point[];
}

/** Everything that stands in a region, for so many palace spaces. */
export function regionSpots(region: Region, palaces: number): RegionSpots {
  const { x, bonus, palace } = MOVED.rows[region];
  const step = palaces > 3 ? 6.4 : SPACE_STEP;
  const middle = region === 3;
  const seal: Point = middle ? [x - 8.2, bonus - 8.4] : [x - 16.2, bonus];
  return {
    seal,
    spaces: [-1, 0, 1].map((i): Point => [x + i * SPACE_STEP, bonus]),
    majority: middle ? [seal[0] + 9, seal[1]] : [seal[0] + 1.6, bonus + 7.4],
    palaces: Array.from({ length: palaces }, (_, i): Point => [x + (i - (palaces - 1) / 2) * step, palace]),
  };
}

/** The pill that says who has the majority: where its middle is, how wide it is. */
export function majorityPill(region: Region, leaders: number, worth: number): { x: number; y: number; w: number } {
  const [x, y] = regionSpots(region, 2).majority;
  return { x: x + (leaders - 1) * 1.2, y, w: 4.6 + 2.6 * leaders + (worth > 9 ? 1.6 : 0) };
}

/** Where the governors beside the spaces of a region stand, right of the pill. */
export function besideSpots(region: Region, count: number, pill: { x: number; w: number }): Point[] {
  const { x, bonus } = MOVED.rows[region];
  const first = region === 3 ? x - 8.2 : Math.max(x - 5, pill.x + pill.w / 2 + 3);
  const step = Math.min(5.4, (x + 10.6 - first) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i): Point => [first + i * step, bonus + 7.2]);
}

/* ---- score track ---- */

/** The middle of a space of the score track; it wraps. */
export function scoreAt(points: number): Point {
  const { edge, top, side } = MOVED.score;
  const i = ((points % SCORE_SPACES) + SCORE_SPACES) % SCORE_SPACES;
  const across = (WIDTH - 2 * edge) / top;
  const down = (HEIGHT - 2 * edge) / side;
  if (i < top) return [edge + i * across, edge];
  if (i < top + side) return [WIDTH - edge, edge + (i - top) * down];
  if (i < 2 * top + side) return [WIDTH - edge - (i - top - side) * across, HEIGHT - edge];
  return [edge, HEIGHT - edge - (i - 2 * top - side) * down];
}

export interface Standing {
  seat: number;
  x: number;
  y: number;
  r: number;
  /** how often the disc has gone round */
  laps: number;
}

/** Radius of a score disc by how many share its space. */
const RADIUS = [2.15, 2.15, 1.8, 1.6, 1.5];

/** The score discs; those on one space stand in a row along the track, so that every symbol is seen. */
export function scoreDiscs(points: readonly number[]): Standing[] {
  const spaceOf = (n: number): number => ((n % SCORE_SPACES) + SCORE_SPACES) % SCORE_SPACES;
  return points.map((n, seat) => {
    const here = points.flatMap((m, other) => (spaceOf(m) === spaceOf(n) ? [other] : []));
    const [x, y] = scoreAt(n);
    const r = RADIUS[here.length] ?? 1.4;
    const reach = (here.length - 1) * r * 0.9;
    const shift = (here.indexOf(seat) - (here.length - 1) / 2) * r * 1.8;
    const inside = (middle: number, size: number): number => Math.max(reach + 1, Math.min(size - reach - 1, middle)) + shift;
    const upright = y > 2 && y < HEIGHT - 2;
    const laps = Math.floor(n / SCORE_SPACES);
    return upright ? { seat, x, y: inside(y, HEIGHT), r, laps } : { seat, x: inside(x, WIDTH), y: y + 0.1, r, laps };
  });
}

/* ---- rewards ---- */
export const REWARD = { left: 20.4, top: 13, h: 10.4, step: 11.1, gap: 0.55, narrow: 5.5, wide: 14.6, track: 9.4, label: 16 } as const;
export const TRACK_Y = [17.4, 25.5, 33.6, 41.7] as const;

/** The cell of the reward table for a round (from 1) and an aspect (from 0); the current round is wide. */
export function rewardBox(round: number, aspect: number, current: number): Box {
  const before = round - 1;
  const passed = current >= 1 && current < round ? 1 : 0;
  const x = REWARD.left + before * (REWARD.narrow + REWARD.gap) + passed * (REWARD.wide - REWARD.narrow);
  return { x, y: REWARD.top + aspect * REWARD.step, w: round === current ? REWARD.wide : REWARD.narrow, h: REWARD.h };
}

export function aspectY(aspect: number): number {
  return REWARD.top + aspect * REWARD.step;
}

/* ---- court ---- */
export const STAGE: Box = { x: 5.4, y: 48.6, w: 53.4, h: 46.2 };
export const TOP_CARD: Box = { x: 8.3, y: 54.2, w: 15.4, h: 22 };
export const ACTION = { w: 9.4, h: 15, x: 32, step: 10.05, upper: 54.2, lower: 75.8 } as const;

/** The plaque of a court action, counted as in the table. */
export function actionBox(index: number): Box {
  const x = ACTION.x + (index % 3) * ACTION.step;
  return { x: x - ACTION.w / 2, y: index < 3 ? ACTION.upper : ACTION.lower, w: ACTION.w, h: ACTION.h };
}

/** The recess of a marker of value 3. */
export function markerAt(aspect: number): Point {
  return [9.8 + aspect * 6.3, 87];
}
export const MARKERS_OF_3 = ASPECTS.map((_, aspect) => markerAt(aspect));

/* ---- walls ---- */
export const WALL_TILE = { w: 15.4, h: 8.2, y: 5 } as const;
export const WALL_SPACE = { w: 4.4, h: 6.6, y: 15.6, step: 5 } as const;

/** The middle of a wall section. */
export function sectionX(section: number): number {
  return onMap([SECTION_X[section] ?? 0, 0])[0] + MOVED.section;
}

/** The box of a wall space; `lines` counts from 1. */
export function wallBox(section: number, lines: number): Box {
  const x = sectionX(section) + (lines - 2) * WALL_SPACE.step;
  return { x: x - WALL_SPACE.w / 2, y: WALL_SPACE.y, w: WALL_SPACE.w, h: WALL_SPACE.h };
}

/** The battlements under all sections. */
export function battlements(): string {
  const teeth = Array.from({ length: 50 }, (_, k) => `h1v${k % 2 ? 1 : -1}h1`).join('');
  return `M61 23.4V15.2${teeth}V23.4z`;
}

/* ---- tasks ---- */
const TASKS = { x: 163.8, w: 33.2, top: [5, 50.4], h: [43.8, 44.4], first: 12.2, step: 12.6 } as const;

export function taskSectionBox(section: number): Box {
  return { x: TASKS.x, y: TASKS.top[section] ?? 5, w: TASKS.w, h: TASKS.h[section] ?? 44 };
}

/** The middle of a task's row. */
export function taskY(section: number, kind: number): number {
  return (TASKS.top[section] ?? 5) + TASKS.first + kind * TASKS.step;
}

export function taskBox(section: number, kind: number): Box {
  return { x: 165.2, y: taskY(section, kind) - 4.9, w: 13.6, h: 10.2 };
}

/** The middle of a task's space. */
export function taskSpace(section: number, kind: number, space: number): Point {
  return [181.9 + space * 4.2, taskY(section, kind) + 0.1];
}

/** Where the needs of a task stand on its tile. */
export function needSpots(section: number, kind: number, count: number): Point[] {
  const y = taskY(section, kind) + 0.1;
  return Array.from({ length: count }, (_, i): Point => {
    const row = count > 2 ? (i < 2 ? -2 : 2) : 0;
    const alone = count === 1 || (count === 3 && i === 2);
    return [alone ? 175.05 : 173.4 + (i % 2) * 3.3, y + row];
  });
}
