/** What is printed on the components of Round House, as in src/tianxia/games/rotunda/components.toml (a test compares them). */
import type { Amulet, Back, Expert, Order, Room, Smuggler, Temple } from './seen';

/** Things handed over, by name: coins, tea, fruit, celadon, gold, basic, vp; or assistant actions; or a price. */
export type Bundle = Readonly<Record<string, number>>;

export interface Slot {
  cost?: Bundle;
  gain?: Bundle;
  act?: Bundle;
  hire?: number;
}

export const MARKET_FIELDS = [
  { resource: 'tea', gain: { coins: 5 }, act: { pedlar: 1 } },
  { resource: 'celadon', gain: { coins: 3, vp: 1 }, act: { recruit: 1 } },
  { resource: 'fruit', gain: { coins: 1, vp: 3 }, act: { pedlar: 1 } },
] as const;

/** The fields of the rooms that are filled or paid from the first one on. */
export const SLOTS: Partial<Record<Room, readonly Slot[]>> = {
  retailer: [{ gain: { coins: 1, vp: 1 } }, { gain: { coins: 1, vp: 3 }, act: { apprentice: 1 } }, { gain: { vp: 4 } }],
  wholesaler: [
    { gain: { coins: 2 }, act: { pedlar: 1 } },
    { gain: { vp: 3 }, act: { recruit: 1 } },
    { gain: { vp: 4 }, act: { recruit: 1 } },
  ],
  bank: [
    { cost: { coins: 2 }, gain: { vp: 1 } },
    { cost: { coins: 3 }, gain: { vp: 2 }, act: { apprentice: 1 } },
    { cost: { coins: 4 }, gain: { vp: 4 } },
    { cost: { coins: 5 }, gain: { vp: 5 }, act: { apprentice: 1 } },
  ],
  trading_post: [{ cost: { coins: 1 } }, { cost: { coins: 2 } }, { cost: { coins: 3 } }, { cost: { coins: 4 } }],
  guild_hall: [
    { cost: { coins: 1 }, hire: 1 },
    { cost: { dismiss: 1 }, hire: 1 },
    { cost: { dismiss: 2 }, hire: 1 },
  ],
  warehouse: [{ cost: { coins: 1 } }, { cost: { coins: 2 } }, { cost: { coins: 3 } }],
};

export const BUYS = [
  { id: 'buy_basic', cost: { coins: 1 }, gain: { basic: 1 } },
  { id: 'buy_recruit', cost: { coins: 3 }, act: { recruit: 1 } },
  { id: 'buy_amulet', cost: { coins: 4 }, amulet_from_pool: 1 },
] as const;
export const SELLS = [
  { id: 'sell_basic', cost_basic: 1, gain: { coins: 3 } },
  { id: 'sell_assistant', cost: { dismiss: 1 }, gain: { coins: 5 } },
  { id: 'sell_amulet', cost_amulet: 1, gain: { coins: 6 } },
] as const;

export const STEWARD = { cost: { coins: 2 }, options: [{ recruit: 2, pedlar: 1, apprentice: 1 }, { recruit: 1 }] } as const;
/** The assistant action that goes with a room's own action. */
export const ASSIST: Partial<Record<Room, string>> = { supplier: 'pedlar', banker: 'pedlar', black_market: 'pedlar', warehouse: 'recruit' };
/** What one payment in the Trading Post may buy. */
export const TRADES = ['recruit', 'pedlar', 'apprentice', 'gold'] as const;
export const CHAIRS = 3;

export const TRACK = [0, 0, 0, 0, 0, 0, 0, 4, 8] as const;
export const ROUND_FIELDS = 12;
export const SCORE_SPACES = 50;
export const BONUSES = [5, 15, 25, 35, 45] as const;

export const WORSHIP = {
  vp: [
    [1, 2, 3, 4],
    [2, 3, 5, 7],
    [3, 5, 8, 11],
    [4, 7, 11, 16],
  ],
  top: [{ gain: { coins: 2 } }, { gain: { tea: 1 } }, { gain: { fruit: 1 } }, { act: { senior_apprentice: 1 } }],
  left: [{ gain: { celadon: 1 } }, { gain: { coins: 3 } }, { gain: { gold: 1 } }, { act: { senior_apprentice: 1 } }],
  right_amulet_rows: [2, 3, 4],
  bottom_amulet_cols: [2, 3, 4],
} as const;

