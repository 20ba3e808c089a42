/** Addresses of the pages, as pure functions. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; seat: string | null; ply: number | null }
  | { page: 'replay'; id: string; ply: number | null }
  | { page: 'rules'; game: string; anchor: string | null }
  | { page: 'lost' };

/** The page that an address means. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://here');
  const parts = url.pathname.split('/').filter(Boolean).map(decode);
  const hash = decode(url.hash.slice(1));
  const [first, second, third, ...rest] = parts;
  if (first === undefined) return { page: 'home' };
  if (second === undefined || rest.length) return { page: 'lost' };
  if (first === 'new' && third === undefined) return { page: 'new', game: second };
  if (first === 'rules' && third === undefined) return { page: 'rules', game: second, anchor: hash || null };
  if (first !== 't') return { page: 'lost' };
  const ply = whole(url.searchParams.get('ply'));
  if (third === 'replay') return { page: 'replay', id: second, ply };
  if (third !== undefined) return { page: 'lost' };
  const seat = new URLSearchParams(hash).get('seat');
  return { page: 'table', id: second, seat: seat || null, ply };
}

/** The address of a page; a seat's secret goes into the fragment, which no server sees. */
export function address(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.anchor ? `#${encodeURIComponent(route.anchor)}` : ''}`;
    case 'replay':
      return `/t/${encodeURIComponent(route.id)}/replay${query(route.ply)}`;
    case 'table':
      return `/t/${encodeURIComponent(route.id)}${query(route.ply)}${route.seat ? `#seat=${encodeURIComponent(route.seat)}` : ''}`;
  }
}

function query(ply: number | null): string {
  return ply === null ? '' : `?ply=${ply}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
