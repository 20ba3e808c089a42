/** The table of Round House, for its parts: the view, and the names of things, which are put together nowhere else. */
import { atTable, type At } from '../../kit/at.svelte';
import Drawn from '../../kit/Thing.svelte';
import Boxed from '../../kit/ThingBox.svelte';
import { thing } from '../../kit/name';
import type { Place, Seen, Target } from './seen';

export { thing };
export type Here = At<Seen, Target>;
export const at = (): Here => atTable();
export const Thing = Drawn<Target>;
export const ThingBox = Boxed<Target>;

/** The name of a place: a room, or the Hall. */
export function placeThing(place: Place): Target {
  return place === 'hall' ? thing('hall') : thing('space', place);
}