export const TEMPLES: Record<Temple, { gain?: Bundle; act?: Bundle }> = {
  temple_wayfarers: { act: { pedlar: 2 } },
  temple_hearth: { act: { recruit: 2 } },
  temple_learning: { act: { apprentice: 1 }, gain: { coins: 2 } },
  temple_fortune: { gain: { gold: 1, vp: 2 } },
};

export const SMUGGLERS: Record<Smuggler, Bundle> = {
  smuggler_01: { tea: 2 },
  smuggler_02: { fruit: 2 },
  smuggler_03: { celadon: 2 },
  smuggler_04: { tea: 1, fruit: 1 },
  smuggler_05: { tea: 1, fruit: 1 },
  smuggler_06: { tea: 1, celadon: 1 },
  smuggler_07: { tea: 1, celadon: 1 },
  smuggler_08: { fruit: 1, celadon: 1 },
  smuggler_09: { fruit: 1, celadon: 1 },
  smuggler_10: { tea: 1, fruit: 1, celadon: 1 },
};

/** What a set of so many different kinds is worth; the first entry is a set of one. */
export const SET_VALUES = [1, 3, 5, 8, 12, 16, 21, 27, 35, 44, 55] as const;

export interface OrderPrint {
  cost: Bundle;
  vp: number;
  on: string;
  bonus: Bundle;
}

export const ORDERS: Record<Order, OrderPrint> = {
  order_01: { cost: { tea: 1, fruit: 1, celadon: 1 }, vp: 5, on: 'gain_coins', bonus: { coins: 1 } },
  order_02: { cost: { fruit: 1, celadon: 2 }, vp: 5, on: 'gain_tea', bonus: { vp: 1 } },
  order_03: { cost: { tea: 2, celadon: 1 }, vp: 5, on: 'gain_fruit', bonus: { vp: 1 } },
  order_04: { cost: { tea: 1, fruit: 2 }, vp: 5, on: 'gain_celadon', bonus: { vp: 1 } },
  order_05: { cost: { tea: 1, fruit: 1, celadon: 1, coins: 2 }, vp: 4, on: 'gain_resource', bonus: { vp: 1 } },
  order_06: { cost: { tea: 2, celadon: 1 }, vp: 5, on: 'gain_coins', bonus: { coins: 1 } },
  order_07: { cost: { tea: 1, fruit: 2 }, vp: 5, on: 'gain_coins', bonus: { coins: 1 } },
  order_08: { cost: { tea: 1, fruit: 1, celadon: 2 }, vp: 7, on: 'gain_coins', bonus: { coins: 2 } },
  order_09: { cost: { tea: 1, fruit: 2, celadon: 1 }, vp: 7, on: 'gain_coins', bonus: { coins: 2 } },
  order_10: { cost: { fruit: 2, celadon: 2 }, vp: 6, on: 'gain_tea', bonus: { vp: 2 } },
  order_11: { cost: { tea: 2, celadon: 2 }, vp: 6, on: 'gain_fruit', bonus: { vp: 2 } },
  order_12: { cost: { tea: 2, fruit: 2 }, vp: 6, on: 'gain_celadon', bonus: { vp: 2 } },
  order_13: { cost: { celadon: 3 }, vp: 5, on: 'gain_tea', bonus: { same_resource: 1 } },
  order_14: { cost: { fruit: 2, coins: 3 }, vp: 4, on: 'gain_tea', bonus: { same_resource: 1 } },
  order_15: { cost: { tea: 3 }, vp: 5, on: 'gain_fruit', bonus: { same_resource: 1 } },
  order_16: { cost: { celadon: 2, coins: 3 }, vp: 4, on: 'gain_fruit', bonus: { same_resource: 1 } },
  order_17: { cost: { fruit: 3 }, vp: 5, on: 'gain_celadon', bonus: { same_resource: 1 } },
  order_18: { cost: { tea: 2, coins: 3 }, vp: 4, on: 'gain_celadon', bonus: { same_resource: 1 } },
  order_19: { cost: { tea: 1, fruit: 1, celadon: 1, coins: 3 }, vp: 5, on: 'gain_resource', bonus: { vp: 1 } },
  order_20: { cost: { tea: 2, fruit: 2, celadon: 2 }, vp: 9, on: 'gain_resource', bonus: { same_resource: 1 } },
};

