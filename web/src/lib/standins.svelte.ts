/** Bots that play for people who do not answer: who may call one, when, and whether the others agree. */
import type { Table } from './table.svelte';
import type { MotionOut, SeatOut } from './wire';

export class StandIns {
  /** For whom a bot is to play, if it may. */
  asked = $state<number | null>(null);
  /** A suggestion whose time has run out. */
  private forgotten = $state('');
  /** The suggestion that is open, if it concerns anybody here. */
  readonly motion = $derived.by((): MotionOut | null => {
    const open = this.table.known?.table.motion ?? null;
    if (!open || open.id === this.forgotten) return null;
    return this.table.mySeats.length || open.seat === (this.table.known?.viewer ?? null) ? open : null;
  });

  constructor(
    private readonly table: Table,
    private readonly waitsFor: () => number | null,
  ) {
    $effect(() => {
      if (this.asked !== null && !this.mayCall(this.asked)) this.asked = null;
    });
    $effect(() => {
      if (!this.motion) return;
      const { id, seconds } = this.motion;
      const timer = setTimeout(() => (this.forgotten = id), seconds * 1000);
      return () => clearTimeout(timer);
    });
  }

  /** The seats of this browser for which a bot plays. */
  get mine(): SeatOut[] {
    return this.table.seats.filter((one) => one.yours && one.stand_in);
  }

  /** The others who play themselves: most of them must agree that a bot plays for somebody. */
  private voters(who: number): number[] {
    return this.table.seats.filter((one) => one.kind === 'person' && !one.stand_in && one.seat !== who).map((one) => one.seat);
  }

  /** Whether somebody here has a vote, and others too. */
  votable(who: number): boolean {
    const voters = this.voters(who);
    const others = voters.filter((seat) => !this.table.mySeats.includes(seat));
    return others.length > 0 && others.length < voters.length;
  }

  /** Whether anything can be done about somebody who does not answer. */
  mayCall(who: number): boolean {
    const [one, known] = [this.table.seats[who], this.table.known];
    if (!one || one.kind !== 'person' || one.yours || one.stand_in || known?.table.status !== 'playing') return false;
    return one.connected ? this.votable(who) && this.waitsFor() === who : this.votable(who) || known.table.host;
  }

  /** When the host may call a bot in without a vote. */
  due(who: number): number | null {
    const wait = this.table.known?.table.host ? this.table.seats[who]?.wait : null;
    return wait === null || wait === undefined ? null : this.table.toldAt + wait * 1000;
  }

  /** Suggest a bot to the others. */
  suggest(who: number, level: string | null): void {
    this.asked = null;
    void this.table.suggest(who, level);
  }
}
