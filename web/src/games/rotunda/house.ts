/** The shapes of the house: ring sectors, the Hall across both rings, stairs between them. Pure functions of the Hall's gate. */
import { ANGLES, degrees, GATES, HALL_SLIM, HALL_WIDE, isInner, LINTEL, polar, R, round, STAIRS, type Point } from './layout';
import type { Gate, Space } from './seen';

const WALL = 0.3;
const HALL_GAP = 0.35;

/** Where the two halves of the Hall stand, in degrees (the larger of the two equal angles is taken). */
export function hallAngles(gate: Gate): { inner: number; outer: number } {
  const { inner, outer } = GATES[gate];
  return { inner: ANGLES[inner[1]][0], outer: ANGLES[outer[1]][0] };
}

/** The Hall goes straight through both rings. */
export function isStraight(gate: Gate): boolean {
  const { inner, outer } = hallAngles(gate);
  return inner === outer;
}

/** Half the width of the Hall in the ring of a space. */
export function hallHalf(gate: Gate, inner: boolean): number {
  return inner && !isStraight(gate) ? HALL_SLIM : HALL_WIDE;
}

/** How far a room's two ends lie from its angles, in units: a wall, or half the Hall. */
function cuts(space: Space, gate: Gate | null): Point {
  if (gate === null) return [WALL, WALL];
  const ring = isInner(space) ? GATES[gate].inner : GATES[gate].outer;
  const half = hallHalf(gate, isInner(space)) + HALL_GAP;
  return [ring[1] === space ? half : WALL, ring[0] === space ? half : WALL];
}

/** The first and last angle of a room at a radius. */
export function ends(space: Space, gate: Gate | null, r: number): Point {
  const [from, to] = ANGLES[space];
  const [first, last] = cuts(space, gate);
  return [from + degrees(first, r), to - degrees(last, r)];
}

/** The outline of a part of a room between two radii. */
export function sector(space: Space, gate: Gate | null, r0: number, r1: number): string {
  const [a0, b0] = ends(space, gate, r0);
  const [a1, b1] = ends(space, gate, r1);
  return `M${polar(r0, a0)}L${polar(r1, a1)}A${r1} ${r1} 0 0 1 ${polar(r1, b1)}L${polar(r0, b0)}A${r0} ${r0} 0 0 0 ${polar(r0, a0)}z`;
}

export function radii(space: Space): Point {
  return isInner(space) ? [R.i0, R.i1] : [R.o0, R.o1];
}

export function floorPath(space: Space, gate: Gate | null): string {
  const [r0, r1] = radii(space);
  return sector(space, gate, r0, r1);
}

export function lintelPath(space: Space, gate: Gate | null): string {
  const [, r1] = radii(space);
  return sector(space, gate, r1 - LINTEL, r1);
}

/** Words are turned over in the lower half. */
export function isLower(angle: number): boolean {
  const a = ((angle % 360) + 360) % 360;
  return a > 95 && a < 265;
}

/** The line a room's name is written on, and its length; it keeps clear of stairs that reach over the lintel. */
export function namePath(space: Space, gate: Gate | null): { d: string; room: number } {
  const [, r1] = radii(space);
  let [from, to] = ends(space, gate, r1);
  if (isInner(space)) [from, to] = clearOfStairs(space, gate, from, to);
  const lower = isLower((from + to) / 2);
  const r = r1 - (lower ? 0.5 : 1.22);
  const [a, b] = [polar(r, from + 1), polar(r, to - 1)];
  const d = lower ? `M${b}A${r} ${r} 0 0 0 ${a}` : `M${a}A${r} ${r} 0 0 1 ${b}`;
  return { d, room: (((to - from - 2) * Math.PI) / 180) * r };
}

/** Stairs lie over the outer edge of inner rooms: the name takes the longer stretch that is left. */
function clearOfStairs(space: Space, gate: Gate | null, from: number, to: number): Point {
  let [a, b] = [from, to];
  for (const [name, { stair }] of Object.entries(GATES) as [Gate, (typeof GATES)[Gate]][]) {
    if (name === gate || !stair.includes(space)) continue;
    const [first, last] = STAIRS[name];
    const up = stair[0] === space;
    // the foot of a way up and the end of a way down touch the inner ring
    const [low, high] = up ? [first - 1, first + (last - first) * 0.4] : [last - (last - first) * 0.4, last + 1];
    const lap = low < a - 180 ? 360 : 0;
    if (high + lap <= a || low + lap >= b) continue;
    if (low + lap - a >= b - high - lap) b = low + lap;
    else a = high + lap;
  }
  return [a, b];
}

