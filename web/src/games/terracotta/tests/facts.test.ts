import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../lib/wire';
import { terracotta } from '../facts';
import type { Phase, Seen } from '../seen';

const line = (seat: number | null, key: string, args: LogLine['said']['args'] = {}): LogLine => ({
  ply: 1,
  seat,
  said: { key, args },
  about: [],
});
/** What the frame reads of a view. */
const view = (phase: Phase): Seen => ({ round: 2, rounds: 5, phase, order: [1, 0], seats: [] }) as unknown as Seen;

describe('what the frame is told', () => {
  it('the phase in progress', () => {
    expect(terracotta.progress(view('scoring')).now).toBe(1);
    expect(terracotta.progress(view('over')).now).toBe(-1);
    expect(terracotta.progress({ ...view('setup'), round: 0 }).main.key).toBe('phase-setup');
  });

  it('where a seat has put its last worker this round', () => {
    const log = [
      line(null, 'note-round', { n: 1 }),
      line(0, 'note-placed', { worker: '@worker-artisan', segment: 2 }),
      line(null, 'note-round', { n: 2 }),
      line(1, 'note-placed', { worker: '@worker-craftsman', segment: 7 }),
    ];
    expect(terracotta.doing(view('actions'), 0, log)).toBeNull();
    expect(terracotta.doing(view('actions'), 1, log)?.args).toEqual({ worker: '@worker-craftsman', segment: 7 });
    expect(terracotta.doing(view('over'), 1, log)).toBeNull();
  });

  it('round headings', () => {
    expect(terracotta.isHeading(line(null, 'note-round'))).toBe(true);
    expect(terracotta.isHeading(line(0, 'note-built'))).toBe(false);
  });
});
