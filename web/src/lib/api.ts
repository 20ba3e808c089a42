/** The server's HTTP addresses, all in one place. */
import type {
  Claim,
  EngineOut,
  GameOut,
  GridOut,
  HostOrder,
  Invite,
  Me,
  MarkWish,
  NewTable,
  PastView,
  Problem,
  Return,
  ReviewOut,
  SealMade,
  SeatKey,
  Summaries,
  TableMade,
  TableOut,
  TrialOut,
  TriedOut,
  TryIn,
} from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.message.key ?? `HTTP ${status}`);
  }
}

/** Secrets travel in a header or a body, never in an address. */
const SEAT = 'x-tianxia-seat';

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, credentials: 'same-origin', headers };
  if (token !== undefined) headers[SEAT] = token;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(0, null);
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new Refusal(answer.status, null);
  }
  if (!answer.ok) throw new Refusal(answer.status, isProblem(data) ? data : null);
  return data as T;
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'object';
}

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const games = (): Promise<GameOut[]> => call('GET', '/api/games');
/** The server commits itself to its half of a seal; after that we add ours. */
export const newSeal = (): Promise<SealMade> => call('POST', '/api/seals', {});
/** Whether the bots think with a compiled engine. */
export const engine = (): Promise<EngineOut> => call('GET', '/api/engine');
export const newTable = (table: NewTable): Promise<TableMade> => call('POST', '/api/tables', table);
export const table = (id: string): Promise<TableOut> => call('GET', at(id));
export const summaries = (wanted: Summaries): Promise<TableOut[]> => call('POST', '/api/tables/summaries', wanted);
export const claim = (id: string, wanted: Claim): Promise<SeatKey> => call('POST', at(id, '/claim'), wanted);
/** A link for another device of whoever holds the seat. */
export const invite = (id: string, wanted: Invite): Promise<SeatKey> => call('POST', at(id, '/invite'), wanted);
/** Open a seat again before the game; the answer is its new link. */
export const recolour = (id: string, wish: MarkWish): Promise<TableOut> => call('POST', at(id, '/mark'), wish);
export const free = (id: string, order: HostOrder): Promise<SeatKey> => call('POST', at(id, '/free'), order);
export const start = (id: string, order: HostOrder): Promise<TableOut> => call('POST', at(id, '/start'), order);
export const kick = (id: string, order: HostOrder): Promise<TableOut> => call('POST', at(id, '/kick'), order);
export const comeBack = (id: string, wanted: Return): Promise<TableOut> => call('POST', at(id, '/return'), wanted);
export const rematch = (id: string, order: HostOrder): Promise<TableMade> => call('POST', at(id, '/rematch'), order);
/** The table at an earlier ply; with a seat's secret as that seat saw it. */
export const past = (id: string, ply: number, token?: string): Promise<PastView> =>
  call('GET', at(id, `/past?ply=${ply}`), undefined, token);
/** The position as tables of words and numbers. */
export const sheet = (id: string, token?: string): Promise<GridOut[]> => call('GET', at(id, '/sheet'), undefined, token);
/** The review of a finished game as far as it has come. */
export const review = (id: string): Promise<ReviewOut> => call('GET', at(id, '/review'));
export const startReview = (id: string): Promise<ReviewOut> => call('POST', at(id, '/review'), {});
export const stopReview = (id: string): Promise<ReviewOut> => call('POST', at(id, '/review/stop'), {});
/** The position before a decision as the deciding seat saw it. */
export const trial = (id: string, ply: number): Promise<TrialOut> => call('GET', at(id, `/review/question?ply=${ply}`));
export const tryAgain = (id: string, wish: TryIn): Promise<TriedOut> => call('POST', at(id, '/review/try'), wish);
export const callMe = (me: Me): Promise<Me> => call('POST', '/api/me', me);
export const recordAddress = (id: string): string => at(id, '/record');
export const socketAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
