/** Where a bubble goes: beside its thing, never over it, inside the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  side: 'below' | 'above' | 'right' | 'left';
  /** Where the point of the bubble stands along its edge. */
  arrow: number;
}

const GAP = 10;
const MARGIN = 8;

export function place(anchor: Box, size: { width: number; height: number }, window: { width: number; height: number }): Placed {
  const below = window.height - (anchor.top + anchor.height) - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  const right = window.width - (anchor.left + anchor.width) - GAP - MARGIN;
  const left = anchor.left - GAP - MARGIN;
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const fits: [Placed['side'], boolean][] = [
    ['below', below >= size.height],
    ['above', above >= size.height],
    ['right', right >= size.width],
    ['left', left >= size.width],
  ];
  const side = fits.find(([, fit]) => fit)?.[0] ?? (below >= above ? 'below' : 'above');
  if (side === 'below' || side === 'above') {
    const x = clamp(middleX - Math.min(size.width / 2, 60), MARGIN, window.width - size.width - MARGIN);
    const y = side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - size.height;
    return { left: x, top: y, side, arrow: clamp(middleX - x, 14, size.width - 14) };
  }
  const y = clamp(middleY - size.height / 2, MARGIN, window.height - size.height - MARGIN);
  const x = side === 'right' ? anchor.left + anchor.width + GAP : anchor.left - GAP - size.width;
  return { left: x, top: y, side, arrow: clamp(middleY - y, 14, size.height - 14) };
}

function clamp(n: number, low: number, high: number): number {
  return Math.max(low, Math.min(n, Math.max(low, high)));
}
