/** What the frame asks about the view of ZhanGuo. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts, Zone } from '../contract';

const said = (key: string, args: SaidOut['args'] = {}): SaidOut => ({ key, args });

interface ZhanguoSeen {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  seats: { points: number; scored: Record<string, number> }[];
}

const PHASES = ['draw', 'play', 'rewards'];

/** Parts of the board for a phone: shares of its width and height. */
const zone = (name: string, x: number, y: number, w: number): Zone => ({ name: said(`board-zone-${name}`), x, y, w });
const ZONES = [
  zone('court', 0.017, 0.475, 1 / 3.55),
  zone('rewards', 0.017, 0.03, 1 / 3.55),
  zone('west', 0.295, 0.03, 1 / 3.1),
  zone('east', 0.49, 0.03, 1 / 3.1),
  zone('tasks', 0.79, 0.03, 1 / 4.9),
];

export const zhanguo: GameFacts<ZhanguoSeen> = {
  shape: { ratio: 2.025, mine: 226, low: 188, spread: true, zones: ZONES },
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  order: (view) => view.order,
  progress: (view) => ({
    main: view.round ? said('board-round', { n: view.round }) : said('phase-setup'),
    of: said('board-round-of', { n: view.rounds }),
    phases: PHASES.map((phase) => said(`phase-${phase}`)),
    now: view.round ? PHASES.indexOf(view.phase) : -1,
  }),
  roundName: (round) => (round ? said('board-round', { n: round }) : said('phase-setup')),
  doing: () => null,
  sources: (view, seat) =>
    Object.entries(view.seats[seat]?.scored ?? {}).map(([name, points]) => ({ name: said(`source-${name}`), points })),
  touched: () => [],
  isHeading: (line: LogLine) => line.said.key === 'note-round',
};
