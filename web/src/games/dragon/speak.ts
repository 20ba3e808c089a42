/** Sentences that several parts of the board need. */
import { t } from '../../lib/words.svelte';
import { valueOf } from './layout';
import type { PalaceSeen, Tile } from './seen';

/** A stack of the supply: who, how many are left, how far the marker goes. */
export function supplyLabel(tile: Tile, left: number): string {
  return t('board-supply', { tile: t(`tile-${tile}`), n: left, value: valueOf(tile) });
}

/** A palace with its floors and everybody who lives there. */
export function palaceLabel(palace: PalaceSeen): string {
  const persons = palace.persons.map((tile) => t(`tile-${tile}`)).join(', ');
  const args = { n: palace.id, floors: palace.floors };
  return persons ? t('board-palace', { ...args, persons }) : t('board-palace-empty', args);
}

/** A number with its sign. */
export function signedNumber(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
