/** Pieces fly from where they were to where they are: elements with the same `data-piece`. */
import { tick } from 'svelte';
import { moveTime } from './prefs.svelte';

const LONGEST = 2500;
const OVERLAP = 80;
const ARC = 26;

interface Spot {
  x: number;
  y: number;
}

function spots(root: ParentNode): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const node of root.querySelectorAll('[data-piece]')) {
    const box = node.getBoundingClientRect();
    if (box.width || box.height) found.set(node.getAttribute('data-piece')!, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }
  return found;
}

/** Watch a value; whenever it changes, animate the pieces under `root` from their old places. */
export function flip(root: () => HTMLElement | null, watch: () => unknown): void {
  let first = true;
  $effect.pre(() => {
    watch();
    const node = root();
    const time = moveTime();
    if (first || !node || !time) {
      first = false;
      return;
    }
    const before = spots(node);
    void tick().then(() => fly(node, before, time));
  });
}

function fly(root: HTMLElement, before: Map<string, Spot>, time: number): void {
  const moved: [Element, number, number][] = [];
  for (const node of root.querySelectorAll('[data-piece]')) {
    const old = before.get(node.getAttribute('data-piece')!);
    const box = node.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    if (!old) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: 'ease-out' });
      continue;
    }
    const dx = old.x - (box.left + box.width / 2);
    const dy = old.y - (box.top + box.height / 2);
    if (Math.abs(dx) + Math.abs(dy) > 2) moved.push([node, dx, dy]);
  }
  const step = moved.length > 1 ? Math.min(time - OVERLAP, (LONGEST - time) / (moved.length - 1)) : 0;
  moved.forEach(([node, dx, dy], i) => move(node, dx, dy, time, Math.max(0, i * Math.min(step, OVERLAP))));
}

function move(node: Element, dx: number, dy: number, duration: number, delay: number): void {
  const scale = node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement) ? (parentScale(node) ?? 1) : 1;
  const at = (x: number, y: number): string => `translate(${x / scale}px, ${y / scale}px)`;
  node.animate(
    [
      { transform: at(dx, dy), composite: 'add' },
      { transform: at(dx / 2, dy / 2 - ARC), composite: 'add' },
      { transform: at(0, 0), composite: 'add' },
    ],
    { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.35,0,.2,1)' },
  );
}

function parentScale(node: SVGGraphicsElement): number | null {
  const parent = node.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : null;
}
