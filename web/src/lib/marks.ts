/** Colour and sign of a seat: always together, so that no seat is told by its colour alone. */
import type { TableOut } from './wire';

/** All there are; a box has some of them. */
export const MARKS = ['red', 'blue', 'yellow', 'green', 'purple', 'black'] as const;

/** The mark of a seat at this table. */
export function markOf(table: Pick<TableOut, 'seats'>, seat: number): string {
  return table.seats[seat]?.mark || (MARKS[seat % MARKS.length] ?? MARKS[0]);
}

/** The mark of every seat, as the server gives them out: the one wished for, else the next free one of the box. */
export function marksFor(box: readonly string[], wished: readonly (string | null)[]): string[] {
  const kept = wished.map((mark, at) => (mark !== null && box.includes(mark) && wished.indexOf(mark) === at ? mark : null));
  const free = box.filter((mark) => !kept.includes(mark));
  return kept.map((mark) => mark ?? free.shift() ?? MARKS[0]);
}

/** What everything in the colour of a mark is drawn with: the colour, what is seen on it, and a wash of it. */
export function markStyle(mark: string): string {
  return `--seat:var(--mark-${mark});--on:var(--mark-${mark}-on);--wash:var(--mark-${mark}-wash)`;
}
