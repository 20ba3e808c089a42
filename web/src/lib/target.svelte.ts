import type { Choosing } from '../games/contract';
import { signed } from './amounts.svelte';
import { register } from './present.svelte';

export interface Target {
  /** The server's name of the thing: `card:harvest`. */
  name: string;
  choosing: Choosing;
  /** What a screen reader calls it. */
  label: string;
  /** One sentence about the thing, shown when it is pointed at for a moment. */
  help?: string;
  /** What is asked once it has been picked, if there is more to pick. */
  then?: string;
  /** Tab passes it by unless it can be chosen or its reason told: one of many alike, with nothing to say now. */
  quiet?: boolean;
}

/** Roles, classes and events of an element that the server may name. */
export function target(node: Element, first: Target): { update(next: Target): void; destroy(): void } {
  let now = $state.raw(first);
  // whatever has the focus when it is taken away loses it in the middle of an update, where nothing may change
  const leave = (): void => {
    const { name, choosing } = now;
    queueMicrotask(() => choosing.explain(name, null));
  };
  const explain = (): void => now.choosing.explain(now.name, node);
  const act = (): void => {
    const { name, choosing } = now;
    if (choosing.isLegal(name) || choosing.isChosen(name) || choosing.isOther(name)) choosing.pick(name, node);
    else explain();
  };
  const key = (event: Event): void => {
    const name = (event as KeyboardEvent).key;
    if (name !== 'Enter' && name !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const click = (event: Event): void => {
    event.stopPropagation();
    act();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['click', click],
    ['keydown', key],
    ['mouseenter', explain],
    ['mouseleave', leave],
    ['focus', explain],
    ['blur', leave],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);

  $effect(() => register(now.name, node));
  $effect(() => {
    const { name, choosing, label, help, then, quiet } = now;
    const legal = choosing.isLegal(name);
    const chosen = choosing.isChosen(name);
    const other = !legal && !chosen && choosing.isOther(name);
    const blocked = !legal && !chosen && !other && choosing.isBlocked(name);
    const live = legal || chosen || other || blocked;
    node.setAttribute('data-target', name);
    node.classList.toggle('legal', legal);
    node.classList.toggle('chosen', chosen);
    node.classList.toggle('other', other);
    node.classList.toggle('blocked', blocked);
    node.classList.toggle('hinted', choosing.isHinted(name));
    node.classList.toggle('last', choosing.lastMove.has(name));
    const gains = legal ? choosing.previews(name).map(signed).join(', ') : '';
    node.setAttribute('aria-label', gains ? `${label}: ${gains}` : label);
    node.setAttribute('role', live ? 'button' : 'img');
    // a browser stops at everything drawn that listens for the focus, unless told not to
    set(node, 'tabindex', live ? '0' : quiet ? '-1' : null);
    set(node, 'data-help', help ?? null);
    set(node, 'data-then', then ?? null);
    set(node, 'aria-disabled', blocked ? 'true' : null);
    set(node, 'aria-pressed', chosen ? 'true' : null);
  });

  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      leave();
    },
  };
}

function set(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
