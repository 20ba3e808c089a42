/** What the page says. `t` and `say` are reactive: a change of language needs no reload. */
import type { AmountOut, SaidOut } from './wire';
import { Speaker, type Args } from './fluent';
import { frame } from './languages';
import { prefs } from './prefs.svelte';

type Load = () => Promise<string>;
const shared = import.meta.glob<string>('../../../src/tianxia/words/locale/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>(['../../../src/tianxia/games/*/locale/*.ftl', '!**/title.*'], { query: '?raw', import: 'default' });
const titles = import.meta.glob<string>('../../../src/tianxia/games/*/locale/title.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });

const speakers = new Map<string, Speaker>();
let speaker = $state.raw(new Speaker('en', []));
let game: string | null = null;

/** Load the words of the language, with those of a game if one is given, and speak with them. */
export async function speakWith(language: string, gameId: string | null): Promise<void> {
  game = gameId;
  const loaded = await load(language, gameId);
  if (language !== prefs.language || gameId !== game) return;
  speaker = loaded;
  document.documentElement.lang = language;
}

/** Speak another language from now on. */
export async function switchLanguage(language: string): Promise<void> {
  prefs.language = language;
  await speakWith(language, game);
}

async function load(language: string, gameId: string | null): Promise<Speaker> {
  const name = `${language}/${gameId ?? ''}`;
  const known = speakers.get(name);
  if (known) return known;
  const files = [
    frame[`../words/${language}.ftl`],
    shared[`../../../src/tianxia/words/locale/${language}.ftl`],
    gameId === null ? undefined : games[`../../../src/tianxia/games/${gameId}/locale/${language}.ftl`],
    gameId === null ? undefined : boards[`../games/${gameId}/words/${language}.ftl`],
  ];
  const sources = await Promise.all(files.filter((file): file is Load => file !== undefined).map((file) => file()));
  if (gameId !== null) sources.push(titleSource(language, gameId));
  const made = new Speaker(language, sources);
  speakers.set(name, made);
  return made;
}

/** The words that say what a game is called and what it is about. */
function titleSource(language: string, gameId: string): string {
  return titles[`../../../src/tianxia/games/${gameId}/locale/title.${language}.ftl`] ?? '';
}

/** The title of any game in the language spoken now; the words of the page are of one game or of none. */
function titled(key: string, gameId: string): string {
  const name = `title ${speaker.language}/${gameId}`;
  const known = speakers.get(name) ?? new Speaker(speaker.language, [titleSource(speaker.language, gameId)]);
  speakers.set(name, known);
  return known.text(key);
}

/** What a game is called. */
export function gameName(gameId: string): string {
  return titled('game-name', gameId);
}

/** What a game is about, in one sentence. */
export function gameAbout(gameId: string): string {
  return titled('game-about', gameId);
}

export function language(): string {
  return speaker.language;
}

/** The message with this key. */
export function t(key: string, args: Args = {}): string {
  return speaker.text(key, args);
}

/** Whether there is such a message. */
export function knows(key: string): boolean {
  return speaker.has(key);
}

/** What the rules said, as a sentence. */
export function say(said: SaidOut, extra: Args = {}): string {
  return speaker.text(said.key, { ...said.args, ...extra });
}

/** A second sentence of a message (its attribute), if it has one. */
export function sayMore(said: SaidOut, name: string): string | null {
  return speaker.attribute(said.key, name, said.args);
}

/** So much of one thing with its sign, in words: `+2 rice tiles`. */
export function amount(given: AmountOut): string {
  const sign = given.n < 0 ? '−' : '+';
  return sign + speaker.text(`amount-${given.what}`, { n: Math.abs(given.n) });
}

/** The name of a bot's level; a bot from a file is called what its file is called. */
export function levelName(level: string): string {
  return speaker.has(`ui-level-${level}`) ? speaker.text(`ui-level-${level}`) : level;
}
