import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIRST, LANGUAGES } from '../src/lib/languages';
import { SHELF } from '../src/shelf';

const folderOf = (game: string): URL => new URL(`../src/games/${game}/`, import.meta.url);
const keysOf = (game: string, language: string): string[] =>
  [...readFileSync(new URL(`words/${language}.ftl`, folderOf(game)), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

/** The code below a folder, without its tests. */
function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.isDirectory()) return entry.name === 'tests' ? '' : sources(new URL(`${entry.name}/`, folder));
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(new URL(entry.name, folder), 'utf8') : '';
    })
    .join('\n');
}

describe.each(SHELF.map((game) => game.id))('the words of the board of %s', (game) => {
  const code = sources(folderOf(game));

  it.each(LANGUAGES)('are the same in %s as in the others', (language) => {
    expect(keysOf(game, language)).toEqual(keysOf(game, FIRST));
  });

  it('are all used, and all that are used are there', () => {
    const known = new Set(keysOf(game, FIRST));
    const used = [...code.matchAll(/['`](board-[\w-]+)['`]/g)].map((m) => m[1]!);
    for (const key of used) expect(known, key).toContain(key);
    const stems = [...code.matchAll(/`(board-[\w-]+-)\$\{/g)].map((m) => m[1]!);
    for (const key of known) expect(used.includes(key) || stems.some((stem) => key.startsWith(stem)), key).toBe(true);
  });
});
