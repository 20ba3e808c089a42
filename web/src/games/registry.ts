/** Where the drawing of a game comes from: found by the names of its files, loaded when a table needs it. */
import type { AnyTold } from '../kit/told';
import type { GameParts } from './contract';

const boards = import.meta.glob<GameParts['Board']>('./*/Board.svelte', { import: 'default' });
const mines = import.meta.glob<GameParts['Mine']>('./*/Mine.svelte', { import: 'default' });
const told = import.meta.glob<AnyTold>('./*/told.ts', { import: 'told' });
const panels = import.meta.glob<GameParts['Panel']>('./*/Panel.svelte', { import: 'default' });

/** A game's components, or null where there are none yet. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const loads = [boards[`./${game}/Board.svelte`], mines[`./${game}/Mine.svelte`], panels[`./${game}/Panel.svelte`]] as const;
  if (!loads[0] || !loads[1] || !loads[2]) return null;
  const [Board, Mine, Panel, words] = await Promise.all([loads[0](), loads[1](), loads[2](), told[`./${game}/told.ts`]?.() ?? null]);
  return { Board, Mine, Panel, told: words };
}
