/** What people are told of the things of In the Year of the Dragon. */
import type { Told } from '../../kit/told';
import { t } from '../../lib/words.svelte';
import type { Here } from './at';
import { deckSize, monthState } from './geometry';
import { valueOf } from './layout';
import type { SeatSeen, Seen, Target, Tile } from './seen';
import { goodsOf, palaceLabel } from './speak';

/** Whose palaces, goods and cards the names are of. */
const own = ({ view, seat, viewer }: Here): SeatSeen | undefined => view.seats[seat ?? viewer ?? -1];

export const told: Told<Seen, Target> = {
  card: (action) => ({ label: t(`action-${action}`), help: t(`action-${action}-help`) }),
  group: (n, { view }) => {
    const group = view.groups[Number(n) - 1];
    return group ? { label: t('board-group', { n: Number(n), cards: group.cards.map((card) => t(`action-${card}`)).join(', ') }) } : null;
  },
  hand: (card) => ({ label: t('board-hand-card', { card: t(`card-${card}`) }) }),
  palace: (id, here) => {
    if (id === 'new') return { label: t('label-build-new') };
    const palace = own(here)?.palaces.find((one) => one.id === Number(id));
    return palace ? { label: palaceLabel(palace) } : null;
  },
  person: (id) => {
    const [palace, tile] = id.split(':') as [string, Tile];
    return { label: t('board-lodger', { tile: t(`tile-${tile}`), n: Number(palace) }) };
  },
  wall: (tile, here) => ({
    label: t(own(here)?.wall_left?.includes(tile) ? 'board-my-wall-tile' : 'board-wall-built', { tile: t(`wall-${tile}`) }),
  }),
  tile: (tile, { view }) => ({ label: t('board-supply', { tile: t(`tile-${tile}`), n: view.supply[tile], value: valueOf(tile) }) }),
  type: (type) => ({ label: t(`type-${type}`), help: t(`type-${type}-help`) }),
  privilege: (privilege) => ({ label: t(`privilege-${privilege}`) }),
  good: (good, here) => {
    const seat = own(here);
    return seat ? { label: t(`amount-${good}`, { n: goodsOf(seat)[good] }) } : null;
  },
  money: (_, here) => {
    const seat = own(here);
    return seat ? { label: t('amount-yuan', { n: seat.yuan }) } : null;
  },
  // what nobody can choose
  track: () => ({ label: t('board-track') }),
  supply: () => ({ label: t('sheet-supply') }),
  discard: (_, { view }) => ({ label: t('board-discard', { n: view.seats.flatMap((seat) => seat.discarded).length }) }),
  deck: (_, { view }) => ({ label: t('board-deck', { n: deckSize(view) }) }),
  event: (month, { view }) => {
    const event = view.events[Number(month) - 1] ?? null;
    const named = event ? t(`event-${event}`) : t('board-unknown');
    const label = t(`board-month-${monthState(Number(month), view)}`, { n: Number(month), event: named });
    return event ? { label, help: `${label}. ${t(`event-${event}-help`)}` } : { label };
  },
  super: (_, { view: { super_event: event } }) => {
    const label = t('board-super', { super: event ? t(`super-${event}`) : t('board-super-hidden') });
    return event ? { label, help: `${label}. ${t(`super-${event}-help`)}` } : { label };
  },
  'great-wall': (_, { view: { wall } }) => (wall ? { label: t('board-wall', { n: wall.owners.length, length: wall.length }) } : null),
  built: (place, { view, nameOf }) => {
    const owner = view.wall?.owners[Number(place) - 1];
    if (owner === undefined) return null;
    const label = t('board-wall-tile', { player: nameOf(owner), n: Number(place) });
    return { label, help: label };
  },
};
