import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../lib/wire';
import { rotunda } from '../facts';
import type { Phase, Seen } from '../seen';

const line = (seat: number | null, key: string, args: LogLine['said']['args'] = {}): LogLine => ({
  ply: 1,
  seat,
  said: { key, args },
  about: [],
});
/** What the frame reads of a view. */
const view = {
  round: 3,
  phase: 'homage',
  marker: 4,
  end_field: 8,
  start_seat: 2,
  seats: [
    { points: 5, scored: { bank: 3, worship: 2 } },
    { points: 0, scored: {} },
    { points: 9, scored: {} },
  ],
} as unknown as Seen;

describe('what the frame is told of Round House', () => {
  it('panels stand in turn order', () => {
    expect(rotunda.order(view)).toEqual([2, 0, 1]);
    expect(rotunda.points(view, 2)).toBe(9);
  });

  it('five steps of a turn; homage is the step of the room, a neutral leader moves in that of the move', () => {
    const now = (phase: Phase): number => rotunda.progress({ ...view, phase }).now;
    expect(rotunda.progress(view)).toMatchObject({ main: { args: { n: 4 } }, of: { args: { n: 8 } } });
    const steps: Phase[] = ['expert', 'neutral', 'move', 'room', 'homage', 'bonus', 'orders', 'setup', 'over'];
    expect(steps.map(now)).toEqual([0, 1, 1, 2, 2, 3, 4, -1, -1]);
  });

  it('sources stand in a fixed order', () => {
    const sources = rotunda.sources(view, 0);
    expect(sources.filter((one) => one.points).map((one) => one.name.key)).toEqual(['source-bank', 'source-worship']);
    expect(sources.reduce((sum, one) => sum + one.points, 0)).toBe(5);
  });

  it('a seat is told by where it went last', () => {
    const log = [line(0, 'note-moved', { room: '@room-bank' }), line(1, 'note-entered-hall'), line(0, 'note-scored', { n: 1 })];
    expect(rotunda.doing(view, 0, log)).toEqual({ key: 'board-went', args: { room: '@room-bank' } });
    expect(rotunda.doing(view, 1, log)).toEqual({ key: 'board-went-hall', args: {} });
    expect(rotunda.doing(view, 2, log)).toBeNull();
  });

  it('only a worship heads a chapter of the chronicle', () => {
    expect(rotunda.isHeading(line(null, 'note-marker', { n: 3, end: 8 }))).toBe(true);
    expect(rotunda.isHeading(line(0, 'note-turn', { n: 3 }))).toBe(false);
  });
});
