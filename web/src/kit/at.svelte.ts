/** What everything drawn on a table may look at, laid out once by the frame instead of handed from part to part. */
import { getContext, setContext } from 'svelte';
import type { Choosing } from '../games/contract';
import { markOf, markStyle } from '../lib/marks';
import type { TableOut } from '../lib/wire';
import { wordsOf, type AnyTold, type Words } from './told';

export interface At<View = unknown, Target extends string = string> {
  /** The game's view for this viewer; nothing is drawn while there is none. */
  readonly view: View;
  readonly table: TableOut;
  /** The seat whose eyes we look through; null for a spectator. */
  readonly viewer: number | null;
  /** The seat whose own area is shown; null when none is. */
  readonly seat: number | null;
  readonly choosing: Choosing<Target>;
  nameOf(seat: number): string;
  /** Colour and sign of a seat, and the colours as a style. */
  markOf(seat: number): string;
  styleOf(seat: number): string;
  /** What people are told of a thing; null when it is not on the table. */
  readonly wordsOf: (name: Target) => Words | null;
}

/** What the frame knows: the table, and the words of its game once they are loaded. */
export type Laid = Omit<At, 'nameOf' | 'markOf' | 'styleOf' | 'wordsOf'> & { readonly told: AnyTold | null };

const KEY = Symbol('the table');

/** The frame's word: from here on everything inside looks at this table. */
export function lay(given: () => Laid): void {
  const at: At = {
    get view() {
      return given().view;
    },
    get table() {
      return given().table;
    },
    get viewer() {
      return given().viewer;
    },
    get seat() {
      return given().seat;
    },
    get choosing() {
      return given().choosing;
    },
    nameOf: (seat) => given().table.seats[seat]?.name ?? '',
    markOf: (seat) => markOf(given().table, seat),
    styleOf: (seat) => markStyle(markOf(given().table, seat)),
    wordsOf: (name) => wordsOf(given().told, name, at),
  };
  setContext(KEY, at);
}

/** The table this part is drawn on, if it is drawn on one. */
export const tableHere = (): At | undefined => getContext<At | undefined>(KEY);

/** The table this part is drawn on; every game has its own typed `at`. */
export function atTable<View = unknown, Target extends string = string>(): At<View, Target> {
  return getContext<At<View, Target>>(KEY);
}
