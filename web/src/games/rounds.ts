/** What the frame asks about games alike: points with their sources, and rounds with their phases. */
import type { SaidOut } from '../lib/wire';
import type { GameFacts, Progress } from './contract';

export const said = (key: string, args: SaidOut['args'] = {}): SaidOut => ({ key, args });

/** What every view says of its seats. */
export interface ScoredView {
  seats: { points: number; scored: Record<string, number> }[];
}

/** Points and where they came from, by the names the rules give their sources. */
export function scoredFacts(names: readonly string[]): Pick<GameFacts<ScoredView>, 'points' | 'sources'> {
  return {
    points: (view, seat) => view.seats[seat]?.points ?? 0,
    sources: (view, seat) => names.map((name) => ({ name: said(`source-${name}`), points: view.seats[seat]?.scored[name] ?? 0 })),
  };
}

/** A round by its number, under its key; before the first one the table is set up. */
export const roundNamed = (round: number, key: string, setup = 'phase-setup'): SaidOut => (round ? said(key, { n: round }) : said(setup));

/** How far a game of numbered rounds is, each with the same phases; `keys` name a round and how many there are. */
export function phased(
  view: { round: number; rounds: number; phase: string },
  phases: readonly string[],
  keys: readonly [string, string],
): Progress {
  return {
    main: roundNamed(view.round, keys[0]),
    of: said(keys[1], { n: view.rounds }),
    phases: phases.map((phase) => said(`phase-${phase}`)),
    now: view.round ? phases.indexOf(view.phase) : -1,
  };
}

/** The seats clockwise from the one that starts. */
export const fromStart = (view: { start_seat: number; seats: readonly unknown[] }): number[] =>
  view.seats.map((_, i) => (view.start_seat + i) % view.seats.length);
