/** Which ways of leaders are open from what has been picked. */
import type { Choosing } from '../contract';
import { GATES, type Basic, type Gate, type Place, type Seen, type Way } from './seen';

/** The target of a place. */
export function targetOf(place: Place): string {
  return place === 'hall' ? 'hall' : `space:${place}`;
}

/** The target of the leader of a way. */
export function leaderTarget(view: Seen, leader: string): string {
  return leader === 'a' || leader === 'b' ? `leader:${view.active}:${leader}` : `neutral:${leader}`;
}

/** Where a way begins. */
export function startOf(view: Seen, way: Way): Place | null {
  if (way.leader === 'a' || way.leader === 'b') {
    return view.seats[view.active ?? 0]?.leaders[way.leader === 'a' ? 0 : 1] ?? null;
  }
  return view.neutrals.find((one) => one.colour === way.leader)?.space ?? null;
}

/** The ways on offer to a place: those of the leader picked, if one is. */
export function waysTo(view: Seen, choosing: Choosing, place: Place): Way[] {
  if (!choosing.active) return [];
  const name = targetOf(place);
  if (!choosing.isLegal(name) && !choosing.isChosen(name) && !choosing.isOther(name)) return [];
  const there = view.ways.filter((way) => way.to === place);
  const picked = there.filter((way) => choosing.isChosen(leaderTarget(view, way.leader)));
  return picked.length ? picked : there;
}

/** One or two pips for my leaders, none where there is only one. */
export function pipsOf(view: Seen, leader: string): number {
  if (leader !== 'a' && leader !== 'b') return 0;
  const pair = (view.seats[view.active ?? 0]?.leaders.length ?? 0) > 1;
  return pair ? (leader === 'a' ? 1 : 2) : 0;
}

export function resourceOf(view: Seen, leader: string): Basic | undefined {
  return view.neutrals.find((one) => one.colour === leader)?.resource;
}

/** The gates where stairs are open: all but the Hall's. */
export function openStairs(hall: Gate | null): Gate[] {
  return GATES.filter((gate) => gate !== hall);
}
