import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { At } from '../../../kit/at.svelte';
import { wordsOf, type AnyTold } from '../../../kit/told';
import { prefs } from '../../../lib/prefs.svelte';
import { speakWith } from '../../../lib/words.svelte';
import type { Target } from '../seen';
import { told } from '../told';

const seat = {
  yuan: 4,
  small_privileges: 2,
  palaces: [
    { id: 1, floors: 2, persons: ['monk_old'] },
    { id: 3, floors: 1, persons: [] },
  ],
  discarded: ['monk'],
  wall_left: ['wall_rice'],
};
const view = {
  round: 3,
  phase: 'actions',
  events: ['peace', 'peace', 'drought', 'contagion', null],
  supply: { healer_young: 2 },
  groups: [{ thing: 'group:1', cards: ['build', 'harvest'], dragons: [] }],
  wall: { owners: [1], length: 12 },
  super_event: 'flood',
  seats: [{ ...seat, palaces: [], discarded: [] }, seat],
};
const here = { view, viewer: 1, seat: 1, nameOf: (one: number) => ['Ania', 'Bao'][one] } as unknown as At;
const words = (name: Target) => wordsOf(told as unknown as AnyTold, name, here);

describe('what is told of things', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    prefs.language = 'en';
    await speakWith('en', 'dragon');
  });

  it('is about my own court', () => {
    expect(words('palace:1')).toEqual({ label: 'Palace 1, 2 floors: old Monk' });
    expect(words('palace:3')!.label).toContain('empty');
    expect(words('palace:2')).toBeNull();
    expect(words('palace:new')).toEqual({ label: 'New palace' });
    expect(words('person:1:monk_old')!.label).toContain('in palace 1');
    expect(words('good:yuan')).toEqual({ label: '4 yuan' });
    expect(words('good:small_privilege')!.label).toContain('2');
    expect(words('wall:wall_rice')!.label).not.toContain('built');
    expect(words('wall:wall_vp')!.label).toContain('built');
  });

  it('is about the table', () => {
    expect(words('group:1')).toEqual({ label: 'Group 1: Build, Harvest' });
    expect(words('group:2')).toBeNull();
    expect(words('tile:healer_young')!.label).toContain('2 left');
    expect(words('card:build')!.help).toBeTruthy();
    expect(words('discard')!.label).toContain('1');
    expect(words('deck')!.label).toContain('8');
    expect(words('super')!.label).toBe('Super event: Flood');
    expect(words('great-wall')!.label).toContain('1 of 12');
    expect(words('built:1')!.label).toBe('Wall tile 1: Bao');
    expect(words('built:2')).toBeNull();
  });

  it('says of a month when it is, and what comes then', () => {
    expect(words('event:2')!.label).toBe('Month 2, past: Peace');
    expect(words('event:3')!.label).toBe('Month 3, now: Drought');
    expect(words('event:4')!.help).toMatch(/^Month 4: Contagion\. Everybody/);
    expect(words('event:5')).toEqual({ label: 'Month 5: not laid out yet' });
  });
});
