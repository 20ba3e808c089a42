/** Where pieces stand: pure functions of the view, in board units (boats in those of the map). */
import { onTrack, type Standing } from '../../lib/draw/track';
import { RIVER, SECTORS } from './data/tracks';
import type { Point } from './faces';
import { halfAngle, harbourSpots, HIGH, onWheel, scoreAt, SCORE_SPACES, stairAt, UNIVERSITY, FRAME } from './layout';
import type { SeatSeen } from './seen';

export interface Place {
  seat: number;
  x: number;
  y: number;
  size: number;
}

/** The scoring markers. */
export function scoreMarkers(points: readonly number[]): Standing[] {
  return onTrack(points, SCORE_SPACES, scoreAt, ([, y]) => y > FRAME && y < HIGH - FRAME);
}

type Seats = readonly Pick<SeatSeen, 'boat' | 'berth' | 'half' | 'emperor_row' | 'centre'>[];

function groups<Key>(seats: Seats, keyOf: (seat: Seats[number]) => Key): [Key, number[]][] {
  const found = new Map<Key, number[]>();
  seats.forEach((one, seat) => {
    const key = keyOf(one);
    found.set(key, [...(found.get(key) ?? []), seat]);
  });
  return [...found];
}

const BOAT_STEP = [0, 0, 2.9, 2.5, 2.3];
const BOAT_SIZE = [4, 4, 4, 3.4, 3.2];
const LAST = RIVER.length - 1;

/** The boats: beside the section's bonus, in the harbour on their berth, at the start in a small square. */
export function boats(seats: Seats): Place[] {
  const berths = harbourSpots(seats.length).berths;
  return groups(seats, (one) => one.boat).flatMap(([section, here]) => {
    const [x, y] = RIVER[section]!.at;
    return here.map((seat, i) => {
      if (section === LAST) {
        const berth = berths[(seats[seat]!.berth ?? 1) - 1] ?? [x, y];
        return { seat, x: berth[0], y: berth[1] - 0.5, size: 3 };
      }
      if (section === 0) return { seat, x: x - 0.2 + (i % 2) * 2.9, y: y + (i < 2 ? -3.2 : 3), size: 3.6 };
      const step = BOAT_STEP[here.length] ?? 2.3;
      const left = section === LAST - 1 ? -1.8 : 0;
      return { seat, x: x + left + (i - (here.length - 1) / 2) * step, y: y - 3.1, size: BOAT_SIZE[here.length] ?? 3.2 };
    });
  });
}

/** Angle and radius of the workers on one half, by their number. */
// prettier-ignore
const ON_HALF: Record<number, readonly Point[]> = {
  1: [[0, 5.5]],
  2: [[-11, 5.6], [11, 5.6]],
  3: [[-12, 5.4], [12, 5.4], [0, 6.9]],
  4: [[-12, 5.3], [12, 5.3], [-9, 7.3], [9, 7.3]],
};

/** The workers on the ring of the university; those that have not begun stand at the gate. */
export function students(seats: Seats): Place[] {
  return groups(seats, (one) => one.half).flatMap(([half, here]) =>
    here.map((seat, i) => {
      if (half === null) return { seat, x: UNIVERSITY.x - 0.4 + i * 2.6, y: UNIVERSITY.y - UNIVERSITY.r - 2.8, size: 2.8 };
      const sector = SECTORS.findIndex((one) => one.halves.some(({ id }) => id === half));
      const at = SECTORS[sector]!.halves.findIndex(({ id }) => id === half);
      const [turn, radius] = ON_HALF[here.length]?.[i] ?? [0, 5.5];
      const [x, y] = onWheel(radius, halfAngle(sector, at) + 22.5 + turn);
      return { seat, x, y: y - 0.35, size: here.length > 1 ? 2.5 : 3 };
    }),
  );
}

/** Workers that have completed laps: one for each seat, in the middle of the university. */
export function graduates(seats: Seats): (Place & { laps: number })[] {
  const here = seats.flatMap((one, seat) => (one.centre ? [{ seat, laps: one.centre }] : []));
  const size = here.length > 2 ? 1.9 : 2.3;
  const wide = here.some(({ laps }) => laps > 1) ? 3 : 2.4;
  return here.map(({ seat, laps }, i) => {
    const row = Math.floor(i / 2);
    const inRow = Math.min(2, here.length - row * 2);
    const x = UNIVERSITY.x + ((i % 2) - (inRow - 1) / 2) * wide - (laps > 1 ? 0.5 : 0);
    return { seat, laps, x, y: UNIVERSITY.y + (here.length > 2 ? 0.7 + row * 2 : 1.2), size };
  });
}

/** The workers on the emperor's stairs. */
export function climbers(seats: Seats): Place[] {
  return groups(seats, (one) => one.emperor_row).flatMap(([row, here]) => {
    const { x, y, w } = stairAt(row);
    const step = Math.min(2.8, 6.2 / Math.max(1, here.length - 1));
    const size = here.length > 3 ? 2.9 : 3.4;
    return here.map((seat, i) => ({ seat, x: x + w / 2 + (i - (here.length - 1) / 2) * step, y: y - 2.15, size }));
  });
}
