/** What people are told of the things of Round House. */
import type { Told, Words } from '../../kit/told';
import { t } from '../../lib/words.svelte';
import { thing } from './at';
import { goodsOf } from './bits';
import { GATES, isInner } from './layout';
import { cubeOn } from './prints';
import { EXPERTS, SET_VALUES, WORSHIP } from './printed';
import type { Cube, Expert, Goal, Inner, Leader, Order, Resource, Room, SeatSeen, Seen, Side, Target, Temple } from './seen';
import { cubeText, placeLabel, placeName } from './speak';
import { pipsOf } from './ways';

/** Rooms and temples with values nobody could read in the sources. */
const DOUBTFUL: readonly (Room | Temple)[] = [
  'bank',
  'trading_post',
  'warehouse',
  'wholesaler',
  'temple_hearth',
  'temple_learning',
  'temple_fortune',
];

/** Name and sentence of a room or temple, with a word about values that are reconstructed. */
function helpOf(key: string, doubtful: boolean): string {
  const help = `${t(key)}. ${t(`${key}-help`)}`;
  return doubtful ? `${help} ${t('board-reconstructed')}` : help;
}

/** What an order does; the single cards are reconstructed. */
const orderHelp = (order: Order): string => `${t(`order-${order}-help`)} ${t('board-reconstructed')}`;

/** Nothing more is to be said than its name. */
const alone = (label: string): Words => ({ label, help: label });

/** A field for a cube, with what lies there or is printed. */
function fieldWords(cube: Cube | null, printed?: string): Words {
  if (cube) return alone(t('board-field-cube', { cube: cubeText(cube) }));
  return alone(printed ? t('board-field-for', { kind: t(`res-${printed}`) }) : t('board-field-free'));
}

/** An expert in my household: at hand, or used and kept for its amulet. */
function expertWords(own: SeatSeen, expert: Expert): Words {
  const name = t(`expert-${expert}`);
  const { amulet } = EXPERTS[expert];
  if (amulet && own.kept.includes(expert)) return alone(t('board-kept', { amulet: t(`amulet-${amulet}`), expert: name }));
  return { label: name, help: spent(own, expert, t(`expert-${expert}-help`)) };
}

/** An order in my household, open or fulfilled. */
function orderWords(own: SeatSeen, order: Order): Words {
  const name = t(`order-${order}`);
  const label = own.fulfilled.includes(order) ? t('board-order-done', { order: name }) : name;
  return { label, help: spent(own, order, orderHelp(order)) };
}

const spent = (own: SeatSeen, card: Order | Expert, help: string): string =>
  own.used.includes(card) ? `${help} ${t('board-spent')}` : help;

