/** What the frame asks about the view of In the Year of the Dragon. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';
import { phased, roundNamed, said, scoredFacts } from '../rounds';

interface DragonSeen {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  groups: { cards: string[]; dragons: number[] }[];
  seats: { points: number; dragon: number | null; scored: Record<string, number> }[];
}

const DRAGON_PHASES = ['actions', 'persons', 'event', 'scoring'];
const DRAGON_SOURCES = [
  'palaces',
  'ladies',
  'privileges',
  'research',
  'festival',
  'mongols',
  'wall_bonus',
  'wall',
  'super_event',
  'persons',
  'monks',
  'money',
];
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
  ...scoredFacts(DRAGON_SOURCES),
  order: (view) => view.order,
  progress: (view) => phased(view, DRAGON_PHASES, ['board-month', 'board-month-of']),
  roundName: (round) => roundNamed(round, 'board-month'),
  doing: (view, seat, log) => (view.phase === 'actions' ? dragonDeed(seat, log) : null),
  isHeading: (line) => line.said.key === 'note-month',
};
