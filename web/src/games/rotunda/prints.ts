/** What is printed in a room, as upright round tokens at their places: pure functions of room, space and the Hall's gate. */
import { act, coin, pay, price, res, rewards, sideBySide, word, type Bit, type Token } from './bits';
import { thing } from './at';
import { printRange } from './house';
import { polar, type Point } from './layout';
import { ASSIST, BUYS, MARKET_FIELDS, SELLS, SLOTS, STEWARD, TRADES } from './printed';
import type { Basic, Cube, Gate, Room, Seen, Shop, Space, Target } from './seen';

/** A place for a cube: its name, its size, and the resource printed there. */
export interface Field {
  name: Target;
  x: number;
  y: number;
  s: number;
  printed?: string;
}

export interface Print {
  tokens: Token[];
  fields: Field[];
  /** lines between the halves of a room */
  lines: string[];
  /** payments in their order, to mark how many have been made */
  steps: { x: number; y: number; s: number }[];
  /** the Banker's heap of coins */
  heap?: { x: number; y: number; s: number };
}

/** The floor of a room behind its leader: shares run clockwise from 0 to 1. */
class Page {
  readonly print: Print = { tokens: [], fields: [], lines: [], steps: [] };

  constructor(
    private readonly space: Space,
    private readonly gate: Gate | null,
  ) {}

  private range(r: number): Point {
    return printRange(this.space, this.gate, r);
  }
  /** Units free along the arc at a radius. */
  room(r: number): number {
    const [from, to] = this.range(r);
    return (((to - from) * Math.PI) / 180) * r;
  }
  at(r: number, share: number): Point {
    const [from, to] = this.range(r);
    return polar(r, from + (to - from) * share);
  }
  put(r: number, share: number, bit: Bit, scale = 1): void {
    const [x, y] = this.at(r, share);
    this.print.tokens.push({ ...bit, x, y, scale });
  }
  /** Things side by side in the part of the floor between two shares. */
  row(r: number, bits: readonly Bit[], low = 0, high = 1, gap = 0.22): void {
    const all = this.room(r);
    for (const { bit, along, scale } of sideBySide(bits, all * (high - low), gap)) {
      this.put(r, low + along / all, bit, scale);
    }
  }
  field(r: number, share: number, name: Target, s: number, printed?: string): void {
    const [x, y] = this.at(r, share);
    this.print.fields.push(printed === undefined ? { name, x, y, s } : { name, x, y, s, printed });
  }
  step(r: number, share: number, s: number): void {
    const [x, y] = this.at(r, share);
    this.print.steps.push({ x, y, s });
  }
  line(r: number, low: number, high: number): void {
    this.print.lines.push(`M${this.at(r, low)}A${r} ${r} 0 0 1 ${this.at(r, high)}`);
  }
}

/** The middle of one of `n` columns; `to` is the share where the last one ends. */
const column = (i: number, n: number, to = 1): number => (to * (i + 0.5)) / n;

/** Where the Market's three columns end: equal ones, or narrower where less is printed if the Hall takes room. */
function marketColumns(free: number): number[] {
  if (free > 9.5) return [0, 1 / 3, 2 / 3, 1];
  const weights = MARKET_FIELDS.map(({ gain }) => 1.6 + Object.keys(gain).length);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return [0, weights[0]! / all, (weights[0]! + weights[1]!) / all, 1];
}

function market(page: Page): void {
  const shares = marketColumns(page.room(13.05));
  const narrowest = Math.min(...shares.slice(1).map((share, i) => share - shares[i]!));
  const size = Math.min(2.65, page.room(15.4) * narrowest - 0.15);
  MARKET_FIELDS.forEach(({ resource, gain, act: acts }, i) => {
    const [low, high] = [shares[i]!, shares[i + 1]!];
    page.field(15.4, (low + high) / 2, thing('field', 'market', resource), size, resource);
    page.row(13.05, rewards(gain, undefined, 0.98), low, high, 0.06);
    page.row(11.15, rewards(undefined, acts, 0.96), low, high);
  });
}

function sales(page: Page, room: Shop): void {
  (SLOTS[room] ?? []).forEach(({ gain, act: acts }, i) => {
    page.field(25.95, column(i, 3), thing('slot', room, i + 1), 3);
    page.row(22.72, rewards(gain, acts, 1.2), i / 3 + 0.01, (i + 1) / 3 - 0.01, 0.12);
  });
  for (const share of [1 / 3, 2 / 3]) page.put(25.95, share, word(room === 'retailer' ? '≠' : '='), 1.25);
}

function bank(page: Page): void {
  const slots = SLOTS.bank ?? [];
  slots.forEach(({ cost, gain, act: acts }, i) => {
    const [low, high] = [i / slots.length, (i + 1) / slots.length];
    page.row(26.35, [price(cost?.['coins'] ?? 0, 1.25)], low, high);
    page.row(24, rewards(gain, undefined, 1.12), low, high);
    page.row(22, rewards(undefined, acts, 0.98), low, high);
    page.step(26.35, column(i, slots.length), 1.25);
  });
}

