/** The table of Tea Garden, for its parts: the view and the names of things are its own. */
import { atTable, type At } from '../../kit/at.svelte';
import Drawn from '../../kit/Thing.svelte';
import Boxed from '../../kit/ThingBox.svelte';
import type { Seen, Target } from './seen';

export { thing } from '../../kit/name';
export const at = (): At<Seen, Target> => atTable();
export const Thing = Drawn<Target>;
export const ThingBox = Boxed<Target>;
