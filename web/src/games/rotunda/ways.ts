/** Which ways of leaders are open from what has been picked. */
import type { Choosing } from '../contract';
import { placeThing, thing } from './at';
import { GATES, type Basic, type Gate, type Place, type Seen, type Target, type Way } from './seen';

/** The leader that would go this way. */
export function leaderThing(view: Seen, { leader }: Way): Target {
  return leader === 'a' || leader === 'b' ? thing('leader', view.active ?? 0, leader) : thing('neutral', leader);
}

/** Where a way begins. */
export function startOf(view: Seen, way: Way): Place | null {
  if (way.leader === 'a' || way.leader === 'b') {
    return view.seats[view.active ?? 0]?.leaders[way.leader === 'a' ? 0 : 1] ?? null;
  }
  return view.neutrals.find((one) => one.colour === way.leader)?.space ?? null;
}

/** The ways on offer to a place: those of the leader picked, if one is. */
export function waysTo(view: Seen, choosing: Choosing<Target>, place: Place): Way[] {
  if (!choosing.active) return [];
  const name = placeThing(place);
  if (!choosing.isLegal(name) && !choosing.isChosen(name) && !choosing.isOther(name)) return [];
  const there = view.ways.filter((way) => way.to === place);
  const picked = there.filter((way) => choosing.isChosen(leaderThing(view, way)));
  return picked.length ? picked : there;
}

/** A leader is pointed at, and none of the ways is its own. */
export function areSpared(view: Seen, ways: readonly Way[], pointed: Target | null): boolean {
  return ways.length > 0 && !!pointed?.startsWith('leader:') && !ways.some((way) => leaderThing(view, way) === pointed);
}

/** One or two pips for a leader of a seat, none where it has only one; none for neutral ones. */
export function pipsOf(view: Seen, seat: number | null, leader: Way['leader']): number {
  if (leader !== 'a' && leader !== 'b') return 0;
  const pair = (view.seats[seat ?? 0]?.leaders.length ?? 0) > 1;
  return pair ? (leader === 'a' ? 1 : 2) : 0;
}

export function resourceOf(view: Seen, leader: Way['leader']): Basic | undefined {
  return view.neutrals.find((one) => one.colour === leader)?.resource;
}

/** The gates where stairs are open: all but the Hall's. */
export function openStairs(hall: Gate | null): Gate[] {
  return GATES.filter((gate) => gate !== hall);
}
