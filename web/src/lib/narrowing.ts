/**
 * From a list of options to one choice, by picking things on the table.
 *
 * Pure: the server's options and what has been picked go in, what is left comes out. A target is the
 * name of a thing (`card:harvest`); an option concerns one, several or none. Picking narrows the options
 * to those that concern everything picked; when one is left, it is the choice.
 */
import type { AmountOut, BlockedOut, OptionOut } from './wire';

export type Present = (target: string) => boolean;

export interface Picks {
  /** Targets picked so far, in order. */
  readonly trail: readonly string[];
  /** The one option that is left, or that was taken from a list. */
  readonly choice: number | null;
}

export const NOTHING: Picks = { trail: [], choice: null };

/** The options that concern every picked target. */
export function left(options: readonly OptionOut[], trail: readonly string[]): OptionOut[] {
  return options.filter((option) => trail.every((target) => option.targets.includes(target)));
}

/** The option with this choice. */
export function optionOf(options: readonly OptionOut[], choice: number | null): OptionOut | null {
  return options.find((option) => option.choice === choice) ?? null;
}

/**
 * Targets that narrow further from here. What every open option concerns decides nothing, so it does
 * not count, unless nothing else is there to point at.
 */
export function legalTargets(options: readonly OptionOut[], picks: Picks): Set<string> {
  if (picks.choice !== null) return new Set();
  const open = left(options, picks.trail);
  const named = new Set(open.flatMap((option) => option.targets));
  for (const target of picks.trail) named.delete(target);
  const telling = [...named].filter((target) => !open.every((option) => option.targets.includes(target)));
  return telling.length ? new Set(telling) : named;
}

/** Targets that are part of what has been picked or chosen. */
export function chosenTargets(options: readonly OptionOut[], picks: Picks): Set<string> {
  return new Set(optionOf(options, picks.choice)?.targets ?? picks.trail);
}

/** Targets that could be picked instead: legal from the start, not on the way taken. */
export function otherTargets(options: readonly OptionOut[], picks: Picks): Set<string> {
  if (picks.choice === null && picks.trail.length === 0) return new Set();
  const legal = legalTargets(options, picks);
  const chosen = chosenTargets(options, picks);
  const all = options.flatMap((option) => option.targets);
  return new Set(all.filter((target) => !legal.has(target) && !chosen.has(target)));
}

/**
 * Pick a target. One on the way already is given up again; one that only other options concern starts
 * a new way, keeping as much of the old one as goes together with it.
 */
export function pick(options: readonly OptionOut[], picks: Picks, target: string): Picks {
  if (picks.trail.includes(target))
    return settle(
      options,
      picks.trail.filter((t) => t !== target),
    );
  let trail = [...picks.trail, target];
  while (trail.length > 1 && left(options, trail).length === 0) trail = trail.slice(1);
  return left(options, trail).length === 0 ? picks : settle(options, trail);
}

/** Take an option from a list. */
export function choose(options: readonly OptionOut[], picks: Picks, choice: number): Picks {
  return optionOf(options, choice) ? { trail: picks.trail, choice } : picks;
}

/** One step back: first the choice, then the last pick. */
export function back(options: readonly OptionOut[], picks: Picks): Picks {
  const fromList = picks.choice !== null && left(options, picks.trail).length > 1;
  return { trail: fromList ? picks.trail : picks.trail.slice(0, -1), choice: null };
}

function settle(options: readonly OptionOut[], trail: string[]): Picks {
  const open = left(options, trail);
  return { trail, choice: trail.length && open.length === 1 ? open[0]!.choice : null };
}

/**
 * Options that need a button where the last target was picked: no thing on the table tells them from
 * the others that are left. If there is one such option, all that are left are listed with it.
 */
export function fan(options: readonly OptionOut[], picks: Picks, present: Present): OptionOut[] {
  if (picks.choice !== null || picks.trail.length === 0) return [];
  const open = left(options, picks.trail);
  const tells = (target: string): boolean => present(target) && !open.every((option) => option.targets.includes(target));
  return open.every((option) => option.targets.some(tells)) ? [] : open;
}

/** Options without any thing on the table: they become buttons inside the status sentence. */
export function placeless(options: readonly OptionOut[], present: Present): OptionOut[] {
  return options.filter((option) => !option.targets.some(present));
}

/** What picking the target brings, if that is the same for every option it leaves. */
export function previews(options: readonly OptionOut[], picks: Picks, target: string): AmountOut[] {
  const chosen = optionOf(options, picks.choice);
  const open = chosen?.targets.includes(target) ? [chosen] : left(options, [...picks.trail, target]);
  const found = open.length ? open : left(options, [target]);
  const first = JSON.stringify(found[0]?.preview ?? []);
  return found.every((option) => JSON.stringify(option.preview) === first) ? (found[0]?.preview ?? []) : [];
}

/** Why the target cannot be picked now: the reason that fits best to what has been picked. */
export function reasonFor(blocked: readonly BlockedOut[], picks: Picks, target: string): BlockedOut | null {
  let best: BlockedOut | null = null;
  let rank = Number.NEGATIVE_INFINITY;
  for (const entry of blocked) {
    if (!entry.targets.includes(target)) continue;
    const others = entry.targets.filter((name) => name !== target);
    const met = others.filter((name) => picks.trail.includes(name)).length;
    const fit = met * 100 - (others.length - met);
    if (fit > rank) [best, rank] = [entry, fit];
  }
  return best;
}

export type Confirm = 'never' | 'turn' | 'always';

/**
 * Whether to ask before sending: by default when the choice ends the turn, because bots answer at once
 * and close the way back.
 */
export function mustConfirm(wish: Confirm, option: OptionOut): boolean {
  if (wish === 'never') return false;
  return wish === 'always' || option.ends;
}

/** The row a typed number means in a list of options, and whether no longer number could follow. */
export function typed(digits: string, count: number): { row: number; certain: boolean } | null {
  const n = Number.parseInt(digits, 10);
  if (!(n >= 1 && n <= count)) return null;
  return { row: n - 1, certain: n * 10 > count };
}

/** The row of the list of choices that a key opens, or null: digits name it, arrows take the first or the last. */
export function rowOf(key: string, count: number): number | null {
  if (/^[1-9]$/.test(key)) return Math.min(Number(key), count) - 1;
  if (key === 'ArrowDown') return 0;
  return key === 'ArrowUp' ? count - 1 : null;
}
