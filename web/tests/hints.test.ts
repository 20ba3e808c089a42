import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPrefs } from '../src/lib/prefs.svelte';
import type { Known } from '../src/lib/state';
import { Table } from '../src/lib/table.svelte';
import type { ToBrowser, ToServer } from '../src/lib/wire';

class Wire {
  static last: Wire;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
  async tell(message: ToBrowser): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await Promise.resolve();
    await Promise.resolve();
  }
}

const asked = (ply: number): Known => ({ v: 1, ply, viewer: 0, question: { seat: 0, ply, options: [] } }) as unknown as Known;

async function seated(): Promise<Table> {
  const table = new Table('a');
  table.start();
  Wire.last.onopen?.();
  await Wire.last.tell({ t: 'pong' });
  table.known = asked(4);
  return table;
}

function wishes<T extends ToServer['t']>(kind: T): Extract<ToServer, { t: T }>[] {
  return Wire.last.sent.filter((one): one is Extract<ToServer, { t: T }> => one.t === kind);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});

describe('who gives hints', () => {
  it('is strong unless somebody chose another level', () => {
    expect(readPrefs(null, []).hint).toBe('strong');
    expect(readPrefs('{"hint":"master"}', []).hint).toBe('master');
    expect(readPrefs('{"hint":"emperor"}', []).hint).toBe('strong');
  });
});

describe('a hint', () => {
  it('is asked of the level, once at a time', async () => {
    const table = await seated();
    void table.askHint('master');
    void table.askHint('master');
    expect(wishes('ask_hint')).toMatchObject([{ seat: 0, level: 'master' }]);
    expect(table.advising).toBe(true);
    await Wire.last.tell({ t: 'hint', ack: wishes('ask_hint')[0]?.ack ?? '', choice: 3, reasons: [] });
    expect(table.hint?.choice).toBe(3);
    expect(table.advising).toBe(false);
  });

  it('keeps nobody from answering, and comes too late without a word', async () => {
    const table = await seated();
    const question = table.known?.question;
    if (!question) throw new Error('nobody is asked');
    void table.askHint('master');
    void table.submit(question, { choice: 1 } as never);
    expect(wishes('submit')).toHaveLength(1);
    table.known = asked(5);
    const late = { key: 'problem-stale', args: {} };
    await Wire.last.tell({ t: 'refused', ack: wishes('ask_hint')[0]?.ack ?? '', why: 'stale', message: late });
    expect(table.trouble).toBeNull();
    expect(table.advising).toBe(false);
  });

  it('that is refused says why', async () => {
    const table = await seated();
    void table.askHint('strong');
    const busy = { key: 'problem-too-often', args: {} };
    await Wire.last.tell({ t: 'refused', ack: wishes('ask_hint')[0]?.ack ?? '', why: 'limit', message: busy });
    expect(table.trouble).toEqual(busy);
  });
});
