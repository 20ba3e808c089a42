/** Sentences that several parts of the board need. */
import { t } from '../../lib/words.svelte';
import type { Good, PalaceSeen, SeatSeen } from './seen';

/** How many of each good lie before a seat. */
export function goodsOf(seat: SeatSeen): Record<Good, number> {
  const { yuan, rice, fireworks, small_privileges, large_privileges } = seat;
  return { yuan, rice, fireworks, small_privilege: small_privileges, large_privilege: large_privileges };
}

/** A palace with its floors and everybody who lives there. */
export function palaceLabel(palace: PalaceSeen): string {
  const persons = palace.persons.map((tile) => t(`tile-${tile}`)).join(', ');
  const args = { n: palace.id, floors: palace.floors };
  return persons ? t('board-palace', { ...args, persons }) : t('board-palace-empty', args);
}
