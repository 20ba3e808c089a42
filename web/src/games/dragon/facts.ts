/** What the frame asks about the view of In the Year of the Dragon. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';

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

/** The action a seat has taken this month, from the lines since the month began. */
function dragonDeed(seat: number, log: readonly LogLine[]): SaidOut | null {
  const month = log.findLastIndex((line) => line.said.key === 'note-month');
  for (const line of log.slice(month + 1)) {
    if (line.seat !== seat) continue;
    if (line.said.key === 'note-chose') return said('board-chose', { action: line.said.args['action'] ?? '' });
    if (line.said.key === 'note-took-money') return said('board-took-money');
  }
  return null;
}

export const dragon: GameFacts<DragonSeen> = {
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  order: (view) => view.order,
  progress: (view) => ({
    main: view.round ? said('board-month', { n: view.round }) : said('phase-setup'),
    of: said('board-month-of', { n: view.rounds }),
    phases: DRAGON_PHASES.map((phase) => said(`phase-${phase}`)),
    now: view.round ? DRAGON_PHASES.indexOf(view.phase) : -1,
  }),
  roundName: (round) => (round ? said('board-month', { n: round }) : said('phase-setup')),
  doing: (view, seat, log) => (view.phase === 'actions' ? dragonDeed(seat, log) : null),
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
