/** Sentences that several parts of the board need. */
import type { TableOut } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Cube, Order, Place, Room, Seen, Temple, Way } from './seen';

export function playerName(table: TableOut, seat: number): string {
  return table.seats[seat]?.name ?? '';
}

/** Rooms with values nobody could read in the sources. */
const DOUBTFUL: readonly Room[] = ['bank', 'trading_post', 'warehouse', 'wholesaler'];

/** What a room does, with a word about values that are reconstructed. */
export function roomHelp(room: Room): string {
  return [`${t(`room-${room}`)}.`, t(`room-${room}-help`), ...(DOUBTFUL.includes(room) ? [t('board-reconstructed')] : [])].join(' ');
}

/** What an order does; the single cards are reconstructed. */
export function orderHelp(order: Order): string {
  return `${t(`order-${order}-help`)} ${t('board-reconstructed')}`;
}

/** What a temple gives; one of them stands in the rulebook. */
export function templeHelp(temple: Temple): string {
  const help = `${t(`temple-${temple}`)}. ${t(`temple-${temple}-help`)}`;
  return temple === 'temple_wayfarers' ? help : `${help} ${t('board-reconstructed')}`;
}

/** A room by its name, the Hall by its own. */
export function placeName(view: Seen, place: Place | null): string {
  if (place === null) return '';
  if (place === 'hall') return t('board-hall');
  const room = view.rooms[place];
  return room ? t(`room-${room}`) : t('board-room-unknown');
}

/** Who stands in a room, as names. */
export function standing(view: Seen, table: TableOut, place: Place): string[] {
  const seated = view.seats.flatMap((seat, i) => seat.leaders.filter((at) => at === place).map(() => playerName(table, i)));
  const neutral = view.neutrals
    .filter((one) => one.space === place)
    .map((one) => t('board-neutral', { colour: t(`colour-${one.colour}`) }));
  return [...seated, ...neutral];
}

/** Which leader a way belongs to. */
export function leaderName(leader: string): string {
  if (leader === 'a' || leader === 'b') return t('board-leader', { n: leader === 'a' ? 1 : 2 });
  return t('board-neutral', { colour: t(`colour-${leader}`) });
}

/** The ways to a place as one phrase: which leader, how many rooms. */
export function waysText(ways: readonly Way[]): string {
  return ways.map((way) => t('board-way', { leader: leaderName(way.leader), n: way.steps })).join('; ');
}

/** A cube and what it stands for. */
export function cubeText(cube: Cube): string {
  if (cube.cube === cube.as) return t(`res-${cube.cube}`);
  return t('board-cube-as', { cube: t(`res-${cube.cube}`), as: t(`res-${cube.as}`) });
}
