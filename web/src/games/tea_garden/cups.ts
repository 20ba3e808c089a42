/** Where cup tiles, connections and the places for a new tile stand: 66 units a tile, rows one after another. */
import { thing } from '../../kit/name';
import type { CupRow, Target, Tile } from './seen';

const TILE = 66;
const GAP = 16;
const END = 28;
/** the tile in hand and an arrow stand before the rows */
const HELD = TILE + 26;

export interface CupPlan {
  width: number;
  tiles: { tile: Tile; x: number }[];
  /** the seam right of tile `gap` */
  gaps: { row: number; gap: number; x: number }[];
  /** places for a new tile, with the names of the targets */
  ends: { name: Target; x: number }[];
}

export function placeCups(rows: readonly CupRow[], placing: boolean): CupPlan {
  const plan: CupPlan = { width: 0, tiles: [], gaps: [], ends: [] };
  let x = placing ? HELD : 0;
  rows.forEach(({ tiles }, row) => {
    if (row > 0) x += GAP;
    if (placing) {
      plan.ends.push({ name: thing('row', row + 1, 'left'), x });
      x += END;
    }
    tiles.forEach((tile, i) => {
      plan.tiles.push({ tile, x });
      x += TILE;
      if (i < tiles.length - 1) plan.gaps.push({ row, gap: i, x });
    });
    if (placing) {
      plan.ends.push({ name: thing('row', row + 1, 'right'), x: x + 2 });
      x += END;
    }
  });
  if (placing) {
    if (rows.length) x += GAP;
    plan.ends.push({ name: 'row:new', x });
    x += END;
  }
  plan.width = x;
  return plan;
}
