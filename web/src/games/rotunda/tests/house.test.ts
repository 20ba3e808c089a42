import { describe, expect, it } from 'vitest';
import { ends, hallFloors, hallPath, hallSpots, namePath, printRange, radii, spotOf } from '../house';
import { LINTEL, MIDDLE, notchAt, polar, scoreAt, type Point } from '../layout';
import { printOf } from '../prints';
import { SCORE_SPACES } from '../printed';
import { GATES, SPACES, type Gate, type Room, type Space } from '../seen';
import { walkOf } from '../walk';

const INNER_ROOMS: Record<string, Room> = { i1: 'supplier', i2: 'smugglers_den', i3: 'market', i4: 'expert_room', i5: 'banker' };
const LARGE: Room[] = ['steward', 'retailer', 'wholesaler'];
const SMALL: Room[] = ['bank', 'black_market', 'trading_post', 'guild_hall', 'warehouse'];
const roomsOf = (space: Space): Room[] => (space[0] === 'i' ? [INNER_ROOMS[space]!] : ['o2', 'o4', 'o6'].includes(space) ? LARGE : SMALL);
const HALLS: (Gate | null)[] = [...GATES, null];
const away = ([x, y]: Point): number => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]);
const angleOf = ([x, y]: Point): number => (Math.atan2(x - MIDDLE[0], MIDDLE[1] - y) * 180) / Math.PI;

describe('rooms', () => {
  it('lose their share to the Hall and nothing else', () => {
    for (const gate of GATES) {
      for (const space of SPACES) {
        const [from, to] = ends(space, gate, radii(space)[1]);
        expect(to - from).toBeGreaterThan(30);
        expect(namePath(space, gate).room).toBeGreaterThan(7);
      }
    }
    const [from, to] = ends('i1', 'gate_s', 18);
    const [free, end] = ends('i1', null, 18);
    expect(from).toBeGreaterThan(free + 10);
    expect(to).toBe(end);
  });

  it('hold all that is printed, clear of the leader, whatever lies where', () => {
    for (const gate of HALLS) {
      for (const space of SPACES) {
        const [r0, r1] = radii(space);
        const spot = spotOf(space, gate);
        const leader = polar(spot.r, spot.a);
        for (const room of roomsOf(space)) {
          const print = printOf(room, space, gate);
          const things = [
            ...print.tokens.map(({ x, y, half, scale }) => ({ x, y, s: half * scale })),
            ...print.fields.map(({ x, y, s }) => ({ x, y, s: s / 2 })),
            ...(print.heap ? [print.heap] : []),
          ];
          for (const { x, y, s } of things) {
            const at: Point = [x, y];
            const where = `${room} on ${space} with ${gate}`;
            expect(away(at) - s, where).toBeGreaterThan(r0 - 0.35);
            expect(away(at) + s, where).toBeLessThan(r1 - LINTEL + 0.7);
            expect(Math.hypot(x - leader[0], y - leader[1]), where).toBeGreaterThan(1.75);
            const [from, to] = ends(space, gate, away(at));
            let a = angleOf(at);
            while (a < from - 180) a += 360;
            expect(a, where).toBeGreaterThan(from);
            expect(a, where).toBeLessThan(to);
          }
        }
      }
    }
  });

  it('keep their signs large enough to read', () => {
    for (const gate of GATES) {
      for (const space of SPACES) {
        for (const room of roomsOf(space)) {
          for (const { t, half, scale } of printOf(room, space, gate).tokens) {
            if (t !== 'word') expect(half * scale, `${room} on ${space} with ${gate}`).toBeGreaterThan(0.68);
          }
        }
      }
    }
  });

  it('begin behind the place of the leader', () => {
    for (const space of SPACES) {
      const [from, to] = printRange(space, 'gate_s', radii(space)[0] + 2);
      expect(from).toBeGreaterThan(spotOf(space, 'gate_s').a);
      expect(to).toBeGreaterThan(from + 15);
    }
  });
});

describe('the Hall', () => {
  it('has a place at every gate', () => {
    for (const gate of GATES) {
      expect(hallPath(gate)).not.toContain('NaN');
      expect(hallFloors(gate).length).toBe(gate === 'gate_s' || gate === 'gate_4' ? 1 : 2);
    }
  });

  it('holds all leaders apart', () => {
    for (const gate of GATES) {
      for (let count = 1; count <= 8; count++) {
        const spots = hallSpots(gate, count);
        expect(spots.length).toBe(count);
        for (let i = 0; i < count; i++) {
          expect(away([spots[i]!.x, spots[i]!.y])).toBeLessThan(30);
          for (let j = 0; j < i; j++) {
            expect(Math.hypot(spots[i]!.x - spots[j]!.x, spots[i]!.y - spots[j]!.y), `${gate} ${count}`).toBeGreaterThan(1.9);
          }
        }
      }
    }
  });
});

describe('walks', () => {
  it('go clockwise from the leader to its new place', () => {
    const { points, counted } = walkOf('i2', ['o4*', 'i4', 'i5*', 'hall'], 'gate_s');
    const spot = spotOf('i2', 'gate_s');
    expect(points[0]).toEqual(polar(spot.r, spot.a));
    expect(away(points.at(-1)!)).toBeCloseTo(14, 0);
    expect(counted.map((one) => one.n)).toEqual([1]);
    const turns = points.map(angleOf).map((a) => (a + 360) % 360);
    for (let i = 1; i < turns.length; i++) expect(turns[i]! - turns[i - 1]!).toBeGreaterThan(-2.5);
  });

  it('pass the top without turning back', () => {
    const { points } = walkOf('o1', ['o2', 'o3'], 'gate_s');
    for (let i = 1; i < points.length; i++)
      expect(Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1])).toBeLessThan(4);
  });

  it('leave the Hall into the ring they go to', () => {
    expect(away(walkOf('hall', ['i1'], 'gate_s').points[0]!)).toBeLessThan(18);
    expect(away(walkOf('hall', ['o1'], 'gate_s').points[0]!)).toBeGreaterThan(20);
  });
});

describe('tracks', () => {
  it('of points runs round the frame', () => {
    const corners = [0, 12.5, 25, 37.5].map(scoreAt);
    expect(corners).toEqual([
      [2, 2],
      [98, 2],
      [98, 98],
      [2, 98],
    ]);
    expect(scoreAt(SCORE_SPACES + 3)).toEqual(scoreAt(3));
  });

  it('of incense has a notch for every worship, apart from each other', () => {
    for (const end of [7, 8, 10, 12]) {
      for (let field = 2; field <= end; field++) expect(notchAt(field, end) - notchAt(field - 1, end)).toBeGreaterThan(1.25);
      expect(notchAt(end + 2, end)).toBe(notchAt(end, end));
    }
  });
});
