import { afterEach, expect, test, vi } from 'vitest';
import * as api from '../src/lib/api';

interface Asked {
  address: string;
  headers: Record<string, string>;
}

const SECRET = 'a-secret-of-a-seat';
let asked: Asked[] = [];

function listen(): void {
  asked = [];
  vi.stubGlobal('location', { protocol: 'https:', host: 'games.example' });
  vi.stubGlobal('fetch', async (address: string, init: { headers: Record<string, string> }) => {
    asked.push({ address, headers: init.headers });
    return new Response('{}');
  });
}

afterEach(() => vi.unstubAllGlobals());

test('no address that is asked for holds a secret', async () => {
  listen();
  const key = { token: SECRET, name: 'Ala' };
  await api.past('table', 3, SECRET);
  await api.sheet('table', SECRET);
  await api.claim('table', key);
  await api.comeBack('table', key);
  await api.summaries({ ids: ['table'], tokens: [SECRET] });
  for (const order of [api.start, api.kick, api.rematch]) await order('table', { host: SECRET });
  expect(asked).toHaveLength(8);
  for (const { address } of asked) {
    expect(address).not.toContain(SECRET);
    expect(address).not.toContain('token=');
  }
  expect(api.socketAddress('table')).not.toContain('?');
  expect(api.recordAddress('table')).not.toContain('?');
});

test('a secret goes into a header, and only when there is one', async () => {
  listen();
  await api.past('table', 3, SECRET);
  await api.past('table', 3);
  expect(asked.map(({ headers }) => headers['x-tianxia-seat'])).toEqual([SECRET, undefined]);
});
