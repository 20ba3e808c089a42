/** One table as this browser knows it, kept up to date over its link. */
import { markOf } from './marks';
import * as api from './api';
import { viewHash } from './hash';
import { mineAt } from './identity';
import { Link, type LinkState, type Request, type Socket } from './link';
import type { Adviser } from './prefs.svelte';
import { heard, type Known } from './state';
import type { HintOut, OptionOut, QuestionOut, Refused, SaidOut, SeatOut, ToBrowser } from './wire';

/** After the view was asked for anew, wait this long before asking again. */
const LOOK_AGAIN = 1500;

export class Table {
  known = $state.raw<Known | null>(null);
  linkState = $state<LinkState>('connecting');
  tries = $state(0);
  /** Why the server sent us away for good: the key of a message. */
  ended = $state<string | null>(null);
  /** A request is under way: what was chosen may not be sent twice. */
  busy = $state(false);
  /** Somebody thinks about a hint: no other can be asked for, but answers may be sent. */
  advising = $state(false);
  trouble = $state.raw<SaidOut | null>(null);
  /** When we were last told who is there: times left count from then. */
  toldAt = $state(0);
  hint = $state.raw<HintOut | null>(null);
  private readonly link: Link;
  private looked = 0;
  private count = 0;

  constructor(readonly id: string) {
    this.link = new Link({
      make: () => new WebSocket(api.socketAddress(id)) as Socket,
      hello: () => {
        const mine = mineAt(id);
        const viewer = this.known?.viewer ?? null;
        return {
          t: 'hello',
          tokens: mine?.tokens.map((key) => key.token) ?? [],
          host: mine?.host ?? null,
          v: this.known?.v ?? null,
          viewer,
        };
      },
      message: (message) => this.hear(message),
      state: (state, tries) => {
        this.linkState = state;
        this.tries = tries;
      },
      ended: (reason) => (this.ended = reason),
    });
  }

  start(): () => void {
    const back = (): void => {
      if (!document.hidden) this.link.hurry();
    };
    this.link.start();
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
      this.link.stop();
    };
  }

  /** Say hello again: this browser holds another token now. */
  greet(): void {
    this.known = null;
    this.link.stop();
    this.link.start();
  }

  hurry(): void {
    this.link.hurry();
  }

  get seats(): SeatOut[] {
    return this.known?.table.seats ?? [];
  }
  get mySeats(): number[] {
    return this.seats.filter((seat) => seat.yours && seat.kind === 'person').map((seat) => seat.seat);
  }
  name(seat: number | null): string {
    return seat === null ? '' : (this.seats[seat]?.name ?? '');
  }

  mark(seat: number): string {
    return markOf({ seats: this.seats }, seat);
  }

  look(seat: number | null): void {
    this.link.send({ t: 'look', seat });
  }

  async submit(question: QuestionOut, option: OptionOut): Promise<void> {
    if (this.busy) return;
    await this.ask((ack) => ({ t: 'submit', ack, seat: question.seat, ply: question.ply, choices: [option.choice] }));
  }

  async undo(): Promise<void> {
    const seat = this.known?.viewer;
    if (seat === null || seat === undefined || this.busy) return;
    await this.ask((ack) => ({ t: 'undo', ack, seat }));
  }

  /** Suggest to the others that a bot plays for a seat. */
  async suggest(seat: number, level: string | null): Promise<void> {
    await this.ask((ack) => ({ t: 'motion', ack, kind: 'stand_in', seat, level }));
  }

  async agree(motion: string, yes: boolean): Promise<void> {
    await this.ask((ack) => ({ t: 'agree', ack, motion, yes }));
  }

  /** What would this level do? Nobody has to wait for it; when the question is gone, so is the hint. */
  async askHint(level: Adviser): Promise<void> {
    const asked = this.known?.question;
    if (!asked || this.busy || this.advising) return;
    const wanted = (): boolean => this.known?.question?.ply === asked.ply;
    this.advising = true;
    this.trouble = null;
    try {
      const answer = await this.link.request({ t: 'ask_hint', ack: this.nextAck(), seat: asked.seat, level });
      if (answer.t === 'hint' && wanted()) this.hint = answer;
    } catch (refusal) {
      if (wanted()) this.refused(refusal as Refused);
    } finally {
      this.advising = false;
    }
  }

  private async ask(make: (ack: string) => Request): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await this.link.request(make(this.nextAck()));
    } catch (refusal) {
      this.refused(refusal as Refused);
    } finally {
      this.busy = false;
    }
  }

  private nextAck(): string {
    this.count += 1;
    return `${Date.now().toString(36)}-${this.count}`;
  }

  private refused({ why, message }: Refused): void {
    this.trouble = message;
    if (why === 'stale') this.lookAgain();
  }

  private hear(message: ToBrowser): void {
    const before = this.known;
    const { known, lost } = heard(before, message, viewHash);
    if (lost) {
      this.lookAgain();
      return;
    }
    this.known = known;
    if (message.t === 'full' || message.t === 'seats') this.toldAt = Date.now();
    if (known?.ply !== before?.ply) this.trouble = null;
    if (known?.question?.ply !== before?.question?.ply) this.hint = null;
  }

  private lookAgain(): void {
    const now = Date.now();
    if (now - this.looked < LOOK_AGAIN) return;
    this.looked = now;
    this.look(this.known?.viewer ?? null);
  }
}
