/** What the frame asks about the view of ZhanGuo. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts, Zone } from '../contract';
import { phased, roundNamed, said, scoredFacts } from '../rounds';
import { SOURCES, type Phase, type Seen } from './seen';

/** The phases of a round. */
const ROUND: readonly Phase[] = ['draw', 'play', 'rewards'];

/** Parts of the board for a phone: shares of its width and height. */
const zone = (name: string, x: number, y: number, w: number): Zone => ({ name: said(`board-zone-${name}`), x, y, w });
const ZONES = [
  zone('court', 0.012, 0.475, 1 / 2.56),
  zone('rewards', 0.012, 0.02, 1 / 2.56),
  zone('west', 0.293, 0.02, 1 / 2.56),
  zone('east', 0.46, 0.02, 1 / 2.56),
  zone('tasks', 0.63, 0.02, 1 / 2.56),
];

/** `@aspect-laws` is `laws`. */
const wordOf = (arg: unknown): string => String(arg).replace(/^@[a-z]+-/, '');

/** What a seat did last in this round: a card at a region or at the court, a reward taken or left. */
function deed(seat: number, log: readonly LogLine[]): SaidOut | null {
  const start = log.findLastIndex((line) => line.said.key === 'note-round');
  for (const line of log.slice(start + 1).reverse()) {
    if (line.seat !== seat) continue;
    const { key, args } = line.said;
    if (key === 'note-unified') return said('board-did-unify', { region: args['region'] ?? 0 });
    if (key === 'note-went-to-court') return said(`board-did-${wordOf(args['action'])}`, { card: args['card'] ?? 0 });
    if (key === 'note-accepted-reward') return said('board-did-accept', { aspect: `@board-aspect-${wordOf(args['aspect'])}` });
    if (key === 'note-passed-reward') return said('board-did-pass', { aspect: `@board-aspect-${wordOf(args['aspect'])}` });
  }
  return null;
}

export const zhanguo: GameFacts<Seen> = {
  shape: { ratio: 2.025, mine: 226, low: 188, spread: true, zones: ZONES },
  ...scoredFacts(SOURCES),
  order: (view) => view.order,
  progress: (view) => phased(view, ROUND, ['board-round', 'board-round-of']),
  roundName: (round) => roundNamed(round, 'board-round'),
  doing: (view, seat, log) => (view.phase === 'over' ? null : deed(seat, log)),
  isHeading: (line) => line.said.key === 'note-round',
};
