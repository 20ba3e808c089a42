import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Entry, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { Speaker } from '../src/lib/fluent';
import { FIRST, firstSpoken, languageAfter, LANGUAGES, ownName } from '../src/lib/languages';

const ROOT = join(import.meta.dirname, '..');
const OTHERS = LANGUAGES.filter((language) => language !== FIRST);

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
  it('are the same keys in all languages, once each, with the frame’s prefix', () => {
    for (const language of OTHERS) expect(keys(language).toSorted()).toEqual(keys(FIRST).toSorted());
    for (const language of LANGUAGES) {
      expect(new Set(keys(language)).size).toBe(keys(language).length);
      expect(keys(language).filter((key) => !key.startsWith('ui-'))).toEqual([]);
    }
  });

  it.each(OTHERS)('use the same variables in %s', (language) => {
    const other = new Map(frame[language]!.map((message) => [message.id.name, message]));
    for (const message of frame[FIRST]!) {
      expect([message.id.name, [...variables(other.get(message.id.name)?.value)].sort()]).toEqual([
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
    const known = new Set(keys(FIRST));
    expect([...literal].filter((key) => !known.has(key))).toEqual([]);
    for (const pattern of made) expect([pattern.source, keys(FIRST).some((key) => pattern.test(key))]).toEqual([pattern.source, true]);
  });

  it('are all used', () => {
    expect(keys(FIRST).filter((key) => !literal.has(key) && !made.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it.each(OTHERS)('are not left in English in %s', (language) => {
    const english = new Map(frame[FIRST]!.map((message) => [message.id.name, JSON.stringify(message.value)]));
    const same = frame[language]!.filter((message) => english.get(message.id.name) === JSON.stringify(message.value)).map(
      (message) => message.id.name,
    );
    expect(same).toEqual(['ui-minutes', 'ui-seat-bot', 'ui-bot', 'ui-bot-level', 'ui-menu'].filter((key) => same.includes(key)));
  });

  it('use of shared words: every key is in the shared files or in every game', () => {
    const shared = new Set(messages(join(ROOT, '../src/tianxia/words/locale/en.ftl')).map((message) => message.id.name));
    const game = new Set(messages(join(ROOT, '../src/tianxia/games/dragon/locale/en.ftl')).map((message) => message.id.name));
    const used = [...sources.matchAll(/\bt\('((?!ui-)[a-z][a-z0-9_-]*)'/g)].map((match) => match[1]!);
    expect(used.filter((key) => !shared.has(key) && !game.has(key))).toEqual([]);
  });
});

describe('the languages', () => {
  it('are those that have word files', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(['pl', 'en']));
    expect(LANGUAGES.toSorted()).toEqual(
      readdirSync(join(ROOT, 'src/words'))
        .map((name) => name.replace('.ftl', ''))
        .toSorted(),
    );
  });

  it('are chosen by the wishes of the browser, one after another', () => {
    const spoken = ['pl', 'en-XA', 'en'];
    expect(firstSpoken(['pl-PL', 'en'], spoken)).toBe('pl');
    expect(firstSpoken(['de', 'pl'], spoken)).toBe('pl');
    expect(firstSpoken(['en-GB'], spoken)).toBe('en');
    expect(firstSpoken(['en-xa'], spoken)).toBe('en-XA');
    expect(firstSpoken(['de'], spoken)).toBe('en');
    expect(firstSpoken([], spoken)).toBe('en');
  });

  it('call themselves by their own names, and follow each other in a circle', () => {
    expect(['pl', 'en', 'de'].map(ownName)).toEqual(['Polski', 'English', 'Deutsch']);
    let language = FIRST;
    for (const _ of LANGUAGES) language = languageAfter(language);
    expect(language).toBe(FIRST);
    expect(languageAfter('en')).not.toBe('en');
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
