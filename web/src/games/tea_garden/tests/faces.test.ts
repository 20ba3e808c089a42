import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARAVANS } from '../data/caravans';
import { CARDS } from '../data/cards';
import { MAP_RECT, REGIONS } from '../data/map';
import { BONUSES, TILES } from '../data/tiles';
import { BERTHS, EMPEROR_ROWS, LAP_POINTS, RIVER, SECTORS, SLOT_STRENGTHS } from '../data/tracks';
import type { CardFace, Effect } from '../faces';
import { PROVINCES } from '../seen';

const TOML = readFileSync(new URL('../../../../../src/tianxia/games/tea_garden/components.toml', import.meta.url), 'utf8');

type Values = Record<string, unknown>;

/** The `key = value` lines of a piece of the file; inline tables become objects. */
function valuesOf(text: string): Values {
  const found: Values = {};
  for (const match of text.replace(/\s#.*$/gm, '').matchAll(/^(\w+) = (.+)$/gm)) {
    const json = match[2]!.replace(/([{,]\s*)(\w+) = /g, '$1"$2": ');
    try {
      found[match[1]!] = JSON.parse(json);
    } catch {
      found[match[1]!] = match[2]!;
    }
  }
  return found;
}
const until = (text: string): string => text.split(/\n\[/)[0]!;
const blocks = (name: string): Values[] =>
  TOML.split(`\n[[${name}]]`)
    .slice(1)
    .map((text) => valuesOf(until(text)));
const table = (name: string): Values => valuesOf(until(TOML.split(new RegExp(`\\n\\[${name}\\]`))[1] ?? ''));

const layoutOf = (one: Values): Values => one['layout'] as Values;
const ids = (found: Values[]): string[] => found.map((one) => one['id'] as string);

describe('what is drawn is what components.toml says', () => {
  it('starting, action and emperor cards', () => {
    const kinds: [Values[], (one: Values) => Partial<CardFace>][] = [
      [blocks('starting_card'), () => ({ level: 0 })],
      [
        blocks('action_card'),
        (one) => ({
          level: one['level'] as number,
          points: one['end_vp'] as number,
          price: { leaves: one['cost_leaves'], quality: one['cost_min_quality'], teapots: one['cost_teapots'] } as CardFace['price'] & {},
        }),
      ],
      [blocks('emperor_card'), (one) => ({ level: 6, end: one['end_score'] as CardFace['end'] & {} })],
    ];
    for (const [found, more] of kinds) {
      expect(found.length).toBeGreaterThan(10);
      for (const one of found) {
        const { strength, secondary, teapots, effect } = one;
        expect(CARDS[one['id'] as string], String(one['id'])).toEqual({ strength, secondary, teapots, effect, ...more(one) });
      }
    }
    expect(Object.keys(CARDS)).toEqual(kinds.flatMap(([found]) => ids(found)));
  });

  it('caravans', () => {
    const found = blocks('caravan_card');
    expect(Object.keys(CARAVANS)).toEqual(ids(found));
    for (const one of found) {
      type Trade = { cost: { any_leaf: number; fermented_leaf: number }; effect: Effect };
      const trade = (one['trade'] as Trade[]).map(({ cost, effect }) => ({ any: cost.any_leaf, fermented: cost.fermented_leaf, effect }));
      expect(CARAVANS[one['id'] as string]).toEqual({ kind: one['kind'], trade, strength: one['strength'] });
    }
  });

  it('cup tiles and region bonuses', () => {
    expect(Object.entries(TILES)).toEqual(blocks('cup_tile').map(({ id, left, right, effect }) => [id, { left, right, effect }]));
    expect(Object.entries(BONUSES)).toEqual(blocks('region_bonus').map(({ id, effect }) => [id, effect]));
  });

  it('the map', () => {
    expect(MAP_RECT).toEqual(table('layout\\.board')['map_rect']);
    expect(PROVINCES).toEqual(ids(blocks('province')));
    expect(REGIONS).toEqual(
      blocks('region').map((one) => ({
        id: one['id'],
        province: one['province'],
        value: one['value'],
        points: one['space_vp'],
        valueAt: layoutOf(one)['value_at'],
        bonusAt: one['has_bonus'] ? layoutOf(one)['bonus_at'] : null,
        spacesAt: layoutOf(one)['spaces_at'],
        outline: layoutOf(one)['polygon'],
      })),
    );
  });

  it('river, university, emperor track', () => {
    const river = blocks('river_space');
    expect(RIVER).toEqual(river.map((one) => ({ at: layoutOf(one)['at'], effect: one['effect'], points: one['end_vp'] })));
    expect(BERTHS).toEqual(river[river.length - 1]!['end_vp_by_arrival']);
    const halves = blocks('university_half');
    expect(SECTORS.flatMap(({ points, halves: two }) => two.map((half) => ({ ...half, points })))).toEqual(
      halves.map(({ id, effect, end_vp }) => ({ id, effect, points: end_vp })),
    );
    expect(EMPEROR_ROWS).toEqual(
      blocks('emperor_row').map((one) => ({
        tokens: one['cost_emperor'],
        quality: one['cost_min_quality'],
        effect: one['effect'],
        points: one['end_vp'],
      })),
    );
  });

  it('numbers', () => {
    expect(LAP_POINTS).toBe(table('rules')['university_lap_vp']);
    expect(SLOT_STRENGTHS).toEqual(table('action_row')['strength_costs']);
  });
});
