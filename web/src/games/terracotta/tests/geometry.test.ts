import { describe, expect, it } from 'vitest';
import { boxOf, brackets, groupPath, linesBox, scoreMarkers, turned } from '../geometry';
import { CELL, cellAt } from '../layout';
import { inHand, placedWorkers, standingFigures } from '../pieces';
import type { Figure, SeatSeen, SegmentSeen } from '../seen';

describe('turning rings', () => {
  it('go the shorter way, also over the top', () => {
    expect(turned(0, 1)).toBe(30);
    expect(turned(330, 0)).toBe(360);
    expect(turned(360, 11)).toBe(330);
    expect(turned(-30, 10)).toBe(-60);
  });
});

describe('groups', () => {
  it('are one outline with bridges between touching cells', () => {
    const count = (cells: string[]): number => groupPath(cells).split('M').length - 1;
    expect(count(['r1c1', 'r1c2'])).toBe(3);
    expect(count(['r1c1', 'r2c2'])).toBe(2);
    expect(count(['r1c1', 'r1c2', 'r2c1', 'r2c2'])).toBe(9);
  });
});

describe('boxes', () => {
  it('hold all their cells', () => {
    const box = boxOf(['r2c3', 'r2c4', 'r2c5']);
    expect(box.w).toBeCloseTo(3 * CELL);
    expect(box.h).toBeCloseTo(CELL);
    expect(box.x + CELL / 2).toBeCloseTo(cellAt('r2c3')[0]);
  });

  it('of lines have four corners', () => {
    expect(brackets(linesBox([1, 3, 6, 9]), 3).split('M').length - 1).toBe(4);
  });
});

describe('markers', () => {
  it('a lap later stand on the same space', () => {
    const [one, two] = scoreMarkers([4, 104]);
    expect(two!.laps).toBe(1);
    expect(one!.scale).toBe(two!.scale);
  });
});

describe('names of moving things', () => {
  const seats = (craftsman: number, artisan: number): SeatSeen[] => [{ left: { craftsman, artisan } } as SeatSeen];
  const segment = (id: number, ...workers: SegmentSeen['workers']): SegmentSeen => ({ id, workers }) as SegmentSeen;

  it('a placed worker has the name it had in hand', () => {
    const first = placedWorkers({ segments: [segment(3, { seat: 0, worker: 'craftsman' })], seats: seats(3, 0) }, new Map());
    expect(first.get('3/0/0')).toBe(inHand(0, 'craftsman', 3));
  });

  it('workers keep their names, also when promoted, and never share one', () => {
    const first = placedWorkers({ segments: [segment(3, { seat: 0, worker: 'craftsman' })], seats: seats(3, 0) }, new Map());
    const later = {
      segments: [segment(1, { seat: 0, worker: 'craftsman' }), segment(3, { seat: 0, worker: 'artisan' })],
      seats: seats(2, 0),
    };
    const names = placedWorkers(later, first);
    expect(names.get('3/0/0')).toBe(inHand(0, 'craftsman', 3));
    expect(names.get('1/0/0')).toBe(inHand(0, 'craftsman', 2));
    const fresh = placedWorkers(later, new Map());
    expect(new Set(fresh.values()).size).toBe(2);
  });

  it('a new figure has the name of the next one in the rack', () => {
    const officer = (id: string): Figure => ({ id, kind: 'officer' }) as Figure;
    const first = standingFigures([officer('a'), officer('b')], new Map());
    expect([...first.values()]).toEqual(['officer/0', 'officer/1']);
    const next = standingFigures([officer('c'), officer('a'), officer('b')], first);
    expect(next.get('c')).toBe('officer/2');
  });
});
