/**
 * Where things stand on the board, 158 x 77. The map keeps the units of `components.toml` and is moved as a
 * whole; small moves of single anchors, so that nothing touches a border or the river, stand here and nowhere else.
 */
import { thing } from '../../kit/name';
import type { Box } from '../../lib/draw/box';
import { MAP_RECT, REGIONS } from './data/map';
import { RIVER } from './data/tracks';
import type { Point, RegionFace } from './faces';
import type { Province, Region } from './seen';

export const WIDE = 158;
export const HIGH = 77;
/** Width of the lacquer frame with the scoring track. */
export const FRAME = 3.6;
/** The map lies so far from where the layout table has it. */
export const MAP_SHIFT: Point = [1.6, -7.5];
export const SCORE_SPACES = 100;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', ''] as const;

const LEFT_SPACES = 16;
const TOP_SPACES = 34;

/** The middle of a space of the scoring track: 0 at the lower left, clockwise; it wraps. */
export function scoreAt(points: number): Point {
  const i = ((points % SCORE_SPACES) + SCORE_SPACES) % SCORE_SPACES;
  const across = (WIDE - FRAME) / TOP_SPACES;
  const down = (HIGH - FRAME) / LEFT_SPACES;
  const edge = FRAME / 2;
  if (i < LEFT_SPACES) return [edge, HIGH - edge - i * down];
  if (i < LEFT_SPACES + TOP_SPACES) return [edge + (i - LEFT_SPACES) * across, edge];
  if (i < 2 * LEFT_SPACES + TOP_SPACES) return [WIDE - edge, edge + (i - LEFT_SPACES - TOP_SPACES) * down];
  return [WIDE - edge - (i - 2 * LEFT_SPACES - TOP_SPACES) * across, HIGH - edge];
}

/** Moves of a whole region's things: x, y, and y of the garden spaces where it differs. */
const NUDGE: Record<string, readonly [number, number, number?]> = {
  r01: [0.4, -0.3],
  r03: [-0.2, 0],
  r04: [0.8, 0.2],
  r05: [0.9, 0],
  r07: [0, -1.2],
  r09: [-0.4, 0.9],
  r10: [0, -0.8],
  r11: [0, -0.4],
  r12: [0.6, 1.8, 0.6],
  r14: [1, -1.3],
};
/** Regions whose things stand closer together. */
const SPREAD: Record<string, number> = { r05: 0.93 };
/** Regions whose things stand elsewhere: border, river and cup stacks leave no room at the anchors. */
// prettier-ignore
const MOVED: Record<string, { value: Point; bonus: Point; spaces: Point[] }> = {
  r02: { value: [15.6, 15.5], bonus: [21.3, 15.3], spaces: [[16.7, 20.9], [20.3, 20.9], [23.9, 20.9]] },
  r06: { value: [17.4, 44.8], bonus: [21.5, 46], spaces: [[19, 50.4], [22.8, 50.4]] },
  r08: { value: [13.7, 72.4], bonus: [19.6, 72.4], spaces: [[11.3, 76.9], [15.5, 76.9], [19.7, 76.9]] },
  r13: { value: [45.3, 39.3], bonus: [50.4, 39.3], spaces: [[44.3, 43.8], [48.4, 43.8]] },
  r16: { value: [52.4, 19], bonus: [58.9, 19.7], spaces: [[51.9, 24.4], [55.9, 24.4], [59.9, 24.2]] },
};

export interface RegionPlaces {
  value: Point;
  bonus: Point | null;
  spaces: Point[];
}

function placesOf(region: RegionFace): RegionPlaces {
  const moved = MOVED[region.id];
  const value = moved?.value ?? region.valueAt;
  const bonus = region.bonusAt ? (moved?.bonus ?? region.bonusAt) : null;
  const [dx, dy, down = dy] = NUDGE[region.id] ?? [0, 0];
  const spread = SPREAD[region.id] ?? 1;
  const middle = (value[0] + (bonus ?? value)[0]) / 2;
  const put = ([x, y]: Point, by: number): Point => [middle + (x - middle) * spread + dx, y + by];
  return {
    value: put(value, dy),
    bonus: bonus && put(bonus, dy),
    spaces: (moved?.spaces ?? region.spacesAt).map((space) => put(space, down)),
  };
}

const PLACES = new Map(REGIONS.map((region) => [region.id, placesOf(region)]));

/** Value, bonus and garden spaces of a region, in units of the map. */
export function regionPlaces(region: Region): RegionPlaces {
  return PLACES.get(region) ?? { value: [0, 0], bonus: null, spaces: [] };
}

export interface StackPlace {
  at: Point;
  /** where its name stands */
  name: 'above' | 'below' | 'left';
  /** how wide the name may be */
  room: number;
}

