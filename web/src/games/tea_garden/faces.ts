/** What stands on the components: cards, caravans, tiles, regions, tracks. */
import type { CaravanKind, Half, Province, Region, SecondaryAction, Teapot } from './seen';

export type Point = readonly [number, number];
export type Colour = Teapot | 'any';
export type CupColour = 'blue' | 'green' | 'white';

/** The effect vocabulary; a key that is missing means none. */
export interface Effect {
  vp?: number;
  leaves?: { quality: number; count: number };
  emperor?: number;
  scroll_strength?: number;
  scroll_teapot?: number;
  scroll_repeat?: number;
  cup_marker?: number;
  ferment?: number;
  draw?: number;
  swap?: number;
  emperor_card?: number;
  trash?: number;
  sell_leaves?: number;
}

export interface EndScore {
  type: string;
  vp: number;
  max?: number;
  base?: number;
}

export interface Price {
  leaves: number;
  quality: number;
  teapots: Colour[];
}

export interface CardFace {
  /** 0 starting card, 1 to 5 action card, 6 emperor card */
  level: number;
  strength: number;
  secondary: SecondaryAction[];
  teapots: Colour[];
  effect: Effect;
  /** of an action card, at the end */
  points?: number;
  price?: Price;
  /** of an emperor card */
  end?: EndScore;
}

export interface CaravanFace {
  kind: CaravanKind;
  trade: { any: number; fermented: number; effect: Effect }[];
  strength: { min: number; effect: Effect }[];
}

export interface TileFace {
  left: CupColour;
  right: CupColour;
  effect: Effect;
}

export interface RegionFace {
  id: Region;
  province: Province;
  value: number;
  /** points of its garden spaces, in order */
  points: number[];
  valueAt: Point;
  bonusAt: Point | null;
  spacesAt: Point[];
  outline: Point[];
}

export interface RiverSection {
  at: Point;
  effect: Effect;
  points: number;
}

export interface Sector {
  points: number;
  halves: { id: Half; effect: Effect }[];
}

export interface EmperorRow {
  tokens: number;
  quality: number;
  effect: Effect;
  points: number;
}