export const told: Told<Seen, Target> = {
  amulet: (kind) => ({ label: t(`amulet-${kind}`), help: t('board-amulet-help', { amulet: t(`amulet-${kind}`) }) }),
  bank: (kind, { view }) => ({ label: t('board-supply-of', { kind: t(`res-${kind}`), n: view.bank[kind] }) }),
  bonus: (points) => ({ label: t('board-bonus-at', { n: Number(points) }), help: t('board-bonus-help') }),
  chair: (id, { view, nameOf }) => {
    const [space, n] = id.split(':') as [Inner, string];
    const where = { room: placeName(view, space), n: Number(n) };
    const sitting = view.chairs[space][Number(n) - 1];
    if (!sitting) return alone(t('board-chair-free', where));
    return alone(t(sitting.senior ? 'board-chair-senior' : 'board-chair-junior', { ...where, player: nameOf(sitting.seat) }));
  },
  coins: (_, { view }) => ({ label: t('board-banker-coins', { n: view.banker_coins }) }),
  edge: (id, { view }) => {
    const [side, line] = id.split(':') as [Side, string];
    const kind = view.worship[side][Number(line) - 1];
    return kind ? { label: t(`amulet-${kind}`), help: t('board-edge-help', { amulet: t(`amulet-${kind}`) }) } : null;
  },
  end: (_, { view: { end_field: n, round_amulet: kind } }) => ({
    label: kind ? t('board-end-amulet', { n, amulet: t(`amulet-${kind}`) }) : t('board-end-field', { n }),
    help: t('board-end-help', { n }),
  }),
  expert: (expert, { view }) => {
    const name = t(`expert-${expert}`);
    const open = view.experts.pool.includes(expert);
    return { label: open ? name : t('board-pile-top', { expert: name }), help: `${name}. ${t(`expert-${expert}-help`)}` };
  },
  field: (id, { view }) => fieldWords(cubeOn(view, thing('field', id)), id.split(':')[1]),
  gate: (gate) => ({ label: t(`gate-${gate}`), help: t('board-gate-help') }),
  hall: (_, at) => ({ label: placeLabel(at, 'hall'), help: t('board-hall-help') }),
  leader: (id, { view, viewer, nameOf }) => {
    const [seat, leader] = id.split(':') as [string, Leader];
    const place = view.seats[Number(seat)]?.leaders[leader === 'a' ? 0 : 1];
    if (!place) return null;
    const label = t('board-leader-at', { player: nameOf(Number(seat)), place: placeName(view, place) });
    const n = Number(seat) === viewer ? pipsOf(view, viewer, leader) : 0;
    return n ? { label: `${t('board-leader', { n })}: ${label}`, then: t('board-then-leader', { n }) } : { label };
  },
  mine: (id, { view, seat }) => {
    const own = seat === null ? undefined : view.seats[seat];
    if (!own) return null;
    const [what, name] = id.split(':') as [string, string];
    if (what === 'amulet') return alone(t(`amulet-${name}`));
    if (what === 'expert') return expertWords(own, name as Expert);
    if (what === 'order') return orderWords(own, name as Order);
    if (what === 'supply') return { label: t('board-my-supply', { n: own.supply }), help: t('board-my-supply-help') };
    if (what === 'track') return { label: t('board-my-track', { n: own.track }), help: t('board-my-track-help') };
    return { label: t(`amount-${what}`, { n: own[what as Resource | 'coins'] }) };
  },
  neutral: (colour, { view }) => {
    const leader = view.neutrals.find((one) => one.colour === colour);
    if (!leader?.space) return null;
    const [place, kind] = [placeName(view, leader.space), t(`res-${leader.resource}`)];
    return { label: t('board-neutral-at', { colour: t(`colour-${colour}`), place, kind }) };
  },
  order: (order) => ({ label: t(`order-${order}`), help: orderHelp(order) }),
  pedlar: (_, { view }) => ({ label: t('board-pedlar', { village: t(`village-${view.pedlar}`) }), help: t('board-pedlar-help') }),
  pile: (pool, { view }) => {
    if (pool === 'orders') return { label: `${t('board-orders')}: ${t('board-in-deck', { n: view.orders.deck })}` };
    if (pool === 'amulets') return { label: `${t('board-amulets')}: ${t('board-in-stack', { n: view.amulets.stack })}` };
    if (pool === 'smugglers') return { label: t('board-smuggler-stack', { n: view.smugglers.stack }) };
    const { back, discard } = view.experts;
    const cards = discard.map((expert) => t(`expert-${expert}`)).join(', ');
    const label = cards ? t('board-pile', { cards }) : t('board-pile-empty');
    return { label, help: back ? `${t('board-top-back', { back: t(`back-${back}`) })} ${label}` : label };
  },
  round: (_, { view }) => ({ label: t('board-marker', { n: view.marker, end: view.end_field }), help: t('board-marker-help') }),
  score: (seat, { view, nameOf }) => {
    const points = view.seats[Number(seat)]?.points ?? 0;
    return { label: t('board-score-marker', { player: nameOf(Number(seat)), n: points }) };
  },
  sets: () => ({ label: t('board-set-values', { values: SET_VALUES.join(', ') }) }),
  slot: (id, { view }) => fieldWords(cubeOn(view, thing('slot', id))),
  smuggler: (token) => {
    const goods = goodsOf(token).map((kind) => t(`res-${kind}`));
    return alone(t('board-smuggler', { goods: goods.join(', ') }));
  },
  space: (space, at) => {
    const room = at.view.rooms[space];
    const label = placeLabel(at, space);
    return room ? { label, help: helpOf(`room-${room}`, DOUBTFUL.includes(room)) } : { label };
  },
  stairs: (gate, { view }) => {
    const [from, to] = GATES[gate].stair;
    const way = { from: placeName(view, from), to: placeName(view, to) };
    return { label: t(isInner(from) ? 'board-stair-up' : 'board-stair-down', way) };
  },
  stock: (kind, { view }) => fieldWords(cubeOn(view, thing('stock', kind)), kind),
  temple: (temple, { view }) => {
    if (!view.temples[temple]) return alone(t('board-temple-used', { temple: t(`temple-${temple}`) }));
    return { label: t(`temple-${temple}`), help: helpOf(`temple-${temple}`, DOUBTFUL.includes(temple)) };
  },
  village: (village, { view, nameOf }) => {
    const who = view.villages[village].map((n, seat) => `${nameOf(seat)} ${n}`).join(', ');
    return alone(`${t(`village-${village}`)}: ${who}`);
  },
  walked: (id, { nameOf }) => {
    const [seat, goal] = id.split(':') as [string, Goal];
    const place = goal === 'hall' ? t('board-hall') : t(`room-${goal}`);
    return { label: t('board-leader-at', { player: nameOf(Number(seat)), place }) };
  },
  worship: (cell, { view, nameOf }) => {
    const [row, column] = cell.split(',').map(Number) as [number, number];
    const who = (view.worship.spaces[row - 1]?.[column - 1] ?? []).map((seat) => nameOf(seat));
    const found = { row, column, n: WORSHIP.vp[row - 1]?.[column - 1] ?? 0 };
    return { label: who.length ? t('board-cell-with', { ...found, who: who.join(', ') }) : t('board-cell', found) };
  },
};
