import { describe, expect, it, vi } from 'vitest';
import type { At } from '../../../kit/at.svelte';
import type { Seen, Target } from '../seen';
import { told } from '../told';

/** A sentence as its key and its arguments. */
const said = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(' ');
vi.mock('../../../lib/words.svelte', () => ({ t: (key: string, args?: object) => said(key, args) }));

/** What the words below read of a table: leaves and a stack of mine, the decks, a card for sale. */
const own = {
  fresh: [1, 2, 3, 0, 0, 0],
  fermented: [0, 1, 0, 0, 2, 1],
  harvest: [0, 0, 4, 0, 0, 0],
  played: [{ top: 's07', covered: ['s10', 's11'] }],
  cup_rows: [{ tiles: ['t01', 't02'], markers: [2] }],
};
const view = {
  round: 2,
  rounds: 5,
  turn: { seat: 0, number: 1 },
  row: [null, 'a101'],
  action_deck: [0, 5, 9, 9, 9],
  caravan_deck: { basic: 0, advanced: 4 },
  emperor_deck: 12,
  seats: [own, own, own],
} as unknown as Seen;
const here = { view, viewer: 0, seat: 0 } as unknown as At<Seen, Target>;
const later = (id: `${number}:fresh`): string | undefined => told.basket(id, here)?.help?.split('. ')[1];

describe('words of things', () => {
  it('foresee the baskets: fresh leaves fade, fermented ones ripen, the harvest comes in', () => {
    expect(later('1:fresh'), 'nothing fades below the first').toBe('board-basket-later 3 0');
    expect(later('3:fresh')).toBe('board-basket-later 4 1');
    expect(later('6:fresh'), 'nothing ripens beyond the last').toBe('board-basket-later 0 3');
    expect(told.basket('1:fresh', { ...here, view: { ...view, round: 5 } })?.help).toContain('board-basket-last');
  });

  it('sum up the cards of a turn, the top card first', () => {
    expect(told.card_slot('1', here)?.label).toMatch(/^board-played 1 5 board-card-start .*board-gain-ferment 2; /);
    expect(told.card_slot('2', here)?.label).toBe('board-slot-free 2');
    expect(told.effect('ferment', here)?.label).toBe('board-gain-ferment 2');
  });

  it('tell how many cards a deck has and what comes next', () => {
    expect(told.deck('action', here)?.label).toBe('board-market: board-market-pile 32 II');
    expect(told.deck('caravan', here)?.label, 'no basic ones are left').toBe('board-caravans: board-pile 4');
    expect(told.deck('emperor', here)?.label).toBe('board-emperor: board-pile 12');
  });

  it('tell of a slot only while a card lies in it', () => {
    expect(told.slot('1', here)).toBeNull();
    expect(told.slot('2', here)?.label).toMatch(/^board-slot 2 /);
  });

  it('name starting places, and berths for as many as play', () => {
    expect(told.river('0', here)?.label).toBe('board-river-start');
    expect(told.emperor_row('0', here)?.label).toBe('board-emperor-start');
    expect(told.river('10', here)?.label).toContain('24, 22, 20');
    expect(told.river('10', here)?.label).not.toContain('19');
  });

  it('count the markers between two tiles of mine', () => {
    expect(told.connection('1:1', here)?.label).toBe('board-connection 1 2');
    expect(told.connection('1:1', { ...here, seat: null })?.label, 'a spectator has none').toBe('board-connection 1 0');
  });
});
