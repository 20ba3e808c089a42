/** Anchors of `[layout]` in src/tianxia/games/dragon/components.toml (a test compares them); board units, 100 x 100. */
import { PERSON_TYPES, type PersonCard, type PersonType, type Tile, type WallTile } from './seen';

export type Point = readonly [number, number];

export const SCORE_SPACES = 100;
export const TRACK_SPACES = 60;

/** The middle of a space of the scoring track; it wraps. */
export function scoreAt(points: number): Point {
  const i = ((points % SCORE_SPACES) + SCORE_SPACES) % SCORE_SPACES;
  const along = 2 + 3.84 * (i % 25);
  if (i < 25) return [along, 2];
  if (i < 50) return [98, along];
  return i < 75 ? [100 - along, 98] : [2, 100 - along];
}

/** The middle of a space of the person track; it wraps. */
export function trackAt(space: number): Point {
  const i = ((space % TRACK_SPACES) + TRACK_SPACES) % TRACK_SPACES;
  if (i < 21) return [8 + 4 * i, 38];
  if (i < 30) return [92, 38 + 4 * (i - 21)];
  return i < 51 ? [92 - 4 * (i - 30), 74] : [8, 74 - 4 * (i - 51)];
}

/** The middle of an event slot; `slot` counts from 0. */
export function eventAt(slot: number): Point {
  return [9 + (82 / 11) * slot, 84];
}

export const WALL_Y = 91.5;
export const SUPER_AT: Point = [56.13, 81.6];
export const DISCARD_AT: Point = [50, 14];
export const DECK_AT: Point = [50, 56];
/** Centres of the action groups by number of seats. */
// prettier-ignore
export const GROUPS_AT: Record<number, readonly Point[]> = {
  2: [[32, 53], [68, 53]],
  3: [[25, 53], [50, 53], [75, 53]],
  4: [[22, 53], [40.67, 53], [59.33, 53], [78, 53]],
  5: [[20, 53], [35, 53], [50, 53], [65, 53], [80, 53]],
};
export const OLD_Y = 14;
export const YOUNG_Y = 27;

/** Moves of a drawn row against its anchor, to make room for words. */
export const NUDGE = { old: -1, young: -1.4, event: 2, super: -3 } as const;

/** The anchor of a stack of person tiles. */
export function supplyAt(tile: Tile): Point {
  return [10 + 10 * PERSON_TYPES.indexOf(typeOf(tile)), isOld(tile) ? OLD_Y : YOUNG_Y];
}

/** Printed on a tile: steps on the person track and number of symbols. */
export const PRINTED: Record<Tile, { value: number; symbols: number }> = {
  monk_young: { value: 6, symbols: 1 },
  monk_old: { value: 2, symbols: 2 },
  healer_young: { value: 4, symbols: 1 },
  healer_old: { value: 1, symbols: 2 },
  pyrotechnist_young: { value: 5, symbols: 1 },
  pyrotechnist_old: { value: 3, symbols: 2 },
  craftsman_young: { value: 2, symbols: 1 },
  court_lady_young: { value: 1, symbols: 1 },
  tax_collector_young: { value: 3, symbols: 3 },
  warrior_young: { value: 5, symbols: 1 },
  warrior_old: { value: 3, symbols: 2 },
  scholar_young: { value: 4, symbols: 2 },
  scholar_old: { value: 2, symbols: 3 },
  farmer_young: { value: 4, symbols: 1 },
  farmer_old: { value: 1, symbols: 2 },
};

export const SYMBOL: Record<PersonCard, string> = {
  monk: 'buddha',
  healer: 'mortar',
  pyrotechnist: 'rocket',
  craftsman: 'hammer',
  court_lady: 'dragon',
  tax_collector: 'coin',
  warrior: 'helmet',
  scholar: 'book',
  farmer: 'rice_sack',
  wild: 'wild',
};

/** What a wall tile gives; `what` as in the rules' amounts. */
export const WALL_GAIN: Record<WallTile, { what: string; n: number }> = {
  wall_rice: { what: 'rice', n: 1 },
  wall_fireworks: { what: 'fireworks', n: 1 },
  wall_floor: { what: 'floors', n: 1 },
  wall_yuan: { what: 'yuan', n: 2 },
  wall_person_track: { what: 'person_track', n: 3 },
  wall_vp: { what: 'vp', n: 3 },
};

export function typeOf(tile: Tile): PersonType {
  return tile.replace(/_(young|old)$/, '') as PersonType;
}

export function isOld(tile: Tile): boolean {
  return tile.endsWith('_old');
}

export function symbolsOf(tile: Tile): number {
  return PRINTED[tile].symbols;
}

export function valueOf(tile: Tile): number {
  return PRINTED[tile].value;
}
