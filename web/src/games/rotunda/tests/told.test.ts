import { describe, expect, it, vi } from 'vitest';
import { placeThing, thing, type Here } from '../at';
import type { Seen } from '../seen';
import { told } from '../told';

vi.mock('../../../lib/words.svelte', () => ({
  t: (key: string, args: object = {}) => [key, ...Object.values(args).map(String)].join(' '),
}));

/** What the words below read of a table. */
const view = {
  active: 0,
  hall: 'gate_1',
  rooms: { i1: 'supplier', i2: null, o1: 'bank' },
  neutrals: [{ thing: 'neutral:red', colour: 'red', resource: 'tea', space: null }],
  chairs: { i1: [null, { seat: 1, senior: true }] },
  worship: { right: [null, 'bat'], bottom: [] },
  market: { tea: { cube: 'gold', as: 'tea' }, fruit: null },
  retailer: null,
  warehouse: { tea: 0, fruit: 2 },
  experts: { pool: ['lady'], back: null, discard: ['nanny', 'maiden'] },
  temples: { temple_hearth: false, temple_learning: true },
  ways: [],
  seats: [
    {
      leaders: ['i1', 'hall'],
      orders: ['order_01'],
      fulfilled: ['order_02'],
      experts: ['old_man'],
      kept: ['merchant_su'],
      used: ['old_man', 'order_02'],
      tea: 3,
    },
    { leaders: ['i2'], points: 7 },
  ],
} as unknown as Seen;
const choosing = { active: false };
const here = { view, viewer: 0, seat: 0, choosing, nameOf: (seat: number) => ['Ania', 'Bao'][seat] ?? '' } as unknown as Here;

describe('names of things', () => {
  it('are put together as their kinds say', () => {
    expect(thing('chair', 'i1', 2)).toBe('chair:i1:2');
    expect([placeThing('hall'), placeThing('o4')]).toEqual(['hall', 'space:o4']);
  });
});

describe('words of things', () => {
  it('say who stands in a room and sits on its chairs', () => {
    expect(told.space('i1', here)?.label).toBe('room-supplier: board-stands-here Ania');
    expect(told.space('i2', here)).toEqual({ label: 'board-room-unknown: board-stands-here Bao' });
    expect(told.hall('', here)?.label).toBe('board-hall: board-stands-here Ania');
    expect(told.chair('i1:1', here)?.label).toBe('board-chair-free room-supplier 1');
    expect(told.chair('i1:2', here)?.help).toBe('board-chair-senior room-supplier 2 Bao');
  });

  it('call my two leaders by number and ask where to, but not those of others', () => {
    expect(told.leader('0:b', here)).toEqual({
      label: 'board-leader 2: board-leader-at Ania board-hall',
      then: 'board-then-leader 2',
    });
    expect(told.leader('0:a', { ...here, viewer: 1 })).toEqual({ label: 'board-leader-at Ania room-supplier' });
    expect(told.leader('1:b', here), 'with five seats there is one each').toBeNull();
    expect(told.neutral('red', here), 'not placed yet').toBeNull();
  });

  it('say what lies on a field, or what is printed there', () => {
    expect(told.field('market:tea', here)?.label).toBe('board-field-cube board-cube-as res-gold res-tea');
    expect(told.field('market:fruit', here)?.label).toBe('board-field-for res-fruit');
    expect(told.slot('retailer:1', here)?.label).toBe('board-field-free');
    expect(told.stock('fruit', here)?.label).toBe('board-field-cube res-fruit');
    expect(told.stock('tea', here)?.label).toBe('board-field-for res-tea');
  });

  it('tell the top of the pile from the experts in the pool', () => {
    expect(told.expert('lady', here)?.label).toBe('expert-lady');
    expect(told.expert('nanny', here)?.label).toBe('board-pile-top expert-nanny');
    expect(told.pile('experts', here)?.label).toBe('board-pile expert-nanny, expert-maiden');
  });

  it('say what I hold has been used, fulfilled or kept', () => {
    expect(told.mine('expert:old_man', here)?.help).toBe('expert-old_man-help board-spent');
    expect(told.mine('expert:merchant_su', here)?.label).toBe('board-kept amulet-jade_disc expert-merchant_su');
    expect(told.mine('order:order_01', here)?.label).toBe('order-order_01');
    expect(told.mine('order:order_02', here)?.label).toBe('board-order-done order-order_02');
    expect(told.mine('tea', here)).toEqual({ label: 'amount-tea 3' });
    expect(told.mine('tea', { ...here, seat: null }), 'a spectator holds nothing').toBeNull();
  });

  it('are none for an amulet that is not there; a temple is told open or used', () => {
    expect(told.edge('right:1', here)).toBeNull();
    expect(told.edge('right:2', here)?.help).toBe('board-edge-help amulet-bat');
    expect(told.temple('temple_hearth', here)?.label).toBe('board-temple-used temple-temple_hearth');
    expect(told.temple('temple_learning', here)?.help).toContain('board-reconstructed');
  });
});
