/** One WebSocket to one table: says hello, comes back after a break, matches answers to requests. */
import type { Ack, Agree, AskHint, Hello, HintOut, Motion, Refused, Submit, ToBrowser, ToServer, Undo } from './wire';

export type Request = Submit | Undo | AskHint | Motion | Agree;
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
}

export interface LinkOptions {
  make(): Socket;
  hello(): Hello;
  message(message: ToBrowser): void;
  state(state: LinkState, tries: number): void;
  /** The server sent us away for good; the reason is the key of a message. */
  ended(reason: string): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Close codes that mean: do not come back (there is no such table, or it cannot be read). */
const FOR_GOOD = new Set([4400, 4404, 4409]);

/** How long to wait before the next try; `luck` in [0, 1) spreads many browsers out. */
export function waitBefore(tries: number, luck: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return Math.round(full * (0.7 + 0.3 * luck));
}

interface Pending {
  request: Request;
  done(answer: Ack | HintOut): void;
  failed(refusal: Refused): void;
}

export class Link {
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private ponger: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;
  private stopped = false;
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly options: LinkOptions) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
    clearTimeout(this.timer);
    this.options.state('closed', 0);
  }

  /** Try at once instead of waiting on: the network is back, or somebody pressed the button. */
  hurry(): void {
    if (this.stopped || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  send(message: ToServer): void {
    if (this.socket && this.greeted) this.socket.send(JSON.stringify(message));
  }

  /** Send a request and wait for its answer; it survives a break of the connection. */
  request(request: Request): Promise<Ack | HintOut> {
    return new Promise((done, failed) => {
      this.pending.set(request.ack, { request, done, failed });
      this.send(request);
    });
  }

  private connect(): void {
    this.options.state('connecting', this.tries);
    const socket = this.options.make();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify(this.options.hello()));
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === 'string') this.hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.drop();
      if (this.stopped) return;
      if (FOR_GOOD.has(event.code)) {
        this.stop();
        this.options.ended(event.reason ?? '');
      } else this.later();
    };
  }

  private later(): void {
    const wait = waitBefore(this.tries, Math.random());
    this.tries += 1;
    this.options.state('waiting', this.tries);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(message: ToBrowser): void {
    clearTimeout(this.ponger);
    if (!this.greeted) {
      this.greeted = true;
      this.tries = 0;
      this.options.state('open', 0);
      for (const { request } of this.pending.values()) this.send(request);
    }
    this.options.message(message);
    if (message.t !== 'ack' && message.t !== 'refused' && message.t !== 'hint') return;
    const waiting = this.pending.get(message.ack);
    if (!waiting) return;
    this.pending.delete(message.ack);
    if (message.t === 'refused') waiting.failed(message);
    else waiting.done(message);
  }

  private ping(): void {
    this.send({ t: 'ping' });
    clearTimeout(this.ponger);
    this.ponger = setTimeout(() => this.broken(), PONG_WITHIN);
  }

  private broken(): void {
    this.drop();
    if (!this.stopped) this.later();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearInterval(this.pinger);
    clearTimeout(this.ponger);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
