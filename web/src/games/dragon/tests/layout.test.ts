import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as layout from '../layout';
import { ACTIONS, PERSON_TYPES, TILES, WALL_TILES, type Tile, type WallTile } from '../seen';

const TOML = readFileSync(new URL('../../../../../src/tianxia/games/dragon/components.toml', import.meta.url), 'utf8');

/** The values of one `[table]` whose values are JSON apart from trailing commas and comments. */
function table(name: string): Record<string, unknown> {
  const start = TOML.indexOf(`\n[${name}]\n`) + 1 || TOML.search(new RegExp(`^\\[${name.replace('.', '\\.')}\\]`, 'm'));
  const rest = TOML.slice(TOML.indexOf('\n', start) + 1);
  const end = rest.search(/^\[/m);
  const text = (end < 0 ? rest : rest.slice(0, end)).replace(/\s#.*$/gm, '');
  const found: Record<string, unknown> = {};
  for (const match of text.matchAll(/^(\w+) = ((?:.|\n(?!\w+ = |\[))*)/gm)) {
    try {
      found[match[1]!] = JSON.parse(match[2]!.trim().replace(/,\s*\]/g, ']'));
    } catch {
      found[match[1]!] = match[2]!.trim();
    }
  }
  return found;
}

function blocks(name: string): Record<string, string>[] {
  return TOML.split(`[[${name}]]`)
    .slice(1)
    .map((text) => Object.fromEntries([...text.split(/\n\[/)[0]!.matchAll(/^(\w+) = "?([^"\n]*)"?/gm)].map((m) => [m[1]!, m[2]!])));
}

type Points = [number, number][];

function near(found: readonly (readonly [number, number])[], wanted: Points): void {
  expect(found.length).toBe(wanted.length);
  found.forEach(([x, y], i) => {
    expect(x).toBeCloseTo(wanted[i]![0], 2);
    expect(y).toBeCloseTo(wanted[i]![1], 2);
  });
}

const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

describe('the layout is that of components.toml', () => {
  it('tracks', () => {
    near(many(layout.SCORE_SPACES, layout.scoreAt), table('layout.scoring_track')['xy'] as Points);
    near(many(layout.TRACK_SPACES, layout.trackAt), table('layout.person_track')['xy'] as Points);
  });

  it('event row', () => {
    const row = table('layout.event_row');
    many(12, layout.eventAt).forEach(([x, y], i) => {
      const [wantedX, wantedY] = (row['xy'] as Points)[i]!;
      expect(Math.abs(x - wantedX)).toBeLessThan(0.011);
      expect(y).toBe(wantedY);
    });
    expect((row['wall_xy'] as Points).every(([, y]) => y === layout.WALL_Y)).toBe(true);
    expect(layout.SUPER_AT).toEqual(row['super_event_xy']);
  });

  it('supply, areas and groups', () => {
    const supply = table('layout.person_supply');
    for (const tile of TILES) expect(layout.supplyAt(tile)).toEqual(supply[tile]);
    const areas = table('layout.areas');
    expect(layout.DISCARD_AT).toEqual(areas['discard_pile']);
    expect(layout.DECK_AT).toEqual(areas['action_deck']);
    const groups = table('layout.action_groups');
    for (const seats of [2, 3, 4, 5]) expect(layout.GROUPS_AT[seats]).toEqual(groups[`p${seats}`]);
  });

  it('values and symbols of the person tiles', () => {
    const tiles = blocks('person_tile');
    expect(tiles.map((tile) => tile['id'])).toEqual([...TILES]);
    for (const tile of tiles) {
      const name = tile['id'] as Tile;
      expect(layout.PRINTED[name]).toEqual({ value: Number(tile['value']), symbols: Number(tile['symbols']) });
      expect(layout.SYMBOL[layout.typeOf(name)]).toBe(tile['symbol']);
    }
    expect(blocks('person_type').map((type) => type['id'])).toEqual([...PERSON_TYPES]);
  });

  it('wall tiles and action cards', () => {
    expect(blocks('wall_tile').map((tile) => tile['id'])).toEqual([...WALL_TILES]);
    for (const tile of blocks('wall_tile')) {
      const { what, n } = layout.WALL_GAIN[tile['id'] as WallTile];
      expect(TOML).toContain(`id = "${tile['id']}"\neffect = { gain = { what = "${what}", base = ${n} } }`);
    }
    expect(blocks('action_card').map((card) => card['id'])).toEqual([...ACTIONS]);
  });
});
