/** Opening a table: send it, keep its secrets, go there. */
import * as api from '../lib/api';
import { myName, remember } from '../lib/identity';
import { go } from '../lib/router.svelte';
import { t } from '../lib/words.svelte';
import type { GameOut, NewTable, SeatIn, TableMade } from '../lib/wire';

/** Keep the secrets of a new table: seats of people here are mine, those of open seats are invitations. */
export function keepSecrets(made: TableMade, game: string, seats: readonly Pick<SeatIn, 'kind'>[]): void {
  const open = new Set(seats.flatMap((seat, at) => (seat.kind === 'open' ? [at] : [])));
  remember(made.id, {
    game,
    host: made.host,
    tokens: made.keys.filter((key) => !open.has(key.seat)),
    invites: made.keys.filter((key) => open.has(key.seat)),
  });
}

export async function openTable(wanted: NewTable): Promise<string> {
  const made = await api.newTable(wanted);
  keepSecrets(made, wanted.game, wanted.seats);
  return made.id;
}

/** One click: me against three bots, as the game is usually played. */
export async function playNow(game: GameOut): Promise<void> {
  const level = game.usual_level;
  const bots = Math.min(3, game.seats_max - 1);
  const seats: SeatIn[] = [{ kind: 'person', name: myName() || t('ui-you-name') }];
  for (let i = 0; i < bots; i++) seats.push({ kind: 'bot', level });
  const id = await openTable({ game: game.id, seats });
  go({ page: 'table', id, seat: null, ply: null });
}
