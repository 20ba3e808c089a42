/** What the window allows: on a phone words on the board are set larger, on low windows my court smaller. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 759px)', false);
const low = new MediaQuery('(max-height: 840px)', false);

export function onPhone(): boolean {
  return phone.current;
}

export function isLow(): boolean {
  return low.current || phone.current;
}
