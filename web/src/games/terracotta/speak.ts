/** Sentences that several parts of the board need. */
import { knows, sayMore, t } from '../../lib/words.svelte';
import { placeOf } from './layout';
import {
  SPECIALISTS,
  WARRIORS,
  type ActionId,
  type Cell,
  type Figure,
  type GroupSeen,
  type Master,
  type Scored,
  type SegmentSeen,
  type Seen,
  type Tile,
  type TileSeen,
  type Weapon,
} from './seen';

type NameOf = (seat: number) => string;

/** A name as a heading writes it: with a capital letter. */
export function title(key: string): string {
  return sayMore({ key, args: {} }, 'title') ?? t(key);
}

function keyOf(kind: Figure['kind'] | 'horse'): string {
  return `${(WARRIORS as readonly string[]).includes(kind) ? 'warrior' : 'specialist'}-${kind}`;
}

/** The name of a kind of figure. */
export function kindName(kind: Figure['kind'] | 'horse'): string {
  return title(keyOf(kind));
}

/** One of a kind, within a sentence, where the language has a word for that. */
function oneOf(kind: Figure['kind']): string {
  return sayMore({ key: keyOf(kind), args: {} }, 'a') ?? kindName(kind);
}

/** What a kind of figure is good for. */
export function kindHelp(kind: Figure['kind'] | 'horse', view: Seen): string {
  return t('board-kind-help', { figure: kindName(kind), weapon: t(`weapon-${view.printed.weapon[kind]}`), help: t(`${keyOf(kind)}-help`) });
}

/** What a weapon is good for: its warrior's effect, or a specialist. */
export function weaponHelp(weapon: Weapon, view: Seen): string {
  const warrior = WARRIORS.find((one) => view.printed.weapon[one] === weapon) ?? '';
  const specialist = SPECIALISTS.find((one) => view.printed.weapon[one] === weapon) ?? '';
  return t('board-weapon-help', { does: t(`warrior-${warrior}-help`), specialist: t(`specialist-${specialist}`) });
}

/** The name of a ring space, with what it costs or gives. */
export function actionName(action: ActionId | null, view: Seen): string {
  if (action === null) return t('board-not-yet');
  const { kind, n } = view.printed.actions[action] ?? { kind: '', n: 0 };
  return n ? t(`board-act-${kind}`, { n }) : t(`action-${action}`);
}

/** A ring space as a screen reader says it: also the token on top, or what hiring costs the viewer. */
export function actionLabel(action: ActionId | null, view: Seen, viewer: number | null): string {
  const name = actionName(action, view);
  const kind = action === null ? null : view.printed.actions[action]?.kind;
  if (kind === 'priority' && view.priority.length) return t('board-act-priority', { name, n: view.priority[0] ?? 0 });
  const me = viewer === null ? undefined : view.seats[viewer];
  if (kind !== 'master' || !me || me.masters.includes(action as Master) || !me.tokens.length) return name;
  return t('board-act-hire', { name, n: me.tokens[0] ?? 0 });
}

/** What a ring space does, in a sentence. */
export function actionHelp(action: ActionId | null, view: Seen): string {
  if (action === null || !knows(`action-${action}-help`)) return '';
  return `${actionName(action, view)}. ${t(`action-${action}-help`)}`;
}

/** The three actions of a segment from the inner ring outwards. */
function actionsOf(segment: SegmentSeen, view: Seen): { inner: string; middle: string; outer: string } {
  return {
    inner: actionName(segment.inner, view),
    middle: actionName(segment.middle, view),
    outer: actionName(segment.outer, view),
  };
}

export function segmentName(segment: SegmentSeen, view: Seen): string {
  return t('board-segment', { n: segment.id + 1, ...actionsOf(segment, view) });
}

export function segmentHelp(segment: SegmentSeen, view: Seen): string {
  return t('board-segment-help', { n: segment.id + 1, ...actionsOf(segment, view) });
}

export function cellName(cell: Cell): string {
  const [row, column] = placeOf(cell);
  return t('board-cell', { row, column });
}

/** A figure with its owner and its place. */
export function figureName(figure: Figure, nameOf: NameOf): string {
  const where = cellName(figure.cells[0] ?? '');
  const what = kindName(figure.kind);
  if (figure.owner === null) return t('board-stands', { figure: what, where });
  const key = figure.cells.length > 1 ? 'board-rides' : 'board-owned';
  return t(key, { figure: what, player: nameOf(figure.owner), where });
}

