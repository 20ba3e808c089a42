/** Whether the window is so low that three panels have no room for their cards (reactive). */
import { MediaQuery } from 'svelte/reactivity';

const low = new MediaQuery('(max-height: 740px) and (min-width: 760px)', false);

export function isLow(): boolean {
  return low.current;
}
