import { describe, expect, it } from 'vitest';
import { place } from '../src/lib/place';
import { readPrefs } from '../src/lib/prefs.svelte';
import { inTwo, marked, pieces } from '../src/lib/rich';
import { anchorOf, renderRules } from '../src/parts/rules';

describe('bubbles', () => {
  const size = { width: 200, height: 80 };
  const window = { width: 1000, height: 700 };
  const covers = (anchor: { left: number; top: number; width: number; height: number }): boolean => {
    const spot = place(anchor, size, window);
    return (
      spot.left < anchor.left + anchor.width &&
      spot.left + size.width > anchor.left &&
      spot.top < anchor.top + anchor.height &&
      spot.top + size.height > anchor.top
    );
  };
  it('never cover what they explain, and stay in the window', () => {
    for (let left = 0; left <= 960; left += 60) {
      for (let top = 0; top <= 660; top += 60) {
        const anchor = { left, top, width: 40, height: 40 };
        const spot = place(anchor, size, window);
        expect(covers(anchor)).toBe(false);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.left + size.width).toBeLessThanOrEqual(window.width);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.top + size.height).toBeLessThanOrEqual(window.height);
      }
    }
  });
  it('go beside tall things', () => {
    expect(place({ left: 100, top: 5, width: 50, height: 690 }, size, window).side).toBe('right');
  });
});

describe('log lines', () => {
  it('show names and numbers apart from the text', () => {
    expect(pieces(`${marked('Ania 2')} took 5 yuan (−3).`)).toEqual([
      { text: 'Ania 2', kind: 'name' },
      { text: ' took ', kind: 'plain' },
      { text: '5', kind: 'number' },
      { text: ' yuan (', kind: 'plain' },
      { text: '−3', kind: 'number' },
      { text: ').', kind: 'plain' },
    ]);
  });
  it('long sentences are put in two', () => {
    expect(inTwo('Choose a card; it costs 3.', 10)).toEqual(['Choose a card.', 'It costs 3.']);
    expect(inTwo('Choose a card; it costs 3.', 100)).toEqual(['Choose a card; it costs 3.', null]);
  });
});

describe('preferences', () => {
  it('take the browser’s language first', () => {
    expect(readPrefs(null, ['pl-PL', 'en']).language).toBe('pl');
    expect(readPrefs(null, ['de']).language).toBe('en');
  });
  it('keep what makes sense of what was stored', () => {
    expect(readPrefs('{"theme":"dark","confirm":"perhaps","language":"pl","sound":true}', [])).toMatchObject({
      theme: 'dark',
      confirm: 'turn',
      language: 'pl',
      sound: true,
    });
    expect(readPrefs('nonsense', [])).toMatchObject({ theme: 'system', confirm: 'turn', speed: 'normal' });
    expect(readPrefs('null', [])).toMatchObject({ theme: 'system' });
  });
});

describe('the rules page', () => {
  it('has anchors for clauses', async () => {
    expect(anchorOf('4.3 Privileges')).toBe('c4-3');
    expect(anchorOf('4. Actions')).toBe('c4');
    expect(anchorOf('Źródła wartości')).toBe('zrodla-wartosci');
    const page = await renderRules(
      '# Title\n\n## 4. Actions\n\n**4.3** Buy one.\n\n- **4.4** Or none.\n\n### Odd {#own}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(page.html).toContain('<h2 id="c4">');
    expect(page.html).toContain('<p id="c4-3">');
    expect(page.html).toContain('<li id="c4-4">');
    expect(page.html).toContain('<h3 id="own">Odd</h3>');
    expect(page.html).toContain('<th scope="col">a</th>');
    expect(page.contents).toEqual([
      { id: 'c4', text: '4. Actions', level: 2 },
      { id: 'own', text: 'Odd', level: 3 },
    ]);
  });
});
