import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, waitBefore, type LinkState, type Socket } from '../src/lib/link';
import type { ToBrowser, ToServer } from '../src/lib/wire';

class Fake implements Socket {
  sent: ToServer[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  say(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

function world() {
  const sockets: Fake[] = [];
  const states: [LinkState, number][] = [];
  const heard: ToBrowser[] = [];
  const ends: string[] = [];
  let v: number | null = null;
  const link = new Link({
    make: () => {
      const socket = new Fake();
      sockets.push(socket);
      return socket;
    },
    hello: () => ({ t: 'hello', tokens: ['a'], v }),
    message: (message) => {
      heard.push(message);
      if (message.t === 'skip') v = message.v;
    },
    state: (state, tries) => states.push([state, tries]),
    ended: (reason) => ends.push(reason),
  });
  return { ends, link, sockets, states, heard, last: () => sockets[sockets.length - 1]! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the link', () => {
  it('says hello first and is open after the first answer', () => {
    const { link, last, states } = world();
    link.start();
    last().open();
    expect(last().sent).toEqual([{ t: 'hello', tokens: ['a'], v: null }]);
    expect(states).toEqual([['connecting', 0]]);
    last().say({ t: 'skip', v: 3 });
    expect(states[states.length - 1]).toEqual(['open', 0]);
  });

  it('comes back after a break with the last version, waiting longer each time', () => {
    const { link, sockets, last, states } = world();
    link.start();
    last().open();
    last().say({ t: 'skip', v: 7 });
    last().fall();
    expect(states[states.length - 1]).toEqual(['waiting', 1]);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().fall();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(3);
    last().open();
    expect(last().sent[0]).toMatchObject({ t: 'hello', v: 7 });
    last().say({ t: 'skip', v: 8 });
    last().fall();
    expect(states[states.length - 1]).toEqual(['waiting', 1]);
  });

  it('can be hurried', () => {
    const { link, sockets, last } = world();
    link.start();
    last().fall();
    link.hurry();
    expect(sockets).toHaveLength(2);
    link.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('stays away when there is no such table', () => {
    const { link, sockets, last, states, ends } = world();
    link.start();
    last().open();
    last().fall(4404, 'problem-no-such-table');
    expect(ends).toEqual(['problem-no-such-table']);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states[states.length - 1]).toEqual(['closed', 0]);
  });

  it('matches answers to requests', async () => {
    const { link, last } = world();
    link.start();
    last().open();
    last().say({ t: 'skip', v: 1 });
    const good = link.request({ t: 'submit', ack: 'x', seat: 0, ply: 3, choices: [1] });
    const bad = link.request({ t: 'undo', ack: 'y', seat: 0 });
    last().say({ t: 'refused', ack: 'y', why: 'undo', message: { key: 'undo-nothing', args: {} } });
    last().say({ t: 'ack', ack: 'x', v: 2 });
    await expect(good).resolves.toEqual({ t: 'ack', ack: 'x', v: 2 });
    await expect(bad).rejects.toMatchObject({ why: 'undo' });
  });

  it('sends an unanswered request again after a break, once', async () => {
    const { link, last } = world();
    link.start();
    last().open();
    last().say({ t: 'skip', v: 1 });
    const answer = link.request({ t: 'submit', ack: 'x', seat: 0, ply: 3, choices: [1] });
    last().fall();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toHaveLength(1);
    last().say({ t: 'skip', v: 2 });
    expect(last().sent[1]).toMatchObject({ t: 'submit', ack: 'x' });
    last().say({ t: 'ack', ack: 'x', v: 3 });
    await expect(answer).resolves.toMatchObject({ ack: 'x' });
    last().fall();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say({ t: 'skip', v: 4 });
    expect(last().sent).toHaveLength(1);
  });

  it('notices a silent connection', () => {
    const { link, sockets, last } = world();
    link.start();
    last().open();
    last().say({ t: 'skip', v: 1 });
    vi.advanceTimersByTime(20_000);
    expect(last().sent[1]).toEqual({ t: 'ping' });
    last().say({ t: 'pong' });
    vi.advanceTimersByTime(19_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1_000 + 8_000 + 500);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
  });

  it('stops for good', () => {
    const { link, sockets, last } = world();
    link.start();
    last().open();
    link.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.closed).toBe(true);
  });
});

describe('waiting', () => {
  it('doubles up to a quarter of a minute and is spread by luck', () => {
    expect([0, 1, 2, 3].map((n) => waitBefore(n, 1))).toEqual([400, 800, 1600, 3200]);
    expect(waitBefore(20, 1)).toBe(15_000);
    expect(waitBefore(0, 0)).toBe(280);
  });
});
