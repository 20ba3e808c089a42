/** What the frame asks about the view of ZhanGuo. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts, Zone } from '../contract';
import { componentIn, phased, roundNamed, said, scoredFacts } from '../rounds';

interface ZhanguoSeen {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  seats: { points: number; scored: Record<string, number> }[];
}

const PHASES = ['draw', 'play', 'rewards'];
const SOURCES = ['palaces', 'bonus_spaces', 'abilities', 'missing_markers', 'auction', 'governors', 'markers', 'tasks', 'walls'];

/** Parts of the board for a phone: shares of its width and height. */
const zone = (name: string, x: number, y: number, w: number): Zone => ({ name: said(`board-zone-${name}`), x, y, w });
const ZONES = [
  zone('court', 0.012, 0.475, 1 / 2.56),
  zone('rewards', 0.012, 0.02, 1 / 2.56),
  zone('west', 0.293, 0.02, 1 / 2.56),
  zone('east', 0.46, 0.02, 1 / 2.56),
  zone('tasks', 0.63, 0.02, 1 / 2.56),
];

/** The component a note's argument names: `@aspect-laws` is `laws`. */
function named(line: LogLine, arg: string): string {
  const value = line.said.args[arg];
  return componentIn(value) ?? String(value ?? '');
}

/** What a seat did last in this round: a card at a region or at the court, a reward taken or left. */
function deed(seat: number, log: readonly LogLine[]): SaidOut | null {
  const start = log.findLastIndex((line) => line.said.key === 'note-round');
  for (const line of log.slice(start + 1).reverse()) {
    if (line.seat !== seat) continue;
    const { key, args } = line.said;
    if (key === 'note-unified') return said('board-did-unify', { region: args['region'] ?? 0 });
    if (key === 'note-went-to-court') return said(`board-did-${named(line, 'action')}`, { card: args['card'] ?? 0 });
    if (key === 'note-accepted-reward') return said('board-did-accept', { aspect: `@board-aspect-${named(line, 'aspect')}` });
    if (key === 'note-passed-reward') return said('board-did-pass', { aspect: `@board-aspect-${named(line, 'aspect')}` });
  }
  return null;
}

/** The things on the table a log line is about. */
function things(line: LogLine): string[] {
  const { key, args } = line.said;
  const region = `region:${args['region']}`;
  switch (key) {
    case 'note-went-to-court':
      return ['court:top', `action:${named(line, 'action')}`];
    case 'note-unified':
    case 'note-activated':
      return [`ability:${args['region']}:${args['card']}`];
    case 'note-installed':
    case 'note-built-palace':
      return [region];
    case 'note-moved-governor':
      return [region, `region:${args['other']}`];
    case 'note-built-wall':
      return [`wall:${named(line, 'section')}_${args['lines']}`];
    case 'note-claimed':
      return [`task:${named(line, 'half')}:${named(line, 'task')}`];
    case 'note-took-marker3':
      return [`marker3:${named(line, 'aspect')}`];
    case 'note-took-board':
      return [`board:${named(line, 'side')}`];
    default:
      return [];
  }
}

export const zhanguo: GameFacts<ZhanguoSeen> = {
  shape: { ratio: 2.025, mine: 226, low: 188, spread: true, zones: ZONES },
  ...scoredFacts(SOURCES),
  order: (view) => view.order,
  progress: (view) => phased(view, PHASES, ['board-round', 'board-round-of']),
  roundName: (round) => roundNamed(round, 'board-round'),
  doing: (view, seat, log) => (view.phase === 'over' ? null : deed(seat, log)),
  touched: (lines) => lines.flatMap(things),
  isHeading: (line) => line.said.key === 'note-round',
};
