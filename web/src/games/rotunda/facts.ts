/** What the frame asks about the view of Round House. */
import type { SaidOut } from '../../lib/wire';
import type { GameFacts } from '../contract';

const said = (key: string, args: SaidOut['args'] = {}): SaidOut => ({ key, args });

interface RotundaSeen {
  round: number;
  phase: string;
  marker: number;
  end_field: number;
  start_seat: number;
  seats: { points: number; scored: Record<string, number> }[];
}

const STEPS = ['expert', 'move', 'room', 'bonus', 'orders'];
/** Phases that belong to a step of the turn. */
const STEP_OF: Record<string, string> = { neutral: 'move', homage: 'room' };

export const rotunda: GameFacts<RotundaSeen> = {
  shape: {
    ratio: 1,
    zones: [
      { name: said('board-zone-house'), x: 0.038, y: 0.034, w: 0.65 },
      { name: said('board-zone-altar'), x: 0.69, y: 0.034, w: 0.275 },
      { name: said('board-zone-cards'), x: 0.045, y: 0.745, w: 0.66 },
    ],
  },
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  order: (view) => view.seats.map((_, i) => (view.start_seat + i) % view.seats.length),
  progress: (view) => ({
    main: said('board-worship', { n: view.marker }),
    of: said('board-worship-of', { n: view.end_field }),
    phases: STEPS.map((step) => said(`phase-${step}`)),
    now: STEPS.indexOf(STEP_OF[view.phase] ?? view.phase),
  }),
  roundName: (round) => (round ? said('board-round', { n: round }) : said('phase-setup')),
  doing: () => null,
  sources: (view, seat) =>
    Object.entries(view.seats[seat]?.scored ?? {}).map(([name, points]) => ({ name: said(`source-${name}`), points })),
  touched: () => [],
  isHeading: () => false,
};
