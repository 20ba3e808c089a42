/** Markers on a track that goes round: those on one space stand side by side. */

export interface Standing {
  seat: number;
  x: number;
  y: number;
  /** size against a marker that stands alone */
  scale: number;
  /** how often the marker has gone round its track */
  laps: number;
}

type Point = readonly [number, number];

/** Offsets of several octagons on one space, in units of the track's width. */
// prettier-ignore
const CLUSTER: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [[0, -0.95], [0, 0.95]],
  3: [[-1.05, -0.9], [1.05, -0.9], [0, 0.95]],
  4: [[-1.05, -1.05], [1.05, -1.05], [-1.05, 1.05], [1.05, 1.05]],
  5: [[-1.3, -1.3], [1.3, -1.3], [0, 0], [-1.3, 1.3], [1.3, 1.3]],
};
const CLUSTER_SCALE = [1, 1, 0.62, 0.6, 0.58, 0.52];

/** Where the markers of all seats stand; `upright` says where the track runs downwards or upwards. */
export function onTrack(
  points: readonly number[],
  spaces: number,
  at: (points: number) => Point,
  upright: (space: Point) => boolean,
): Standing[] {
  return points.map((n, seat) => {
    const here = points.flatMap((m, other) => (m % spaces === n % spaces ? [other] : []));
    const [x, y] = at(n);
    const [across, dy0] = CLUSTER[here.length]?.[here.indexOf(seat)] ?? [0, 0];
    const [dx, dy] = here.length === 2 && upright([x, y]) ? [dy0, across] : [across, dy0];
    const lift = here.length === 1 ? -0.2 : 0;
    return { seat, x: x + dx, y: y + dy + lift, scale: CLUSTER_SCALE[here.length] ?? 0.5, laps: Math.floor(n / spaces) };
  });
}
