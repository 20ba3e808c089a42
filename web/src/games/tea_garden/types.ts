/** The JSON of `view` as src/tianxia/games/tea_garden/view.py makes it. */
import type { Kind, Province } from './faces';
import type { Price } from './gather';

export type EffectKey = 'ferment' | 'draw' | 'swap' | 'trash' | 'sell_leaves';
export type MainAction = 'found_garden' | 'buy_card' | 'sell_caravan' | 'ferment' | 'extra_harvest';

/** The turn being taken. */
export interface TurnView {
  seat: number;
  /** 1 to 4: the slot of this turn */
  number: number;
  free_action: boolean;
  cards_played: boolean;
  /** of the cards laid so far */
  strength: number;
  main: MainAction | null;
  secondary: Kind | null;
  repeated: boolean;
  /** effects of the top card still open */
  effects: EffectKey[];
}

export interface RegionView {
  bonus: string | null;
  /** the seat on each garden space */
  spaces: (number | null)[];
}

export interface CupRow {
  tiles: string[];
  /** between tile i and the next one */
  markers: number[];
}

export interface Stack {
  top: string;
  covered: string[];
}

export interface SeatView {
  points: number;
  passed: boolean;
  /** taken this round */
  turns: number;
  boat: number;
  berth: number | null;
  studies: number;
  /** where the ring worker stands; null at the gate */
  half: string | null;
  centre: number;
  reserve: number;
  emperor_row: number;
  /** by quality 1 to 6 */
  fresh: number[];
  fermented: number[];
  scroll_strength: number;
  scroll_teapot: number;
  scroll_repeat: number;
  emperor: number;
  pagodas: { strength: number; built: boolean }[];
  gardens: string[];
  /** leaves of the next harvest by quality */
  harvest: number[];
  cup_rows: CupRow[];
  /** single-colour connections */
  connections: number;
  /** won */
  caravans: string[];
  /** stacks of this round */
  played: Stack[];
  teapots: Record<'green' | 'red' | 'blue', number>;
  discard: string[];
  removed: string[];
  hand_size: number;
  draw_size: number;
  /** only of the viewer's own seat */
  hand?: string[];
  draw?: string[];
  /** of every other seat: hand and draw pile together */
  unseen?: string[];
  scored: Record<string, number>;
}

/** A pending question. */
export interface Asked {
  seat: number;
  question: string;
  left?: number;
  must?: boolean;
  region?: string;
  slot?: number;
  tile?: string;
  pay?: Price;
  /** a leaf of the payment has been given already */
  begun?: boolean;
  after?: string;
}

export interface Supply {
  leaves: number;
  emperor: number;
  cup_markers: number;
  scroll_strength: number;
  scroll_teapot: number;
  scroll_repeat: number;
}

export interface TeaView {
  round: number;
  rounds: number;
  phase: 'setup' | 'actions' | 'upkeep' | 'over';
  start_seat: number;
  options: { strict_supply: boolean; auto_space: boolean; auto_pay: boolean };
  max_turns: number;
  turn: TurnView | null;
  regions: Record<string, RegionView>;
  /** slots 1 to 6 */
  row: (string | null)[];
  /** cards left by level */
  action_deck: number[];
  caravans: (string | null)[];
  caravan_deck: { basic: number; advanced: number };
  emperor_cards: (string | null)[];
  emperor_deck: number;
  stacks: Record<Province, { top: string | null; size: number }>;
  /** cards that left the row in upkeep */
  gone: string[];
  /** only with a limited supply */
  supply: Supply | null;
  queue: Asked[];
  seats: SeatView[];
}
