/** Lasting keys of pieces that move, so that they fly from their old place to the new one; no names of things, hence the slash. */
import type { Figure, Seen } from './seen';

/** A worker that has not been placed: `n` counts those of its kind. */
export function inHand(seat: number, worker: string, n: number): string {
  return `worker/${seat}/${worker}/${n}`;
}

/** A figure that has not been built or bought: `n` counts those of its kind. */
export function inRack(kind: Figure['kind'], n: number): string {
  return `${kind}/${n}`;
}

/**
 * The workers in the segments, by segment and place. A new one gets the name that has just left the tray; those
 * already known keep theirs, also when they are promoted.
 */
export function placedWorkers(view: Pick<Seen, 'segments' | 'seats'>, known: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const used = new Set<string>();
  const all = view.segments.flatMap((segment) => segment.workers.map((one, i) => ({ ...one, at: `${segment.id}/${i}/${one.seat}` })));
  for (const { at } of all) {
    const name = known.get(at);
    if (name) used.add(name);
  }
  for (const { at, seat, worker } of all) {
    let n = view.seats[seat]?.left[worker] ?? 0;
    while (!known.has(at) && used.has(inHand(seat, worker, n))) n++;
    const name = known.get(at) ?? inHand(seat, worker, n);
    used.add(name);
    found.set(at, name);
  }
  return found;
}

/**
 * The figures in the mausoleum by their id: kind and a number. The next figure in the rack bears the next number
 * already, so a new figure flies from there; those already known keep their name.
 */
export function standingFigures(figures: readonly Figure[], known: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const used = new Set(figures.flatMap(({ id }) => known.get(id) ?? []));
  for (const { id, kind } of figures) {
    let n = 0;
    while (!known.has(id) && used.has(inRack(kind, n))) n++;
    const name = known.get(id) ?? inRack(kind, n);
    used.add(name);
    found.set(id, name);
  }
  return found;
}
