/** The choosing of one table page: narrowing with runes around it, and the bubble and fan it opens. */
import type { Choosing, Gather } from '../games/contract';
import { helpOf, hideBubble, showBubble } from './bubble.svelte';
import * as narrow from './narrowing';
import { elementOf, isPresent } from './present.svelte';
import { prefs } from './prefs.svelte';
import type { AmountOut, BlockedOut, OptionOut, QuestionOut } from './wire';

export interface ChooserOptions {
  question(): QuestionOut | null;
  lastMove(): Set<string>;
  send(question: QuestionOut, option: OptionOut): void;
  /** How the small answers of the open question are gathered, if they are. */
  gather?(): Gather | null;
  /** An answer is on its way: the next one has to wait. */
  busy?(): boolean;
}

interface Plan {
  kind: string;
  targets: readonly string[];
  /** the ply answered last */
  answered: number;
}

const DOUBLE_CLICK = 350;

export class Chooser implements Choosing {
  picks = $state.raw(narrow.NOTHING);
  fanAt = $state.raw<Element | null>(null);
  highlightSeat = $state<number | null>(null);
  /** The adviser's choice, to be ringed until the next move. */
  hinted = $state<number | null>(null);
  /** Targets gathered so far, in the order of the picks. */
  gathered = $state.raw<readonly string[]>([]);
  private asked = $state.raw<QuestionOut | null>(null);
  private gather = $state.raw<Gather | null>(null);
  /** Answers decided already, for the questions of this kind that follow. */
  private plan = $state.raw<Plan | null>(null);
  private chosenAt = 0;

  constructor(private readonly given: ChooserOptions) {
    $effect.pre(() => {
      const question = given.question();
      this.gather = question ? (given.gather?.() ?? null) : null;
      if (question?.ply === this.asked?.ply && question?.seat === this.asked?.seat) {
        this.asked = question;
        return;
      }
      this.asked = question;
      this.reset();
      this.hinted = null;
      hideBubble();
    });
    $effect(() => this.follow());
  }

  private readonly options = $derived.by((): OptionOut[] => this.question?.options ?? []);
  private readonly legal = $derived.by(() => narrow.legalTargets(this.options, this.picks));
  private readonly chosen = $derived.by(() => narrow.chosenTargets(this.options, this.picks));
  private readonly open = $derived.by((): ReadonlySet<string> => (this.question && this.gather?.open(this.gathered)) || new Set());
  private readonly others = $derived.by(() => narrow.otherTargets(this.options, this.picks));

  get active(): boolean {
    return this.question !== null;
  }
  get question(): QuestionOut | null {
    return this.plan ? null : this.asked;
  }
  /** The question that is being answered as planned. */
  get sending(): QuestionOut | null {
    return this.plan ? this.asked : null;
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
    return this.picks.trail.length || this.gathered.length ? [] : narrow.placeless(this.options, isPresent);
  }
  get fan(): OptionOut[] {
    return narrow.fan(this.options, this.picks, isPresent);
  }
  /** What waits for Confirm. */
  get choice(): OptionOut | null {
    return narrow.optionOf(this.options, this.picks.choice);
  }
  get picking(): boolean {
    return this.picks.trail.length > 0 || this.picks.choice !== null || this.gathered.length > 0;
  }
  /** What is asked after the thing picked last, while there is more to pick. */
  get then(): string | null {
    const last = this.picks.choice === null ? this.picks.trail.at(-1) : undefined;
    return last === undefined ? null : (elementOf(last)?.getAttribute('data-then') ?? null);
  }
  /** What has been gathered may be sent. */
  get complete(): boolean {
    return this.gathered.length > 0 && (this.gather?.enough(this.gathered) ?? false);
  }

  isLegal(target: string): boolean {
    return this.gather && !this.picks.trail.length
      ? this.open.has(target) || (!this.gathered.length && this.legal.has(target))
      : this.legal.has(target);
  }
  isChosen(target: string): boolean {
    return this.chosen.has(target) || this.gathered.includes(target);
  }
  isOther(target: string): boolean {
    return this.others.has(target);
  }
  isHinted(target: string): boolean {
    return narrow.optionOf(this.options, this.hinted)?.targets.includes(target) ?? false;
  }
  isBlocked(target: string): boolean {
    return narrow.reasonFor(this.question?.blocked ?? [], this.picks, target) !== null;
  }
  count(target: string): number {
    return this.gathered.filter((one) => one === target).length;
  }
  previews(target: string): AmountOut[] {
    return narrow.previews(this.options, this.picks, target);
  }

  pick(target: string, at?: Element): void {
    hideBubble();
    if (this.open.has(target) || this.gathered.includes(target)) {
      this.add(target);
      return;
    }
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
    if (this.complete && this.asked)
      this.plan = { kind: this.asked.kind, targets: this.gather?.answers(this.gathered) ?? [], answered: -1 };
    else if (option && this.asked) this.given.send(this.asked, option);
  }

  back(): void {
    if (this.gathered.length) {
      this.gathered = this.gathered.slice(0, -1);
      return;
    }
    this.picks = narrow.back(this.options, this.picks);
    if (!this.picks.trail.length) this.fanAt = null;
  }

  reset(): void {
    this.picks = narrow.NOTHING;
    this.gathered = [];
    this.fanAt = null;
  }

  explain(target: string, at: Element | null): void {
    const open = this.isLegal(target) || this.isChosen(target);
    const reason = open ? null : narrow.reasonFor(this.asked?.blocked ?? [], this.picks, target);
    explain(target, at, reason);
  }

  /** Add the target to what is gathered, or give all of it up again where no more of it can be added. */
  private add(target: string): void {
    const more = this.open.has(target);
    this.gathered = more ? [...this.gathered, target] : this.gathered.filter((one) => one !== target);
    if (more && this.complete && !this.open.size && prefs.confirm !== 'always') this.confirm();
  }

  /** Answer the open question as planned; the plan ends where the rules ask for something else. */
  private follow(): void {
    const [plan, question] = [this.plan, this.asked];
    if (!plan || this.given.busy?.() || question?.ply === plan.answered) return;
    const next = plan.targets[0];
    const option = question?.options.find((one) => next !== undefined && one.targets.includes(next));
    if (!question || question.kind !== plan.kind || !option) {
      this.plan = null;
      return;
    }
    this.plan = { ...plan, targets: plan.targets.slice(1), answered: question.ply };
    this.given.send(question, option);
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

/** The choosing of a page where nothing can be chosen: replay and history; `shown`: what is ringed there all the same. */
export function nothingToChoose(
  lastMove: () => Set<string>,
  highlight: () => number | null,
  shown: () => readonly string[] = () => [],
): Choosing {
  return {
    active: false,
    isLegal: () => false,
    isChosen: () => false,
    isOther: () => false,
    isHinted: (target) => shown().includes(target),
    isBlocked: () => false,
    count: () => 0,
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
