/** Where a board wants all light below everything else: its things hand their outlines to one layer. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Box } from '../lib/draw/box';

export interface Outline {
  box?: Box | undefined;
  d?: string | undefined;
  radius: number;
}

const KEY = Symbol('the lights of a board');

/** The outlines that shine now, by a number of their own. */
export class Lamps {
  readonly lit = new SvelteMap<number, Outline>();
  #next = 0;

  /** A thing shines from now on; what is given back puts it out. */
  light(outline: Outline): () => void {
    const number = this.#next++;
    this.lit.set(number, outline);
    return () => void this.lit.delete(number);
  }
}

/** Said by a board that places `<Lights />` in one of its layers, before its things. */
export function layLights(): Lamps {
  return setContext(KEY, new Lamps());
}

/** The layer of this board; undefined where every thing shines by itself. */
export const lamps = (): Lamps | undefined => getContext<Lamps | undefined>(KEY);

/** Said by a part of such a board whose things shine by themselves all the same: they lie on others. */
export const shineAlone = (): void => void setContext(KEY, undefined);
