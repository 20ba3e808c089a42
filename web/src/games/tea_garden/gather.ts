/** Small answers a person gives together: leaves of a price, leaves to ferment or sell, gardens to harvest, cards. */
import type { QuestionOut } from '../../lib/wire';
import type { Gather } from '../contract';

export interface Price {
  /** so many fermented leaves of any quality */
  fermented: number;
  /** so many leaves of any kind and quality */
  any: number;
  /** so many leaves of at least the quality */
  min: number;
  quality: number;
}

interface Leaf {
  fermented: boolean;
  quality: number;
}

/** How many leaves there are of each kind that matters to a price. */
interface Kinds {
  good: number;
  goodFermented: number;
  low: number;
  lowFermented: number;
}

const CARD_ORDER = 'sae';

function leafOf(target: string): Leaf {
  const [, quality, kind] = target.split(':');
  return { quality: Number(quality), fermented: kind === 'fermented' };
}

/** Where a target stands in the order of the rules: fresh leaves before fermented ones, low before high; cards s, a, e. */
function rankOf(target: string): string {
  const [what, name = '', kind] = target.split(':');
  if (what === 'basket') return `${kind === 'fermented' ? 1 : 0}${name}`;
  if (what === 'hand') return `${CARD_ORDER.indexOf(name[0] ?? 's')}${name}`;
  return name;
}

export function inOrder(targets: readonly string[]): string[] {
  return [...targets].sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0));
}

function kindsOf(leaves: readonly string[], quality: number): Kinds {
  const found: Kinds = { good: 0, goodFermented: 0, low: 0, lowFermented: 0 };
  for (const target of leaves) {
    const leaf = leafOf(target);
    const good = leaf.quality >= quality;
    if (leaf.fermented) found[good ? 'goodFermented' : 'lowFermented'] += 1;
    else found[good ? 'good' : 'low'] += 1;
  }
  return found;
}

/** Whether these leaves pay the price exactly; a leaf pays one thing only. */
export function pays(price: Price, leaves: readonly string[]): boolean {
  if (leaves.length !== price.fermented + price.any + price.min) return false;
  const { good, goodFermented, lowFermented } = kindsOf(leaves, price.quality);
  const browns = Math.max(0, price.min - good);
  return browns <= goodFermented && goodFermented - browns + lowFermented >= price.fermented;
}

/** Whether the price can be paid with what is picked and some of the rest. */
export function canPay(price: Price, picked: readonly string[], rest: readonly string[]): boolean {
  const left = price.fermented + price.any + price.min - picked.length;
  if (left < 0) return false;
  const first = (wanted: (leaf: Leaf) => boolean): string[] => rest.filter((target) => wanted(leafOf(target)));
  const pools = [
    first((leaf) => leaf.fermented && leaf.quality >= price.quality),
    first((leaf) => !leaf.fermented && leaf.quality >= price.quality),
    first((leaf) => leaf.fermented && leaf.quality < price.quality),
    first((leaf) => !leaf.fermented && leaf.quality < price.quality),
  ] as const;
  for (let a = 0; a <= Math.min(left, pools[0].length); a++)
    for (let b = 0; b <= Math.min(left - a, pools[1].length); b++)
      for (let c = 0; c <= Math.min(left - a - b, pools[2].length); c++) {
        const d = left - a - b - c;
        if (d > pools[3].length) continue;
        const taken = [...pools[0].slice(0, a), ...pools[1].slice(0, b), ...pools[2].slice(0, c), ...pools[3].slice(0, d)];
        if (pays(price, [...picked, ...taken])) return true;
      }
  return false;
}

function without(leaves: readonly string[], picked: readonly string[]): string[] {
  const rest = [...leaves];
  for (const target of picked) {
    const at = rest.indexOf(target);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** A price is paid with exactly the leaves it asks for. */
export function gatherPrice(price: Price, leaves: readonly string[]): Gather {
  return {
    open: (picked) => {
      const rest = without(leaves, picked);
      return new Set([...new Set(rest)].filter((target) => canPay(price, [...picked, target], without(rest, [target]))));
    },
    enough: (picked) => pays(price, picked),
    answers: inOrder,
  };
}

/** Some of the things offered: at least `least`, at most `most`; the row ends with `done` where it is not full. */
export function gatherSome(offered: readonly string[], least: number, most: number, done: string | null): Gather {
  return {
    open: (picked) => new Set(picked.length < most ? without(offered, picked) : []),
    enough: (picked) => picked.length >= least,
    answers: (picked) => [...inOrder(picked), ...(done !== null && picked.length < most ? [done] : [])],
  };
}

interface Seen {
  queue: { seat: number; question: string; left?: number; pay?: Price & { paid: string[] } }[];
  seats: { fresh: number[]; fermented: number[]; hand_size: number }[];
}

/** Every leaf of a seat as the target of its basket. */
function leavesOf(seat: Seen['seats'][number]): string[] {
  const all = (kind: 'fresh' | 'fermented'): string[] =>
    seat[kind].flatMap((n, i) => Array.from({ length: n }, () => `basket:${i + 1}:${kind}`));
  return [...all('fresh'), ...all('fermented')];
}

/** How the open question and those after it are answered together. */
export function gatherOf(view: Seen, question: QuestionOut): Gather | null {
  const asked = view.queue[0];
  const own = view.seats[question.seat];
  if (!asked || !own || asked.seat !== question.seat) return null;
  const offered = question.options.flatMap((option) => option.targets);
  const done = offered.includes('confirm') ? 'confirm' : null;
  const left = asked.left ?? 0;
  if (asked.pay) {
    // with an empty hand a leaf must be kept for what fills it: the rules guide leaf by leaf
    const whole = asked.pay.fermented + asked.pay.any + asked.pay.min;
    const keeping = asked.question === 'pay-fourth-turn' && own.hand_size === 0;
    return keeping || asked.pay.paid.length || whole < 2 ? null : gatherPrice(asked.pay, leavesOf(own));
  }
  switch (asked.question) {
    case 'ferment-leaf':
    case 'ferment-bonus':
    case 'sell-leaf': {
      const baskets = new Set(offered);
      return left < 2 ? null : gatherSome(leavesOf(own).filter((leaf) => baskets.has(leaf)), 1, left, done ?? 'confirm');
    }
    case 'harvest-garden':
      return left < 2 ? null : gatherSome(offered.filter((name) => name.startsWith('garden:')), 1, left, done ?? 'confirm');
    case 'add-card': {
      const cards = offered.filter((name) => name.startsWith('hand:'));
      return cards.length < 2 ? null : gatherSome(cards, 1, cards.length, done);
    }
    case 'discard-card':
      return left < 2 ? null : gatherSome(offered.filter((name) => name.startsWith('hand:')), left, left, null);
    default:
      return null;
  }
}
