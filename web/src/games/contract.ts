/**
 * What a game's components get from the table page.
 *
 * A game lives in `web/src/games/<id>/` and has three components:
 *   Board.svelte  (GameProps)   the table in the middle: one SVG
 *   Mine.svelte   (GameProps)   my own area: hand, tiles, goods
 *   Panel.svelte  (PanelProps)  the body of one seat's panel (name, points and turn mark are the frame's)
 *
 * Every element the server may name uses the action of `lib/target.ts`:
 *   <g use:target={{ name: 'card:harvest', choosing, label: t('action-harvest') }}>…</g>
 * `help: t('action-harvest-help')` adds a sentence that is shown when the thing is pointed at (no `<title>` needed).
 * Words come from `lib/words.svelte.ts`: `t(key, args?)` and `say(said)`; both are reactive.
 * A game's own board words stand in `web/src/games/<id>/words/{en,pl}.ftl` and are loaded with the others.
 * Under 760 px the frame folds the panels: their section has the class `folded` then.
 * The frame says how large the window is: `data-size` is phone, tablet, low or desk, `data-room` tight or free (`lib/narrow.svelte.ts`).
 * A board that is wider than high says so in its facts (`shape`): my area then lies below it, without a heading of the frame's.
 * Elements that move between places carry `data-piece="<lasting key>"`; the frame animates them.
 */
import type { Component } from 'svelte';
import type { AnyTold } from '../kit/told';
import type { AmountOut, LogLine, QuestionOut, SaidOut, TableOut } from '../lib/wire';

/** What can be chosen now, as the board sees it. Every method is reactive when read in a template. */
export interface Choosing<Target extends string = string> {
  /** A question is open for this viewer and may be answered (false in history and replay). */
  readonly active: boolean;
  /** Picking the target narrows the options. */
  readonly isLegal: (target: Target) => boolean;
  /** The target has been picked already on the way to the choice. */
  readonly isChosen: (target: Target) => boolean;
  /** Not on the way taken, but could be picked instead (class `other`). */
  readonly isOther: (target: Target) => boolean;
  /** The adviser would choose this (class `hinted`). */
  readonly isHinted: (target: Target) => boolean;
  /** The rules gave a reason why the target cannot be chosen now. */
  readonly isBlocked: (target: Target) => boolean;
  /** How often the target has been picked where several picks are gathered. */
  readonly count: (target: Target) => number;
  /** What the option brings or costs, when the target leaves no doubt which option it is. */
  readonly previews: (target: Target) => AmountOut[];
  /** Pick the target; `at` is the element where a fan of buttons opens when several options stay. */
  readonly pick: (target: Target, at?: Element) => void;
  /** Show why the target cannot be chosen, or its help, at the element; null hides the bubble. */
  readonly explain: (target: Target, at: Element | null) => void;
  /** Targets the last move concerned: they get the dashed ring. */
  readonly lastMove: Set<string>;
  /** A player panel is being pointed at: pieces of other seats fade. */
  readonly highlightSeat: number | null;
}

/** Something on the table that the server may name. */
export interface Thing {
  name: string;
  choosing: Choosing;
  label: string;
  /** what it is good for, told on pointing at it */
  help?: string | undefined;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry hands JSON on; a game names its own `Seen`
export interface GameProps<View = any, Target extends string = string> {
  /** The JSON of the game's view, as `Rules.view` made it for this viewer. */
  view: View;
  table: TableOut;
  /** The seat shown; null for a spectator. */
  viewer: number | null;
  choosing: Choosing<Target>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export interface PanelProps<View = any, Target extends string = string> extends GameProps<View, Target> {
  seat: number;
}

/** How far the game is, for the head of the page. */
export interface Progress {
  /** "Month 5" and "of 12". */
  main: SaidOut;
  of: SaidOut;
  /** The phases of a round in order; `now` is the index of the one in progress, -1 for none. */
  phases: SaidOut[];
  now: number;
}

/** A part of the board that a phone shows as one picture; `x`, `y` and `w` are shares of the board's width, height and width. */
export interface Zone {
  name: SaidOut;
  x: number;
  y: number;
  w: number;
}

/** How the table lies on the page. */
export interface Shape {
  /**
   * Width of the board against its height. With more than 1 the board is wide: panels, forecast and
   * chronicle stand in a column at its left, my area lies below it.
   */
  ratio: number;
  /** Pixels my area needs below a wide board, and in windows lower than 840 px. */
  mine?: number;
  low?: number;
  /** In low windows my area also runs under the panels. */
  spread?: boolean;
  /** What a phone shows of the board: the first one at the start, tabs for all if there are several. */
  zones?: readonly Zone[];
}

/**
 * Small answers that belong together: the leaves of a price, the cards of a stack. The rules ask for them one
 * after another in a fixed order; a person picks them in any order and confirms them together.
 */
export interface Gather {
  /** The targets that may be added to those picked; a target may be picked several times. */
  open(picked: readonly string[]): ReadonlySet<string>;
  /** Whether what has been picked makes a whole. */
  enough(picked: readonly string[]): boolean;
  /** The targets to answer with, in the order of the rules, the one that ends the row included where it is needed. */
  answers(picked: readonly string[]): string[];
}

/** What `registry.ts` loads for a game. */
export interface GameParts {
  Board: Component<GameProps>;
  Mine: Component<GameProps>;
  Panel: Component<PanelProps>;
  /** What people are told of its things; null until the game's `told.ts` is there. */
  told: AnyTold | null;
}

/** What the frame asks about a game's view; kept beside the registry, small and without drawing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameFacts<View = any> {
  /** How the table lies on the page; without it the board is square, with chronicle and my area at its right. */
  shape?: Shape;
  /** Points of a seat, for the panel's head. */
  points(view: View, seat: number): number;
  /** Seats in the order their panels stand: turn order where the game has one. */
  order(view: View): number[];
  progress(view: View): Progress;
  /** What a round is called: a chapter of the replay. */
  roundName(round: number): SaidOut;
  /** What a seat has done in this phase, or null: the small line under its name. */
  doing(view: View, seat: number, log: readonly LogLine[]): SaidOut | null;
  /** Where a seat's points came from. */
  sources(view: View, seat: number): { name: SaidOut; points: number }[];
  /** The small answers that the question and those after it ask for, where they can be gathered. */
  gather?(view: View, question: QuestionOut): Gather | null;
  /** The text of a log line is a heading between rounds. */
  isHeading(line: LogLine): boolean;
}
