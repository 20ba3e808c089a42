/** What people are told of the things of Tea Garden. */
import type { At } from '../../kit/at.svelte';
import type { Told, Words } from '../../kit/told';
import { t } from '../../lib/words.svelte';
import { CARAVANS } from './data/caravans';
import { CARDS } from './data/cards';
import { REGIONS } from './data/map';
import { BERTHS, EMPEROR_ROWS, LAP_POINTS, RIVER, SECTORS, SLOT_STRENGTHS } from './data/tracks';
import {
  caravanWords,
  cardWords,
  effectWords,
  laterWords,
  pileWords,
  priceWords,
  regionHelp,
  regionLabel,
  regionName,
  stackWords,
  strengthWords,
  tileWords,
  tradeWords,
} from './speak';
import type { Deck, LeafKind, Region, Seen, SeatSeen, Target } from './seen';

/** All there is to say of it is what stands on it. */
const itself = (label: string): Words => ({ label, help: label });
/** What only an answer names: its own words stand on a button. */
const button = (): null => null;
const mine = ({ view, seat }: At<Seen, Target>): SeatSeen | undefined => (seat === null ? undefined : view.seats[seat]);
/** What lies beside a deck. */
const PILES: Record<Deck, string> = { action: 'board-market', caravan: 'board-caravans', emperor: 'board-emperor' };
const faceOf = (region: string) => REGIONS.find(({ id }) => id === region)!;

export const told: Told<Seen, Target> = {
  // the map
  region: (id, { view }) => {
    const [face, seen] = [faceOf(id), view.regions[id]];
    return { label: regionLabel(face, seen), help: regionHelp(face, seen) };
  },
  garden: (id) => ({ label: t('board-my-garden', { region: regionName(id), n: faceOf(id).value }) }),
  space: (id) => {
    const [region, n] = id.split(':') as [Region, string];
    return { label: t('board-space', { region: regionName(region), n: faceOf(region).points[Number(n) - 1] ?? 0 }) };
  },
  stack: (province, { view }) => itself(stackWords(province, view.stacks[province])),
  river: (section, { view }) => {
    const face = RIVER[Number(section)];
    if (!face || section === '0') return itself(t('board-river-start'));
    const gains = effectWords(face.effect);
    return face === RIVER.at(-1)
      ? itself(t('board-harbour', { gains, points: BERTHS.slice(0, view.seats.length).join(', ') }))
      : itself(t('board-section', { n: Number(section), gains: gains || t('board-nothing'), points: face.points }));
  },
  // beside it
  half: (id) => {
    const sector = SECTORS.find(({ halves }) => halves.some((half) => half.id === id));
    const half = sector?.halves.find((one) => one.id === id);
    return sector && half ? itself(t('board-half', { gains: effectWords(half.effect), points: sector.points })) : null;
  },
  laps: () => ({ label: t('board-laps', { n: LAP_POINTS }) }),
  emperor_row: (row) => {
    const face = EMPEROR_ROWS[Number(row) - 1];
    if (!face) return itself(t('board-emperor-start'));
    const { tokens, quality, effect, points } = face;
    const gains = points ? t('board-end-points', { n: points }) : effectWords(effect);
    return itself(t('board-emperor-row', { n: Number(row), tokens, quality, gains }));
  },
  emperor_card: (card) => itself(cardWords(card)),
  caravan: (caravan) => {
    const face = CARAVANS[caravan];
    return face ? { label: caravanWords(caravan), help: t(`board-caravan-${face.kind}`) } : null;
  },
  trade: (id) => {
    const [caravan = '', n] = id.split(':');
    const option = CARAVANS[caravan]?.trade[Number(n) - 1];
    return option ? { label: tradeWords(option) } : null;
  },
  strength: (id) => {
    const [caravan = '', n] = id.split(':');
    const option = CARAVANS[caravan]?.strength[Number(n) - 1];
    return option ? { label: strengthWords(option) } : null;
  },
  slot: (slot, { view }) => {
    const n = Number(slot);
    const card = view.row[n - 1];
    const price = card && CARDS[card]?.price;
    return price ? itself(t('board-slot', { n, card: cardWords(card), price: priceWords(SLOT_STRENGTHS[n - 1] ?? n, price) })) : null;
  },
  scroll: (scroll) => (scroll === 'teapot' ? itself(t('board-replace-scroll')) : null),
  teapot: (instead) => itself(t(instead === 'any_leaf' ? 'board-replace-leaves' : 'board-replace-fermented')),
  deck: (deck, { view }) => ({ label: `${t(PILES[deck])}: ${pileWords(deck, view)}` }),
  track: () => ({ label: t('board-track') }),
  // my area
  hand: (card) => itself(cardWords(card)),
  card: (card) => ({ label: cardWords(card) }),
  draw_pile: (_, at) => ({ label: t('board-pile-draw_pile-n', { n: mine(at)?.draw_size ?? 0 }) }),
  discard_pile: (_, at) => ({ label: t('board-pile-discard_pile-n', { n: mine(at)?.discard.length ?? 0 }) }),
  removed: (_, at) => ({ label: t('board-pile-removed-n', { n: mine(at)?.removed.length ?? 0 }) }),
  card_slot: (turn, at) => {
    const [n, stack] = [Number(turn), mine(at)?.played[Number(turn) - 1]];
    if (!stack) return { label: t('board-slot-free', { n }) };
    const cards = [stack.top, ...[...stack.covered].reverse()];
    const strength = cards.reduce((sum, card) => sum + (CARDS[card]?.strength ?? 0), 0);
    return { label: t('board-played', { n, strength, cards: cards.map(cardWords).join('; ') }) };
  },
  effect: (effect, at) => {
    const top = mine(at)?.played[(at.view.turn?.number ?? 0) - 1]?.top;
    if (!top) return null;
    const gains = effectWords({ [effect]: CARDS[top]?.effect[effect] ?? 1 });
    return { label: gains, help: t('board-effect-help', { gains }) };
  },
  pagoda: (strength) => {
    const n = Number(strength);
    return { label: t('board-pagoda', { n }), help: t('board-pagoda-help', { n }) };
  },
  basket: (id, at) => {
    const [quality, kind] = id.split(':') as [string, LeafKind];
    const own = mine(at);
    if (!own) return null;
    const label = t(`board-basket-${kind}`, { n: own[kind][Number(quality) - 1] ?? 0, quality: Number(quality) });
    const last = at.view.round >= at.view.rounds;
    return { label, help: `${label}. ${last ? t('board-basket-last') : laterWords(own, Number(quality))}` };
  },
  tile: (tile) => itself(tileWords(tile)),
  connection: (id, at) => {
    const [row = 0, gap = 0] = id.split(':').map(Number);
    return { label: t('board-connection', { row, n: mine(at)?.cup_rows[row - 1]?.markers[gap - 1] ?? 0 }) };
  },
  row: (id) => ({ label: t(id === 'new' ? 'board-row-new' : id.endsWith('left') ? 'board-row-left' : 'board-row-right') }),
  good: (good, at) => ({ label: t(`board-good-${good}`, { n: mine(at)?.[good] ?? 0 }), help: t(`board-good-${good}-help`) }),
  supply: () => ({ label: t('board-supply') }),
  begin: button,
  confirm: button,
  end_turn: button,
  main: button,
  no: button,
  pass: button,
  repeat: button,
};
