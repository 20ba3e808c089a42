import { describe, expect, it } from 'vitest';
import * as geometry from '../geometry';
import { ACTIONS, HEIGHT, REGIONS, SCORE_SPACES, WIDTH } from '../layout';
import { SECTIONS } from '../seen';

const apart = (a: geometry.Box, b: geometry.Box): boolean =>
  a.x + a.w <= b.x + 1e-9 || b.x + b.w <= a.x + 1e-9 || a.y + a.h <= b.y + 1e-9 || b.y + b.h <= a.y + 1e-9;

function noneOverlap(boxes: geometry.Box[]): void {
  boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(apart(one, other), JSON.stringify([one, other])).toBe(true)));
}

describe('map', () => {
  it('outlines are closed and begin with a move', () => {
    for (const region of REGIONS) expect(geometry.regionPath(region)).toMatch(/^M[\d. ]+[CL].*Z$/);
  });

  it('spots of a region lie on the slab and apart', () => {
    for (const region of REGIONS) {
      for (const palaces of [2, 3, 4]) {
        const spots = geometry.regionSpots(region, palaces);
        const spaces = spots.spaces.map(([x, y]) => geometry.boxAround(x, y, geometry.SPACE, geometry.SPACE));
        const sites = spots.palaces.map(([x, y]) => geometry.boxAround(x, y, palaces > 3 ? 6.3 : 8, 8));
        noneOverlap([...spaces, ...sites, geometry.boxAround(...spots.seal, 5.8, 5.8)]);
        for (const box of [...spaces, ...sites]) {
          expect(box.x).toBeGreaterThan(geometry.MAP.x);
          expect(box.x + box.w).toBeLessThan(geometry.MAP.x + geometry.MAP.w);
          expect(box.y + box.h).toBeLessThan(geometry.MAP.y + geometry.MAP.h);
        }
      }
    }
  });

  it('governors beside the spaces stand right of the pill', () => {
    for (const region of REGIONS) {
      const pill = geometry.majorityPill(region, 2, 12);
      const beside = geometry.besideSpots(region, 4, pill);
      expect(beside.length).toBe(4);
      if (region !== 3) expect(beside[0]![0]).toBeGreaterThan(pill.x + pill.w / 2 + 2.5);
      beside.slice(1).forEach(([x], i) => expect(x).toBeGreaterThan(beside[i]![0]));
    }
  });
});

describe('score track', () => {
  it('goes once round the frame', () => {
    expect(geometry.scoreAt(0)).toEqual([1.8, 1.8]);
    expect(geometry.scoreAt(34)).toEqual([WIDTH - 1.8, 1.8]);
    expect(geometry.scoreAt(50)).toEqual([WIDTH - 1.8, HEIGHT - 1.8]);
    expect(geometry.scoreAt(SCORE_SPACES)).toEqual(geometry.scoreAt(0));
    expect(geometry.scoreAt(-1)).toEqual(geometry.scoreAt(99));
  });

  it('discs on one space stand apart, inside the board, and know their laps', () => {
    const discs = geometry.scoreDiscs([0, 100, 200, 0]);
    expect(discs.map((one) => one.laps)).toEqual([0, 1, 2, 0]);
    discs.forEach((one, i) => {
      expect(one.x).toBeGreaterThan(0);
      for (const other of discs.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r * 1.5);
    });
    expect(geometry.scoreDiscs([40, 40])[0]!.x).toBe(geometry.scoreDiscs([40, 40])[1]!.x);
    expect(geometry.scoreDiscs([-3])[0]!.laps).toBe(-1);
  });
});

describe('rewards, court, walls, tasks', () => {
  it('the wide column is that of the current round', () => {
    for (let current = 1; current <= 5; current++) {
      const row = [1, 2, 3, 4, 5].map((round) => geometry.rewardBox(round, 0, current));
      noneOverlap(row);
      expect(row.map((box) => box.w === geometry.REWARD.wide)).toEqual([1, 2, 3, 4, 5].map((round) => round === current));
      expect(row[4]!.x + row[4]!.w).toBeLessThan(60);
    }
  });

  it('plaques lie on the stage and apart', () => {
    const boxes = ACTIONS.map((_, i) => geometry.actionBox(i));
    noneOverlap([...boxes, geometry.TOP_CARD]);
    for (const box of boxes) expect(box.x + box.w).toBeLessThan(geometry.STAGE.x + geometry.STAGE.w);
  });

  it('wall spaces lie apart under their tiles', () => {
    noneOverlap(SECTIONS.flatMap((_, i) => [1, 2, 3].map((lines) => geometry.wallBox(i, lines))));
  });

  it('needs of a task stand on its tile', () => {
    for (const section of [0, 1]) {
      for (const kind of [0, 1, 2]) {
        const tile = geometry.taskBox(section, kind);
        for (const count of [2, 3, 4]) {
          const boxes = geometry.needSpots(section, kind, count).map(([x, y]) => geometry.boxAround(x, y, 3, 3));
          noneOverlap(boxes);
          for (const box of boxes) expect(box.x + box.w).toBeLessThan(tile.x + tile.w);
        }
      }
    }
  });
});
