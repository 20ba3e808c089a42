/** What people are told of things: one entry per kind, so that boards, chronicle and keyboard say the same. */
import type { At } from './at.svelte';

export interface Words {
  /** What it is called, also by a screen reader. */
  label: string;
  /** What it is good for, or worth now: the text of its hover card. */
  help?: string | undefined;
  /** What is asked once it has been picked. */
  then?: string | undefined;
}

/** `master` of `master:${Master}`; what stands behind the first colon is the id. */
export type KindOf<Target extends string> = Target extends `${infer Kind}:${string}` ? Kind : Target;
export type IdOf<Target extends string, Kind extends string> = Target extends `${Kind}:${infer Id}` ? Id : Target extends Kind ? '' : never;

/** Every kind that the game's things.py declares has its words here, or the check fails. */
export type Told<View, Target extends string> = {
  [Kind in KindOf<Target>]: (id: IdOf<Target, Kind>, at: At<View, Target>) => Words | null;
};

/** A game's words as the registry hands them on: the frame knows no game's view. */
export type AnyTold = Record<string, (id: string, at: At) => Words | null>;

/** The words of one thing; null when it is not on the table, or nothing is told of it. */
export function wordsOf(told: AnyTold | null, name: string, at: At): Words | null {
  const colon = name.indexOf(':');
  const say = told?.[colon < 0 ? name : name.slice(0, colon)];
  return say?.(colon < 0 ? '' : name.slice(colon + 1), at) ?? null;
}