export interface ExpertPrint {
  back: Back;
  type: 'one_time' | 'permanent';
  amulet?: Amulet;
  cost?: Bundle;
  gain?: Bundle;
  act?: Bundle;
  choose?: readonly { gain: Bundle }[];
  sell?: { resource?: string; count: number; reward_multiplier: number };
  on?: string;
  bonus?: Bundle;
  others_gain?: Bundle;
  special?: string;
}

export const EXPERTS: Record<Expert, ExpertPrint> = {
  merchant_su: { back: 'horse', type: 'one_time', amulet: 'jade_disc', gain: { coins: 3 } },
  merchant_jin: { back: 'horse', type: 'one_time', amulet: 'lotus', gain: { coins: 1, vp: 1 } },
  old_man: { back: 'horse', type: 'permanent', on: 'act_apprentice', bonus: { vp: 3 } },
  rich_man: { back: 'horse', type: 'permanent', on: 'gain_gold', bonus: { vp: 2 } },
  celadon_supplier: { back: 'horse', type: 'one_time', sell: { resource: 'celadon', count: 1, reward_multiplier: 2 } },
  tea_supplier: { back: 'horse', type: 'one_time', sell: { resource: 'tea', count: 1, reward_multiplier: 2 } },
  fruit_supplier: { back: 'horse', type: 'one_time', sell: { resource: 'fruit', count: 1, reward_multiplier: 2 } },
  mistress: { back: 'horse', type: 'one_time', cost: { dismiss: 1 }, gain: { coins: 4, gold: 1 } },
  saleswoman: { back: 'phoenix', type: 'one_time', amulet: 'jade_disc', choose: [{ gain: { celadon: 1 } }, { gain: { fruit: 1 } }] },
  porter: { back: 'phoenix', type: 'one_time', amulet: 'lotus', choose: [{ gain: { tea: 1 } }, { gain: { celadon: 1 } }] },
  farmer: { back: 'phoenix', type: 'one_time', amulet: 'jade_disc', choose: [{ gain: { tea: 1 } }, { gain: { fruit: 1 } }] },
  craftsman: { back: 'phoenix', type: 'one_time', cost: { dismiss: 1 }, gain: { basic: 1, gold: 1 } },
  shandong_merchant: { back: 'phoenix', type: 'one_time', sell: { count: 2, reward_multiplier: 1 } },
  maiden: { back: 'phoenix', type: 'one_time', gain: { basic: 2 }, others_gain: { coins: 1 } },
  shopkeeper: { back: 'phoenix', type: 'permanent', on: 'gain_basic', bonus: { vp: 1 } },
  official: { back: 'phoenix', type: 'permanent', on: 'hire_expert', bonus: { vp: 2 } },
  amulet_dealer: { back: 'tiger', type: 'one_time', amulet: 'lotus', choose: [{ gain: { coins: 4 } }, { gain: { vp: 3 } }] },
  little_master: { back: 'tiger', type: 'one_time', amulet: 'jade_disc', gain: { coins: 1 }, act: { pedlar: 1 } },
  servant: { back: 'tiger', type: 'one_time', amulet: 'lotus', act: { apprentice: 1 } },
  bookseller: { back: 'tiger', type: 'one_time', special: 'bookseller' },
  nanny: { back: 'tiger', type: 'one_time', gain: { coins: 1 }, act: { recruit: 2 } },
  lady: { back: 'tiger', type: 'one_time', act: { recruit: 1, pedlar: 2 } },
  canton_merchant: { back: 'tiger', type: 'one_time', act: { recruit: 1, apprentice: 1 } },
  hui_merchant: { back: 'tiger', type: 'one_time', gain: { coins: 1 }, act: { recruit: 1, pedlar: 1 } },
};

export const EXPERTS_HELD = 3;
