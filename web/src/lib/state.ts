/** What is known of a table, and how a message changes it: pure, so that it can be tested. */
import { BadPatch, applyPatch } from './patch';
import type { Change, Full, ToBrowser } from './wire';

export type Known = Omit<Full, 't'>;
export type Outcome = { known: Known; lost: false } | { known: Known | null; lost: true };
export type HashOf = (view: unknown) => string;

/** The state after the message; `lost` when the browser's picture no longer fits and must be sent anew. */
export function heard(known: Known | null, message: ToBrowser, hash: HashOf): Outcome {
  if (message.t === 'full') return { known: plain(message), lost: false };
  if (!known) return { known, lost: true };
  switch (message.t) {
    case 'change':
      return changed(known, message, hash);
    case 'seats': // after a break it may come as a word of welcome, with the version we know
      if (message.v === known.v) return { known: { ...known, table: message.table }, lost: false };
      return next(known, message.v, { table: message.table });
    case 'skip':
      return next(known, message.v, {});
    case 'crowd': // the bot that must answer has little time, until a change says otherwise
      return { known: { ...known, waiting: known.waiting && { ...known.waiting, crowded: true } }, lost: false };
    default:
      return { known, lost: false };
  }
}

function plain(message: Full): Known {
  const { t: _, ...known } = message;
  return known;
}

function next(known: Known, v: number, news: Partial<Known>): Outcome {
  if (v <= known.v) return { known, lost: false };
  if (v !== known.v + 1) return { known, lost: true };
  return { known: { ...known, ...news, v }, lost: false };
}

function changed(known: Known, change: Change, hash: HashOf): Outcome {
  if (change.v <= known.v) return { known, lost: false };
  if (change.v !== known.v + 1) return { known, lost: true };
  let view: Known['view'];
  try {
    view = applyPatch(known.view ?? {}, change.patch);
  } catch (error) {
    if (error instanceof BadPatch) return { known, lost: true };
    throw error;
  }
  if (change.hash && hash(view) !== change.hash) return { known, lost: true };
  const cut = change.cut;
  const kept = cut === null ? known.log : known.log.filter((line) => line.ply < cut);
  const { v, ply, waiting, question, forecast, undo, result } = change;
  const news = { v, ply, view, waiting, question, forecast, undo, result, hash: change.hash };
  return { known: { ...known, ...news, log: [...kept, ...change.log] }, lost: false };
}
