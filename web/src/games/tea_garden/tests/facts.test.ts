import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../lib/wire';
import { tea_garden } from '../facts';
import type { Seen } from '../seen';

const line = (key: string, args: LogLine['said']['args']): LogLine => ({ ply: 1, seat: 0, said: { key, args }, about: [] });
const seat = (more: object = {}): object => ({ points: 0, passed: false, turns: 0, scored: {}, ...more });
/** What the frame reads of a view. */
const view = {
  round: 3,
  rounds: 5,
  phase: 'actions',
  start_seat: 1,
  max_turns: 4,
  seats: [seat({ points: 9, turns: 2, scored: { caravans: 9 } }), seat({ passed: true, turns: 1 }), seat()],
} as unknown as Seen;

describe('what the frame asks', () => {
  it('stands the panels in turn order', () => {
    expect(tea_garden.order(view)).toEqual([1, 2, 0]);
    expect(tea_garden.points(view, 0)).toBe(9);
  });

  it('tells round, turns and passing', () => {
    const { main, phases, now } = tea_garden.progress(view);
    expect([main.args['n'], phases.length, now]).toEqual([3, 5, 2]);
    expect(tea_garden.doing(view, 0, [])).toEqual({ key: 'board-turns', args: { n: 2, of: 4 } });
    expect(tea_garden.doing(view, 1, [])).toEqual({ key: 'board-passed', args: { n: 1 } });
    expect(tea_garden.progress({ ...view, round: 0 }).now).toBe(-1);
  });

  it('splits the points by source', () => {
    const sources = tea_garden.sources(view, 0);
    expect(sources.reduce((sum, one) => sum + one.points, 0)).toBe(9);
  });

  it('rounds head the chronicle', () => {
    expect(tea_garden.isHeading(line('note-round', { n: 2 }))).toBe(true);
    expect(tea_garden.isHeading(line('note-sailed', { section: 4 }))).toBe(false);
  });

  it('has zones of the board for a phone', () => {
    for (const { x, y, w } of tea_garden.shape?.zones ?? []) {
      expect(x + w).toBeLessThan(1.05);
      expect(y).toBeLessThan(1);
    }
  });
});
