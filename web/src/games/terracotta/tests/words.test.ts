import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('../', import.meta.url);
const keysOf = (language: string): string[] =>
  [...readFileSync(new URL(`words/${language}.ftl`, here), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.isDirectory()) return entry.name === 'tests' ? '' : sources(new URL(`${entry.name}/`, folder));
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(new URL(entry.name, folder), 'utf8') : '';
    })
    .join('\n');
}

describe('the words of the board', () => {
  const code = sources(here);

  it('are the same in both languages', () => {
    expect(keysOf('pl')).toEqual(keysOf('en'));
  });

  it('are all used, and all that are used are there', () => {
    const known = new Set(keysOf('en'));
    const used = [...code.matchAll(/['`](board-[\w-]+)['`]/g)].map((m) => m[1]!);
    for (const key of used) expect(known, key).toContain(key);
    const stems = [...code.matchAll(/`(board-[\w-]*-)\$\{/g)].map((m) => m[1]!);
    const whole = new Set([...code.matchAll(/`board-\$\{line\}`/g)].length ? ['board-row', 'board-column'] : []);
    for (const key of known) expect(used.includes(key) || whole.has(key) || stems.some((stem) => key.startsWith(stem)), key).toBe(true);
  });
});
