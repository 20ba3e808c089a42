import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Entry, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { Speaker } from '../src/lib/fluent';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'pl'];

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

function messages(path: string): Message[] {
  const isMessage = (entry: Entry): entry is Message => entry.type === 'Message';
  const resource = new FluentParser().parse(readFileSync(path, 'utf8'));
  expect(resource.body.filter((entry) => entry.type === 'Junk').map((entry) => entry.content)).toEqual([]);
  return resource.body.filter(isMessage);
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && node.type === 'VariableReference') found.add((node as unknown as { id: { name: string } }).id.name);
  for (const part of Object.values(node)) variables(part, found);
  return found;
}

const frame = Object.fromEntries(LANGUAGES.map((language) => [language, messages(join(ROOT, `src/words/${language}.ftl`))]));
const keys = (language: string): string[] => frame[language]!.map((message) => message.id.name);
const sources = files(join(ROOT, 'src'))
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\/games\/\w+\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the words of the frame', () => {
  it('are the same keys in both languages, once each, with the frame’s prefix', () => {
    expect(keys('pl').toSorted()).toEqual(keys('en').toSorted());
    for (const language of LANGUAGES) {
      expect(new Set(keys(language)).size).toBe(keys(language).length);
      expect(keys(language).filter((key) => !key.startsWith('ui-'))).toEqual([]);
    }
  });

  it('use the same variables in both languages', () => {
    const polish = new Map(frame['pl']!.map((message) => [message.id.name, message]));
    for (const message of frame['en']!) {
      expect([message.id.name, [...variables(polish.get(message.id.name)?.value)].sort()]).toEqual([
        message.id.name,
        [...variables(message.value)].sort(),
      ]);
    }
  });

  // a key is used if it stands in the sources, or fits one that is put together there
  const literal = new Set([...sources.matchAll(/['"`](ui-[a-z0-9_-]+)['"`]/g)].map((match) => match[1]!));
  const made = [...sources.matchAll(/`(ui-[a-z0-9_-]*)\$\{[^}]*\}([a-z0-9_-]*)`/g)].map(
    (match) => new RegExp(`^${match[1]}[a-z0-9_]+${match[2]}$`),
  );

  it('are all there', () => {
    const known = new Set(keys('en'));
    expect([...literal].filter((key) => !known.has(key))).toEqual([]);
    for (const pattern of made) expect([pattern.source, keys('en').some((key) => pattern.test(key))]).toEqual([pattern.source, true]);
  });

  it('are all used', () => {
    expect(keys('en').filter((key) => !literal.has(key) && !made.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('are not left in English', () => {
    const english = new Map(frame['en']!.map((message) => [message.id.name, JSON.stringify(message.value)]));
    const same = frame['pl']!.filter((message) => english.get(message.id.name) === JSON.stringify(message.value)).map(
      (message) => message.id.name,
    );
    expect(same).toEqual(
      ['ui-game-zhanguo', 'ui-minutes', 'ui-seat-bot', 'ui-bot', 'ui-bot-level', 'ui-menu'].filter((key) => same.includes(key)),
    );
  });

  it('use of shared words: every key is in the shared files or in every game', () => {
    const shared = new Set(messages(join(ROOT, '../src/tianxia/words/locale/en.ftl')).map((message) => message.id.name));
    const game = new Set(messages(join(ROOT, '../src/tianxia/games/dragon/locale/en.ftl')).map((message) => message.id.name));
    const used = [...sources.matchAll(/\bt\('((?!ui-)[a-z][a-z0-9_-]*)'/g)].map((match) => match[1]!);
    expect(used.filter((key) => !shared.has(key) && !game.has(key))).toEqual([]);
  });
});

describe('the speaker', () => {
  const source = `
tile-monk = mnich
    .acc = mnicha
    .pl = mnisi
tile-lady = dama dworu
release = Zwolnij { $tile_acc } ({ $tile }) z pałacu { $palace }.
rice = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
called = { $player } woła
    .more = Drugie zdanie: { $n }.
`;
  const speaker = new Speaker('pl', [source]);

  it('supplies the attributes of a reference, and its value where one is missing', () => {
    expect(speaker.text('release', { tile: '@tile-monk', palace: 2 })).toBe('Zwolnij mnicha (mnich) z pałacu 2.');
    expect(speaker.text('release', { tile: '@tile-lady', palace: 1 })).toBe('Zwolnij dama dworu (dama dworu) z pałacu 1.');
  });

  it('knows Polish plurals', () => {
    expect([1, 2, 5, 12, 22].map((n) => speaker.text('rice', { n }))).toEqual([
      '1 żeton',
      '2 żetony',
      '5 żetonów',
      '12 żetonów',
      '22 żetony',
    ]);
  });

  it('takes a player’s name as it is', () => {
    expect(speaker.text('called', { player: '@tile-monk' })).toBe('@tile-monk woła');
  });

  it('shows a missing key in brackets', () => {
    expect(speaker.text('nothing')).toBe('[nothing]');
    expect(speaker.text('release', { tile: '@tile-none', palace: 1 })).toContain('[tile-none]');
  });

  it('says attributes of a message by name', () => {
    expect(speaker.attribute('called', 'more', { n: 3 })).toBe('Drugie zdanie: 3.');
    expect(speaker.attribute('called', 'less')).toBeNull();
  });

  it('says the words of the program by the same rules', () => {
    for (const language of LANGUAGES) {
      const real = new Speaker(language, [
        readFileSync(join(ROOT, `../src/tianxia/words/locale/${language}.ftl`), 'utf8'),
        readFileSync(join(ROOT, `../src/tianxia/games/dragon/locale/${language}.ftl`), 'utf8'),
      ]);
      const said = real.text('note-drafted', { player: 'Ania', first: '@tile-monk_young', second: '@tile-scholar_young', space: 10 });
      expect(said).toContain('Ania');
      expect(said).not.toMatch(/[[{]/);
    }
  });
});