/* ---- the place of a leader and the room left for what is printed ---- */
const LEADER_R = { inner: 14, outer: 24.5 } as const;
const LEADER_HALF = { inner: 2, outer: 2.3 } as const;

/** A leader stands at the end from which rooms are entered. */
export function spotOf(space: Space, gate: Gate | null): { r: number; a: number } {
  const ring = isInner(space) ? 'inner' : 'outer';
  const r = LEADER_R[ring];
  const [from] = ends(space, gate, r);
  return { r, a: from + degrees(LEADER_HALF[ring], r) };
}

/** The angles free for print at a radius: behind the leader's place, up to the end of the room. */
export function printRange(space: Space, gate: Gate | null, r: number): Point {
  const spot = spotOf(space, gate);
  // on the left side of the house the way goes upwards, past the leader's hat
  const upwards = Math.max(0, -Math.sin((spot.a * Math.PI) / 180));
  const beside = (isInner(space) ? 2.55 : 2.75) + 0.5 * upwards;
  const [, to] = ends(space, gate, r);
  return [spot.a + degrees(beside, spot.r), to - degrees(0.35, r)];
}

/* ---- the Hall ---- */
/** A point of the Hall: across (clockwise positive) and along the radius of one of its halves. */
export function hallPoint(angle: number, across: number, r: number): Point {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [cx, cy] = polar(0, 0);
  return [round(cx + r * sin + across * cos), round(cy - r * cos + across * sin)];
}

const FLARE = 0.7;
const BASE = 9.6;
const GALLERY = { in: 18.9, out: 20.7 } as const;

/** The angle at which a side of the Hall meets a radius. */
function sideAt(angle: number, across: number, r: number): number {
  return angle + degrees(Math.abs(across), r) * Math.sign(across);
}

/** The outline of the Hall's walls. */
export function hallPath(gate: Gate): string {
  const { inner, outer } = hallAngles(gate);
  const [hi, ho] = [hallHalf(gate, true) + 0.2, hallHalf(gate, false) + 0.2];
  const foot = hi - 0.5;
  const up = [
    [inner, -foot, BASE],
    [inner, -hi, BASE + 1.6],
  ] as const;
  const top = [
    [outer, -ho, 30.4],
    [outer, -ho - FLARE, R.roof],
    [outer, ho + FLARE, R.roof],
    [outer, ho, 30.4],
  ] as const;
  const down = [
    [inner, hi, BASE + 1.6],
    [inner, foot, BASE],
  ] as const;
  const line = (points: readonly (readonly [number, number, number])[]): string =>
    points.map(([a, across, r]) => hallPoint(a, across, r)).join('L');
  if (inner === outer) return `M${line(up)}L${line(top)}L${line(down)}z`;
  const clockwise = ((outer - inner + 540) % 360) - 180 > 0;
  const [left, right] = clockwise ? [GALLERY.out, GALLERY.in] : [GALLERY.in, GALLERY.out];
  const arc = (r: number, to: Point, forward: boolean): string => `A${r} ${r} 0 0 ${forward ? 1 : 0} ${to}`;
  return (
    `M${line(up)}L${polar(left, sideAt(inner, -hi, left))}${arc(left, polar(left, sideAt(outer, -ho, left)), clockwise)}` +
    `L${line(top)}L${polar(right, sideAt(outer, ho, right))}${arc(right, polar(right, sideAt(inner, hi, right)), !clockwise)}` +
    `L${line(down)}z`
  );
}

export interface HallFloor {
  angle: number;
  half: number;
  from: number;
  to: number;
}

