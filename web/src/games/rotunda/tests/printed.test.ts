import { describe, expect, it } from 'vitest';
import * as layout from '../layout';
import * as printed from '../printed';
import { AMULETS, GATES, INNERS, SPACES, VILLAGES, type Gate, type Space, type Village } from '../seen';
import { componentsOf, type Table } from './toml';

const components = componentsOf('rotunda');
const rows = (name: string): Table[] => components[name] as Table[];
const byId = (name: string): Record<string, Table> => Object.fromEntries(rows(name).map((row) => [row['id'] as string, row]));
const table = (...path: string[]): Table => path.reduce((now, name) => now[name] as Table, components);
const only = (row: Table, ...keys: string[]): Table => Object.fromEntries(keys.filter((key) => key in row).map((key) => [key, row[key]!]));

describe('what is printed is that of components.toml', () => {
  const rooms = byId('room');

  it('rooms', () => {
    expect(Object.keys(rooms).toSorted()).toEqual(Object.keys(layout.ROOM_ICON).toSorted());
    expect(printed.MARKET_FIELDS).toEqual(rooms['market']!['fields']);
    for (const [name, room] of Object.entries(rooms)) {
      const slots = (room['slots'] as Table[] | undefined)?.map((slot) => only(slot, 'cost', 'gain', 'act', 'hire'));
      expect([name, printed.SLOTS[name as keyof typeof printed.SLOTS]]).toEqual([name, slots]);
      const assist = room['assist'] as { act: Table } | undefined;
      expect([name, printed.ASSIST[name as keyof typeof printed.ASSIST]]).toEqual([name, assist ? Object.keys(assist.act)[0] : undefined]);
      if (room['kind'] === 'inner') expect(room['chairs']).toBe(printed.CHAIRS);
    }
    expect(printed.BUYS).toEqual(rooms['black_market']!['buys']);
    expect(printed.SELLS).toEqual(rooms['black_market']!['sells']);
    expect(printed.STEWARD.cost).toEqual(rooms['steward']!['cost']);
    expect(printed.STEWARD.options).toEqual((rooms['steward']!['options'] as Table[]).map((option) => option['act']));
    const trades = (rooms['trading_post']!['each_payment'] as { choose: Table[] }).choose;
    expect(printed.TRADES).toEqual(trades.map((one) => Object.keys((one['act'] ?? one['gain']) as Table)[0]));
  });

  it('tokens', () => {
    expect(printed.TEMPLES).toEqual(Object.fromEntries(rows('temple').map((row) => [row['id'], only(row, 'act', 'gain')])));
    expect(printed.SMUGGLERS).toEqual(Object.fromEntries(rows('smuggler').map((row) => [row['id'], row['gain']])));
    expect(AMULETS).toEqual(rows('amulet').map((row) => row['id']));
    expect(printed.SET_VALUES).toEqual(table('amulet_scoring')['points']);
  });

  it('cards', () => {
    const orders = rows('order').map((row) => {
      const { cost, vp, bonus, trigger } = row as { cost: Table; vp: number; bonus: Table; trigger: { on: string } };
      return [row['id'], { cost, vp, on: trigger.on, bonus }];
    });
    expect(printed.ORDERS).toEqual(Object.fromEntries(orders));
    for (const expert of rows('expert')) {
      const sell = expert['sell'] as Table | undefined;
      const trigger = expert['trigger'] as Table | undefined;
      expect(printed.EXPERTS[expert['id'] as keyof typeof printed.EXPERTS]).toEqual({
        ...only(expert, 'back', 'type', 'amulet', 'cost', 'gain', 'act', 'choose', 'bonus', 'others_gain', 'special'),
        ...(sell ? { sell: only(sell, 'resource', 'count', 'reward_multiplier') } : {}),
        ...(trigger ? { on: trigger['on'] } : {}),
      });
    }
    expect(Object.keys(printed.EXPERTS)).toEqual(rows('expert').map((row) => row['id']));
    expect(printed.EXPERTS_HELD).toBe(table('limits')['experts_held']);
  });

  it('tracks, villages and the altar', () => {
    expect(printed.TRACK).toEqual(table('tracks', 'assistants')['fields']);
    expect(printed.ROUND_FIELDS).toBe(table('tracks', 'round')['fields']);
    expect(printed.SCORE_SPACES).toBe(table('tracks', 'score')['spaces']);
    expect(printed.BONUSES).toEqual(table('tracks', 'score')['bonus_thresholds']);
    expect(VILLAGES).toEqual(rows('village').map((row) => row['id']));
    expect(printed.WORSHIP).toEqual(only(table('worship'), 'vp', 'top', 'left', 'right_amulet_rows', 'bottom_amulet_cols'));
  });
});

describe('the house is that of components.toml', () => {
  it('angles', () => {
    for (const [space, row] of Object.entries(table('layout', 'space')) as [Space, Table][]) {
      const [from, to] = row['angle'] as [number, number];
      expect(layout.ANGLES[space]).toEqual([from, to < from ? to + 360 : to]);
    }
    expect(rows('space').map((row) => row['id'])).toEqual(SPACES);
  });

  it('gates and stairs', () => {
    expect(rows('gate').map((row) => row['id'])).toEqual(GATES);
    for (const row of rows('gate')) {
      const gate = row['id'] as Gate;
      expect(layout.GATES[gate]).toEqual(only(row, 'inner', 'outer', 'stair'));
      const [from, to] = layout.STAIRS[gate];
      expect(Math.abs((from + to) / 2 - (table('layout', 'gate', gate)['angle'] as number))).toBeLessThan(1);
    }
  });

  it('chairs stand where the table has them', () => {
    const [cx, cy] = table('layout')['round_house_center'] as [number, number];
    for (const space of INNERS) {
      (table('layout', 'space', space)['chairs'] as [number, number][]).forEach(([x, y], i) => {
        const wanted = (Math.atan2(x - cx, cy - y) * 180) / Math.PI;
        const found = layout.BENCH[space] + (i - 1) * layout.CHAIR_STEP;
        const apart = Math.abs(((wanted - found + 540) % 360) - 180);
        expect(apart).toBeLessThan(9);
      });
    }
  });

  it('villages keep their corners', () => {
    for (const [village, row] of Object.entries(table('layout', 'village')) as [Village, Table][]) {
      const [x, y] = layout.VILLAGE_AT[village];
      expect(x > 35).toBe((row['x'] as number) > 35);
      expect(y > 36).toBe((row['y'] as number) > 36);
    }
  });
});
