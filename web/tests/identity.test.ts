import { beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, forget, mineAt, myName, myTables, putBack, remember, setMyName } from '../src/lib/identity';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('what this browser knows', () => {
  it('keeps the secrets of a table together', () => {
    remember('a', { game: 'dragon', host: 'h', tokens: [{ seat: 0, token: 't0' }], invites: [{ seat: 2, token: 't2' }] });
    remember('a', { tokens: [{ seat: 1, token: 't1' }] });
    expect(mineAt('a')).toMatchObject({ game: 'dragon', host: 'h', tokens: [{ seat: 0 }, { seat: 1 }], invites: [{ seat: 2 }] });
    expect(mineAt('b')).toBeNull();
  });

  it('follows the company to the next table', () => {
    remember('a', { game: 'dragon', host: 'h', tokens: [{ seat: 0, token: 't0' }] });
    follow('a', 'b');
    expect(mineAt('b')).toMatchObject({ game: 'dragon', host: 'h', tokens: [{ seat: 0, token: 't0' }] });
    remember('d', { game: 'dragon', host: 'h', tokens: [{ seat: 0, token: 't0', part: 'p' }], invites: [{ seat: 1, token: 'link' }] });
    follow('d', 'e');
    expect(mineAt('e')?.tokens, "my own seat and nobody else's").toEqual([{ seat: 0, token: 't0' }]);
    expect(mineAt('e')?.invites, 'links lead nowhere there').toEqual([]);
    follow('x', 'c');
    expect(mineAt('c')).toBeNull();
  });

  it('shows the newest link of a seat', () => {
    remember('a', { game: 'dragon', invites: [{ seat: 1, token: 'old' }] });
    remember('a', { invites: [{ seat: 1, token: 'new' }] });
    expect(mineAt('a')?.invites).toEqual([{ seat: 1, token: 'new' }]);
  });

  it('lists the latest table first and forgets', () => {
    vi.useFakeTimers({ now: 1000 });
    remember('a', { game: 'dragon' });
    vi.setSystemTime(2000);
    remember('b', { game: 'dragon' });
    vi.useRealTimers();
    expect(myTables().map(([id]) => id)).toEqual(['b', 'a']);
    const known = mineAt('b');
    forget('b');
    expect(myTables().map(([id]) => id)).toEqual(['a']);
    if (known) putBack('b', known);
    expect(myTables().map(([id]) => id)).toEqual(['b', 'a']);
    expect(mineAt('b')).toEqual(known);
  });

  it('keeps a name of sensible length', () => {
    expect(myName()).toBe('');
    setMyName(`  Ania ${'x'.repeat(80)} `);
    expect(myName()).toHaveLength(40);
  });

  it('works where nothing may be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    });
    expect(remember('a', { game: 'dragon' }).game).toBe('dragon');
    expect(myTables()).toEqual([]);
  });
});