/** Cup stacks stand inside their province. */
export const STACKS: Record<Province, StackPlace> = {
  yellow: { at: [7.4, 21.9], name: 'above', room: 11 },
  green: { at: [27.6, 14.6], name: 'below', room: 9 },
  blue: { at: [7.4, 65.9], name: 'above', room: 11 },
  orange: { at: [44.9, 77.3], name: 'left', room: 13.5 },
  red: { at: [60.7, 14.4], name: 'left', room: 6.4 },
};

const [MAP_LEFT, , MAP_RIGHT] = MAP_RECT;
const LAST = RIVER.length - 1;

/** The river runs through its sections, from edge to edge. */
export const RIVER_LINE: readonly Point[] = [
  [MAP_LEFT, 43.1],
  ...RIVER.slice(0, LAST).map((section) => section.at),
  [60.5, 55],
  [MAP_RIGHT, 54.4],
];

/** The harbour at the end: a box with the bonus and one berth for every seat, in order of arrival. */
export const HARBOUR = { x: 59.3, y: 52.15, w: 5.9, h: 5.3 } as const;
/** Middle of the bonus and of the berths; with four seats the bonus moves up. */
export function harbourSpots(berths: number): { bonus: Point; berths: Point[] } {
  const [left, right, upper, lower] = [HARBOUR.x + 1.5, HARBOUR.x + 4.3, HARBOUR.y + 1.45, HARBOUR.y + 3.9];
  if (berths < 4)
    return {
      bonus: [left, upper],
      berths: (
        [
          [right, upper],
          [left, lower],
          [right, lower],
        ] as Point[]
      ).slice(0, berths),
    };
  return {
    bonus: [HARBOUR.x + 2.95, HARBOUR.y - 0.1],
    berths: [
      [left, upper],
      [right, upper],
      [left, lower],
      [right, lower],
    ],
  };
}

export const UNIVERSITY = { x: 83, y: 19.5, r: 11.3, hub: 3.9 } as const;

/** A point at an angle in degrees and a distance from the university's middle. */
export function onWheel(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [UNIVERSITY.x + radius * Math.cos(turn), UNIVERSITY.y + radius * Math.sin(turn)];
}

/** Where a half of the university begins, in degrees; sectors and halves count from 0. */
export function halfAngle(sector: number, half: number): number {
  return -90 + sector * 90 + half * 45;
}

export const STAIRS = { x: 97, w: 57.2, y: 23.6, rise: 0.55, foot: 31.3, count: 7 } as const;

/** A step of the emperor track; 0 is the start. */
export function stairAt(row: number): { x: number; y: number; w: number } {
  const w = STAIRS.w / STAIRS.count;
  return { x: STAIRS.x + row * w, y: STAIRS.y - row * STAIRS.rise, w };
}

export type { Box };

/** The stage: caravans and the row of action cards. */
export const STAGE: Box = { x: 68, y: 32.9, w: 86.2, h: 40.3 };

export function emperorCardBox(place: number): Box {
  return { x: 97 + place * 19.3, y: 7.4, w: 18.6, h: 9.2 };
}

/** A caravan is drawn 27.4 x 12.6 and lies a little smaller on the board. */
export const CARAVAN = { w: 27.4, h: 12.6, scale: 0.97 } as const;
export function caravanBox(place: number): Box {
  return { x: 69.7 + place * 27.95, y: 37.6, w: CARAVAN.w * CARAVAN.scale, h: CARAVAN.h * CARAVAN.scale };
}

/** A slot of the action row; slots count from 1. */
export function slotBox(slot: number): Box {
  const w = 12.7;
  return { x: 70.2 + (slot - 1) * 14, y: 54.1, w, h: (w * 100) / 96 };
}

/** The lasting name of a card as a piece: starting cards exist once for every seat, all others once. */
export function cardPiece(card: string, seat: number): string {
  return card.startsWith('s') ? thing('card', seat, card) : thing('card', card);
}

/** The icon of what an emperor card counts at the end. */
export function endIcon(type: string): string {
  const counted = type.replace(/^per_(card_with_)?/, '');
  return `tg-${counted === 'teapot' ? 'teapot_any' : counted}`;
}

/** Icons of amounts in the status sentence. */
export const AMOUNT_ICONS: Record<string, string> = {
  any_leaf: 'tg-any_leaf',
  leaves: 'tg-fresh_leaf',
  fresh_leaf: 'tg-fresh_leaf',
  fermented_leaf: 'tg-fermented_leaf',
  emperor: 'tg-emperor',
  scroll_strength: 'tg-scroll_strength',
  scroll_teapot: 'tg-scroll_teapot',
  scroll_repeat: 'tg-scroll_repeat',
  cup_marker: 'tg-cup_marker',
  teapot: 'tg-teapot_any',
  draw: 'tg-draw',
  swap: 'tg-swap',
  trash: 'tg-trash',
  ferment: 'tg-ferment',
  harvest: 'tg-harvest',
  emperor_card: 'tg-emperor_card',
  strength: 'tg-strength',
  garden: 'tg-garden',
};
