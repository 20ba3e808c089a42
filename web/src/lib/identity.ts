/** Who this browser is: a display name, and for every table the secrets it was given. */

export interface Key {
  seat: number;
  token: string;
  /** What this browser added to the seal on nature: it must stand in the record. */
  part?: string | null;
  /** The hash of the server's half that was shown before this browser added anything. */
  promised?: string | null;
}

export interface Mine {
  game: string;
  /** Secrets of the seats that are played here. */
  tokens: Key[];
  /** Ways in to open seats, kept by the host to show their links; each is good once. */
  invites: Key[];
  host: string | null;
  /** When the table was last visited, for the order of the list. */
  at: number;
}

const NAME = 'tianxia.name';
const TABLES = 'tianxia.tables';
const KEPT = 60;

export function myName(): string {
  return read(NAME) ?? '';
}

export function setMyName(name: string): void {
  write(NAME, name.trim().slice(0, 40));
}

/** All tables this browser knows, the latest first. */
export function myTables(): [string, Mine][] {
  return Object.entries(all()).sort((a, b) => b[1].at - a[1].at);
}

export function mineAt(id: string): Mine | null {
  return all()[id] ?? null;
}

/** Keep what is known about a table, together with what was known before. */
export function remember(id: string, news: Partial<Mine>): Mine {
  const tables = all();
  const old = tables[id] ?? { game: '', tokens: [], invites: [], host: null, at: 0 };
  const merged: Mine = {
    game: news.game || old.game,
    tokens: merge(old.tokens, news.tokens ?? []),
    invites: merge(old.invites, news.invites ?? []),
    host: news.host ?? old.host,
    at: Date.now(),
  };
  tables[id] = merged;
  const kept = Object.entries(tables)
    .sort((a, b) => b[1].at - a[1].at)
    .slice(0, KEPT);
  write(TABLES, JSON.stringify(Object.fromEntries(kept)));
  return merged;
}

/** The same company at another table: the secrets of my own seats are good there too, and nobody else's. */
export function follow(from: string, to: string): void {
  const old = all()[from];
  if (!old || all()[to]) return;
  remember(to, { game: old.game, tokens: old.tokens.map(({ seat, token }) => ({ seat, token })), host: old.host });
}

/** Know a forgotten table again, at its old place in the list. */
export function putBack(id: string, known: Mine): void {
  write(TABLES, JSON.stringify({ ...all(), [id]: known }));
}

export function forget(id: string): void {
  const tables = all();
  delete tables[id];
  write(TABLES, JSON.stringify(tables));
}

function merge(old: Key[], news: Key[]): Key[] {
  const seats = new Map(old.map((key) => [key.seat, key]));
  for (const key of news) seats.set(key.seat, key);
  return [...seats.values()].sort((a, b) => a.seat - b.seat);
}

function all(): Record<string, Mine> {
  try {
    const known: unknown = JSON.parse(read(TABLES) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as Record<string, Mine>) : {};
  } catch {
    return {};
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a private window may forbid it; then the table is known as long as the page is open
  }
}
