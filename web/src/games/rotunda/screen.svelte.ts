/** What is pointed at on the board: a room shows the ways to it, a leader its rooms. */
import { getContext, setContext } from 'svelte';
import type { Target } from './seen';

class Pointed {
  at = $state<Target | null>(null);
}

const KEY = Symbol('what is pointed at');

/** Said once by the board, for all its parts. */
export const layPointed = (): Pointed => setContext(KEY, new Pointed());
export const pointed = (): Pointed => getContext<Pointed>(KEY);

/** Notes which thing inside the element is pointed at or has the focus. */
export function pointing(node: Element, noted: Pointed): { destroy(): void } {
  // what has the focus may be taken away while the page is drawn: nothing may be noted then
  const enter = (event: Event): void => {
    const name = nameAt(event.target);
    queueMicrotask(() => (noted.at = name));
  };
  const leave = (event: Event): void => {
    const name = nameAt(event.target);
    queueMicrotask(() => {
      if (noted.at === name) noted.at = null;
    });
  };
  for (const name of ['mouseover', 'focusin']) node.addEventListener(name, enter);
  for (const name of ['mouseout', 'focusout']) node.addEventListener(name, leave);
  return {
    destroy: () => queueMicrotask(() => (noted.at = null)),
  };
}

function nameAt(target: EventTarget | null): Target | null {
  return ((target as Element | null)?.closest('[data-target]')?.getAttribute('data-target') as Target | null | undefined) ?? null;
}
