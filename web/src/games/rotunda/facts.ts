/** What the frame asks about the view of Round House. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';
import { fromStart, roundNamed, said, scoredFacts } from '../rounds';
import { SOURCES, type Phase, type Seen } from './seen';

/** The steps of a turn. */
const STEPS: readonly Phase[] = ['expert', 'move', 'room', 'bonus', 'orders'];
/** Phases that belong to a step of the turn. */
const STEP_OF: Partial<Record<Phase, Phase>> = { neutral: 'move', homage: 'room' };

/** Notes of moves; the Hall has one of its own. */
const WALKS = ['note-moved', 'note-entered-hall'];

/** The last move of a seat: the small line under its name. */
function lastWalk(seat: number, log: readonly LogLine[]): SaidOut | null {
  const line = log.findLast((one) => one.seat === seat && WALKS.includes(one.said.key));
  if (!line) return null;
  return line.said.key === 'note-entered-hall' ? said('board-went-hall') : said('board-went', { room: line.said.args['room'] ?? '' });
}

export const rotunda: GameFacts<Seen> = {
  shape: {
    ratio: 1,
    zones: [
      { name: said('board-zone-house'), x: 0.038, y: 0.034, w: 0.65 },
      { name: said('board-zone-altar'), x: 0.575, y: 0.16, w: 0.425 },
      { name: said('board-zone-cards'), x: 0.045, y: 0.745, w: 0.66 },
    ],
  },
  ...scoredFacts(SOURCES),
  order: fromStart,
  progress: (view) => ({
    main: said('board-worship', { n: view.marker }),
    of: said('board-worship-of', { n: view.end_field }),
    phases: STEPS.map((step) => said(`board-step-${step}`)),
    now: STEPS.indexOf(STEP_OF[view.phase] ?? view.phase),
  }),
  roundName: (round) => roundNamed(round, 'board-round'),
  doing: (_, seat, log) => lastWalk(seat, log),
  isHeading: (line) => line.said.key === 'note-marker',
};
