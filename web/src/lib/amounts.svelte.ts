/** Amounts on the table: `+2`, `−3`, and the icons that stand for them. */
import type { AmountOut } from './wire';
import { amount } from './words.svelte';

const ICONS = $state<Record<string, string>>({
  yuan: 'i-yuan',
  rice: 'i-rice',
  fireworks: 'i-fireworks',
  floors: 'i-floor',
  vp: 'i-vp',
  small_privilege: 'i-privilege_small',
  large_privilege: 'i-privilege_large',
});

/** A game's own things and their icons; its board says so when it is loaded. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(ICONS, more);
}

/** The number with a real minus sign. */
export function plusMinus(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** The icon of a thing in the sprite, or null where it has none. */
export function iconOf(what: string): string | null {
  return ICONS[what] ?? null;
}

/** The amount as spoken. */
export function signed(given: AmountOut): string {
  return amount(given);
}
