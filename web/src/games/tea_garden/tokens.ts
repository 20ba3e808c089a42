/** One vocabulary for everything a component gives or asks: tokens in a row that shrinks to fit. */
import type { Effect } from './faces';

export type Token =
  | { kind: 'points'; n: number }
  | { kind: 'strength'; n: number }
  | { kind: 'arrow' }
  /** a leaf with a number in it: its quality, `3+` where it is a price */
  | { kind: 'leaf'; count: number; text: string }
  | { kind: 'icon'; name: string; count: number };

export const icon = (name: string, count = 1): Token => ({ kind: 'icon', name: `tg-${name}`, count });
export const points = (n: number): Token => ({ kind: 'points', n });
export const strength = (n: number): Token => ({ kind: 'strength', n });
export const ARROW: Token = { kind: 'arrow' };
/** A price in leaves of at least a quality. */
export const atLeast = (quality: number, count: number): Token => ({ kind: 'leaf', count, text: `${quality}+` });

/** The tokens of an effect, in the order of its keys. */
export function tokensOf(effect: Effect): Token[] {
  return Object.entries(effect).map(([key, value]): Token => {
    if (typeof value === 'object') return { kind: 'leaf', count: value.count, text: String(value.quality) };
    return key === 'vp' ? points(value) : icon(key, value);
  });
}

function widthOf(token: Token, size: number): number {
  switch (token.kind) {
    case 'points':
      return size * 1.06;
    case 'strength':
      return size * 1.1;
    case 'arrow':
      return size * 0.5;
    case 'leaf':
      return size * (token.count > 1 ? 1.5 : 1.05);
    case 'icon':
      return size * (token.count > 1 ? 1.46 : 1);
  }
}

export interface PlacedToken {
  token: Token;
  x: number;
  w: number;
}

export interface Row {
  size: number;
  placed: PlacedToken[];
}

export interface RowPlan {
  size: number;
  /** between two tokens, in sizes */
  gap?: number;
  align?: 'middle' | 'start';
  /** the row shrinks until it fits */
  room?: number;
}

/** Tokens side by side around `x` (or from `x` on). */
export function placeRow(tokens: readonly Token[], x: number, plan: RowPlan): Row {
  const gap = plan.gap ?? 0.14;
  const wide = (size: number): number =>
    tokens.reduce((sum, token) => sum + widthOf(token, size), 0) + gap * size * Math.max(0, tokens.length - 1);
  const natural = wide(plan.size);
  const size = plan.room !== undefined && natural > plan.room ? (plan.size * plan.room) / natural : plan.size;
  let at = plan.align === 'start' ? x : x - wide(size) / 2;
  const placed = tokens.map((token) => {
    const one = { token, x: at, w: widthOf(token, size) };
    at += one.w + gap * size;
    return one;
  });
  return { size, placed };
}
