/** Anchors of src/tianxia/games/zhanguo/components.toml (a test compares them), and how the drawing moves them. */
import type { Action, Trigger } from './seen';

export type Point = readonly [number, number];

/** The board is 202.5 x 100: y as in the table, x stretched by the board's proportion 81:40. */
export const ASPECT: Point = [81, 40];
export const WIDTH = 202.5;
export const HEIGHT = 100;

export const REGIONS = [1, 2, 3, 4, 5] as const;
export type Region = (typeof REGIONS)[number];

/** Lines between regions, in the table's units; adjacent regions have a bridge, the others a wall between them. */
// prettier-ignore
export const BORDERS: readonly { between: readonly [Region, Region]; kind: 'solid' | 'wall'; line: readonly Point[] }[] = [
  { between: [1, 2], kind: 'solid', line: [[27, 56], [36, 53], [44, 57]] },
  { between: [2, 3], kind: 'solid', line: [[45, 24], [46.5, 36], [45, 48], [44, 57]] },
  { between: [3, 4], kind: 'solid', line: [[59.5, 24], [58.5, 36], [60, 48], [61, 57]] },
  { between: [4, 5], kind: 'solid', line: [[61, 57], [69, 53], [78, 56]] },
  { between: [1, 3], kind: 'wall', line: [[44, 57], [45.5, 70], [44, 84], [45, 92]] },
  { between: [3, 5], kind: 'wall', line: [[61, 57], [59.5, 70], [61, 84], [60, 92]] },
];

/** Corners of the regions that lie on no border between two of them. */
// prettier-ignore
export const POLYGONS: Record<Region, readonly Point[]> = {
  1: [[27, 56], [36, 53], [44, 57], [45.5, 70], [44, 84], [45, 92], [27, 92]],
  2: [[27, 24], [45, 24], [46.5, 36], [45, 48], [44, 57], [36, 53], [27, 56]],
  3: [
    [45, 24], [59.5, 24], [58.5, 36], [60, 48], [61, 57], [59.5, 70], [61, 84], [60, 92],
    [45, 92], [44, 84], [45.5, 70], [44, 57], [45, 48], [46.5, 36],
  ],
  4: [[59.5, 24], [78, 24], [78, 56], [69, 53], [61, 57], [60, 48], [58.5, 36]],
  5: [[61, 57], [69, 53], [78, 56], [78, 92], [60, 92], [61, 84], [59.5, 70]],
};

/** The middle column of each region: its bonus spaces stand around it. */
export const REGION_X: Record<Region, number> = { 1: 36, 2: 36, 3: 52.8, 4: 69, 5: 69.5 };

export const SECTION_X = [31.5, 40, 48.5, 57, 65.5, 74] as const;

/** The court actions as they stand on the board, with the numbers that set abilities off. */
export const ACTIONS = [
  { action: 'build_wall', group: 'higher' },
  { action: 'build_palace', group: 'higher' },
  { action: 'hire_workers', group: 'higher' },
  { action: 'recruit_official', group: 'lower' },
  { action: 'install_governor', group: 'lower' },
  { action: 'transfer_officials', group: 'none' },
] as const satisfies readonly { action: Action; group: Trigger }[];

/** What the 1st, 2nd and 3rd card of a region yield. */
export const UNIFY = [
  { markers: 1, unrest: 0 },
  { markers: 2, unrest: 1 },
  { markers: 3, unrest: 2 },
] as const;
export const TRACK_SPACES = 4;
export const SCORE_SPACES = 100;

/**
 * Where the drawing leaves the table: the court lies next to my hand and the rewards above it; the map starts
 * further right and leaves room for both; the score track keeps 1.8 units from every edge.
 */
export const MOVED = {
  map: { x: 61, from: 27, span: 51, width: 100, y: 25, top: 24, drop: 68, height: 69.6 },
  score: { edge: 1.8, top: 34, side: 16 },
  section: -0.45,
  /** per region: its middle in board units, the row of bonus spaces, the row of palaces */
  rows: {
    1: { x: 82, bonus: 70.2, palace: 84.6 },
    2: { x: 82, bonus: 35.4, palace: 48.6 },
    3: { x: 111.5, bonus: 51.4, palace: 66.2 },
    4: { x: 147, bonus: 35.4, palace: 48.6 },
    5: { x: 147.6, bonus: 70.6, palace: 85 },
  },
} as const;
