import { describe, expect, it } from 'vitest';
import { placeCups } from '../cups';
import { MAP_RECT, REGIONS } from '../data/map';
import { boats, climbers, graduates, scoreMarkers, students } from '../geometry';
import {
  caravanBox,
  emperorCardBox,
  FRAME,
  HIGH,
  MAP_SHIFT,
  regionPlaces,
  scoreAt,
  SCORE_SPACES,
  slotBox,
  STACKS,
  STAGE,
  stairAt,
  WIDE,
} from '../layout';
import { bentEdge, outlineOf } from '../outline';
import type { CupRow } from '../seen';
import { placeRow, points, tokensOf } from '../tokens';

const seat = (more: object = {}): Parameters<typeof boats>[0][number] => ({
  boat: 0,
  berth: null,
  half: null,
  emperor_row: 0,
  centre: 0,
  ...more,
});
const apart = (places: { x: number; y: number }[], least: number): void => {
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(least);
  });
};

describe('the scoring track', () => {
  it('has a hundred spaces in the frame, clockwise from the lower left', () => {
    const spaces = Array.from({ length: SCORE_SPACES }, (_, i) => scoreAt(i));
    expect(scoreAt(0)).toEqual([FRAME / 2, HIGH - FRAME / 2]);
    expect(scoreAt(1)[1]).toBeLessThan(scoreAt(0)[1]);
    expect(scoreAt(100)).toEqual(scoreAt(0));
    for (const [x, y] of spaces) expect(Math.min(x, y, WIDE - x, HIGH - y)).toBeCloseTo(FRAME / 2);
    apart(
      spaces.map(([x, y]) => ({ x, y })),
      4,
    );
  });

  it('sets markers on one space side by side', () => {
    const markers = scoreMarkers([104, 4, 4, 7]);
    apart(markers, 0.9);
    expect(markers.map(({ laps }) => laps)).toEqual([1, 0, 0, 0]);
  });
});

describe('the map', () => {
  const inside = ([x, y]: readonly [number, number], outline: readonly (readonly [number, number])[]): boolean => {
    let odd = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    });
    return odd;
  };

  it('keeps value, bonus and garden spaces inside their region', () => {
    for (const region of REGIONS) {
      const places = regionPlaces(region.id);
      const all = [places.value, ...(places.bonus ? [places.bonus] : []), ...places.spaces];
      for (const at of all) expect(inside(at, region.outline), `${region.id} ${at.join()}`).toBe(true);
      expect(places.spaces.length).toBe(region.points.length);
    }
  });

  it('keeps cup stacks inside their province', () => {
    for (const [province, { at }] of Object.entries(STACKS)) {
      expect(
        REGIONS.some((region) => region.province === province && inside(at, region.outline)),
        province,
      ).toBe(true);
    }
  });

  it('bends an edge the same way from both sides', () => {
    for (const region of REGIONS.slice(0, 4)) {
      region.outline.forEach((a, i) => {
        const b = region.outline[(i + 1) % region.outline.length]!;
        expect(bentEdge(a, b, MAP_RECT)).toEqual(bentEdge(b, a, MAP_RECT).reverse());
      });
    }
    expect(outlineOf(REGIONS[0]!.outline, MAP_RECT).path).toMatch(/^M.*z$/);
  });

  it('lies on the paper', () => {
    const [left, top, right, bottom] = MAP_RECT;
    expect(left + MAP_SHIFT[0]).toBeGreaterThan(FRAME);
    expect(top + MAP_SHIFT[1]).toBeGreaterThan(FRAME);
    expect(right + MAP_SHIFT[0]).toBeLessThan(STAGE.x);
    expect(bottom + MAP_SHIFT[1]).toBeLessThan(HIGH - FRAME);
  });
});

describe('cards on the board', () => {
  it('do not touch each other', () => {
    const rows = [[1, 2, 3, 4, 5, 6].map(slotBox), [0, 1, 2].map(caravanBox), [0, 1, 2].map(emperorCardBox)];
    for (const boxes of rows) boxes.slice(1).forEach((box, i) => expect(box.x).toBeGreaterThan(boxes[i]!.x + boxes[i]!.w));
    for (const box of [...rows[0]!, ...rows[1]!]) expect(box.x + box.w).toBeLessThan(STAGE.x + STAGE.w);
    expect(stairAt(6).x + stairAt(6).w).toBeLessThan(WIDE - FRAME);
  });
});

describe('pieces', () => {
  it('of four seats stand apart wherever they meet', () => {
    for (const section of [0, 1, 5, 9]) apart(boats([1, 2, 3, 4].map(() => seat({ boat: section }))), 2.2);
    apart(boats([1, 2, 3, 4].map((berth) => seat({ boat: 10, berth }))), 2.2);
    for (const half of [null, 'u1a', 'u3b']) apart(students([1, 2, 3, 4].map(() => seat({ half }))), 1.5);
    apart(climbers([1, 2, 3, 4].map(() => seat({ emperor_row: 6 }))), 2);
    apart(graduates([1, 2, 3, 4].map((centre) => seat({ centre }))), 1.9);
  });

  it('boats take their berth', () => {
    const [first, second] = boats([seat({ boat: 10, berth: 2 }), seat({ boat: 10, berth: 1 })]);
    expect(second!.y).toBeLessThanOrEqual(first!.y);
    expect(graduates([seat(), seat({ centre: 2 })])).toMatchObject([{ seat: 1, laps: 2 }]);
  });
});

describe('rows of tokens', () => {
  it('shrink to fit and stand around their middle', () => {
    const tokens = [...tokensOf({ scroll_strength: 1, vp: 2, leaves: { quality: 2, count: 3 } }), points(12)];
    const free = placeRow(tokens, 10, { size: 2 });
    expect(free.size).toBe(2);
    const last = free.placed[free.placed.length - 1]!;
    expect((free.placed[0]!.x + last.x + last.w) / 2).toBeCloseTo(10);
    const tight = placeRow(tokens, 10, { size: 2, room: 5 });
    const end = tight.placed[tight.placed.length - 1]!;
    expect(end.x + end.w - tight.placed[0]!.x).toBeCloseTo(5);
    expect(tokensOf({ leaves: { quality: 4, count: 2 } })).toEqual([{ kind: 'leaf', count: 2, text: '4' }]);
  });
});

describe('rows of cups', () => {
  it('offer both ends of every row and a new one', () => {
    const rows: CupRow[] = [
      { tiles: ['t01', 't02', 't03'], markers: [1, 0] },
      { tiles: ['t04'], markers: [] },
    ];
    const still = placeCups(rows, false);
    expect(still.ends).toEqual([]);
    expect(still.gaps.map(({ row, gap }) => [row, gap])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(still.width).toBe(4 * 66 + 16);
    const placing = placeCups(rows, true);
    expect(placing.ends.map(({ name }) => name)).toEqual(['row:1:left', 'row:1:right', 'row:2:left', 'row:2:right', 'row:new']);
    const xs = [...placing.tiles.map(({ x }) => x), ...placing.ends.map(({ x }) => x)].sort((a, b) => a - b);
    expect(new Set(xs).size).toBe(xs.length);
  });
});
