/** Sentences that what is told of several things is made of. */
import { t } from '../../lib/words.svelte';
import type { Here } from './at';
import type { Cube, Place, Seen, Way } from './seen';
import { waysTo } from './ways';

/** A room by its name, the Hall by its own. */
export function placeName(view: Seen, place: Place | null): string {
  if (place === null) return '';
  if (place === 'hall') return t('board-hall');
  const room = view.rooms[place];
  return room ? t(`room-${room}`) : t('board-room-unknown');
}

/** A place with the ways that lead there and who stands in it. */
export function placeLabel(here: Here, place: Place): string {
  const who = standing(here, place);
  const parts = [
    placeName(here.view, place),
    waysText(waysTo(here.view, here.choosing, place)),
    who.length ? t('board-stands-here', { who: who.join(', ') }) : '',
  ];
  return parts.filter(Boolean).join(': ');
}

/** Who stands in a room, as names. */
function standing({ view, nameOf }: Here, place: Place): string[] {
  const seated = view.seats.flatMap((seat, i) => seat.leaders.filter((at) => at === place).map(() => nameOf(i)));
  return [...seated, ...view.neutrals.filter((one) => one.space === place).map((one) => leaderName(one.colour))];
}

/** Which leader a way belongs to. */
function leaderName(leader: Way['leader']): string {
  if (leader === 'a' || leader === 'b') return t('board-leader', { n: leader === 'a' ? 1 : 2 });
  return t('board-neutral', { colour: t(`colour-${leader}`) });
}

/** The ways to a place as one phrase: which leader, how many rooms. */
function waysText(ways: readonly Way[]): string {
  return ways.map((way) => t('board-way', { leader: leaderName(way.leader), n: way.steps })).join('; ');
}

/** A cube and what it stands for. */
export function cubeText(cube: Cube): string {
  if (cube.cube === cube.as) return t(`res-${cube.cube}`);
  return t('board-cube-as', { cube: t(`res-${cube.cube}`), as: t(`res-${cube.as}`) });
}
