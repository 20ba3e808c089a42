/** The table of Terracotta Army, for its parts: the view, its things, and the names of those that are always there. */
import { atTable, type At } from '../../kit/at.svelte';
import Drawn from '../../kit/Thing.svelte';
import Boxed from '../../kit/ThingBox.svelte';
import type { Cell, Facing, Inspector, Master, Quarter, Ring, Scoring, Specialist, Target, Seen, Warrior, Weapon, Worker } from './seen';

export const at = (): At<Seen, Target> => atTable();
export const Thing = Drawn<Target>;
export const ThingBox = Boxed<Target>;

/** Names as `things.py` declares them; a figure carries its own in the view. */
export const named = {
  action: (segment: number, ring: Ring): Target => `action:${segment}:${ring}`,
  cell: (cell: Cell): Target => `cell:${cell}`,
  facing: (side: Facing): Target => `facing:${side}`,
  group: (first: Cell): Target => `group:${first}`,
  inspector: (line: Inspector): Target => `inspector:${line}`,
  line: (line: Inspector, n: number): Target => `${line}:${n}`,
  master: (master: Master): Target => `master:${master}`,
  outlook: (scoring: Scoring): Target => `outlook:${scoring}`,
  ring: (ring: Ring): Target => `ring:${ring}`,
  segment: (segment: number): Target => `segment:${segment}`,
  specialist: (specialist: Specialist): Target => `specialist:${specialist}`,
  tile: (round: number): Target => `tile:${round}`,
  warehouse: (quarter: Quarter): Target => `warehouse:${quarter}`,
  warrior: (warrior: Warrior): Target => `warrior:${warrior}`,
  weapon: (weapon: Weapon): Target => `weapon:${weapon}`,
  weaponLine: (weapon: Weapon): Target => `weapon-line:${weapon}`,
  worker: (worker: Worker): Target => `worker:${worker}`,
};
