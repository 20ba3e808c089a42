/** Whether the window is as narrow as a phone (reactive). */
import { MediaQuery } from 'svelte/reactivity';

const query = new MediaQuery('(max-width: 759px)', false);

export function isPhone(): boolean {
  return query.current;
}
