import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES } from '../faces';
import * as layout from '../layout';
import { SECTIONS } from '../seen';

const TOML = readFileSync(new URL('../../../../../src/tianxia/games/zhanguo/components.toml', import.meta.url), 'utf8');

/** The text of every `[[name]]` or `[name]` table. */
function tables(name: string): string[] {
  const head = new RegExp(`^\\[\\[?${name.replace('.', '\\.')}\\]\\]?.*$`, 'm');
  const found: string[] = [];
  for (let rest = TOML; head.test(rest);) {
    const start = rest.search(head);
    rest = rest.slice(rest.indexOf('\n', start) + 1);
    const end = rest.search(/^\[/m);
    found.push(end < 0 ? rest : rest.slice(0, end));
  }
  return found;
}

/** A value that is JSON apart from comments and trailing commas. */
function value(table: string, name: string): unknown {
  const text = new RegExp(`^${name} = ((?:.|\\n(?!\\w+ = ))*)`, 'm').exec(table)?.[1] ?? 'null';
  return JSON.parse(
    text
      .replace(/\s#.*$/gm, '')
      .trim()
      .replace(/,\s*\]/g, ']'),
  );
}

describe('the layout is that of components.toml', () => {
  it('proportions of the board', () => {
    const aspect = value(tables('layout.main_board')[0]!, 'aspect') as number[];
    expect(layout.ASPECT).toEqual(aspect);
    expect(layout.WIDTH / layout.HEIGHT).toBeCloseTo(aspect[0]! / aspect[1]!, 6);
  });

  it('regions and borders', () => {
    const regions = tables('layout.region');
    expect(regions.map((table) => value(table, 'id'))).toEqual([...layout.REGIONS]);
    for (const [i, table] of regions.entries()) {
      expect(value(table, 'polygon')).toEqual(layout.POLYGONS[layout.REGIONS[i]!]);
      expect((value(table, 'symbol') as number[])[0]).toBe(layout.REGION_X[layout.REGIONS[i]!]);
    }
    const borders = tables('layout.border');
    expect(borders.map((table) => ({ between: value(table, 'between'), kind: value(table, 'kind'), line: value(table, 'line') }))).toEqual(
      layout.BORDERS,
    );
  });

  it('wall sections', () => {
    const sections = tables('layout.wall_section');
    expect(sections.map((table) => value(table, 'id'))).toEqual([...SECTIONS]);
    expect(sections.map((table) => (value(table, 'tile') as number[])[0])).toEqual([...layout.SECTION_X]);
  });

  it('score track: as many spaces, in the same order along the same edges', () => {
    const track = value(tables('layout.score_track')[0]!, 'xy') as [number, number][];
    expect(track.length).toBe(layout.SCORE_SPACES);
    const { top, side } = layout.MOVED.score;
    expect(track.findIndex(([x]) => x === 98.5)).toBe(top);
    expect(track.filter(([, y]) => y === 1.8).length).toBe(top + 1);
    expect(2 * (top + side)).toBe(layout.SCORE_SPACES);
  });

  it("court actions stand in the table's order", () => {
    const main = tables('layout.main_board')[0]!;
    const found = [...main.matchAll(/action = "(\w+)", xy = [^}]*group = "(\w+)"/g)].map((m) => ({ action: m[1], group: m[2] }));
    expect(found).toEqual(layout.ACTIONS.map(({ action, group }) => ({ action, group })));
  });

  it('what the cards of a region yield', () => {
    const unify = tables('unification')[0]!;
    expect(layout.UNIFY.map((one) => one.markers)).toEqual(value(unify, 'markers'));
    expect(layout.UNIFY.map((one) => one.unrest)).toEqual(value(unify, 'unrest'));
  });

  it('the faces of the B sides', () => {
    const boards = tables('player_board').filter((table) => value(table, 'id') !== 'a');
    expect(boards.map((table) => value(table, 'id'))).toEqual(FACES.map((face) => face.id));
    for (const [i, table] of boards.entries()) {
      expect(value(table, 'unrest_max')).toEqual(FACES[i]!.unrest_max);
      expect(value(table, 'no_palace_from')).toEqual(FACES[i]!.no_palace_from);
      const abilities = [...table.matchAll(/id = "(\w+)", after = (\[[^\]]*\])/g)];
      expect(abilities.map((m) => m[1])).toEqual(FACES[i]!.abilities.map((one) => one.id));
      expect(abilities.map((m) => JSON.parse(m[2]!))).toEqual(FACES[i]!.abilities.map((one) => one.after));
    }
  });
});
