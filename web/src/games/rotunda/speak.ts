/** Sentences that several parts of the board need. */
import type { TableOut } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Cube, Place, RotundaView, Way } from './types';

export function playerName(table: TableOut, seat: number): string {
  return table.seats[seat]?.name ?? '';
}

/** A room by its name, the Hall by its own. */
export function placeName(view: RotundaView, place: Place | null): string {
  if (place === null) return '';
  if (place === 'hall') return t('board-hall');
  const room = view.rooms[place];
  return room ? t(`room-${room}`) : t('board-room-unknown');
}

/** Who stands in a room, as names. */
export function standing(view: RotundaView, table: TableOut, place: Place): string[] {
  const seated = view.seats.flatMap((seat, i) => seat.leaders.filter((at) => at === place).map(() => playerName(table, i)));
  const neutral = view.neutrals.filter((one) => one.space === place).map((one) => t('board-neutral', { colour: t(`colour-${one.colour}`) }));
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
export function cubeText(cube: NonNullable<Cube>): string {
  if (cube.cube === cube.as) return t(`res-${cube.cube}`);
  return t('board-cube-as', { cube: t(`res-${cube.cube}`), as: t(`res-${cube.as}`) });
}
