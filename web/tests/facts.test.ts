import { describe, expect, it } from 'vitest';
import { factsOf, lastTouched, latest } from '../src/games/facts';
import type { LogLine } from '../src/lib/wire';

const line = (ply: number, seat: number | null, key: string, args: LogLine['said']['args'] = {}): LogLine => ({
  ply,
  seat,
  said: { key, args },
});

describe('the last move', () => {
  const log = [
    line(1, 0, 'note-chose', { action: '@action-taxes' }),
    line(2, 1, 'note-chose', { action: '@action-privilege' }),
    line(3, 1, 'note-bought', { privilege: '@privilege-small_privilege', price: 2 }),
    line(3, null, 'note-event', { event: '@event-drought' }),
  ];
  it('is what the last seat did', () => {
    expect(latest(log).map((one) => one.said.key)).toEqual(['note-chose', 'note-bought']);
    expect(latest([])).toEqual([]);
  });
  it('stays in sight when a line about nothing follows', () => {
    const dragon = factsOf('dragon');
    expect(lastTouched(dragon, [...log, line(4, 2, 'note-took-money')])).toEqual(['card:privilege']);
    expect(lastTouched(dragon, [])).toEqual([]);
  });
  it('names things on the table', () => {
    expect(factsOf('dragon').touched(latest(log))).toEqual(['card:privilege']);
    expect(factsOf('dragon').touched([line(1, 0, 'note-drafted', { first: '@tile-monk_young', second: '@tile-farmer_young' })])).toEqual([
      'tile:monk_young',
      'tile:farmer_young',
    ]);
    expect(factsOf('dragon').touched([line(1, 0, 'note-chose-group', { group: 2 })])).toEqual(['group:2']);
  });
});
