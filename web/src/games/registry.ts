/** One line per game: where its drawing comes from. Everything is loaded when a table needs it. */
import type { AnyTold } from '../kit/told';
import type { GameParts } from './contract';

const boards = import.meta.glob<GameParts['Board']>('./*/Board.svelte', { import: 'default' });
const mines = import.meta.glob<GameParts['Mine']>('./*/Mine.svelte', { import: 'default' });
const told = import.meta.glob<AnyTold>('./*/told.ts', { import: 'told' });
const panels = import.meta.glob<GameParts['Panel']>('./*/Panel.svelte', { import: 'default' });

/** All five, in the order of the home page: length and weight until the server says otherwise. */
export interface Shelf {
  id: string;
  seats: [number, number];
  minutes: [number, number];
  weight: number;
}

export const SHELF: readonly Shelf[] = [
  { id: 'dragon', seats: [2, 5], minutes: [75, 100], weight: 3 },
  { id: 'zhanguo', seats: [2, 4], minutes: [60, 120], weight: 4 },
  { id: 'terracotta', seats: [2, 4], minutes: [90, 120], weight: 3 },
  { id: 'tea_garden', seats: [2, 4], minutes: [90, 120], weight: 3 },
  { id: 'rotunda', seats: [2, 5], minutes: [60, 90], weight: 2 },
];

/** A game's components, or null where there are none yet. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const loads = [boards[`./${game}/Board.svelte`], mines[`./${game}/Mine.svelte`], panels[`./${game}/Panel.svelte`]] as const;
  if (!loads[0] || !loads[1] || !loads[2]) return null;
  const [Board, Mine, Panel, words] = await Promise.all([loads[0](), loads[1](), loads[2](), told[`./${game}/told.ts`]?.() ?? null]);
  return { Board, Mine, Panel, told: words };
}
