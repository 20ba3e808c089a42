/** The page shown now. Plain links work: clicks on them are turned into page changes. */
import { address, parse, type Route } from './router';

let route = $state.raw<Route>({ page: 'home' });

export function current(): Route {
  return route;
}

export function go(next: Route, replace = false): void {
  const to = address(next);
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = route;
  route = next;
  if (!replace && before.page !== next.page) scrollTo(0, 0);
}

/** Take the links and the back button over; the answer gives them back. */
export function startRouter(): () => void {
  const read = (): void => {
    route = parse(location.href);
  };
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    const next = parse(link.href);
    if (next.page === 'lost') return;
    event.preventDefault();
    go(next);
  };
  read();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', read);
    removeEventListener('hashchange', read);
    document.removeEventListener('click', click);
  };
}
