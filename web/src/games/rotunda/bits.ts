/** The small signs everything printed is made of, and how they lie in a row. */
import { EXPERTS, ORDERS, SMUGGLERS, type Bundle } from './printed';
import type { Expert, Order, Smuggler } from './seen';

/**
 * coin: coins gained. price: coins paid. vp: points. act: an assistant action. res: a thing. pay: a thing given away.
 * word: `or`, `+`, `›` and the like.
 */
export interface Bit {
  t: 'coin' | 'price' | 'vp' | 'act' | 'res' | 'pay' | 'word';
  /** the number on it, or the name of its icon, or the word */
  k: string;
  /** half its width */
  half: number;
}

export interface Token extends Bit {
  x: number;
  y: number;
  /** how much it was shrunk */
  scale: number;
}

export const coin = (n: number | string, half: number): Bit => ({ t: 'coin', k: `${n}`, half });
export const price = (n: number, half: number): Bit => ({ t: 'price', k: `${n}`, half });
export const vp = (n: number | string, half: number): Bit => ({ t: 'vp', k: `${n}`, half });
export const act = (k: string, half: number): Bit => ({ t: 'act', k, half });
export const res = (k: string, half: number): Bit => ({ t: 'res', k, half });
export const pay = (k: string, half: number): Bit => ({ t: 'pay', k, half });
export const word = (k: string, half = 0.75): Bit => ({ t: 'word', k, half });

/** The sprite's icon of a thing; names with a prefix of their own are icons already. */
export function iconOfThing(k: string): string {
  if (k === 'coins') return 'i-coin';
  if (k === 'vp') return 'i-vp';
  if (k === 'senior_apprentice') return 'r-senior';
  return /^[a-z]-/.test(k) ? k : `r-${k}`;
}

/** What is handed over, in the order coins, points, goods, assistant actions. */
export function rewards(gain: Bundle | undefined, acts: Bundle | undefined, half: number): Bit[] {
  const found: Bit[] = [];
  for (const [what, n] of Object.entries(gain ?? {})) {
    if (what === 'coins') found.push(coin(n, half));
    else if (what === 'vp') found.push(vp(n, half * 1.05));
    else for (let i = 0; i < n; i++) found.push(res(what, half));
  }
  for (const [what, n] of Object.entries(acts ?? {})) for (let i = 0; i < n; i++) found.push(act(what, half));
  return found;
}

export interface Laid {
  bit: Bit;
  /** middle, from the beginning of the free room */
  along: number;
  scale: number;
}

/** How far round tokens may lap over each other before they are shrunk, as a share of their width. */
const LAP = 0.2;

/** Side by side in the middle of the free room; if they must, they overlap a little, then they shrink. */
export function sideBySide(bits: readonly Bit[], free: number, wanted = 0.22): Laid[] {
  const bare = bits.reduce((sum, bit) => sum + 2 * bit.half, 0);
  const gaps = Math.max(1, bits.length - 1);
  const lap = bits.some((bit) => bit.t === 'word') ? 0 : LAP * (bare / bits.length);
  const gap = Math.max(-lap, Math.min(wanted, (free - bare) / gaps));
  const wide = bare + gap * (bits.length - 1);
  const scale = Math.min(1, free / wide);
  let along = (free - wide * scale) / 2;
  return bits.map((bit) => {
    const middle = along + bit.half * scale;
    along += (2 * bit.half + gap) * scale;
    return { bit, along: middle, scale };
  });
}

/** A straight row of tokens around a middle. */
export function rowAt(bits: readonly Bit[], x: number, y: number, free: number, gap?: number): Token[] {
  return sideBySide(bits, free, gap).map(({ bit, along, scale }) => ({ ...bit, x: x - free / 2 + along, y, scale }));
}

