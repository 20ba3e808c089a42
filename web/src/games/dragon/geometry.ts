/** Where drawn things stand: pure functions of the view, in board units. */
import type { Box } from '../../lib/draw/box';
import { onTrack, type Standing } from '../../lib/draw/track';
import { eventAt, GROUPS_AT, NUDGE, scoreAt, supplyAt, SCORE_SPACES, trackAt, TRACK_SPACES, isOld } from './layout';
import { ACTIONS, type Seen, type Tile } from './seen';

export type { Box };

/** The scoring markers; those on one space stand side by side so that every symbol is seen. */
export function scoreMarkers(points: readonly number[]): Standing[] {
  return onTrack(points, SCORE_SPACES, scoreAt, ([, y]) => y > 2 && y < 98);
}

/** How a stack of so many markers is drawn: radius, step upwards, zigzag to the sides, first y against the space. */
export function stackShape(count: number): { r: number; step: number; zigzag: number; base: number } {
  if (count <= 1) return { r: 1.78, step: 0, zigzag: 0, base: -0.3 };
  if (count === 2) return { r: 1.6, step: 2.55, zigzag: 0, base: 0.25 };
  if (count === 3) return { r: 1.3, step: 2.0, zigzag: 0, base: 0.7 };
  return { r: 1.3, step: 1.3, zigzag: 0.98, base: 1.5 };
}

/** The person markers from the bottom of each stack to its top; `order` says who is above whom. */
export function personMarkers(view: Pick<Seen, 'order' | 'seats'>): Standing[] {
  const placed: Standing[] = [];
  const done = new Set<number>();
  const upwards = [...view.order].reverse();
  const spaceOf = (seat: number): number => (view.seats[seat]?.space ?? 0) % TRACK_SPACES;
  for (const first of upwards) {
    if (done.has(first)) continue;
    const stack = upwards.filter((seat) => spaceOf(seat) === spaceOf(first));
    const shape = stackShape(stack.length);
    const [x, y] = trackAt(spaceOf(first));
    stack.forEach((seat, level) => {
      done.add(seat);
      placed.push({
        seat,
        x: x + (level % 2 ? shape.zigzag : -shape.zigzag),
        y: y + shape.base - level * shape.step,
        scale: shape.r / 1.78,
        laps: Math.floor((view.seats[seat]?.space ?? 0) / TRACK_SPACES),
      });
    });
  }
  return placed;
}

export const TILE = { w: 8.2, h: 9.8, r: 0.8 } as const;

/** The box of a stack in the person supply. */
export function tileBox(tile: Tile): Box {
  const [x, y] = supplyAt(tile);
  const middle = y + (isOld(tile) ? NUDGE.old : NUDGE.young);
  return { x: x - TILE.w / 2, y: middle - TILE.h / 2, w: TILE.w, h: TILE.h };
}

export const CARD = { w: 7.3, h: 12.6, y: 45.3, r: 0.8 } as const;
const CARD_STEP = 8.1;

/** The cards of the deck that deals the groups: the last one only with the Great Wall. */
export const deckSize = (view: Pick<Seen, 'wall'>): number => ACTIONS.length - (view.wall ? 0 : 1);

const TRAY_EDGE = 1.6;
export const FIELD: Box = { x: 9.9, y: 39.9, w: 80.2, h: 32.2 };
export const TRAY = { y: 43.7, h: 25.6 } as const;

export interface GroupBox {
  x: number;
  w: number;
  /** middles of the cards */
  cards: number[];
}

/** The trays of the action groups: on the anchors of the table, or side by side where those are too close. */
export function groupBoxes(sizes: readonly number[]): GroupBox[] {
  const widths = sizes.map((n) => n * CARD_STEP + TRAY_EDGE);
  let middles = (GROUPS_AT[sizes.length] ?? []).map(([x]) => x);
  if (middles.length !== sizes.length || collide(middles, widths)) middles = sideBySide(widths);
  return sizes.map((n, i) => {
    const x = middles[i] ?? 50;
    return {
      x,
      w: widths[i] ?? 0,
      cards: Array.from({ length: n }, (_, j) => x + (j - (n - 1) / 2) * CARD_STEP),
    };
  });
}

