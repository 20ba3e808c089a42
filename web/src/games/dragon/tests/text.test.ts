import { describe, expect, it } from 'vitest';
import { breakName, fitSize, widthOf } from '../../../lib/draw/text';
import { threatOf } from '../threat';

describe('words on the board', () => {
  it('keep their size where there is room', () => {
    expect(fitSize('susza', 1.5, 6)).toBe(1.5);
  });

  it('shrink until they fit', () => {
    const size = fitSize('fajerwerków', 1.5, 5);
    expect(size).toBeLessThan(1.5);
    expect(widthOf('fajerwerków', size)).toBeLessThanOrEqual(5);
  });

  it('break where the longer line is shortest', () => {
    expect(breakName('danina dla Cesarza', 1.4, 6)).toEqual(['danina dla', 'Cesarza']);
    expect(breakName('Fireworks Display', 1.5, 6.6)).toEqual(['Fireworks', 'Display']);
    expect(breakName('poborca podatkowy', 1.62, 9.7)).toEqual(['poborca', 'podatkowy']);
  });

  it('stay on one line if they fit or cannot be broken', () => {
    expect(breakName('dama dworu', 1.62, 9.7)).toEqual(['dama dworu']);
    expect(breakName('Pyrotechnist', 1.62, 3)).toEqual(['Pyrotechnist']);
  });
});

describe('threats', () => {
  it('say what is missing, what is gained, or that all is well', () => {
    expect(threatOf({ have: 2, need: 3, lose: 1, gain: 0 }, 'drought')).toEqual({ kind: 'lose', n: 1, text: '2/3' });
    expect(threatOf({ have: 2, need: 2, lose: 0, gain: 6 }, 'dragon_festival')).toEqual({ kind: 'gain', n: 6, text: '+6' });
    expect(threatOf({ have: 4, need: 4, lose: 0, gain: 0 }, 'imperial_tribute')).toEqual({ kind: 'safe', n: 0, text: '4/4' });
    expect(threatOf({ have: 0, need: 2, lose: 0, gain: 0 }, 'dragon_festival')).toEqual({ kind: 'none', n: 0, text: '+0' });
    expect(threatOf(null, 'peace')).toBeNull();
  });
});
