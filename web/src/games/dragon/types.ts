/** The JSON of `view` as src/tianxia/games/dragon/view.py makes it. */

export const TYPES = [
  'monk',
  'healer',
  'pyrotechnist',
  'craftsman',
  'court_lady',
  'tax_collector',
  'warrior',
  'scholar',
  'farmer',
] as const;
export type PersonType = (typeof TYPES)[number];
export type Age = 'young' | 'old';
/** `monk_young`; three types are only young. */
export type Tile = `${PersonType}_${Age}`;
export type PersonCard = PersonType | 'wild';
export type Action = 'taxes' | 'build' | 'harvest' | 'fireworks_display' | 'military_parade' | 'research' | 'privilege' | 'build_wall';
export type Privilege = 'small_privilege' | 'large_privilege';
export type EventName = 'peace' | 'imperial_tribute' | 'drought' | 'dragon_festival' | 'mongol_invasion' | 'contagion';
export const WALL_TILES = ['wall_rice', 'wall_fireworks', 'wall_floor', 'wall_yuan', 'wall_person_track', 'wall_vp'] as const;
export type WallTile = (typeof WALL_TILES)[number];
export type SuperEvent =
  | 'lantern_festival'
  | 'buddha'
  | 'earthquake'
  | 'flood'
  | 'solar_eclipse'
  | 'volcanic_eruption'
  | 'tornado'
  | 'sunrise'
  | 'assassination_attempt'
  | 'edict';
export type Phase = 'setup' | 'actions' | 'persons' | 'event' | 'scoring' | 'over';

export interface PalaceView {
  id: number;
  floors: number;
  persons: Tile[];
}

/** What this month's event would do to a seat if it came now. */
export interface Threat {
  have: number;
  need: number;
  /** persons it would lose */
  lose: number;
  /** points it would score */
  gain?: number;
}

export interface SeatView {
  points: number;
  yuan: number;
  rice: number;
  fireworks: number;
  small_privileges: number;
  large_privileges: number;
  space: number;
  arrival: number;
  /** the group its dragon stands on, counted from 0 */
  dragon: number | null;
  palaces: PalaceView[];
  threat?: Threat | null;
  hand_size: number;
  discarded: PersonCard[];
  scored: Record<string, number>;
  /** only where the viewer may see it */
  hand?: PersonCard[];
  /** only with the Great Wall */
  wall_left?: WallTile[];
}

export interface GroupView {
  cards: Action[];
  dragons: number[];
}

export interface DragonView {
  round: number;
  rounds: number;
  phase: Phase;
  start_seat: number;
  /** seats in turn order: furthest on the person track first, the top of a stack before what is under it */
  order: number[];
  events: (EventName | null)[];
  supply: Record<Tile, number>;
  removed: Record<Tile, number>;
  /** empty when no cards are dealt */
  groups: GroupView[];
  pairs_taken: [PersonType, PersonType][];
  wall: { owners: number[]; length: number } | null;
  super_event: SuperEvent | null;
  super_event_struck: boolean;
  super_round: number;
  sunrise_taken: PersonType[];
  seats: SeatView[];
}
