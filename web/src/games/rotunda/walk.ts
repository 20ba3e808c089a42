/** The way of a leader, as a line over the rooms: along the rings, over the stairs, numbers where a room counts. */
import { hallAngles, spotOf } from './house';
import { GATES, isInner, polar, round, STAIRS, type Point } from './layout';
import type { Gate, Place, Space } from './seen';

interface Turn {
  r: number;
  a: number;
}

export interface Walk {
  points: Point[];
  d: string;
  /** rooms on the way that count, without the last one */
  counted: { x: number; y: number; n: number }[];
}

/** Where a walk meets a place; in the Hall it is the ring it comes from or goes to. */
function placeOf(place: Place, gate: Gate, inner: boolean): Turn {
  if (place !== 'hall') return spotOf(place, gate);
  const { inner: low, outer: high } = hallAngles(gate);
  return inner ? { r: 14, a: low } : { r: 24.6, a: high };
}

/** The stair from one space up or down to another, unless the Hall stands on it. */
function stairBetween(from: Place, to: Place, gate: Gate): Point | null {
  for (const [name, { stair }] of Object.entries(GATES) as [Gate, (typeof GATES)[Gate]][]) {
    if (name !== gate && stair[0] === from && stair[1] === to) return STAIRS[name];
  }
  return null;
}

export function walkOf(from: Place, way: readonly string[], gate: Gate): Walk {
  const places = way.map((step) => step.replace('*', '') as Place);
  const firstInner = isInner(from === 'hall' ? (places[0] ?? 'i1') : from);
  const turns: Turn[] = [placeOf(from, gate, firstInner)];
  const counted: Walk['counted'] = [];
  let before = from;
  let n = 0;
  places.forEach((place, i) => {
    const stair = stairBetween(before, place, gate);
    if (stair) {
      const up = isInner(before as Space);
      go(turns, { r: up ? 18.6 : 21, a: stair[0] });
      go(turns, { r: up ? 21 : 18.6, a: stair[1] });
    }
    const spot = placeOf(place, gate, isInner(before === 'hall' ? (places[i + 1] ?? 'i1') : before));
    go(turns, spot);
    if (!way[i]?.endsWith('*')) {
      n++;
      const [x, y] = polar(spot.r, spot.a);
      if (i < places.length - 1) counted.push({ x, y, n });
    }
    before = place;
  });
  const points = turns.map(({ r, a }) => polar(r, a));
  return { points, d: `M${points.join('L')}`, counted };
}

/** Clockwise to the next turn in small steps, the radius changing softly. */
function go(turns: Turn[], to: Turn): void {
  const { r, a } = turns[turns.length - 1]!;
  let end = to.a;
  while (end < a - 40) end += 360;
  const steps = Math.max(4, Math.round(Math.abs(end - a) / 3));
  for (let i = 1; i <= steps; i++) {
    const u = i / steps;
    turns.push({ r: round(r + (to.r - r) * u * u * (3 - 2 * u)), a: round(a + (end - a) * u) });
  }
}
