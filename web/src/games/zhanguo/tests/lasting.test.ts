import { describe, expect, it } from 'vitest';
import { Lasting } from '../lasting';

describe('pieces that are alike', () => {
  it('stay who they are, and the one that left is the one that arrives', () => {
    const red = new Lasting<'supply' | 'gov1' | 'gov2'>('red');
    const first = red.put({ supply: 3, gov1: 2, gov2: 0 });
    const moved = red.put({ supply: 3, gov1: 1, gov2: 1 });
    expect(moved.supply).toEqual(first.supply);
    expect(moved.gov1).toEqual(first.gov1.slice(0, 1));
    expect(moved.gov2).toEqual(first.gov1.slice(1));
    const back = red.put({ supply: 5, gov1: 0, gov2: 0 });
    expect([...back.supply].sort()).toEqual([...first.supply, ...first.gov1].sort());
  });
});
