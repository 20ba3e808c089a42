/** What the pointer rests on, where another part of the table answers to it. */
import type { Action } from './seen';

class Pointing {
  /** the court action whose abilities are shown alone */
  action = $state<Action | null>(null);
  /** the seat whose board lies large over mine */
  seat = $state<number | null>(null);
}

export const pointing = new Pointing();
