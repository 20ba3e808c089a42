/** What the frame asks about the view of Tea Garden. */
import type { GameFacts, Zone } from '../contract';
import { fromStart, roundNamed, said, scoredFacts } from '../rounds';
import { gatherOf } from './gather';
import { SOURCES, type Seen } from './seen';

const WIDE = 158;
const HIGH = 77;
const ROUNDS = [1, 2, 3, 4, 5] as const;
/** How much of the board's width a phone shows. */
const SHARE = 1 / 2.36;
const zone = (name: string, x: number, y: number): Zone => ({ name: said(`board-zone-${name}`), x: x / WIDE, y: y / HIGH, w: SHARE });

export const tea_garden: GameFacts<Seen> = {
  shape: {
    ratio: WIDE / HIGH,
    mine: 216,
    low: 186,
    zones: [zone('map', 3.2, 3), zone('university', 67, 3), zone('emperor', 96, 3), zone('caravans', 68, 32), zone('market', 68, 50)],
  },
  ...scoredFacts(SOURCES),
  order: fromStart,
  progress: (view) => ({
    main: roundNamed(view.round, 'board-round', 'board-setup'),
    of: said('board-round-of', { n: view.rounds }),
    phases: ROUNDS.slice(0, view.rounds).map((n) => said(`board-round-${n}`)),
    now: view.round - 1,
  }),
  roundName: (round) => roundNamed(round, 'board-round', 'board-setup'),
  doing: (view, seat) => {
    const own = view.seats[seat];
    if (!own || !view.round || view.phase === 'over') return null;
    return own.passed ? said('board-passed', { n: own.turns }) : said('board-turns', { n: own.turns, of: view.max_turns });
  },
  gather: gatherOf,
  isHeading: (line) => line.said.key === 'note-round',
};
