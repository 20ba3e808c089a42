/**
 * What a game's components get from the table page.
 *
 * A game lives in `web/src/games/<id>/` and has three components:
 *   Board.svelte  (GameProps)   the table in the middle: one SVG
 *   Mine.svelte   (GameProps)   my own area: hand, tiles, goods
 *   Panel.svelte  (PanelProps)  the body of one seat's panel (name, points and turn mark are the frame's)
 *
 * Every element the server may name uses the action of `lib/target.ts`:
 *   <g use:target={{ name: 'card:harvest', choosing, label: t('card-harvest') }}>…</g>
 * Words come from `lib/words.svelte.ts`: `t(key, args?)` and `say(said)`; both are reactive.
 * Elements that move between places carry `data-piece="<lasting key>"`; the frame animates them.
 */
import type { Component } from 'svelte';
import type { AmountOut, TableOut } from '../lib/wire';

/** What can be chosen now, as the board sees it. Every method is reactive when read in a template. */
export interface Choosing {
  /** A question is open for this viewer and may be answered (false in history and replay). */
  readonly active: boolean;
  /** Picking the target narrows the options. */
  isLegal(target: string): boolean;
  /** The target has been picked already on the way to the choice. */
  isChosen(target: string): boolean;
  /** The rules gave a reason why the target cannot be chosen now. */
  isBlocked(target: string): boolean;
  /** What the option brings or costs, when the target leaves no doubt which option it is. */
  previews(target: string): AmountOut[];
  /** Pick the target; `at` is the element where a fan of buttons opens when several options stay. */
  pick(target: string, at?: Element): void;
  /** Show why the target cannot be chosen, at the element; null hides the bubble. */
  explain(target: string, at: Element | null): void;
  /** Targets the last move concerned: they get the dashed ring. */
  readonly lastMove: Set<string>;
  /** A player panel is being pointed at: pieces of other seats fade. */
  readonly highlightSeat: number | null;
}

export interface GameProps {
  /** The JSON of the game's view, as `Rules.view` made it for this viewer. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  table: TableOut;
  /** The seat shown; null for a spectator. */
  viewer: number | null;
  choosing: Choosing;
}

export interface PanelProps extends GameProps {
  seat: number;
}

/** What `registry.ts` loads for a game. */
export interface GameParts {
  Board: Component<GameProps>;
  Mine: Component<GameProps>;
  Panel: Component<PanelProps>;
  /** Points of a seat as the panel's head shows them, from the view. */
  points(view: unknown, seat: number): number;
  /** Seats in the order their panels stand (turn order where the game has one). */
  order(view: unknown): number[];
  /** Width of the board by its height; 1 when absent. */
  aspect?: number;
}
