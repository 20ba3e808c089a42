/** What the frame asks about the view of In the Year of the Dragon. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';
import { phased, roundNamed, said, scoredFacts } from '../rounds';
import { SOURCES, type Phase, type Seen } from './seen';

/** The phases of a month. */
const MONTH: readonly Phase[] = ['actions', 'persons', 'event', 'scoring'];

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

export const dragon: GameFacts<Seen> = {
  ...scoredFacts(SOURCES),
  order: (view) => view.order,
  progress: (view) => phased(view, MONTH, ['board-month', 'board-month-of']),
  roundName: (round) => roundNamed(round, 'board-month'),
  doing: (view, seat, log) => (view.phase === 'actions' ? dragonDeed(seat, log) : null),
  isHeading: (line) => line.said.key === 'note-month',
};
