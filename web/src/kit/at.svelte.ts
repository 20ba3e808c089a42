/** What everything drawn on a table may look at, laid out once by the frame instead of handed from part to part. */
import { getContext, setContext } from 'svelte';
import type { Choosing } from '../games/contract';
import type { TableOut } from '../lib/wire';

export interface At<View = unknown> {
  /** The game's view for this viewer; nothing is drawn while there is none. */
  readonly view: View;
  readonly table: TableOut;
  /** The seat whose eyes we look through; null for a spectator. */
  readonly viewer: number | null;
  /** The seat whose own area is shown; null when none is. */
  readonly seat: number | null;
  readonly choosing: Choosing;
  nameOf(seat: number): string;
}

const KEY = Symbol('the table');

/** The frame's word: from here on everything inside looks at this table. */
export function lay(given: () => Omit<At, 'nameOf'>): void {
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
  };
  setContext(KEY, at);
}

/** The table this part is drawn on. */
export function atTable<View = unknown>(): At<View> {
  return getContext<At<View>>(KEY);
}
