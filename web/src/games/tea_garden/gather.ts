/** Small answers a person gives together: leaves of a price, leaves to ferment or sell, gardens to harvest, cards. */
import type { QuestionOut } from '../../lib/wire';
import { thing } from '../../kit/name';
import type { Gather } from '../contract';
import type { LeafKind, PriceSeen, SeatSeen, Seen } from './seen';

interface Leaf {
  fermented: boolean;
  quality: number;
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

/** Whether these leaves pay the price exactly. */
export function pays(price: PriceSeen, leaves: readonly string[]): boolean {
  const given = leaves.map(leafOf);
  const good = (leaf: Leaf): boolean => leaf.quality >= price.quality;
  return (
    given.length === price.left &&
    given.filter((leaf) => leaf.fermented).length >= price.fermented &&
    given.filter(good).length >= price.least &&
    given.filter((leaf) => !leaf.fermented && !good(leaf)).length <= price.low
  );
}

/** Whether the price can be paid with what is picked and some of the rest. */
export function canPay(price: PriceSeen, picked: readonly string[], rest: readonly string[]): boolean {
  const left = price.left - picked.length;
  const pool = (fermented: boolean, good: boolean): string[] =>
    rest.filter((target) => leafOf(target).fermented === fermented && leafOf(target).quality >= price.quality === good);
  const pools = [pool(true, true), pool(false, true), pool(true, false), pool(false, false)] as const;
  for (let a = 0; a <= Math.min(left, pools[0].length); a++)
    for (let b = 0; b <= Math.min(left - a, pools[1].length); b++)
      for (let c = 0; c <= Math.min(left - a - b, pools[2].length); c++) {
        const d = left - a - b - c;
        const taken = [a, b, c, d].flatMap((n, i) => pools[i]!.slice(0, n));
        if (d <= pools[3].length && pays(price, [...picked, ...taken])) return true;
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
export function gatherPrice(price: PriceSeen, leaves: readonly string[]): Gather {
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

/** Every leaf of a seat as the target of its basket. */
function leavesOf(seat: SeatSeen): string[] {
  const all = (kind: LeafKind): string[] => seat[kind].flatMap((n, i) => Array.from({ length: n }, () => thing('basket', i + 1, kind)));
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
    // where a leaf must be kept the rules guide leaf by leaf
    if (asked.pay.keep || asked.pay.left < 2) return null;
    const first = rankOf(asked.after ?? 'basket:1:fresh');
    return gatherPrice(
      asked.pay,
      leavesOf(own).filter((leaf) => rankOf(leaf) >= first),
    );
  }
  switch (asked.question) {
    case 'ferment-leaf':
    case 'ferment-bonus':
    case 'sell-leaf': {
      const baskets = new Set(offered);
      return left < 2
        ? null
        : gatherSome(
            leavesOf(own).filter((leaf) => baskets.has(leaf)),
            1,
            left,
            done ?? 'confirm',
          );
    }
    case 'harvest-garden':
      return left < 2
        ? null
        : gatherSome(
            offered.filter((name) => name.startsWith('garden:')),
            1,
            left,
            done ?? 'confirm',
          );
    case 'add-card': {
      const cards = offered.filter((name) => name.startsWith('hand:'));
      return cards.length < 2 ? null : gatherSome(cards, 1, cards.length, done);
    }
    case 'discard-card':
      return left < 2
        ? null
        : gatherSome(
            offered.filter((name) => name.startsWith('hand:')),
            left,
            left,
            null,
          );
    default:
      return null;
  }
}
