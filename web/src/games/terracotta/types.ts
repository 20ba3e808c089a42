/** The JSON of `view` as src/tianxia/games/terracotta/view.py makes it. */

export const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'] as const;
export type Warrior = (typeof WARRIORS)[number];
export const SPECIALISTS = ['horse', 'footman', 'kneeling_archer', 'musician'] as const;
export type Specialist = (typeof SPECIALISTS)[number];
export const WEAPONS = ['sword', 'halberd', 'crossbow', 'spear'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const WORKERS = ['craftsman', 'artisan'] as const;
export type Worker = (typeof WORKERS)[number];
export const RINGS = ['inner', 'middle', 'outer'] as const;
export type Ring = (typeof RINGS)[number];
export const QUARTERS = ['ne', 'se', 'sw', 'nw'] as const;
export type Quarter = (typeof QUARTERS)[number];
export const FACINGS = ['n', 'e', 's', 'w'] as const;
export type Facing = (typeof FACINGS)[number];
/** In two rows: those that bring coins, those that keep clay wet. */
export const MASTERS = [
  ['master_builder', 'master_steward', 'master_inspector'],
  ['master_clay_maker', 'master_overseer', 'master_blacksmith'],
] as const;
export type Master = (typeof MASTERS)[number][number];
export const SOURCES = ['organizer', 'weapon', 'inspector', 'musician', 'tile', 'footman', 'group', 'archer', 'leftover'] as const;
export type Source = (typeof SOURCES)[number];
export type Tile = 'tile_middle_row' | 'tile_middle_column' | `tile_${Warrior}` | `tile_sector_${Quarter}` | 'tile_coins' | 'tile_clay';
export type ActionKind = 'build' | 'moisten' | 'promote' | 'coins' | 'clay' | 'priority' | 'master' | 'ready' | 'specialist';
/** `build_3`, `ready_sword`, `master_builder`, … */
export type ActionId = string;
/** `r3c7`: row and column, from 1. */
export type Cell = string;
export type Phase = 'setup' | 'actions' | 'scoring' | 'cleanup' | 'over';

/** One scored set: counts and tie-breaking archers by seat, and what it pays each seat. */
export interface Scored {
  counts: number[];
  archers: number[];
  points: number[];
}

export interface Figure {
  id: string;
  kind: Warrior | Exclude<Specialist, 'horse'>;
  /** null for specialists */
  owner: number | null;
  /** three for a warrior with a horse, the warrior's own end first */
  cells: Cell[];
  /** of a kneeling archer */
  facing: Facing | null;
  /** the first cell of the warrior an archer is linked to now */
  faces: Cell | null;
}

export interface SegmentView {
  id: number;
  quarter: Quarter;
  /** null until the ring has been turned at the start */
  inner: ActionId | null;
  middle: ActionId | null;
  outer: ActionId;
  /** in order of arrival */
  workers: { seat: number; worker: Worker }[];
  /** the kinds of worker that may still come */
  open: Worker[];
  /** while a worker is being placed: the actions its seat could perform if it came here now, with what the rings before may bring */
  able?: boolean[];
}

export interface TileView {
  /** the round */
  id: number;
  tile: Tile | null;
  domination: number;
  presence: number;
  builder: number;
}

export type GroupView = { kind: Warrior; cells: Cell[]; each: number } & Scored;

export interface Outlook {
  row: { line: number } & Scored;
  column: { line: number } & Scored;
  musicians: { points: number[]; each: { cell: Cell; points: number[] }[] };
  tile: { tile: Tile } & Scored;
  footmen: ({ cell: Cell } & Scored)[];
  archers: number[];
  leftovers: number[];
  /** row, column, musicians and tile together */
  round: number[];
}

export interface SeatView {
  points: number;
  coins: number;
  wet_clay: number;
  dry_clay: number;
  /** true: active */
  weapons: Record<Weapon, boolean>;
  /** owned now */
  craftsmen: number;
  artisans: number;
  /** not yet placed this round */
  left: Record<Worker, number>;
  /** artisans in the supply */
  pool: number;
  /** in the order of hiring */
  masters: Master[];
  /** prices of the tokens not yet used, cheapest first */
  tokens: number[];
  priority: number | null;
  /** at the end of a round: wet clay kept, coins gained */
  keeps: number;
  income: number;
  warriors: Record<Warrior, number>;
  scored: Record<Source, number>;
}

export interface Dominated {
  domination: number;
  presence: number;
}

/** What is printed on the components. */
export interface Printed {
  actions: Record<ActionId, { kind: ActionKind; n: number }>;
  /** points of the first, second, … figure of a type */
  organizer: number[];
  prices: Record<Specialist, number[]>;
  weapon: Record<Warrior | Specialist, Weapon>;
  tokens: number[];
  bonus: Record<Master, 'coins' | 'keep_wet'>;
  /** how much of it */
  bonus_n: Record<Master, number>;
  /** what a weapon gives beside moving things */
  effects: Record<Weapon, { vp: number; coins: number }>;
  /** wet clay of the clay maker, warehouses of the overseer, steps of the inspector */
  ability: { clay: number; warehouses: number; steps: number };
  rotate: number;
  instead: { wet_clay: number; coins: number };
  /** by number of the token, from 1 */
  priority_clay: number[];
  inspector: Dominated;
  footman: Dominated;
  group: Dominated;
  archer: number;
  musician: number;
  leftover: number;
}

export interface Now {
  seat: number;
  rotated: boolean;
  segment: number | null;
  worker: Worker | null;
  performed: boolean;
  ring: Ring | null;
}

export interface TerracottaView {
  round: number;
  rounds: number;
  phase: Phase;
  turn: number;
  turns: number;
  /** the turn order track, first place first */
  order: number[];
  workers_each: number;
  now: Now | null;
  rings: Record<Ring, { offset: number | null; actions: ActionId[] }>;
  segments: SegmentView[];
  warehouses: Record<Quarter, number>;
  organizer: Record<Warrior, { left: number; points: number | null }>;
  specialists: Record<Specialist, { left: number; price: number | null }>;
  mausoleum: Figure[];
  inspectors: { row: number; column: number };
  tiles: TileView[];
  /** top of the stack first */
  priority: number[];
  groups: GroupView[];
  outlook: Outlook | null;
  queue: { seat: number; question: string; warrior?: Warrior; specialist?: Specialist; cell?: Cell; free?: boolean }[];
  seats: SeatView[];
  printed: Printed;
}
