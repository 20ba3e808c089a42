/** How an own ability looks while a card is being chosen: what the server says about it, put together. */
import type { Choosing } from '../contract';
import { thing, type Here } from './at';
import type { Action, HandCard, Target, TuckedCard } from './seen';

export type Look = '' | 'fire' | 'sleep' | 'idle' | 'lock';

export interface Intent {
  /** the hand card that is chosen */
  card: HandCard;
  /** the court action that is chosen or pointed at */
  action: Action | null;
  /** court actions that can be taken with the card now */
  open: readonly Action[];
}

/** What the player is about to do with a hand card, or null while none is chosen. */
export function intentOf(hand: readonly HandCard[], actions: readonly Action[], choosing: Choosing<Target>): Intent | null {
  const card = hand.find((one) => choosing.isChosen(one.thing));
  if (!card) return null;
  const action = actions.find((one) => choosing.isChosen(thing('action', one))) ?? null;
  return { card, action, open: actions.filter((one) => one === action || choosing.isLegal(thing('action', one))) };
}

/** The same for whoever looks at this table. */
export function intentAt({ view, viewer, choosing }: Here): Intent | null {
  const hand = viewer === null ? null : view.seats[viewer]?.hand;
  const actions = view.actions.map((one) => one.id);
  return intentOf(hand ?? [], actions, choosing);
}

export function lookOf(card: TuckedCard, intent: Intent | null): Look {
  if (!intent) return '';
  if (card.state === 'locked') return 'lock';
  const named = intent.open.includes(card.action) && (intent.action === null || intent.action === card.action);
  if (!named || !intent.card.passes.includes(card.action)) return 'sleep';
  return card.state === 'idle' ? 'idle' : 'fire';
}
