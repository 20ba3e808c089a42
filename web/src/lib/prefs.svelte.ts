/** What a person prefers, kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';
import { ADVISERS } from '../shelf';
import { firstSpoken, LANGUAGES } from './languages';
import type { Confirm } from './narrowing';

export type Theme = 'light' | 'dark' | 'system';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type Adviser = (typeof ADVISERS)[number];

interface Stored {
  theme: Theme;
  language: string;
  confirm: Confirm;
  speed: Speed;
  hint: Adviser;
  sound: boolean;
  notify: boolean;
}

const KEY = 'tianxia.prefs';
const ALLOWED: { [K in keyof Stored]: readonly Stored[K][] } = {
  theme: ['light', 'dark', 'system'],
  language: LANGUAGES,
  confirm: ['never', 'turn', 'always'],
  speed: ['off', 'fast', 'normal', 'slow'],
  hint: ADVISERS,
  sound: [true, false],
  notify: [true, false],
};

/** The defaults with what was stored and still makes sense. */
export function readPrefs(text: string | null, languages: readonly string[]): Stored {
  const known: Stored = {
    theme: 'system',
    language: firstSpoken(languages),
    confirm: 'turn',
    speed: 'normal',
    hint: 'strong',
    sound: false,
    notify: false,
  };
  let given: Record<string, unknown> = {};
  try {
    given = (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    // somebody else's text under our name: the defaults serve
  }
  for (const name of Object.keys(ALLOWED) as (keyof Stored)[]) {
    if ((ALLOWED[name] as readonly unknown[]).includes(given[name])) Object.assign(known, { [name]: given[name] });
  }
  return known;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const prefs: Stored = $state(readPrefs(stored(), typeof navigator === 'undefined' ? [] : navigator.languages));

const device = new MediaQuery('(prefers-color-scheme: dark)', false);

/** Whether the page is dark now, by the preference or by the device (reactive). */
export function isDark(): boolean {
  return prefs.theme === 'dark' || (prefs.theme === 'system' && device.current);
}

/** Keep the preferences and show the theme; call once, inside an effect root. */
export function keepPrefs(): void {
  $effect(() => {
    const text = JSON.stringify(prefs);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a private window may forbid it; the preferences then last as long as the page
    }
  });
  $effect(() => {
    document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  });
}

/** How long a piece flies, in milliseconds. */
export function moveTime(): number {
  const still = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : { off: 0, fast: 200, normal: 320, slow: 600 }[prefs.speed];
}
