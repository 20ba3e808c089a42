/** The review of one finished game, and the reader's own tries at its decisions. */
import * as api from './api';
import type { OptionOut, ReviewOut, TrialOut, TriedOut } from './wire';

const AGAIN = 700;

export class Review {
  found = $state.raw<ReviewOut | null>(null);
  /** The position the reader is asked about, and what came of the answer. */
  trial = $state.raw<TrialOut | null>(null);
  tried = $state.raw<TriedOut | null>(null);
  weighing = $state(false);
  trouble = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly id: string) {}

  get running(): boolean {
    return this.found?.status === 'running';
  }

  look = (): Promise<void> => this.follow(() => api.review(this.id));
  start = (): Promise<void> => this.follow(() => api.startReview(this.id));
  stop = (): Promise<void> => this.follow(() => api.stopReview(this.id));

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.timer);
  }

  /** Ask the reader what they would have played. */
  async ask(ply: number): Promise<void> {
    const asked = ++this.asked;
    try {
      const found = await api.trial(this.id, ply);
      if (asked === this.asked) [this.trial, this.tried, this.trouble] = [found, null, null];
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Ask the same once more. */
  again(): void {
    if (this.trial) this.trial = { ...this.trial, question: { ...this.trial.question } };
    this.tried = null;
  }

  /** Take the reader's choice; without one tell what was better. */
  async answer(option: OptionOut | null): Promise<void> {
    const asked = this.asked;
    const ply = this.trial?.question.ply;
    if (ply === undefined || this.weighing) return;
    this.weighing = true;
    try {
      const told = await api.tryAgain(this.id, { ply, choice: option?.choice ?? null });
      if (asked === this.asked) [this.tried, this.trouble] = [told, null];
    } catch (error) {
      this.trouble = error;
    } finally {
      this.weighing = false;
    }
  }

  /** Back to the replay. */
  close(): void {
    this.asked += 1;
    this.trial = this.tried = null;
  }

  private async follow(load: () => Promise<ReviewOut>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await load();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
    if (this.running) this.timer = setTimeout(() => void this.look(), AGAIN);
  }
}
