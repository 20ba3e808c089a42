import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as layout from '../layout';
import { MASTERS, QUARTERS, SPECIALISTS, WARRIORS, WEAPONS } from '../seen';

const TOML = readFileSync(new URL('../../../../../src/tianxia/games/terracotta/components.toml', import.meta.url), 'utf8');

/** The blocks of `[[name]]` as texts by key. */
function blocks(name: string): Record<string, string>[] {
  return TOML.split(`[[${name}]]`)
    .slice(1)
    .map((text) => Object.fromEntries([...text.split(/\n\[/)[0]!.matchAll(/^(\w+) = "?([^"\n]*?)"?$/gm)].map((m) => [m[1]!, m[2]!])));
}

/** The angle and the distance of a point from another, clockwise from 12 o'clock. */
function seen(from: readonly number[], to: readonly number[]): [number, number] {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  return [((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360, Math.hypot(dx, dy)];
}

/** A value of `[layout]` that is JSON apart from trailing commas. */
function laid(name: string): unknown {
  const text = new RegExp(`^${name} = (\\[[^=]*\\])`, 'm').exec(TOML)?.[1] ?? 'null';
  return JSON.parse(text.replace(/\s#.*$/gm, '').replace(/,\s*\]/g, ']'));
}

/** Points of an inline table. */
function places(name: string): Record<string, [number, number]> {
  const text = new RegExp(`^${name} = \\{(.*)\\}`, 'm').exec(TOML)?.[1] ?? '';
  return Object.fromEntries([...text.matchAll(/(\w+) = \[([\d.]+), ([\d.]+)\]/g)].map((m) => [m[1]!, [Number(m[2]), Number(m[3])]]));
}

describe('the layout follows components.toml', () => {
  const centre = laid('wheel_center') as number[];

  it('segments lie at their angles, and so do their rings and worker spaces', () => {
    expect(Array.from({ length: layout.SEGMENTS }, (_, i) => layout.middleOf(i))).toEqual(laid('segment_angle_deg'));
    (laid('segment_worker_spaces_xy') as number[][][]).forEach((spaces, i) => {
      const order = (points: readonly (readonly number[])[], hub: readonly number[]): boolean => {
        const [a, b] = points.map((point) => seen(hub, point)[0]);
        return (b! - a! + 360) % 360 < 180;
      };
      expect(order([layout.workerAt(i, 0), layout.workerAt(i, 1)], layout.HUB)).toBe(order(spaces, centre));
    });
  });

  it('warehouses stand in the corners of their quarters', () => {
    for (const [quarter, point] of Object.entries(places('warehouse_xy'))) {
      const mine = layout.WAREHOUSE[quarter as (typeof QUARTERS)[number]];
      expect(Math.sign(mine[0] - layout.HUB[0])).toBe(Math.sign(point[0] - centre[0]!));
      expect(Math.sign(mine[1] - layout.HUB[1])).toBe(Math.sign(point[1] - centre[1]!));
    }
  });

  it('the mausoleum has its rows, columns and sectors', () => {
    expect(TOML).toContain(`\nrows = ${layout.ROWS}\ncols = ${layout.COLUMNS}\n`);
    expect(layout.CELLS.length).toBe(layout.ROWS * layout.COLUMNS);
    for (const quarter of QUARTERS) {
      const [top, bottom, left, right] = layout.sectorOf(quarter);
      const list = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, i) => from + i).join(', ');
      expect(TOML).toContain(`sectors.${quarter} = { rows = [${list(top, bottom)}], cols = [${list(left, right)}] }`);
    }
  });

  it('masters stand in two groups in the order of the file', () => {
    const areas = places('master_area_xy');
    layout.MASTER_ROWS.forEach((group) => {
      const xs = group.map((master) => areas[master]![0]);
      expect(new Set(xs).size).toBe(1);
      const ys = group.map((master) => areas[master]![1]);
      expect(ys).toEqual([...ys].sort((a, b) => a - b));
    });
  });

  it('components have the names of the file', () => {
    expect(blocks('warriors').map((one) => one['id'])).toEqual([...WARRIORS]);
    expect(blocks('specialists').map((one) => one['id'])).toEqual([...SPECIALISTS]);
    expect(blocks('weapons').map((one) => one['id'])).toEqual([...WEAPONS]);
    expect(
      blocks('masters')
        .map((one) => one['id'])
        .sort(),
    ).toEqual([...MASTERS].sort());
  });
});

describe('the drawing', () => {
  it('has a hundred different spaces for points, and wraps', () => {
    const spaces = Array.from({ length: layout.SCORE_SPACES }, (_, i) => layout.scoreAt(i).join());
    expect(new Set(spaces).size).toBe(layout.SCORE_SPACES);
    expect(layout.scoreAt(107)).toEqual(layout.scoreAt(7));
  });

  it('keeps tiles inside their column, whatever the round', () => {
    for (const round of [0, 1, 3, 5, 6]) {
      const boxes = layout.tileBoxes(5, round);
      boxes.slice(1).forEach((box, i) => expect(box.y).toBeGreaterThan(boxes[i]!.y + boxes[i]!.h));
      expect(boxes.at(-1)!.y + boxes.at(-1)!.h).toBeLessThan(layout.RACK.y - 5);
    }
  });

  it('keeps the places of the turn order on their board', () => {
    for (const seats of [2, 3, 4]) {
      const [, y] = layout.orderAt(seats - 1, seats);
      expect(y + 2.3).toBeLessThan(layout.ORDER.y + layout.ORDER.h);
    }
  });

  it('keeps the tokens of a master before his bonus', () => {
    for (const seats of [2, 3, 4]) {
      const box = layout.masterBox(0, 0);
      const [x] = layout.tokenAt(box, seats - 1, seats);
      expect(x + 1.7).toBeLessThan(box.x + (seats > 3 ? 17.2 : 16.4));
    }
  });
});