/** By seat: "Ania 7, Benek 3"; seats with nothing are left out. */
export function payments(points: readonly number[], nameOf: NameOf): string {
  const paid = points.flatMap((n, seat) => (n ? [`${nameOf(seat)} ${n}`] : []));
  return paid.length ? paid.join(', ') : t('board-nobody');
}

/** Counts of a scored set, with archers where they break a tie. */
export function standings(set: Scored, nameOf: NameOf): string {
  const most = Math.max(...set.counts);
  const tied = most > 0 && set.counts.filter((n) => n === most).length > 1;
  const there = set.counts.flatMap((n, seat) => {
    if (!n) return [];
    const archers = set.archers[seat] ?? 0;
    return [tied && n === most && archers ? t('board-tied', { player: nameOf(seat), n, archers }) : `${nameOf(seat)} ${n}`];
  });
  return there.length ? there.join(', ') : t('board-nobody');
}

/** What a figure is worth now: who counts it, whom it pays, whom it faces. */
export function figureHelp(figure: Figure, view: Seen, nameOf: NameOf): string {
  const cell = figure.cells[0] ?? '';
  const name = figureName(figure, nameOf);
  if (figure.kind === 'footman') {
    const set = view.outlook?.footmen.find((one) => one.cell === cell);
    return set ? `${name} ${t('board-footman-pays', { pays: payments(set.points, nameOf), of: standings(set, nameOf) })}` : name;
  }
  if (figure.kind === 'musician') {
    const set = view.outlook?.musicians.each.find((one) => one.cell === cell);
    return set ? `${name} ${t('board-musician-pays', { pays: payments(set.points, nameOf) })}` : name;
  }
  if (figure.kind === 'kneeling_archer') {
    const faced = view.mausoleum.find((one) => one.owner !== null && one.cells[0] === figure.faces);
    return `${name} ${faced ? t('board-archer-faces', { figure: oneOf(faced.kind), player: nameOf(faced.owner ?? 0), n: view.printed.archer }) : t('board-archer-idle')}`;
  }
  const group = view.groups.find((one) => one.cells.includes(cell));
  return `${name} ${group ? t('board-in-group', { n: group.each }) : t('board-alone')}`;
}

/** What a group would score at the end. */
export function groupHelp(group: GroupSeen, view: Seen, nameOf: NameOf): string {
  return t('board-group-help', {
    figure: kindName(group.kind),
    n: group.each,
    of: standings(group, nameOf),
    pays: payments(group.points, nameOf),
    domination: view.printed.group.domination,
    presence: view.printed.group.presence,
  });
}

const SYMBOLS: Partial<Record<Tile, string>> = {
  tile_middle_row: 'tc-t-row',
  tile_middle_column: 'tc-t-col',
  tile_coins: 'tc-t-coins',
  tile_clay: 'tc-t-clay',
};

/** The sprite's symbol of a scoring tile. */
export function tileIcon(tile: Tile): string {
  return SYMBOLS[tile] ?? (tile.startsWith('tile_sector_') ? `tc-t-${tile.slice(-2)}` : `tc-${tile.slice(5)}`);
}

/** What a tile counts, and what it would pay now if it is this round's. */
export function tileHelp(tile: TileSeen, view: Seen, nameOf: NameOf): string {
  const rule = t('board-tile-help', { domination: tile.domination, presence: tile.presence, builder: tile.builder });
  const now = tile.id === view.round ? view.outlook?.tile : undefined;
  const what = tile.tile ? `${t(`tile-${tile.tile}-help`)} ` : '';
  return now
    ? `${what}${rule} ${t('board-pays-now', { pays: payments(now.points, nameOf), of: standings(now, nameOf) })}`
    : `${what}${rule}`;
}

/** A master: ability and bonus, price for the viewer, who has hired him. */
export function masterHelp(master: Master, view: Seen, viewer: number | null, nameOf: NameOf): string {
  const me = viewer === null ? undefined : view.seats[viewer];
  const price = me && !me.masters.includes(master) && me.tokens.length ? ` ${t('board-master-price', { n: me.tokens[0] ?? 0 })}` : '';
  const hired = view.seats.flatMap((seat, i) => (seat.masters.includes(master) ? [nameOf(i)] : []));
  const who = hired.length ? ` ${t('board-master-hired', { players: hired.join(', ') })}` : '';
  return `${t(`master-${master}-help`)}${price}${who}`;
}
