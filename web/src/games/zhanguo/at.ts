/** The table of ZhanGuo, for its parts: the view and the names of things are its own. */
import { atTable, type At } from '../../kit/at.svelte';
import Drawn from '../../kit/Thing.svelte';
import Boxed from '../../kit/ThingBox.svelte';
import type { IdOf, KindOf } from '../../kit/told';
import type { Seen, Target } from './seen';

export type Here = At<Seen, Target>;
export const at = (): Here => atTable();
export const Thing = Drawn<Target>;
export const ThingBox = Boxed<Target>;

type Part<Word> = Word extends `${number}` ? number : Word;
type Parts<Id> = Id extends '' ? [] : Id extends `${infer First}:${infer Rest}` ? [Part<First>, ...Parts<Rest>] : [Part<Id>];

/** The name of a thing, put together as its kind says: `named('reward', 2, 'laws')`. */
export function named<Kind extends KindOf<Target>>(kind: Kind, ...parts: Parts<IdOf<Target, Kind>>): Target {
  return [kind, ...parts].join(':') as Target;
}
