/** Sentences about components: what a card, a caravan, a tile or a region says. */
import { t } from '../../lib/words.svelte';
import { CARAVANS } from './data/caravans';
import { CARDS } from './data/cards';
import { BONUSES, TILES } from './data/tiles';
import type { CaravanFace, Effect, EndScore, Price, RegionFace } from './faces';
import { ROMAN } from './layout';
import type { CupStack, Deck, Province, RegionSeen, SeatSeen, Seen } from './seen';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** What an effect gives. */
export function effectWords(effect: Effect): string {
  return list(
    Object.entries(effect).map(([key, value]) =>
      typeof value === 'object' ? t('board-gain-leaves', { n: value.count, quality: value.quality }) : t(`board-gain-${key}`, { n: value }),
    ),
  );
}

function endWords(end: EndScore): string {
  if (end.type === 'flat') return t('board-end-flat', { n: end.vp });
  if (end.base !== undefined) return t('board-end-base', { n: end.base });
  return t(`board-end-${end.type}`, { n: end.vp, max: end.max ?? 0 });
}

/** Everything on the face of a card. */
export function cardWords(card: string): string {
  const face = CARDS[card];
  if (!face) return card;
  const kind = face.level === 0 ? 'start' : face.level === 6 ? 'emperor' : 'action';
  return list([
    t(`board-card-${kind}`, { level: ROMAN[face.level] ?? '' }),
    t('board-strength', { n: face.strength }),
    face.secondary.map((one) => t(`board-kind-${one}`)).join(` ${t('board-or')} `),
    ...face.teapots.map((pot) => t(`board-pot-${pot}`)),
    effectWords(face.effect),
    face.points ? t('board-end-points', { n: face.points }) : '',
    face.end ? endWords(face.end) : '',
  ]);
}

/** What a card of the row costs. */
export function priceWords(strength: number, price: Price): string {
  return list([
    t('board-strength', { n: strength }),
    t('board-price-leaves', { n: price.leaves, quality: price.quality }),
    ...price.teapots.map((pot) => t(`board-pot-${pot}`)),
  ]);
}

export function tradeWords(option: CaravanFace['trade'][number]): string {
  const cost = list([
    option.any ? t('board-cost-any', { n: option.any }) : '',
    option.fermented ? t('board-cost-fermented', { n: option.fermented }) : '',
  ]);
  return t('board-for', { cost, gains: effectWords(option.effect) });
}

export function strengthWords(option: CaravanFace['strength'][number]): string {
  return t('board-for', { cost: t('board-strength-least', { n: option.min }), gains: effectWords(option.effect) });
}

export function caravanWords(caravan: string): string {
  const face = CARAVANS[caravan];
  if (!face) return caravan;
  const options = [...face.trade.map(tradeWords), ...face.strength.map(strengthWords)];
  return `${t(`board-caravan-${face.kind}`)}. ${options.join('; ')}`;
}

/** The two halves of a tile and its bonus. */
export function tileWords(tile: string): string {
  const face = TILES[tile];
  if (!face) return tile;
  return t('board-tile', { left: t(`board-cup-${face.left}`), right: t(`board-cup-${face.right}`), gains: effectWords(face.effect) });
}

export function regionName(region: string): string {
  return t('board-region', { n: Number(region.slice(1)) });
}

export function regionLabel(region: RegionFace, seen: RegionSeen): string {
  const free = seen.spaces.filter((seat) => seat === null).length;
  return t('board-region-label', {
    region: regionName(region.id),
    province: t(`board-province-${region.province}`),
    n: region.value,
    free,
  });
}

/** Value, free spaces and bonus of a region. */
export function regionHelp(region: RegionFace, seen: RegionSeen): string {
  const bonus = seen.bonus ? BONUSES[seen.bonus] : undefined;
  return list([regionLabel(region, seen), bonus ? t('board-region-bonus', { gains: effectWords(bonus) }) : '']);
}

/** A cup stack: how many tiles it has, and the one on top. */
export function stackWords(province: Province, { top, size }: CupStack): string {
  const name = t(`board-province-${province}`);
  return top ? t('board-stack', { province: name, n: size, tile: tileWords(top) }) : t('board-stack-empty', { province: name });
}

/** What lies in a basket after the next upkeep: fresh leaves fade, fermented ones ripen, the harvest comes in. */
export function laterWords({ fresh, fermented, harvest }: SeatSeen, quality: number): string {
  const leaves = (from: readonly number[], of: number): number => from[of - 1] ?? 0;
  return t('board-basket-later', {
    fresh: leaves(fresh, quality + 1) + (quality === 1 ? leaves(fresh, 1) : 0) + leaves(harvest, quality),
    fermented: leaves(fermented, quality - 1) + (quality === 6 ? leaves(fermented, 6) : 0),
  });
}

/** How many cards a deck has, and what comes next of it. */
export function pileWords(deck: Deck, { action_deck, caravan_deck: { basic, advanced }, emperor_deck }: Seen): string {
  const n = { action: action_deck.reduce((sum, cards) => sum + cards, 0), caravan: basic + advanced, emperor: emperor_deck }[deck];
  if (deck === 'action' && n) return t('board-market-pile', { n, level: ROMAN[action_deck.findIndex((cards) => cards > 0) + 1] ?? '' });
  return deck === 'caravan' && basic ? t('board-caravan-pile', { n, basic }) : t('board-pile', { n });
}
