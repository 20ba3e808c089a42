import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical, sha256, viewHash } from '../src/lib/hash';
import { applyPatch, BadPatch } from '../src/lib/patch';
import { heard, type Known } from '../src/lib/state';
import type { Change, Full } from '../src/lib/wire';

describe('patches', () => {
  const view = { round: 1, seats: [{ yuan: 3 }, { yuan: 4 }], wall: { owners: [0] } };

  it('set and remove, and leave the old view alone', () => {
    const before = JSON.stringify(view);
    const next = applyPatch<Record<string, unknown>>(view, [[['seats', 1, 'yuan'], 9], [['wall']], [['phase'], 'event']]);
    expect(next).toEqual({ round: 1, seats: [{ yuan: 3 }, { yuan: 9 }], phase: 'event' });
    expect(JSON.stringify(view)).toBe(before);
  });

  it('share what they do not touch', () => {
    const next = applyPatch(view, [[['seats', 1, 'yuan'], 9]]);
    expect(next.seats[0]).toBe(view.seats[0]);
    expect(next.wall).toBe(view.wall);
    expect(next.seats).not.toBe(view.seats);
  });

  it('replace whole arrays and the whole view', () => {
    expect(
      applyPatch(view, [
        [
          ['wall', 'owners'],
          [0, 1],
        ],
      ]).wall.owners,
    ).toEqual([0, 1]);
    expect(applyPatch<unknown>({}, [[[], { a: 1 }]])).toEqual({ a: 1 });
  });

  it('refuse paths that lead nowhere', () => {
    expect(() => applyPatch(view, [[['seats', 7, 'yuan'], 1]])).toThrow(BadPatch);
    expect(() => applyPatch(view, [[['round', 'x'], 1]])).toThrow(BadPatch);
    expect(() => applyPatch(view, [[[]]])).toThrow(BadPatch);
  });
});

describe('hashes', () => {
  it('are those of SHA-256', () => {
    for (const text of ['', 'abc', 'zażółć gęślą jaźń', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)]) {
      expect(sha256(new TextEncoder().encode(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('do not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'ł"' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ł\\"","d":null}]}');
    expect(viewHash({ a: 1, b: 2 })).toBe(viewHash({ b: 2, a: 1 }));
    expect(viewHash({ a: 1 })).toHaveLength(16);
  });
});

describe('messages', () => {
  const table = {
    id: 't',
    game: 'dragon',
    options: {},
    status: 'playing',
    seats: [],
    host: false,
    hot_seat: false,
    commitment: '',
    secret: null,
    rematch: null,
    to_move: 0,
    seeded: false,
    motion: null,
  } as const;
  const rest = { waiting: null, question: null, forecast: [], undo: { possible: false, blocker: null }, result: null };
  const line = (ply: number): Full['log'][number] => ({ ply, seat: 0, said: { key: `note-${ply}`, args: {} }, about: [] });
  const full: Full = {
    t: 'full',
    v: 4,
    viewer: 0,
    table: { ...table, seats: [], seals: [] },
    ply: 2,
    view: { n: 1 },
    log: [line(0), line(1)],
    hash: viewHash({ n: 1 }),
    ...rest,
  };
  const change = (news: Partial<Change>): Change => ({
    t: 'change',
    v: 5,
    ply: 3,
    cut: null,
    log: [line(2)],
    patch: [[['n'], 2]],
    hash: viewHash({ n: 2 }),
    ...rest,
    ...news,
  });
  const known = (): Known => {
    const outcome = heard(null, full, viewHash);
    if (outcome.lost) throw new Error('lost');
    return outcome.known;
  };

  it('say that the bot has little time, until a change says otherwise', () => {
    const waiting = { seat: 1, ply: 3, kind: 'x', thinking: true, crowded: false };
    const { known: before } = heard(known(), change({ waiting }), viewHash);
    const { known: crowded, lost } = heard(before, { t: 'crowd' }, viewHash);
    expect(lost).toBe(false);
    expect(crowded?.waiting).toEqual({ ...waiting, crowded: true });
    const after = change({ v: 6, patch: [], hash: viewHash({ n: 2 }), waiting });
    expect(heard(crowded, after, viewHash).known?.waiting).toEqual(waiting);
    expect(heard(known(), { t: 'crowd' }, viewHash).known?.waiting).toBe(null);
  });

  it('bring the view forward', () => {
    const { known: next, lost } = heard(known(), change({}), viewHash);
    expect(lost).toBe(false);
    expect(next).toMatchObject({ v: 5, ply: 3, view: { n: 2 } });
    expect(next?.log.map((one) => one.ply)).toEqual([0, 1, 2]);
  });

  it('cut the log after an undo', () => {
    const { known: next } = heard(known(), change({ cut: 1, log: [], patch: [], hash: viewHash({ n: 1 }) }), viewHash);
    expect(next?.log.map((one) => one.ply)).toEqual([0]);
  });

  it('are lost when a version is missing, a patch does not fit or the hash differs', () => {
    expect(heard(known(), change({ v: 6 }), viewHash).lost).toBe(true);
    expect(heard(known(), change({ patch: [[['no', 'where'], 1]] }), viewHash).lost).toBe(true);
    expect(heard(known(), change({ hash: '0123456789abcdef' }), viewHash).lost).toBe(true);
    expect(heard(null, change({}), viewHash).lost).toBe(true);
  });

  it('that are old do no harm', () => {
    const before = known();
    expect(heard(before, change({ v: 4 }), viewHash)).toEqual({ known: before, lost: false });
  });

  it('that may not be seen only count', () => {
    const { known: next } = heard(known(), { t: 'skip', v: 5 }, viewHash);
    expect(next).toMatchObject({ v: 5, ply: 2, view: { n: 1 } });
    expect(heard(known(), { t: 'seats', v: 4, table: { ...table, seats: [], seals: [], status: 'over' } }, viewHash).known).toMatchObject({
      v: 4,
      table: { status: 'over' },
    });
    expect(
      heard(known(), { t: 'seats', v: 5, table: { ...table, seats: [], seals: [], status: 'over' } }, viewHash).known?.table.status,
    ).toBe('over');
  });
});
