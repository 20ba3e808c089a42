/**
 * Where things stand, in board units (100 x 100). Angles, ring order, stairs and corners are those of components.toml
 * (a test compares them); the table there is 100 x 72 and is stretched here to a square, with a larger house.
 */
import { SCORE_SPACES } from './printed';
import type { Gate, Inner, Place, Room, Space, Village } from './seen';

export type Point = readonly [number, number];

/** The middle of the house. */
export const MIDDLE: Point = [36.6, 36.6];
/** Radii: courtyard, inner rooms, outer rooms, roof. */
export const R = { yard: 9.7, i0: 10.2, i1: 18.6, o0: 21, o1: 29.6, roof: 31.9 } as const;
/** Half the width of the Hall, and of its inner half where it bends. */
export const HALL_WIDE = 4;
export const HALL_SLIM = 3.4;
/** Height of a room's lintel, where its name stands. */
export const LINTEL = 1.75;

/** Degrees clockwise from the top; the second one is always larger. */
export const ANGLES: Record<Space, Point> = {
  i1: [315, 387],
  i2: [27, 99],
  i3: [99, 171],
  i4: [171, 243],
  i5: [243, 315],
  o1: [315, 363],
  o2: [3, 75],
  o3: [75, 123],
  o4: [123, 195],
  o5: [195, 243],
  o6: [243, 315],
};

export interface GatePrint {
  /** the corridors the Hall cuts: from the first to the second space */
  inner: readonly [Space, Space];
  outer: readonly [Space, Space];
  /** the stair it covers, one way */
  stair: readonly [Space, Space];
}
export const GATES: Record<Gate, GatePrint> = {
  gate_s: { inner: ['i5', 'i1'], outer: ['o6', 'o1'], stair: ['i5', 'o1'] },
  gate_1: { inner: ['i1', 'i2'], outer: ['o1', 'o2'], stair: ['i1', 'o2'] },
  gate_2: { inner: ['i2', 'i3'], outer: ['o3', 'o4'], stair: ['i2', 'o4'] },
  gate_3: { inner: ['i3', 'i4'], outer: ['o4', 'o5'], stair: ['o4', 'i4'] },
  gate_4: { inner: ['i4', 'i5'], outer: ['o5', 'o6'], stair: ['o5', 'i5'] },
};
/** From where to where a stair lies in the gallery, in degrees. */
export const STAIRS: Record<Gate, Point> = {
  gate_s: [309.5, 320.5],
  gate_1: [10, 21],
  gate_2: [93.5, 127.5],
  gate_3: [177.5, 188.5],
  gate_4: [237, 248.5],
};

/** The middle of a room's three chairs, in degrees. */
export const BENCH: Record<Inner, number> = { i1: 351, i2: 63, i3: 135, i4: 207, i5: 279 };
export const CHAIR_STEP = 20;
export const CHAIR_R = 8.15;

export const VILLAGE_AT: Record<Village, Point> = {
  village_nw: [4.8, 4.8],
  village_ne: [59.2, 4.8],
  village_se: [59.2, 61.4],
  village_sw: [4.8, 61.4],
};
export const VILLAGE = { w: 9.2, h: 9.5, row: 2.35 } as const;
/** Where the pedlar stands beside a village. */
export const PEDLAR_AT: Record<Village, Point> = {
  village_nw: [17.15, 7.15],
  village_ne: [56.05, 7.15],
  village_se: [66.2, 58.8],
  village_sw: [7, 58.8],
};

/** The column at the right: incense, temples, altar, smugglers, amulets. */
export const COLUMN = { x: 70.6, w: 24.6 } as const;
export const ALTAR = { x: 70.6, y: 33.2, size: 24.6, edge: 3.75, cell: 4.275 } as const;
export const TEMPLE = { y: 19.2, w: 5.7, h: 8.6, step: 6.3 } as const;
export const INCENSE_Y = 11;
export const SMUGGLER = { y: 63.2, w: 5.7, h: 7.6, step: 6.15, first: 6.6 } as const;
export const CARD = { y: 78.5, w: 9.9, h: 16.5, step: 10.55 } as const;
export const ORDERS_X = 5.3;
export const EXPERTS_X = 38.6;

/** A point of the house, `a` degrees clockwise from the top. */
export function polar(r: number, a: number): Point {
  const turn = (a * Math.PI) / 180;
  return [round(MIDDLE[0] + r * Math.sin(turn)), round(MIDDLE[1] - r * Math.cos(turn))];
}

export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** Degrees that a length takes at a radius. */
export function degrees(length: number, r: number): number {
  return (Math.asin(Math.min(1, length / r)) * 180) / Math.PI;
}

const STEP = 7.68;
/** A place on the frame's track; it wraps. Halves lie between two spaces. */
export function scoreAt(points: number): Point {
  const along = STEP * (((points % SCORE_SPACES) + SCORE_SPACES) % SCORE_SPACES);
  if (along < 96) return [round(2 + along), 2];
  if (along < 192) return [98, round(along - 94)];
  return along < 288 ? [round(290 - along), 98] : [2, round(386 - along)];
}

/** A notch of the incense stick; the last one is where the game ends. */
export function notchAt(field: number, end: number): number {
  const last = COLUMN.x + COLUMN.w - 2.1;
  if (field >= end) return last;
  const first = COLUMN.x + 6.23;
  const step = (last - 2.3 - first) / (end - 1.5);
  return round(first + (field - 1) * step);
}

/** The middle of a cell of the altar; rows and columns count from 1. */
export function cellAt(row: number, column: number): Point {
  const { x, y, edge, cell } = ALTAR;
  return [round(x + edge + cell * (column - 0.5)), round(y + edge + cell * (row - 0.5))];
}

export function isInner(space: Place): space is Inner {
  return space.startsWith('i');
}

/** The sprite's icon of a room. */
export const ROOM_ICON: Record<Room, string> = {
  supplier: 'r-rm-supplier',
  smugglers_den: 'r-smuggler',
  market: 'r-rm-market',
  expert_room: 'r-expert',
  banker: 'r-rm-banker',
  steward: 'r-rm-steward',
  retailer: 'r-rm-retailer',
  wholesaler: 'r-rm-wholesaler',
  bank: 'r-rm-bank',
  black_market: 'r-rm-black_market',
  trading_post: 'r-rm-trading_post',
  guild_hall: 'r-rm-guild_hall',
  warehouse: 'r-rm-warehouse',
};
