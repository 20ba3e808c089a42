/** The one bubble of the page: why something cannot be chosen, or what it is good for. */
import type { SaidOut } from './wire';

export interface Bubble {
  target: string;
  at: Element;
  /** What the rules say against it, or plain words of help. */
  text: SaidOut | string;
  /** The clause of the rules page behind a reason. */
  clause?: string;
}

const PATIENCE = 500;
/** How long a bubble stays when the pointer leaves its thing: time to reach the link in it. */
const GRACE = 220;
let shown = $state.raw<Bubble | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function bubble(): Bubble | null {
  return shown;
}

export function showBubble(next: Bubble): void {
  clearTimeout(timer);
  if (typeof next.text !== 'string') shown = next;
  else timer = setTimeout(() => (shown = next.at.isConnected ? next : null), PATIENCE);
}

/** Take the bubble away; with a target only if it is about that, and not at once if it has a link. */
export function hideBubble(target?: string): void {
  if (target !== undefined && shown !== null && shown.target !== target) return;
  clearTimeout(timer);
  if (target !== undefined && shown?.clause) timer = setTimeout(() => (shown = null), GRACE);
  else shown = null;
}

/** The pointer is on the bubble itself: it stays. */
export function holdBubble(): void {
  clearTimeout(timer);
}

/** The help an element offers, if any. */
export function helpOf(at: Element): string | null {
  return at.getAttribute('data-help');
}
