import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGAIN, GONE, followEngine } from '../src/lib/engine';
import type { EngineOut } from '../src/lib/wire';

const building = (done: number): EngineOut => ({ state: 'building', done, all: 206 });
const compiled: EngineOut = { state: 'compiled', done: 0, all: 0 };
const interpreted: EngineOut = { state: 'interpreted', done: 0, all: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follow an engine that gives these answers one after the other; null stands for none. */
function follow(...answers: (EngineOut | null)[]) {
  const ask = vi.fn(async () => {
    const told = answers.shift();
    if (!told) throw new Error('away');
    return told;
  });
  const shown: (EngineOut | null)[] = [];
  const stop = followEngine(ask, (engine) => shown.push(engine));
  return { ask, shown, stop };
}

test('an engine that is compiled already is asked for once, and nothing is said', async () => {
  const { ask, shown } = follow(compiled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

test('an interpreted one that nobody compiles is not spoken of', async () => {
  const { ask, shown } = follow(interpreted);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

test('while it is being compiled it is asked for every two seconds, and the line goes after ten', async () => {
  const { ask, shown } = follow(building(3), building(34), compiled);
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(shown).toEqual([building(3), building(34), compiled]);
  await vi.advanceTimersByTimeAsync(GONE - 1);
  expect(shown).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('when compiling fails the line is taken away without a word', async () => {
  const { shown } = follow(building(3), interpreted);
  await vi.advanceTimersByTimeAsync(AGAIN);
  expect(shown).toEqual([building(3), null]);
});

test('a server that is away for a moment is asked again', async () => {
  const { shown } = follow(building(3), null, building(9));
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(shown).toEqual([building(3), building(9)]);
});

test('whoever leaves the page asks no more', async () => {
  const { ask, shown, stop } = follow(building(3), building(9));
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([building(3)]);
});
