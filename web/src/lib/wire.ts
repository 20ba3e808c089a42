/** The messages between server and browser, in the shape of `src/tianxia/server/wire/messages.py`. */

export type SeatKind = 'person' | 'bot' | 'open';
export type Status = 'lobby' | 'playing' | 'over';
export type Refusal = 'illegal' | 'stale' | 'unreadable' | 'not_yours' | 'limit' | 'undo' | 'failed';

export interface SaidOut { key: string; args: Record<string, number | string> }
export interface AmountOut { what: string; n: number }
export interface OptionOut { choice: number; label: SaidOut; targets: string[]; preview: AmountOut[] }
export interface BlockedOut { targets: string[]; reason: SaidOut }
export interface QuestionOut { seat: number; ply: number; kind: string; prompt: SaidOut; options: OptionOut[]; blocked: BlockedOut[] }
export interface WaitingOut { seat: number; ply: number; kind: string; thinking: boolean }
export interface LogLine { ply: number; seat: number | null; said: SaidOut }
export interface PartOut { name: string; points: number }
export interface UndoOut { possible: boolean; blocker: SaidOut | null }
export interface SeatOut { seat: number; kind: SeatKind; name: string; level: string | null; connected: boolean; yours: boolean; stand_in: boolean }
export interface TableOut {
  id: string; game: string; options: Record<string, unknown>; status: Status; seats: SeatOut[]; host: boolean;
  hot_seat: boolean; commitment: string; secret: string | null; rematch: string | null; to_move: number | null;
}
export interface ResultOut { scores: number[]; ranking: number[] }
export type PatchStep = [(number | string)[], unknown] | [(number | string)[]];

export interface Full {
  t: 'full'; v: number; viewer: number | null; table: TableOut; ply: number; view: Record<string, unknown> | null;
  waiting: WaitingOut | null; question: QuestionOut | null; log: LogLine[]; forecast: PartOut[][]; undo: UndoOut;
  result: ResultOut | null; hash: string;
}
export interface Change {
  t: 'change'; v: number; ply: number; cut: number | null; log: LogLine[]; patch: unknown[]; waiting: WaitingOut | null;
  question: QuestionOut | null; forecast: PartOut[][]; undo: UndoOut; result: ResultOut | null; hash: string;
}
export interface Seats { t: 'seats'; v: number; table: TableOut }
export interface Skip { t: 'skip'; v: number }
export interface Ack { t: 'ack'; ack: string; v: number }
export interface Refused { t: 'refused'; ack: string; why: Refusal; message: SaidOut }
export interface HintOut { t: 'hint'; ack: string; choice: number; reasons: SaidOut[] }
export interface Pong { t: 'pong' }
export type ToBrowser = Full | Change | Seats | Skip | Ack | Refused | HintOut | Pong;

export interface Hello { t: 'hello'; tokens?: string[]; host?: string | null; v?: number | null; viewer?: number | null }
export interface Look { t: 'look'; seat: number | null }
export interface Submit { t: 'submit'; ack: string; seat: number; ply: number; choices: number[] }
export interface Undo { t: 'undo'; ack: string; seat: number }
export interface AskHint { t: 'ask_hint'; ack: string; seat: number }
export interface Ping { t: 'ping' }
export type ToServer = Hello | Look | Submit | Undo | AskHint | Ping;

export interface OptionSpec { name: string; values: (string | number | boolean)[]; default: string | number | boolean }
export interface GameOut { id: string; seats_min: number; seats_max: number; minutes: [number, number]; options: OptionSpec[]; levels: string[] }
export interface SeatIn { kind: SeatKind; name?: string; level?: string | null }
export interface NewTable { game: string; seats: SeatIn[]; options?: Record<string, unknown>; seed?: string | null }
export interface SeatKey { seat: number; token: string }
export interface TableMade { id: string; host: string; keys: SeatKey[] }
export interface Claim { token: string; name: string }
export interface HostOrder { host: string; seat?: number | null; level?: string | null }
export interface PastView {
  ply: number; plies: number; view: Record<string, unknown>; log: LogLine[]; forecast: PartOut[][]; waiting: WaitingOut | null;
  rounds: [number, number][]; scores: number[][];
}
export interface Problem { why: string; message: SaidOut }
