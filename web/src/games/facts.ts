/** What the frame asks about each game's view. */
import type { LogLine } from '../lib/wire';
import type { GameFacts } from './contract';
import { said } from './rounds';

const plain: GameFacts<{ seats?: { points?: number }[] }> = {
  points: (view, seat) => view.seats?.[seat]?.points ?? 0,
  order: (view) => (view.seats ?? []).map((_, seat) => seat),
  progress: () => ({ main: said('ui-playing'), of: said('ui-playing'), phases: [], now: -1 }),
  roundName: (round) => said('ui-round', { n: round }),
  doing: () => null,
  sources: () => [],
  isHeading: () => false,
};

/** Each game's `facts.ts` exports them under the name of the game. */
const facts = import.meta.glob<Record<string, GameFacts>>('./*/facts.ts', { eager: true });

export function factsOf(game: string): GameFacts {
  return facts[`./${game}/facts.ts`]?.[game] ?? plain;
}

/** The things on the table that the last move was about; lines that are about nothing (a turn begins) hide nothing. */
export function lastTouched(log: readonly LogLine[]): string[] {
  const end = log.findLastIndex((line) => line.seat !== null && line.about.length > 0);
  return latest(log.slice(0, end + 1)).flatMap((line) => line.about);
}

/** The lines of the last turn: those at the end of the log that one seat made. */
export function latest(log: readonly LogLine[]): LogLine[] {
  const seated = log.filter((line) => line.seat !== null);
  const seat = seated[seated.length - 1]?.seat;
  const before = seated.findLastIndex((line) => line.seat !== seat);
  return seated.slice(before + 1);
}
