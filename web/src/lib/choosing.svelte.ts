/** The choosing of one table page: narrowing with runes around it, and the bubble and fan it opens. */
import type { Choosing } from '../games/contract';
import { helpOf, hideBubble, showBubble } from './bubble.svelte';
import * as narrow from './narrowing';
import { elementOf, isPresent } from './present.svelte';
import { prefs } from './prefs.svelte';
import type { AmountOut, BlockedOut, OptionOut, QuestionOut } from './wire';

export interface ChooserOptions {
  question(): QuestionOut | null;
  lastMove(): Set<string>;
  send(question: QuestionOut, option: OptionOut): void;
}

const DOUBLE_CLICK = 350;

export class Chooser implements Choosing {
  picks = $state.raw(narrow.NOTHING);
  fanAt = $state.raw<Element | null>(null);
  highlightSeat = $state<number | null>(null);
  /** The adviser's choice, to be ringed until the next move. */
  hinted = $state<number | null>(null);
  private asked = $state.raw<QuestionOut | null>(null);
  private chosenAt = 0;

  constructor(private readonly given: ChooserOptions) {
    $effect.pre(() => {
      const question = given.question();
      if (question?.ply === this.asked?.ply && question?.seat === this.asked?.seat) {
        this.asked = question;
        return;
      }
      this.asked = question;
      this.reset();
      this.hinted = null;
      hideBubble();
    });
  }

  private readonly options = $derived.by((): OptionOut[] => this.asked?.options ?? []);
  private readonly legal = $derived.by(() => narrow.legalTargets(this.options, this.picks));
  private readonly chosen = $derived.by(() => narrow.chosenTargets(this.options, this.picks));
  private readonly others = $derived.by(() => narrow.otherTargets(this.options, this.picks));

  get active(): boolean {
    return this.asked !== null;
  }
  get question(): QuestionOut | null {
    return this.asked;
  }
  get lastMove(): Set<string> {
    return this.given.lastMove();
  }
  /** Everything still possible: the keyboard's and the screen reader's list. */
  get list(): OptionOut[] {
    return narrow.left(this.options, this.picks.trail);
  }
  /** Buttons for the status sentence. */
  get inline(): OptionOut[] {
    return this.picks.trail.length ? [] : narrow.placeless(this.options, isPresent);
  }
  get fan(): OptionOut[] {
    return narrow.fan(this.options, this.picks, isPresent);
  }
  /** What waits for Confirm. */
  get choice(): OptionOut | null {
    return narrow.optionOf(this.options, this.picks.choice);
  }
  get picking(): boolean {
    return this.picks.trail.length > 0 || this.picks.choice !== null;
  }

  isLegal(target: string): boolean {
    return this.legal.has(target);
  }
  isChosen(target: string): boolean {
    return this.chosen.has(target);
  }
  isOther(target: string): boolean {
    return this.others.has(target);
  }
  isHinted(target: string): boolean {
    return narrow.optionOf(this.options, this.hinted)?.targets.includes(target) ?? false;
  }
  isBlocked(target: string): boolean {
    return narrow.reasonFor(this.asked?.blocked ?? [], this.picks, target) !== null;
  }
  previews(target: string): AmountOut[] {
    return narrow.previews(this.options, this.picks, target);
  }

  pick(target: string, at?: Element): void {
    hideBubble();
    const choice = this.choice;
    if (choice?.targets.includes(target)) {
      if (Date.now() - this.chosenAt > DOUBLE_CLICK) this.confirm();
      return;
    }
    this.settle(narrow.pick(this.options, this.picks, target), at ?? elementOf(target));
  }

  choose(option: OptionOut): void {
    this.settle(narrow.choose(this.options, this.picks, option.choice), this.fanAt);
  }

  confirm(): void {
    const option = this.choice;
    if (!option || !this.asked) return;
    this.given.send(this.asked, option);
  }

  back(): void {
    this.picks = narrow.back(this.options, this.picks);
    if (!this.picks.trail.length) this.fanAt = null;
  }

  reset(): void {
    this.picks = narrow.NOTHING;
    this.fanAt = null;
  }

  explain(target: string, at: Element | null): void {
    const open = this.isLegal(target) || this.isChosen(target);
    const reason = open ? null : narrow.reasonFor(this.asked?.blocked ?? [], this.picks, target);
    explain(target, at, reason);
  }

  private settle(picks: narrow.Picks, at: Element | null): void {
    this.picks = picks;
    this.fanAt = at;
    const option = this.choice;
    if (!option) return;
    this.chosenAt = Date.now();
    if (!narrow.mustConfirm(prefs.confirm, option)) this.confirm();
  }
}

function explain(target: string, at: Element | null, blocked: BlockedOut | null): void {
  const text = blocked?.reason ?? (at ? helpOf(at) : null);
  if (at && text) showBubble({ target, at, text, clause: blocked?.clause ?? '' });
  else hideBubble(target);
}

/** The choosing of a page where nothing can be chosen: replay and history. */
export function nothingToChoose(lastMove: () => Set<string>, highlight: () => number | null): Choosing {
  return {
    active: false,
    isLegal: () => false,
    isChosen: () => false,
    isOther: () => false,
    isHinted: () => false,
    isBlocked: () => false,
    previews: () => [],
    pick: () => undefined,
    explain: (target, at) => explain(target, at, null),
    get lastMove() {
      return lastMove();
    },
    get highlightSeat() {
      return highlight();
    },
  };
}
