import { describe, expect, it } from 'vitest';
import { thing } from '../../../kit/name';
import type { QuestionOut } from '../../../lib/wire';
import { canPay, gatherOf, gatherPrice, gatherSome, inOrder, pays } from '../gather';
import type { PriceSeen, Seen } from '../seen';

const fresh = (quality: number): string => thing('basket', quality, 'fresh');
const brown = (quality: number): string => thing('basket', quality, 'fermented');
const price = (more: object): PriceSeen => ({ left: 0, fermented: 0, least: 0, quality: 1, low: 0, keep: 0, ...more });

describe('a price', () => {
  it('is paid by the right number of leaves, each for one thing', () => {
    const card = price({ left: 3, least: 2, quality: 3, fermented: 1 });
    expect(pays(card, [fresh(3), fresh(4), brown(1)])).toBe(true);
    expect(pays(card, [fresh(3), brown(4), brown(1)])).toBe(true);
    expect(pays(card, [fresh(3), fresh(2), brown(4)])).toBe(false);
    expect(pays(card, [fresh(3), fresh(4), fresh(5)])).toBe(false);
    expect(pays(card, [fresh(3), fresh(4)])).toBe(false);
  });

  it('takes leaves in any order as long as it can be completed', () => {
    const fourth = price({ left: 3, low: 2, fermented: 1 });
    const leaves = [fresh(1), fresh(1), fresh(2), brown(1)];
    const gather = gatherPrice(fourth, leaves);
    expect(gather.open([])).toEqual(new Set([fresh(1), fresh(2), brown(1)]));
    expect(gather.open([fresh(2), fresh(1)])).toEqual(new Set([brown(1)]));
    expect(gather.open([brown(1), fresh(1), fresh(1)])).toEqual(new Set());
    expect(gather.enough([brown(1), fresh(1), fresh(1)])).toBe(true);
    expect(gather.answers([brown(1), fresh(2), fresh(1)])).toEqual([fresh(1), fresh(2), brown(1)]);
    expect(canPay(fourth, [], [fresh(1), fresh(1), fresh(6)])).toBe(false);
  });
});

describe('some of several', () => {
  it('ends with the word that ends the row unless it is full', () => {
    const gather = gatherSome(['garden:r01', 'garden:r05', 'garden:r13'], 1, 2, 'confirm');
    expect(gather.enough([])).toBe(false);
    expect(gather.answers(['garden:r05'])).toEqual(['garden:r05', 'confirm']);
    expect(gather.answers(['garden:r05', 'garden:r01'])).toEqual(['garden:r01', 'garden:r05']);
    expect(gather.open(['garden:r05', 'garden:r01']).size).toBe(0);
    expect(gather.open(['garden:r05']).has('garden:r05')).toBe(false);
  });

  it('puts cards in the order of the rules', () => {
    expect(inOrder(['hand:e01', 'hand:a101', 'hand:s11', 'hand:s02'])).toEqual(['hand:s02', 'hand:s11', 'hand:a101', 'hand:e01']);
  });
});

describe('which questions are gathered', () => {
  const ask = (...targets: string[]): QuestionOut => ({
    seat: 0,
    ply: 1,
    kind: 'x',
    prompt: { key: '', args: {} },
    blocked: [],
    options: targets.map((name, choice) => ({ choice, label: { key: '', args: {} }, targets: [name], preview: [], ends: false })),
  });
  const view = (asked: object): Seen =>
    ({
      queue: [{ seat: 0, question: '', ...asked }],
      seats: [{ fresh: [0, 2, 1, 0, 0, 0], fermented: [1, 0, 0, 0, 0, 0] }],
    }) as unknown as Seen;

  it('prices of several leaves, from their first leaf on', () => {
    const pay = price({ left: 2, low: 2 });
    expect(gatherOf(view({ question: 'pay-caravan', pay }), ask(fresh(2), brown(1), 'confirm'))?.open([]).size).toBe(3);
    expect(gatherOf(view({ question: 'pay-caravan', pay, after: fresh(3) }), ask(fresh(3)))?.open([])).toEqual(
      new Set([fresh(3), brown(1)]),
    );
    expect(gatherOf(view({ question: 'pay-fourth-turn', pay: { ...pay, keep: 2 } }), ask(fresh(2)))).toBeNull();
    expect(gatherOf(view({ question: 'pay-emperor', pay: { ...pay, left: 1 } }), ask(fresh(2), fresh(3)))).toBeNull();
  });

  it('leaves to ferment, as often as they lie there', () => {
    const gather = gatherOf(view({ question: 'ferment-leaf', left: 3 }), ask(fresh(2), fresh(3)))!;
    expect(gather.open([fresh(2)])).toEqual(new Set([fresh(2), fresh(3)]));
    expect(gather.open([fresh(2), fresh(2)])).toEqual(new Set([fresh(3)]));
    expect(gather.answers([fresh(3), fresh(2)])).toEqual([fresh(2), fresh(3), 'confirm']);
  });

  it('not the questions with one answer', () => {
    expect(gatherOf(view({ question: 'discard-card', left: 1 }), ask('hand:s01', 'hand:s02'))).toBeNull();
    expect(gatherOf(view({ question: 'place-cup' }), ask('row:new', 'row:1:left'))).toBeNull();
    expect(gatherOf(view({ question: 'add-card' }), ask('hand:s01', 'hand:s02', 'confirm'))?.answers(['hand:s02'])).toEqual([
      'hand:s02',
      'confirm',
    ]);
  });
});
