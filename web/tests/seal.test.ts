import { describe, expect, it } from 'vitest';
import { isBroken, newPart } from '../src/lib/seal';

describe('the seal on nature', () => {
  it('is broken when the half is another one than was promised before I added something', () => {
    expect(isBroken('a', [{ part: 'p', promised: 'b' }])).toBe(true);
    expect(
      isBroken('a', [
        { part: 'p', promised: 'a' },
        { part: 'q', promised: 'b' },
      ]),
    ).toBe(true);
  });

  it('is whole when the promise was kept, or none was needed', () => {
    expect(isBroken('a', [{ part: 'p', promised: 'a' }])).toBe(false);
    expect(isBroken('a', [{ part: null, promised: 'b' }, { part: 'p' }, {}])).toBe(false);
    expect(isBroken('a', [])).toBe(false);
  });

  it('gets sixteen bytes', () => {
    expect(newPart()).toMatch(/^[0-9a-f]{32}$/);
    expect(newPart()).not.toBe(newPart());
  });
});
