import { describe, expect, it } from 'vitest';
import {
  dragonSpots,
  eventBox,
  FIELD,
  groupBoxes,
  monthState,
  packPalaces,
  palaceHeight,
  PALACE_STEP,
  personMarkers,
  scoreMarkers,
  stackShape,
} from '../geometry';
import { trackAt } from '../layout';
import type { SeatSeen } from '../seen';

const seatAt = (space: number): SeatSeen => ({ space }) as SeatSeen;

describe('markers', () => {
  it('stand alone on their spaces', () => {
    const [one, two] = scoreMarkers([3, 107]);
    expect(one).toMatchObject({ seat: 0, x: 13.52, scale: 1, laps: 0 });
    expect(two).toMatchObject({ seat: 1, laps: 1 });
    expect(two!.x).toBeCloseTo(2 + 3.84 * 7);
  });

  it('on one scoring space never cover each other', () => {
    for (const count of [2, 3, 4, 5]) {
      const placed = scoreMarkers(Array.from({ length: count }, () => 30));
      for (const a of placed)
        for (const b of placed) if (a.seat < b.seat) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.65 * 1.8 * a.scale * 0.62);
    }
  });

  it('a lap later count as the same space', () => {
    const [one, two] = scoreMarkers([4, 104]);
    expect(one!.scale).toBe(two!.scale);
    expect(one!.scale).toBeLessThan(1);
  });

  it('are stacked in the order of arrival, the first in turn order on top', () => {
    const placed = personMarkers({ order: [2, 0, 1], seats: [seatAt(5), seatAt(5), seatAt(5)] });
    expect(placed.map((one) => one.seat)).toEqual([1, 0, 2]);
    expect(placed[2]!.y).toBeLessThan(placed[1]!.y);
    expect(placed[1]!.y).toBeLessThan(placed[0]!.y);
  });

  it('on different spaces do not move each other', () => {
    const placed = personMarkers({ order: [0, 1], seats: [seatAt(9), seatAt(8)] });
    expect(placed.every((one) => one.scale === 1)).toBe(true);
    expect(placed.find((one) => one.seat === 0)!.x).toBe(trackAt(9)[0]);
  });

  it('wrap after the last space', () => {
    const [one] = personMarkers({ order: [0], seats: [seatAt(63)] });
    expect(one).toMatchObject({ x: trackAt(3)[0], laps: 1 });
  });

  it('of a high stack stay clear of the names above', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const { r, step, base } = stackShape(count);
      expect(38 + base - (count - 1) * step - r).toBeGreaterThan(32.9);
    }
  });
});

describe('action groups', () => {
  const SPLITS = [
    [4, 3],
    [4, 4],
    [3, 2, 2],
    [3, 3, 2],
    [2, 2, 2, 1],
    [2, 2, 2, 2],
    [2, 2, 1, 1, 1],
    [2, 2, 2, 1, 1],
  ];

  it('never overlap and stay on the field', () => {
    for (const sizes of SPLITS) {
      const boxes = groupBoxes(sizes);
      expect(boxes[0]!.x - boxes[0]!.w / 2).toBeGreaterThan(FIELD.x + 1);
      expect(boxes.at(-1)!.x + boxes.at(-1)!.w / 2).toBeLessThan(FIELD.x + FIELD.w - 1);
      for (let i = 1; i < boxes.length; i++) {
        const gap = boxes[i]!.x - boxes[i - 1]!.x - (boxes[i]!.w + boxes[i - 1]!.w) / 2;
        expect(gap).toBeGreaterThan(0.3);
      }
      expect(boxes.map((box) => box.cards.length)).toEqual(sizes);
    }
  });

  it('keep the anchors of the table where these do', () => {
    expect(groupBoxes([2, 2, 2, 1]).map((box) => box.x)).toEqual([22, 40.67, 59.33, 78]);
  });

  it('hold all dragons apart', () => {
    for (const cards of [1, 2, 4]) {
      for (let count = 2; count <= 5; count++) {
        const spots = dragonSpots({ x: 50, w: cards * 8.1 + 1.6, cards: [] }, count);
        expect(spots.length).toBe(count);
        for (let i = 1; i < count; i++) {
          const apart = Math.hypot(spots[i]!.x - spots[i - 1]!.x, spots[i]!.y - spots[i - 1]!.y);
          expect(apart).toBeGreaterThan(2.5);
        }
        expect(spots.every((spot) => spot.y - spot.size / 2 > 58)).toBe(true);
      }
    }
  });
});

describe('months', () => {
  it('are past, now or coming', () => {
    const view = { round: 3, phase: 'actions' } as const;
    expect([2, 3, 4].map((month) => monthState(month, view))).toEqual(['past', 'now', 'coming']);
    expect(monthState(12, { round: 12, phase: 'over' })).toBe('past');
    expect(monthState(1, { round: 0, phase: 'setup' })).toBe('coming');
  });

  it('leave room for the wall', () => {
    for (const current of [true, false]) {
      const box = eventBox(4, current, true);
      expect(box.y + box.h).toBeLessThan(90.1);
    }
  });
});

describe('palaces', () => {
  it('stay in one row while they are large enough', () => {
    expect(packPalaces(3, palaceHeight(3), { w: 306, h: 300 }, 0.94, 0.58, 62)).toMatchObject({ columns: 3, rows: 1 });
  });

  it('break into rows and fit their box', () => {
    for (let count = 1; count <= 26; count++) {
      const height = palaceHeight(3);
      const packed = packPalaces(count, height, { w: 220, h: 90 }, 0.84, 0.4);
      expect(packed.columns * packed.rows).toBeGreaterThanOrEqual(count);
      expect((packed.columns * PALACE_STEP - 6) * packed.scale).toBeLessThanOrEqual(220.01);
      expect(packed.rows * height * packed.scale).toBeLessThanOrEqual(90.01);
    }
  });

  it('grow downwards for persons without a room', () => {
    expect(palaceHeight(1, 2)).toBeGreaterThan(palaceHeight(1, 1));
  });
});
