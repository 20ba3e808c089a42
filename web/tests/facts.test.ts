import { describe, expect, it } from 'vitest';
import { lastTouched, latest } from '../src/games/facts';
import type { LogLine } from '../src/lib/wire';

const line = (ply: number, seat: number | null, key: string, about: string[] = []): LogLine => ({
  ply,
  seat,
  said: { key, args: {} },
  about,
});

describe('the last move', () => {
  const log = [
    line(1, 0, 'note-chose', ['card:taxes']),
    line(2, 1, 'note-chose', ['card:privilege']),
    line(3, 1, 'note-bought'),
    line(3, null, 'note-event', ['event:3']),
  ];
  it('is what the last seat did', () => {
    expect(latest(log).map((one) => one.said.key)).toEqual(['note-chose', 'note-bought']);
    expect(latest([])).toEqual([]);
  });
  it('stays in sight when a line about nothing follows', () => {
    expect(lastTouched([...log, line(4, 2, 'note-took-money')])).toEqual(['card:privilege']);
    expect(lastTouched([])).toEqual([]);
  });
});
