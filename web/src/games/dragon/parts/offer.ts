import type { Box } from '../geometry';

/** The two privileges, the points each brings a month as dragons, and where they lie. */
export const OFFER: readonly { name: string; icon: string; dragons: readonly number[]; box: Box }[] = [
  { name: 'privilege:small_privilege', icon: 'i-privilege_small', dragons: [0], box: { x: 37.6, y: 46.4, w: 11, h: 16.4 } },
  {
    name: 'privilege:large_privilege',
    icon: 'i-privilege_large',
    dragons: [-1.4, 1.4],
    box: { x: 51.4, y: 46.4, w: 11, h: 16.4 },
  },
];
