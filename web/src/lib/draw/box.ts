/** A rectangle on a board, in its units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
