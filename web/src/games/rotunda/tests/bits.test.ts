import { describe, expect, it } from 'vitest';
import { expertEffect, iconOfThing, orderCost, orderEffect, rewards, rowAt, sideBySide, coin, word, type Bit } from '../bits';
import { EXPERTS, ORDERS } from '../printed';
import type { Expert, Order } from '../seen';
import { readFileSync } from 'node:fs';

const short = (bits: readonly Bit[]): string => bits.map(({ t, k }) => `${t}:${k}`).join(' ');
const sprites = ['../icons.svg', '../../../lib/draw/icons.svg']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('');

describe('printed signs', () => {
  it('name rewards in order', () => {
    expect(short(rewards({ coins: 3, vp: 1 }, { recruit: 2 }, 1))).toBe('coin:3 vp:1 act:recruit act:recruit');
  });

  it('tell what orders do', () => {
    expect(short(orderEffect('order_01', 1))).toBe('coin: word:› coin:+1');
    expect(short(orderEffect('order_13', 1))).toBe('res:tea word:› word:+1 res:tea');
    expect(short(orderEffect('order_05', 1))).toBe('res:basic word:/ res:gold word:› vp:+1');
    expect(orderCost('order_14')).toEqual({ goods: ['fruit', 'fruit'], coins: 3 });
  });

  it('tell what experts do', () => {
    expect(short(expertEffect('mistress', 1))).toBe('pay:dismiss word:› coin:4 res:gold');
    expect(short(expertEffect('porter', 1))).toBe('res:tea word:or res:celadon');
    expect(short(expertEffect('tea_supplier', 1))).toBe('pay:tea word:› res:rm-market word:×2');
    expect(short(expertEffect('old_man', 1))).toBe('act:apprentice word:› vp:+3');
  });

  it('all have their icons', () => {
    const all = [
      ...(Object.keys(EXPERTS) as Expert[]).flatMap((one) => expertEffect(one, 1)),
      ...(Object.keys(ORDERS) as Order[]).flatMap((one) => orderEffect(one, 1)),
    ];
    for (const { t, k } of all) if (['act', 'res', 'pay'].includes(t)) expect(sprites, k).toContain(`id="${iconOfThing(k)}"`);
    for (const expert of Object.keys(EXPERTS) as Expert[]) expect(expertEffect(expert, 1).length, expert).toBeGreaterThan(0);
  });

  it('overlap a little before they shrink, but words do not', () => {
    const three = [coin(1, 1), coin(2, 1), coin(3, 1)];
    expect(sideBySide(three, 10)[0]!.scale).toBe(1);
    expect(sideBySide(three, 5.4)[0]!.scale).toBe(1);
    expect(sideBySide(three, 4)[0]!.scale).toBeLessThan(1);
    expect(sideBySide([coin(1, 1), word('or', 1), coin(2, 1)], 5)[0]!.scale).toBeLessThan(1);
  });

  it('stay inside their row', () => {
    for (const free of [3, 5, 9]) {
      for (const { x, half, scale } of rowAt([coin(1, 1), coin(2, 1), coin(3, 1)], 50, 0, free)) {
        expect(Math.abs(x - 50) + half * scale).toBeLessThanOrEqual(free / 2 + 1e-9);
      }
    }
  });
});
