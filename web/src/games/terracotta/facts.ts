/** What the frame asks about the view of Terracotta Army. */
import type { LogLine, SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';

const said = (key: string, args: SaidOut['args'] = {}): SaidOut => ({ key, args });

interface TerracottaSeen {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  seats: { points: number; scored: Record<string, number> }[];
}

const PHASES = ['actions', 'scoring', 'cleanup'];
const SOURCES = ['organizer', 'weapon', 'inspector', 'musician', 'tile', 'footman', 'group', 'archer', 'leftover'];

export const terracotta: GameFacts<TerracottaSeen> = {
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
  sources: (view, seat) => SOURCES.map((name) => ({ name: said(`source-${name}`), points: view.seats[seat]?.scored[name] ?? 0 })),
  touched: (lines) => lines.flatMap(touchedBy),
  isHeading: (line) => line.said.key === 'note-round',
};

function touchedBy(line: LogLine): string[] {
  void line;
  return [];
}
