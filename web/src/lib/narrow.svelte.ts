/** How much room the window gives (reactive). The frame says it in `data-size` and `data-room`. */
import { MediaQuery } from 'svelte/reactivity';

export type Size = 'phone' | 'tablet' | 'low' | 'desk';

const phone = new MediaQuery('(max-width: 759px)', false);
const tablet = new MediaQuery('(max-width: 1180px)', false);
const low = new MediaQuery('(max-height: 840px)', false);
const short = new MediaQuery('(max-height: 700px)', false);

/** Whether the window is as narrow as a phone. */
export function isPhone(): boolean {
  return phone.current;
}

/** A phone's width, a tablet's, or a desk's; a desk whose window is low needs flatter areas. */
export function windowSize(): Size {
  if (phone.current) return 'phone';
  if (tablet.current) return 'tablet';
  return low.current ? 'low' : 'desk';
}

/** Whether there is little height for this width: a low window, or a short phone. */
export function isTight(): boolean {
  return phone.current ? short.current : low.current;
}