function tradingPost(page: Page): void {
  const slots = SLOTS.trading_post ?? [];
  slots.forEach(({ cost }, i) => {
    page.row(26.3, [price(cost?.['coins'] ?? 0, 1.3)], i / slots.length, (i + 1) / slots.length);
    page.step(26.3, column(i, slots.length), 1.3);
  });
  page.line(24.75, 0.02, 0.98);
  const goods = TRADES.map((k) => (k === 'gold' ? res(k, 1.2) : act(k, 1.2)));
  page.row(
    22.95,
    goods.flatMap((bit, i) => (i ? [word('/', 0.3), bit] : [bit])),
    0,
    1,
    0.1,
  );
}

function guildHall(page: Page): void {
  (SLOTS.guild_hall ?? []).forEach(({ cost }, i) => {
    const [low, high] = [i / 3, (i + 1) / 3];
    const dismiss = cost?.['dismiss'] ?? 0;
    const asked = dismiss ? Array.from({ length: dismiss }, () => pay('dismiss', 1.05)) : [price(cost?.['coins'] ?? 0, 1.3)];
    page.row(26.25, asked, low, high, 0.05);
    page.row(22.95, [res('expert', 1.65)], low, high);
    page.step(26.25, column(i, 3), 1.4);
  });
}

function warehouse(page: Page): void {
  const last = 0.76;
  const wide = (page.room(26.05) * last) / 3;
  (['tea', 'fruit', 'celadon'] as const).forEach((kind, i) => {
    page.field(26.05, column(i, 3, last), thing('stock', kind), Math.min(2.8, wide - 0.15), kind);
  });
  (SLOTS.warehouse ?? []).forEach(({ cost }, i) => {
    page.row(22.75, [price(cost?.['coins'] ?? 0, 1.3)], (last * i) / 3, (last * (i + 1)) / 3);
    page.step(22.75, column(i, 3, last), 1.3);
  });
  page.row(24.4, [act(ASSIST.warehouse ?? '', 1.5)], last, 1);
}

function steward(page: Page): void {
  const [day, copy] = STEWARD.options;
  page.put(24.5, 0.075, price(STEWARD.cost.coins, 1.6));
  page.row(26.15, rewards(undefined, day, 1.5), 0.18, 0.95);
  page.line(24.42, 0.2, 0.84);
  page.put(24.42, 0.92, word('or'));
  page.row(22.65, [res('copy', 1.6), word('+', 0.6), ...rewards(undefined, copy, 1.42)], 0.22, 0.82);
}

function blackMarket(page: Page): void {
  const last = 0.84;
  BUYS.forEach((buy, i) => {
    const [low, high] = [(last * i) / 3, (last * (i + 1)) / 3];
    const bought = 'gain' in buy ? res('basic', 1.1) : 'act' in buy ? act('recruit', 1.06) : res('amulet', 1.1);
    page.row(26.15, [bought, price(buy.cost.coins, 1.06)], low, high, 0.04);
    const sell = SELLS[i]!;
    const given = 'cost_basic' in sell ? 'basic' : 'cost_amulet' in sell ? 'amulet' : 'dismiss';
    page.row(22.75, [coin(sell.gain.coins, 1.06), pay(given, 1.06)], low, high, 0.04);
  });
  page.line(24.45, 0, last);
  page.row(24.4, [act(ASSIST.black_market ?? '', 1.2)], last, 1);
}

function banker(page: Page): void {
  const [x, y] = page.at(13.6, 0.34);
  page.print.heap = { x, y, s: 1.9 };
  page.put(11.4, 0.62, word('or'));
  page.put(13.3, 0.76, res('basic', 1.32));
  page.put(15.55, 0.95, act(ASSIST.banker ?? '', 1.2));
}

const PAGES: Record<Room, (page: Page) => void> = {
  supplier: (page) => page.row(13.7, [res('basic', 1.9), word('+'), act(ASSIST.supplier ?? '', 1.62)]),
  smugglers_den: (page) => page.row(13.7, [res('smuggler', 2), word('or', 0.9), res('gold', 1.85)]),
  market,
  expert_room: (page) => page.row(13.7, [res('expert', 2.3), word('+1', 1.1)]),
  banker,
  steward,
  retailer: (page) => sales(page, 'retailer'),
  wholesaler: (page) => sales(page, 'wholesaler'),
  bank,
  black_market: blackMarket,
  trading_post: tradingPost,
  guild_hall: guildHall,
  warehouse,
};

export function printOf(room: Room, space: Space, gate: Gate | null): Print {
  const page = new Page(space, gate);
  PAGES[room](page);
  return page.print;
}

/** The cube that lies on a field; a stock shows one as long as it lasts. */
export function cubeOn(view: Seen, field: Target): Cube | null {
  const [kind, where, which] = field.split(':');
  if (kind === 'field') return view.market[which as Basic];
  if (kind === 'slot') return view[where as Shop]?.[Number(which) - 1] ?? null;
  const basic = where as Basic;
  return view.warehouse?.[basic] ? { cube: basic, as: basic } : null;
}
