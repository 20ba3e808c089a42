import { describe, expect, it, vi } from 'vitest';
import { thing, type Here } from '../at';
import type { Seen } from '../seen';
import { told } from '../told';

vi.mock('../../../lib/words.svelte', () => ({ t: (key: string) => key }));

/** What the words below read of a table: my board has a card in region 2, the other seat two governors in region 1. */
const view = {
  round: 2,
  phase: 'play',
  regions: [{ id: 1, beside: [0, 1], governors: [0, 2], leaders: [1], worth: 4, palaces: [null, 1], spaces: [] }],
  seats: [
    { points: 7, regions: [{ id: 2, cards: [{ id: 43, action: 'hire_workers', bonus: 'worker', n: 1 }] }], abilities: [] },
    { points: 3 },
  ],
} as unknown as Seen;
const here = { view, viewer: 0, nameOf: (seat: number) => ['Ania', 'Bao'][seat] ?? '' } as unknown as Here;

describe('names of things', () => {
  it('are put together as their kinds say', () => {
    expect(thing('reward', 2, 'laws')).toBe('reward:2:laws');
    expect(thing('own', 3)).toBe('own:3');
    expect(thing('own', 3, 'gov')).toBe('own:3:gov');
    expect(thing('track')).toBe('track');
  });
});

describe('words of things', () => {
  it('say of governors both where they stand inside and beside', () => {
    expect(told.governor('1:1', here)?.label).toBe('board-governor; board-governors-beside');
    expect(told.governor('9:1', here), 'no such region').toBeNull();
  });

  it('tell of my cards only what lies on my board', () => {
    expect(told.ability('2:43', here)?.help).toBe('board-ability');
    expect(told.ability('2:44', here)).toBeNull();
    expect(told.ability('2:43', { ...here, viewer: null }), 'a spectator has no board').toBeNull();
  });

  it('say whose palace stands on a space', () => {
    expect(told.site('1:1', here)?.label).toBe('board-palace-site');
    expect(told.site('1:2', here)?.label).toBe('board-palace-of');
    expect(told.site('1:3', here)).toBeNull();
  });

  it('have no help where there is nothing to say: Tab passes those by', () => {
    for (const words of [told.score('1', here), told.majority('1', here), told.palace('1', here)]) expect(words?.help).toBeUndefined();
  });
});
