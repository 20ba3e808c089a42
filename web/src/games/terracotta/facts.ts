/** What the frame asks about the view of Terracotta Army. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';
import { phased, roundNamed, said, scoredFacts } from '../rounds';
import { SOURCES, type Phase, type Seen } from './seen';

/** The phases of a round. */
const ROUND: readonly Phase[] = ['actions', 'scoring', 'cleanup'];

export const terracotta: GameFacts<Seen> = {
  shape: {
    ratio: 1.63,
    mine: 96,
    low: 74,
    zones: [
      { name: said('board-zone-workshop'), x: 0.028, y: 0.045, w: 0.437 },
      { name: said('board-zone-mausoleum'), x: 0.468, y: 0.04, w: 0.507 },
      { name: said('board-zone-figures'), x: 0.468, y: 0.6, w: 0.507 },
      { name: said('board-zone-masters'), x: 0.028, y: 0.66, w: 0.437 },
    ],
  },
  ...scoredFacts(SOURCES),
  order: (view) => view.order,
  progress: (view) => phased(view, ROUND, ['board-round', 'board-round-of']),
  roundName: (round) => roundNamed(round, 'board-round'),
  doing: (view, seat, log) => (view.phase === 'actions' ? placedBy(seat, log) : null),
  isHeading: (line) => line.said.key === 'note-round' || line.said.key === 'note-final',
};

/** Where a seat has put its last worker in this round. */
function placedBy(seat: number, log: readonly LogLine[]): SaidOut | null {
  const round = log.findLastIndex((line) => line.said.key === 'note-round');
  const line = log.slice(round + 1).findLast((one) => one.seat === seat && one.said.key === 'note-placed');
  return line ? said('board-did-place', { worker: line.said.args['worker'] ?? '', segment: line.said.args['segment'] ?? 0 }) : null;
}
