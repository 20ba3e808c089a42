/** Which targets are on the page now: a choice whose targets are nowhere gets a button instead. */
import { SvelteMap } from 'svelte/reactivity';

const counts = new SvelteMap<string, number>();
const elements = new Map<string, Set<Element>>();

/** Note that an element shows the target; the answer takes the note back. */
export function register(name: string, node: Element): () => void {
  const nodes = elements.get(name) ?? new Set();
  nodes.add(node);
  elements.set(name, nodes);
  counts.set(name, nodes.size);
  return () => {
    nodes.delete(node);
    if (nodes.size) counts.set(name, nodes.size);
    else counts.delete(name);
  };
}

/** Whether some element on the page shows the target (reactive). */
export function isPresent(name: string): boolean {
  return counts.has(name);
}

/** An element that shows the target. */
export function elementOf(name: string): Element | null {
  for (const node of elements.get(name) ?? []) if (node.isConnected) return node;
  return null;
}
