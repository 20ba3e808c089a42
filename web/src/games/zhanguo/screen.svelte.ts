/** What the window allows: on a phone words on the board are set larger. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 759px)', false);

export function onPhone(): boolean {
  return phone.current;
}