/** What makes a lasting effect happen. */
const CAUSES: Record<string, (half: number) => Bit[]> = {
  gain_coins: (half) => [coin('', half)],
  gain_tea: (half) => [res('tea', half)],
  gain_fruit: (half) => [res('fruit', half)],
  gain_celadon: (half) => [res('celadon', half)],
  gain_gold: (half) => [res('gold', half)],
  gain_basic: (half) => [res('basic', half)],
  gain_resource: (half) => [res('basic', half * 0.92), word('/', 0.28), res('gold', half * 0.92)],
  act_apprentice: (half) => [act('apprentice', half)],
  hire_expert: (half) => [res('expert', half)],
};

/** A lasting effect: its cause, an arrow, what it brings. */
export function lasting(on: string, bonus: Bundle, half: number): Bit[] {
  const cause = CAUSES[on]?.(half) ?? [];
  const brings = Object.entries(bonus).flatMap(([what, n]) => {
    if (what === 'coins') return [coin(`+${n}`, half * 1.12)];
    if (what === 'vp') return [vp(`+${n}`, half * 1.2)];
    const same = on === 'gain_resource' ? 'basic' : on.replace('gain_', '');
    return [word(`+${n}`, half * 0.75), res(same, half * 0.92)];
  });
  return [...cause, word('›', 0.5), ...brings];
}

export function orderEffect(order: Order, half: number): Bit[] {
  const { on, bonus } = ORDERS[order];
  return lasting(on, bonus, half);
}

/** The cubes and coins an order asks for, one by one; coins as one price. */
export function orderCost(order: Order): { goods: string[]; coins: number } {
  const { cost } = ORDERS[order];
  const goods = Object.entries(cost).flatMap(([what, n]) => (what === 'coins' ? [] : Array.from({ length: n }, () => what)));
  return { goods, coins: cost['coins'] ?? 0 };
}

export function expertEffect(expert: Expert, half: number): Bit[] {
  const card = EXPERTS[expert];
  if (card.on && card.bonus) return lasting(card.on, card.bonus, half);
  if (card.special === 'bookseller') return [coin(1, half), word('+', 0.5), coin(1, half), word('×', 0.45), res('assistant', half)];
  if (card.sell) {
    const sold = Array.from({ length: card.sell.count }, () => pay(card.sell?.resource ?? 'basic', half));
    const times = card.sell.reward_multiplier > 1 ? [word(`×${card.sell.reward_multiplier}`, 0.85)] : [];
    return [...sold, word('›', 0.5), res('rm-market', half * 1.1), ...times];
  }
  const given = Array.from({ length: card.cost?.['dismiss'] ?? 0 }, () => pay('dismiss', half));
  const choice = (card.choose ?? []).flatMap(({ gain }, i) => [...(i ? [word('or')] : []), ...rewards(gain, undefined, half)]);
  const others = card.others_gain ? [word('·', 0.3), res('t-people', half * 0.9), coin(card.others_gain['coins'] ?? 0, half * 0.9)] : [];
  return [...given, ...(given.length ? [word('›', 0.5)] : []), ...rewards(card.gain, card.act, half), ...choice, ...others];
}

/** The cubes a smuggler brings, one by one. */
export function goodsOf(smuggler: Smuggler): string[] {
  return Object.entries(SMUGGLERS[smuggler]).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
}

/** The face drawn on an expert's card. */
export const FACE: Record<Expert, 'man' | 'woman' | 'elder' | 'worker' | 'official'> = {
  merchant_su: 'man',
  merchant_jin: 'man',
  old_man: 'elder',
  rich_man: 'man',
  celadon_supplier: 'worker',
  tea_supplier: 'worker',
  fruit_supplier: 'worker',
  mistress: 'woman',
  saleswoman: 'woman',
  porter: 'worker',
  farmer: 'worker',
  craftsman: 'worker',
  shandong_merchant: 'man',
  maiden: 'woman',
  shopkeeper: 'man',
  official: 'official',
  amulet_dealer: 'elder',
  little_master: 'official',
  servant: 'worker',
  bookseller: 'elder',
  nanny: 'woman',
  lady: 'woman',
  canton_merchant: 'man',
  hui_merchant: 'man',
};