function collide(middles: number[], widths: number[]): boolean {
  return middles.some((x, i) => {
    if (i === 0) return false;
    return x - (middles[i - 1] ?? 0) < ((widths[i] ?? 0) + (widths[i - 1] ?? 0)) / 2 + 0.4;
  });
}

function sideBySide(widths: number[]): number[] {
  const room = FIELD.w - 2.4;
  const used = widths.reduce((sum, w) => sum + w, 0);
  const gap = Math.min(2.4, (room - used) / Math.max(1, widths.length - 1));
  let x = 50 - (used + gap * (widths.length - 1)) / 2;
  return widths.map((w) => {
    const middle = x + w / 2;
    x += w + gap;
    return middle;
  });
}

export interface DragonSpot {
  x: number;
  y: number;
  size: number;
}

const DRAGON_SIZE = [8.4, 8.4, 7.4, 6.4, 5.6, 5.2];
const NARROW_SIZE = [8.4, 8.4, 5.4, 5, 4.7, 4.4];

/** Where so many dragons stand under a group; the last ones behind the first where the tray is narrow. */
export function dragonSpots(group: GroupBox, count: number): DragonSpot[] {
  const narrow = group.w < 12;
  const size = (narrow ? NARROW_SIZE : DRAGON_SIZE)[count] ?? 4.4;
  const rows = count > 2 && narrow ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const room = group.w + (narrow ? 1 : -0.6) - size;
  const step = perRow > 1 ? Math.min(size * 0.8, room / (perRow - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const row = rows === 1 ? 0 : Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    const x = group.x + (narrow ? 0.2 : 0.6) + (i - row * perRow - (inRow - 1) / 2) * step;
    const y = 67.5 - size / 2 - (rows - 1 - row) * 4.3;
    return { x, y, size };
  });
}

export const WALL_SLOT = { w: 6.7, h: 2.7 } as const;

/** The box of a month's tile; the current month is larger, all are shorter above a wall. */
export function eventBox(slot: number, current: boolean, walled: boolean): Box {
  const [x, y] = eventAt(slot);
  const w = current ? 7.5 : 6.7;
  const plain = walled ? 9.4 : 12.6;
  const h = current ? plain + (walled ? 1.2 : 2) : plain;
  const top = y + NUDGE.event - 6.3 - (current ? (walled ? 0.9 : 1.5) : 0);
  return { x: x - w / 2, y: top, w, h };
}

export type MonthState = 'past' | 'now' | 'coming';

/** Months count from 1; before the first one all are coming. */
export function monthState(month: number, view: Pick<Seen, 'round' | 'phase'>): MonthState {
  if (view.phase === 'over' || month < view.round) return 'past';
  return month === view.round ? 'now' : 'coming';
}

/* ---- palaces: 110 wide, 44 a floor ---- */
export const PALACE_W = 110;
export const PALACE_STEP = 116;
export const PLOT_W = 62;

/** Units of height of a palace: floors, roof, and a place in front of it for everybody without a room. */
export function palaceHeight(floors: number, persons = 0): number {
  return floors * 44 + 27 + Math.max(0, persons - floors) * 32;
}

export interface Packed {
  columns: number;
  rows: number;
  /** pixels per unit */
  scale: number;
}

/**
 * Rows of palaces in a box of pixels: the fewest rows in which they are `enough` pixels per unit large,
 * else as large as they fit; never larger than `largest`.
 */
export function packPalaces(
  count: number,
  height: number,
  room: { w: number; h: number },
  largest: number,
  enough: number,
  extra = 0,
): Packed {
  let best: Packed = { columns: Math.max(1, count), rows: 1, scale: 0 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const wide = room.w / (columns * PALACE_STEP - 6 + extra);
    const high = room.h / (rows * height);
    const scale = Math.min(largest, wide, high);
    if (scale > best.scale + 1e-9) best = { columns, rows, scale };
    if (best.scale >= Math.min(enough, largest)) break;
  }
  return best;
}