/** The floors on which leaders stand: one through both rings, or one in each. */
export function hallFloors(gate: Gate): HallFloor[] {
  const { inner, outer } = hallAngles(gate);
  if (inner === outer) return [{ angle: inner, half: HALL_WIDE - 1.05, from: 11.3, to: 28.7 }];
  return [
    { angle: outer, half: HALL_WIDE - 1.05, from: 21.6, to: 28.7 },
    { angle: inner, half: HALL_SLIM - 0.85, from: 11.3, to: 18.3 },
  ];
}

/** So many leaders leave room for the name on the floor of a straight hall. */
const NAMED = 3;
export function isNamedInside(gate: Gate, count: number): boolean {
  return isStraight(gate) && count <= NAMED;
}

/** Where so many leaders stand in the Hall and how large they are. */
export function hallSpots(gate: Gate, count: number): { x: number; y: number; size: number }[] {
  if (count === 0) return [];
  const floors = hallFloors(gate);
  return floors.length === 1 ? straightSpots(floors[0]!, count) : bentSpots(floors, count);
}

function straightSpots(floor: HallFloor, count: number): { x: number; y: number; size: number }[] {
  // the name runs along one side of the floor, a step's badge stands at its upper end
  if (count <= NAMED) {
    return Array.from({ length: count }, (_, i) => at(floor, 1.1, (count === 3 ? 22.4 : 20.6) - i * 4.9, 4.1));
  }
  const step = Math.min(2.9, 12.5 / (count - 1));
  return Array.from({ length: count }, (_, i) => at(floor, i % 2 ? 1.25 : -1.25, 24.5 - i * step, count > 6 ? 3.4 : 3.7));
}

function bentSpots(floors: readonly HallFloor[], count: number): { x: number; y: number; size: number }[] {
  const [outer, inner] = [floors[0]!, floors[1]!];
  const many = Math.ceil(count / 2);
  const size = count <= 2 ? 4.1 : count <= 4 ? 3.4 : 2.9;
  return Array.from({ length: count }, (_, i) => {
    const [floor, k, of] = i < many ? [outer, i, many] : [inner, i - many, count - many];
    const columns = of > 2 ? 2 : 1;
    const rows = Math.ceil(of / columns);
    const r = (floor.from + floor.to) / 2 + ((rows - 1) / 2 - Math.floor(k / columns)) * Math.min(3.3, 6.6 / rows);
    return at(floor, columns === 1 ? 0 : k % 2 ? 1.3 : -1.3, r, size);
  });
}

function at(floor: HallFloor, across: number, r: number, size: number): { x: number; y: number; size: number } {
  const [x, y] = hallPoint(floor.angle, across, r);
  return { x, y, size };
}

/** Where the number of steps to the Hall stands. */
export function hallBadge(gate: Gate): Point {
  const [floor] = hallFloors(gate);
  return hallPoint(floor!.angle, 0, isStraight(gate) ? 27.5 : 28.8);
}

/* ---- stairs ---- */
export interface Stair {
  ribbon: string;
  treads: string;
  arrow: string;
}

const STAIR_HALF = 0.95;

/** A stair in the gallery: a slanted ribbon with its foot and its head inside the two rooms. */
export function stairOf(gate: Gate): Stair {
  const [from, to] = STAIRS[gate];
  const up = isInner(GATES[gate].stair[0]);
  const [r0, r1] = up ? [18.45, 21.15] : [21.15, 18.45];
  const n = Math.round((to - from) / 1.9);
  const points = Array.from({ length: n + 1 }, (_, i) => [from + ((to - from) * i) / n, r0 + ((r1 - r0) * i) / n] as const);
  const low = points.map(([a, r]) => polar(r - STAIR_HALF, a));
  const high = points.map(([a, r]) => polar(r + STAIR_HALF, a)).reverse();
  const treads = points
    .slice(1, -1)
    .map(([a, r]) => `M${polar(r - STAIR_HALF, a)}L${polar(r + STAIR_HALF, a)}`)
    .join('');
  const [a, r] = points[Math.floor(n / 2)]!;
  const e = 1.82;
  return {
    ribbon: `M${[...low, ...high].join('L')}z`,
    treads,
    arrow: `M${polar(r - 0.62, a - e)}L${polar(r, a + e)}L${polar(r + 0.62, a - e)}`,
  };
}
