/** What people are told of the things of Terracotta Army. */
import type { Told } from '../../kit/told';
import { t } from '../../lib/words.svelte';
import {
  actionHelp,
  actionLabel,
  cellName,
  figureHelp,
  figureName,
  groupHelp,
  kindHelp,
  kindName,
  masterHelp,
  payments,
  segmentHelp,
  segmentName,
  standings,
  tileHelp,
  title,
  weaponHelp,
} from './speak';
import type { Ring, Seen, Target } from './seen';

export const told: Told<Seen, Target> = {
  segment: (id, { view }) => {
    const segment = view.segments[Number(id)];
    return segment
      ? { label: segmentName(segment, view), help: segmentHelp(segment, view), then: t('board-then-segment', { n: segment.id + 1 }) }
      : null;
  },
  action: (id, { view, viewer }) => {
    const [segment, ring] = id.split(':') as [string, Ring];
    const action = view.segments[Number(segment)]?.[ring] ?? null;
    return { label: actionLabel(action, view, viewer), help: actionHelp(action, view) };
  },
  ring: (ring, { view }) => {
    const n = view.printed.rotate;
    return { label: t(`board-turn-${ring}`, { n }), help: t(`board-turn-${ring}-help`, { n }) };
  },
  warehouse: (quarter, { view }) => {
    const feeding = view.segments.filter((segment) => segment.quarter === quarter).map((segment) => segment.id + 1);
    return {
      label: t('board-warehouse', { n: view.warehouses[quarter], side: t(`board-side-${quarter}`) }),
      help: t('board-warehouse-help', { first: feeding[0] ?? 0, last: feeding.at(-1) ?? 0 }),
    };
  },
  warrior: (kind, { view }) => {
    const { left, points } = view.organizer[kind];
    return {
      label: t('board-warriors-left', { figure: kindName(kind), n: left, points: points ?? 0 }),
      help: kindHelp(kind, view),
    };
  },
  specialist: (kind, { view }) => {
    const { left, price } = view.specialists[kind];
    return {
      label: t('board-specialists-left', { figure: kindName(kind), n: left, price: price ?? 0 }),
      help: kindHelp(kind, view),
    };
  },
  master: (master, { view, viewer, nameOf }) => ({ label: t(`master-${master}`), help: masterHelp(master, view, viewer, nameOf) }),
  weapon: (weapon, { view, seat }) => {
    const active = view.seats[seat ?? -1]?.weapons[weapon];
    const name = title(`weapon-${weapon}`);
    const label = active === undefined ? name : t(active ? 'board-weapon-active' : 'board-weapon-idle', { weapon: name });
    return { label, help: weaponHelp(weapon, view) };
  },
  'weapon-line': (weapon, { view }) => ({ label: title(`weapon-${weapon}`), help: weaponHelp(weapon, view) }),
  worker: (worker) => ({ label: title(`worker-${worker}`), help: t(`board-help-${worker}`) }),
  inspector: (line, { view }) => {
    const { domination, presence } = view.printed.inspector;
    return {
      label: t(`board-inspector-${line}`, { n: view.inspectors[line] }),
      help: t('board-inspector-help', { domination, presence }),
    };
  },
  row: (n) => ({ label: t('board-row', { n: Number(n) }) }),
  column: (n) => ({ label: t('board-column', { n: Number(n) }) }),
  cell: (cell) => ({ label: cellName(cell) }),
  facing: (side) => ({ label: t(`facing-${side}`) }),
  figure: (cell, { view, nameOf }) => {
    const figure = view.mausoleum.find((one) => one.cells[0] === cell);
    return figure ? { label: figureName(figure, nameOf), help: figureHelp(figure, view, nameOf) } : null;
  },
  group: (cell, { view, nameOf }) => {
    const group = view.groups.find((one) => one.cells[0] === cell);
    return group ? { label: t('board-group', { n: group.each, size: group.cells.length }), help: groupHelp(group, view, nameOf) } : null;
  },
  tile: (round, { view, nameOf }) => {
    const tile = view.tiles[Number(round) - 1];
    if (!tile) return null;
    const { domination, presence } = tile;
    const name = tile.tile ? title(`tile-${tile.tile}`) : t('board-not-yet');
    return { label: t('board-tile', { n: tile.id, tile: name, domination, presence }), help: tileHelp(tile, view, nameOf) };
  },
  priority: (_, { view }) => ({
    label: t('board-priority', { n: view.priority.length, tokens: view.priority.join(', ') }),
    help: t('board-priority-help'),
  }),
  order: () => ({ label: t('board-order-track') }),
  score: () => ({ label: t('board-score-track') }),
  outlook: (scoring, { view, nameOf }) => {
    const set = view.outlook?.[scoring];
    if (!set) return null;
    const what = 'line' in set ? t(`board-${scoring}`, { n: set.line }) : 'tile' in set ? title(`tile-${set.tile}`) : t('board-musicians');
    const pays = t('board-pays', { what, pays: payments(set.points, nameOf) });
    return { label: pays, help: 'counts' in set ? t('board-pays-of', { pays, of: standings(set, nameOf) }) : pays };
  },
};
