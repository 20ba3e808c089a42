/** What the frame asks about each game's view. */
import type { LogLine, SaidOut } from '../lib/wire';
import type { GameFacts } from './contract';

const said = (key: string, args: SaidOut['args'] = {}): SaidOut => ({ key, args });

interface DragonSeen {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  groups: { cards: string[]; dragons: number[] }[];
  seats: { points: number; dragon: number | null; scored: Record<string, number> }[];
}

const DRAGON_PHASES = ['actions', 'persons', 'event', 'scoring'];
const DRAGON_SOURCES = ['palaces', 'ladies', 'privileges', 'research', 'festival', 'mongols', 'wall_bonus', 'wall', 'super_event', 'persons', 'monks', 'money'];
/** Arguments of notes that name things on the table, and the targets they are. */
const DRAGON_THINGS: Record<string, string> = { action: 'card', tile: 'tile', first: 'tile', second: 'tile', wall: 'wall' };

const dragon: GameFacts<DragonSeen> = {
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  order: (view) => view.order,
  progress: (view) => ({
    main: view.round ? said('ui-month', { n: view.round }) : said('phase-setup'),
    of: said('ui-month-of', { n: view.rounds }),
    phases: DRAGON_PHASES.map((phase) => said(`phase-${phase}`)),
    now: view.round ? DRAGON_PHASES.indexOf(view.phase) : -1,
  }),
  roundName: (round) => (round ? said('ui-month', { n: round }) : said('phase-setup')),
  doing: () => null,
  sources: (view, seat) =>
    DRAGON_SOURCES.map((name) => ({ name: said(`source-${name}`), points: view.seats[seat]?.scored[name] ?? 0 })),
  touched: (lines) =>
    lines.flatMap((line) => {
      const found: string[] = [];
      for (const [name, arg] of Object.entries(line.said.args)) {
        const thing = DRAGON_THINGS[name];
        const match = typeof arg === 'string' ? /^@[a-z]+-(.+)$/.exec(arg) : null;
        if (thing && match) found.push(`${thing}:${match[1]}`);
      }
      if (line.said.key === 'note-chose-group') found.push(`group:${line.said.args['group']}`);
      return found;
    }),
  isHeading: (line) => line.said.key === 'note-month',
};

const plain: GameFacts<{ seats?: { points?: number }[] }> = {
  points: (view, seat) => view.seats?.[seat]?.points ?? 0,
  order: (view) => (view.seats ?? []).map((_, seat) => seat),
  progress: () => ({ main: said('ui-playing'), of: said('ui-playing'), phases: [], now: -1 }),
  roundName: (round) => said('ui-round', { n: round }),
  doing: () => null,
  sources: () => [],
  touched: () => [],
  isHeading: () => false,
};

const FACTS: Record<string, GameFacts> = { dragon };

export function factsOf(game: string): GameFacts {
  return FACTS[game] ?? plain;
}

/** The lines of the last turn: those at the end of the log that one seat made. */
export function latest(log: readonly LogLine[]): LogLine[] {
  const seated = log.filter((line) => line.seat !== null);
  const seat = seated[seated.length - 1]?.seat;
  const before = seated.findLastIndex((line) => line.seat !== seat);
  return seated.slice(before + 1);
}
