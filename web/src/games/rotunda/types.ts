/** The JSON of `view` as src/tianxia/games/rotunda/view.py makes it. Everything in it is public. */

export type Basic = 'tea' | 'fruit' | 'celadon';
export type Res = Basic | 'gold';
export const RESOURCES: readonly Res[] = ['tea', 'fruit', 'celadon', 'gold'];
export type InnerSpace = 'i1' | 'i2' | 'i3' | 'i4' | 'i5';
export type OuterSpace = 'o1' | 'o2' | 'o3' | 'o4' | 'o5' | 'o6';
export type Space = InnerSpace | OuterSpace;
export type Place = Space | 'hall';
export type Gate = 'gate_s' | 'gate_1' | 'gate_2' | 'gate_3' | 'gate_4';
export type Village = 'village_se' | 'village_sw' | 'village_nw' | 'village_ne';
export type Room =
  | 'supplier'
  | 'smugglers_den'
  | 'market'
  | 'expert_room'
  | 'banker'
  | 'steward'
  | 'retailer'
  | 'wholesaler'
  | 'bank'
  | 'black_market'
  | 'trading_post'
  | 'guild_hall'
  | 'warehouse';
export const AMULETS = ['bat', 'carp', 'gourd', 'peach', 'crane', 'lock', 'knot', 'ruyi', 'mirror', 'jade_disc', 'lotus'] as const;
export type Amulet = (typeof AMULETS)[number];
export type Back = 'horse' | 'phoenix' | 'tiger';
export type Temple = `temple_${'wayfarers' | 'hearth' | 'learning' | 'fortune'}`;
type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type Order = `order_${`0${Digit}` | '10' | `1${Digit}` | '20'}`;
export type Smuggler = `smuggler_${`0${Digit}` | '10'}`;
export type Expert =
  | 'merchant_su'
  | 'merchant_jin'
  | 'old_man'
  | 'rich_man'
  | 'celadon_supplier'
  | 'tea_supplier'
  | 'fruit_supplier'
  | 'mistress'
  | 'saleswoman'
  | 'porter'
  | 'farmer'
  | 'craftsman'
  | 'shandong_merchant'
  | 'maiden'
  | 'shopkeeper'
  | 'official'
  | 'amulet_dealer'
  | 'little_master'
  | 'servant'
  | 'bookseller'
  | 'nanny'
  | 'lady'
  | 'canton_merchant'
  | 'hui_merchant';
export type Act = 'recruit' | 'pedlar' | 'apprentice' | 'senior_apprentice';
export type Colour = 'red' | 'green' | 'blue' | 'black' | 'yellow';
export type Phase = 'setup' | 'expert' | 'neutral' | 'move' | 'room' | 'homage' | 'bonus' | 'orders' | 'over';
/** The physical cube and the resource it stands for. */
export type Cube = { cube: Res; as: Basic } | null;
/** `2,4`: row and column of the altar. */
export type Cell = string;

export interface SeatView {
  points: number;
  coins: number;
  tea: number;
  fruit: number;
  celadon: number;
  gold: number;
  /** assistants in the personal supply and on the track */
  supply: number;
  track: number;
  /** leader a, then leader b; with five seats only a */
  leaders: (Place | null)[];
  villages: number;
  seated: number;
  worship: Cell[];
  orders: Order[];
  fulfilled: Order[];
  experts: Expert[];
  kept: Expert[];
  /** experts and orders whose lasting effect is spent this turn */
  used: string[];
  amulets: Amulet[];
  /** tokens and kept experts, largest set first */
  sets: Amulet[][];
  amulet_points: number;
  scored: Record<string, number>;
}

export interface Way {
  /** my leader a or b, or the colour of a neutral one */
  leader: string;
  to: Place;
  steps: number;
  /** rooms in order without the first; `o4*` is walked through */
  way: string[];
}

export interface Visit {
  room: Room;
  space: Space;
  copied: boolean;
  neutral: boolean;
  juniors: number;
  seniors: number;
  /** payments, hires, sales or transactions made */
  done: number;
  sold: Basic[];
  steward: boolean;
}

export interface RotundaView {
  round: number;
  phase: Phase;
  active: number | null;
  start_seat: number;
  advanced_experts: boolean;
  neutral_leader_actions: boolean;
  hall: Gate | null;
  rooms: Record<Space, Room | null>;
  links: Record<Place, Place[]>;
  marker: number;
  end_field: number;
  round_amulet: Amulet | null;
  end_seat: number | null;
  turns_left: number | null;
  neutrals: { colour: Colour; resource: Basic; space: Space | null }[];
  chairs: Record<InnerSpace, ({ seat: number; senior: boolean } | null)[]>;
  villages: Record<Village, number[]>;
  pedlar: Village;
  pedlar_used: boolean;
  market: Record<Basic, Cube>;
  retailer: Cube[] | null;
  wholesaler: Cube[] | null;
  warehouse: Record<Basic, number> | null;
  banker_coins: number;
  bank: Record<Res, number>;
  worship: {
    /** by row and column: the seats with an assistant there */
    spaces: number[][][];
    right: (Amulet | null)[];
    bottom: (Amulet | null)[];
    chain: { seat: number; spaces: Cell[]; last: Cell } | null;
  };
  /** true: still face up */
  temples: Record<Temple, boolean>;
  smugglers: { pool: (Smuggler | null)[]; stack: number };
  amulets: { pool: (Amulet | null)[]; stack: number };
  orders: { pool: (Order | null)[]; deck: number };
  /** the pile of discarded experts, its top first */
  experts: { pool: (Expert | null)[]; deck: number; back: Back | null; discard: Expert[] };
  credits: { main: number } & Record<Act, number>;
  visit: Visit | null;
  using: Expert | null;
  bonuses: number;
  neutral_used: boolean;
  ways: Way[];
  queue: { seat: number; question: string }[];
  seats: SeatView[];
}
