/**
 * Where things lie on the board: 163 x 100. `[layout]` of src/tianxia/games/terracotta/components.toml gives their
 * order, angles and neighbours (a test compares them); sizes are drawn for a wide page, with the scoring tiles
 * beside the mausoleum and warriors, weapons and specialists in one rack.
 */
import type { Box } from '../../lib/draw/box';
import type { Cell, Facing, Master, Quarter } from './seen';

export type Point = readonly [number, number];
export type { Box };

export const BOARD = { w: 163, h: 100 } as const;
/** Masters in two columns: those that bring coins, those that keep clay wet. */
export const MASTER_ROWS = [
  ['master_builder', 'master_steward', 'master_inspector'],
  ['master_clay_maker', 'master_overseer', 'master_blacksmith'],
] as const satisfies readonly (readonly Master[])[];

export const SCORE_SPACES = 100;
/** Spaces of the scoring track along the upper and the right edge; the other two edges have as many. */
const ALONG = 31;
const DOWN = 19;
/** The lacquer around the paper, which bears the track. */
export const FRAME = 'M0 0h163v100h-163zM3.9 3.9v92.2h155.2v-92.2z';

/** The middle of a space of the scoring track: clockwise from the upper left corner, it wraps. */
export function scoreAt(points: number): Point {
  const i = ((points % SCORE_SPACES) + SCORE_SPACES) % SCORE_SPACES;
  const x = 2 + (i * 159) / ALONG;
  if (i < ALONG) return [x, 2];
  if (i < ALONG + DOWN) return [161, 2 + ((i - ALONG) * 96) / DOWN];
  const back = i - ALONG - DOWN;
  return back < ALONG ? [161 - (back * 159) / ALONG, 98] : [2, 98 - ((back - ALONG) * 96) / DOWN];
}

/* ---- the workshop ---- */
export const STAGE: Box = { x: 5.3, y: 5.3, w: 69.8, h: 63.4 };
export const HUB: Point = [40.2, 37];
export const SEGMENTS = 12;
/** Outer edges of hub, rings and the band of worker spaces. */
export const RADIUS = { hub: 5.6, inner: 13.4, middle: 19.9, outer: 25.2, band: 30.6 } as const;
/** Where a ring's symbols stand, and how large they are. */
export const SYMBOL = {
  inner: { r: 9.85, size: 4.2 },
  middle: { r: 16.65, size: 4.9 },
  outer: { r: 22.55, size: 4.7 },
} as const;
export const WORKER = { r: 27.9, turn: 6.2, size: 4.7 } as const;

/** Degrees clockwise from 12 o'clock where a segment begins. */
export function startOf(segment: number): number {
  return (segment * 360) / SEGMENTS;
}

export function middleOf(segment: number): number {
  return startOf(segment + 0.5);
}

/** A point of the wheel: distance from the hub and degrees clockwise from 12 o'clock. */
export function polar(r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [HUB[0] + r * Math.sin(a), HUB[1] - r * Math.cos(a)];
}

/** The two worker spaces of a segment. */
export function workerAt(segment: number, space: 0 | 1): Point {
  return polar(WORKER.r, middleOf(segment) + (space ? WORKER.turn : -WORKER.turn));
}

export const WAREHOUSE: Record<Quarter, Point> = {
  ne: [69.6, 10.6],
  se: [69.6, 57.6],
  sw: [10.6, 57.6],
  nw: [10.6, 10.6],
};

/* ---- the mausoleum ---- */
export const ROWS = 7;
export const COLUMNS = 9;
export const CELL = 7.05;
export const PIT: Point = [82.8, 6.1];
export const ROW_TRACK_X = 79.8;
export const COLUMN_TRACK_Y = 58.5;

export const CELLS: readonly Cell[] = Array.from({ length: ROWS * COLUMNS }, (_, i) =>
  cellOf(Math.floor(i / COLUMNS) + 1, (i % COLUMNS) + 1),
);

export function cellOf(row: number, column: number): Cell {
  return `r${row}c${column}`;
}

/** Row and column of a cell, from 1. */
export function placeOf(cell: Cell): [number, number] {
  const found = /^r(\d+)c(\d+)$/.exec(cell);
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
}

/** The middle of a cell. */
export function cellAt(cell: Cell): Point {
  const [row, column] = placeOf(cell);
  return [PIT[0] + CELL * (column - 0.5), PIT[1] + CELL * (row - 0.5)];
}

export function rowAt(row: number): Point {
  return [ROW_TRACK_X, PIT[1] + CELL * (row - 0.5)];
}

export function columnAt(column: number): Point {
  return [PIT[0] + CELL * (column - 0.5), COLUMN_TRACK_Y];
}

/** First and last row and column of a sector; the middle row and column belong to none. */
export function sectorOf(sector: Quarter): [number, number, number, number] {
  const [middleRow, middleColumn] = [(ROWS + 1) / 2, (COLUMNS + 1) / 2];
  const [top, bottom] = sector.startsWith('n') ? [1, middleRow - 1] : [middleRow + 1, ROWS];
  const [left, right] = sector.endsWith('w') ? [1, middleColumn - 1] : [middleColumn + 1, COLUMNS];
  return [top, bottom, left, right];
}

export const TURN: Record<Facing, number> = { n: 0, e: 90, s: 180, w: 270 };

/* ---- tiles, rack, turn order, masters ---- */
/** The column of scoring tiles; the one of this round is larger. */
export function tileBoxes(count: number, round: number): Box[] {
  let y = 5.4;
  return Array.from({ length: count }, (_, i) => {
    const now = i + 1 === round;
    const box = { x: now ? 148.3 : 149, y, w: now ? 10 : 8.8, h: now ? 13.4 : round >= 1 && round <= count ? 9.9 : 10.6 };
    y += box.h + 0.47;
    return box;
  });
}

export const RACK: Box = { x: 77.6, y: 66.4, w: 68.8, h: 28.8 };
/** The middle of a line of the rack. */
export function lineY(line: number): number {
  return RACK.y + 6.85 + line * 6.15;
}
/** Holes of the warriors and of the specialists in a line. */
export function warriorX(hole: number): number {
  return RACK.x + 11.2 + hole * 3.18;
}
export function specialistX(hole: number): number {
  return RACK.x + 55.4 + hole * 3.55;
}
export const WEAPON_X = RACK.x + 49.1;
/** The halves of a line that can be chosen. */
export function warriorLine(line: number): Box {
  return { x: RACK.x + 0.5, y: lineY(line) - 2.9, w: 44.6, h: 5.8 };
}
export function specialistLine(line: number): Box {
  return { x: RACK.x + 53.2, y: lineY(line) - 2.9, w: 15, h: 5.8 };
}

export const ORDER: Box = { x: 148.2, y: 66.4, w: 10.2, h: 28.8 };
/** The middle of a place of the turn order track. */
export function orderAt(place: number, seats: number): Point {
  const step = seats > 3 ? 4.6 : 5.9;
  return [ORDER.x + 6, ORDER.y + (seats > 3 ? 12.3 : 12.9) + place * step];
}

export function masterBox(row: number, column: number): Box {
  return { x: 5.3 + column * 23.4, y: 70.2 + row * 12.7, w: 23, h: 12.1 };
}
/** The slot of a seat's token in a master's area. */
export function tokenAt(box: Box, seat: number, seats: number): Point {
  const step = seats > 3 ? 3.9 : 4.6;
  return [box.x + (seats > 3 ? 2.7 : 3.2) + seat * step, box.y + 9.1];
}
