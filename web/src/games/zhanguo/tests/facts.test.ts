import { describe, expect, it } from 'vitest';
import type { LogLine, SaidOut } from '../../../lib/wire';
import { zhanguo } from '../facts';
import type { Seen } from '../seen';

const line = (seat: number | null, key: string, args: SaidOut['args'] = {}): LogLine => ({ ply: 1, seat, said: { key, args }, about: [] });
/** What the frame reads of a view. */
const view = {
  round: 4,
  rounds: 5,
  phase: 'play',
  order: [1, 0],
  seats: [
    { points: 3, scored: { walls: 2 } },
    { points: 8, scored: { walls: 0 } },
  ],
} as unknown as Seen;

describe('what the frame asks about ZhanGuo', () => {
  it('how far the game is', () => {
    expect(zhanguo.progress(view).now).toBe(1);
    expect(zhanguo.progress({ ...view, round: 0, phase: 'setup' }).now).toBe(-1);
    expect(zhanguo.progress({ ...view, phase: 'over' }).now).toBe(-1);
    expect(zhanguo.points(view, 1)).toBe(8);
    expect(zhanguo.order(view)).toEqual([1, 0]);
    expect(zhanguo.sources(view, 0).find((one) => one.name.key === 'source-walls')?.points).toBe(2);
  });

  it('what a seat did last, only in this round', () => {
    const log = [
      line(0, 'note-unified', { card: 3, region: 2 }),
      line(null, 'note-round', { n: 4 }),
      line(1, 'note-went-to-court', { card: 58, action: '@action-build_wall' }),
      line(1, 'note-built-wall', { section: '@section-gold_1', lines: 2 }),
    ];
    expect(zhanguo.doing(view, 0, log)).toBeNull();
    expect(zhanguo.doing(view, 1, log)).toEqual({ key: 'board-did-build_wall', args: { card: 58 } });
    expect(zhanguo.isHeading(log[1]!)).toBe(true);
  });
});
