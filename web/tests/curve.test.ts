import { describe, expect, it } from 'vitest';
import { ends, marks, neighbour, path, plyAt, pointAt, x, y, type Frame } from '../src/review/curve';

const frame: Frame = { w: 346, h: 130, plies: 100 };
const points = [
  { ply: 10, values: [0, 1] },
  { ply: 20, values: [0.5, 0.5] },
  { ply: 60, values: [0.25, 0.75] },
];

describe('the curve of a review', () => {
  it('goes from the left to the right and from bottom to top', () => {
    expect(x(0, frame)).toBeLessThan(x(100, frame));
    expect(y(1, frame)).toBeLessThan(y(0, frame));
    expect(path(points, 0, frame)).toBe('M54.0 110.0L84.0 60.0L204.0 85.0');
  });

  it('finds the step under the pointer again, and never one outside', () => {
    for (const ply of [0, 1, 37, 100]) expect(plyAt(x(ply, frame), frame)).toBe(ply);
    expect([plyAt(-5, frame), plyAt(1000, frame)]).toEqual([0, 100]);
  });

  it('holds a value until the next decision', () => {
    expect([0, 10, 19, 20, 99].map((ply) => pointAt(points, ply)?.ply)).toEqual([10, 10, 10, 20, 60]);
    expect(pointAt([], 5)).toBeNull();
  });

  it('leads from decision to decision', () => {
    expect([neighbour(points, 20, true), neighbour(points, 20, false)]).toEqual([60, 10]);
    expect([neighbour(points, 60, true), neighbour(points, 10, false)]).toEqual([null, null]);
  });

  it('keeps the symbols of the seats apart and on the page', () => {
    for (const values of [
      [0.5, 0.5, 0.5, 0.5, 0.5],
      [0, 0, 0],
      [1, 1],
      [0.9, 0.1],
    ]) {
      const placed = ends(values, frame).toSorted((a, b) => a - b);
      placed.forEach((height, i) => i && expect(height - placed[i - 1]!).toBeGreaterThanOrEqual(13.9));
      expect(placed.at(-1)!).toBeLessThanOrEqual(frame.h);
    }
    const [first, second] = ends([0.2, 0.8], frame);
    expect(second!).toBeLessThan(first!);
  });

  it('names rounds only where there is room', () => {
    const many = Array.from({ length: 50 }, (_, i): [number, number] => [i, (i + 1) * 2]);
    const named = marks(many, frame).filter((mark) => mark.named);
    expect(named.length).toBeLessThan(25);
    expect(
      marks(
        [
          [0, 50],
          [1, 100],
        ],
        frame,
      ),
    ).toEqual([
      { round: 0, ply: 0, named: true },
      { round: 1, ply: 50, named: true },
    ]);
  });
});
