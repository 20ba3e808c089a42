/** Opening a table: seal it, send it, keep its secrets, go there. */
import * as api from '../lib/api';
import { mineAt, myName, remember, follow } from '../lib/identity';
import { go } from '../lib/router.svelte';
import { newPart } from '../lib/seal';
import { t } from '../lib/words.svelte';
import type { GameOut, NewTable, SeatIn, TableMade, TableOut } from '../lib/wire';

/** Keep the secrets of a new table: seats of people here are mine, open seats have links. */
export function keepSecrets(made: TableMade, wanted: Pick<NewTable, 'game' | 'seats'>, promised: string | null): void {
  const tokens = made.keys.map((key) => ({ ...key, part: wanted.seats[key.seat]?.part ?? null, promised }));
  remember(made.id, { game: wanted.game, host: made.host, tokens, invites: made.invites });
}

/** The same table with what this browser adds for its own seats, after the server has committed itself. */
async function sealed(wanted: NewTable): Promise<[NewTable, string | null]> {
  if (wanted.seed) return [wanted, null]; // somebody chose all draws
  const seal = await api.newSeal();
  const seats = wanted.seats.map((seat) => (seat.kind === 'person' ? { ...seat, part: newPart() } : seat));
  return [{ ...wanted, seats, seal: seal.id }, seal.commitment];
}

export async function openTable(wanted: NewTable): Promise<string> {
  const [complete, promised] = await sealed(wanted);
  const made = await api.newTable(complete);
  keepSecrets(made, complete, promised);
  return made.id;
}

/** The same company again (host): it begins at once, sealed with what this browser adds. */
export async function openRematch(table: TableOut): Promise<string> {
  const mine = mineAt(table.id);
  const keys = (mine?.tokens ?? []).filter((key) => table.seats[key.seat]?.yours).map((key) => ({ ...key, part: newPart() }));
  const seal = await api.newSeal();
  const parts = keys.map(({ token, part }) => ({ token, part }));
  const made = await api.rematch(table.id, { host: mine?.host ?? '', seal: seal.id, parts });
  follow(table.id, made.id);
  remember(made.id, { tokens: keys });
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
