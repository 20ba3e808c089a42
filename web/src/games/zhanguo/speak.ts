/** Sentences and icons that several parts of the board need. */
import { t } from '../../lib/words.svelte';
import {
  ASPECTS,
  type Ability,
  type Aspect,
  type BoardAbility,
  type Bonus,
  type Card,
  type Official,
  type OwnArea,
  type OwnRegion,
  type Reward,
  type Seen,
  type Standing,
  type WallFace,
} from './seen';

/** The pigment of an aspect and the ink on it, as style. */
export function pigment(aspect: Aspect): string {
  const n = ASPECTS.indexOf(aspect) + 1;
  return `--cc:var(--zg-a${n});--con:var(--zg-a${n}-on)`;
}

export function hat(colour: Official): string {
  return `--of:var(--zg-${colour})`;
}

/** Icons of what an option brings or costs. */
export const AMOUNT_ICONS: Record<string, string> = {
  writing: 'z-writing',
  currency: 'z-currency',
  laws: 'z-laws',
  unrest: 'z-unrest',
  red: 'z-off-red',
  gray: 'z-off-gray',
  white: 'z-off-white',
  workers: 'z-worker',
  officials: 'z-off-any',
  governors: 'z-governor',
  points: 'z-move',
  abilities: 'z-spark',
};

export interface Sign {
  icon: string;
  style?: string;
  /** the number stands before the icon */
  counted?: boolean;
}

const BONUS: Record<Bonus, Sign> = {
  marker: { icon: 'z-marker_any' },
  move2: { icon: 'z-move', counted: true },
  vp2: { icon: 'i-vp', counted: true },
  vp3: { icon: 'i-vp', counted: true },
  worker: { icon: 'z-worker_add' },
  vp_ivory: { icon: 'z-vpcard', style: '--cc:var(--zg-a1)' },
  vp_orange: { icon: 'z-vpcard', style: '--cc:var(--zg-a2)' },
  vp_brown: { icon: 'z-vpcard', style: '--cc:var(--zg-a3)' },
  calm_any: { icon: 'z-calm_any' },
  calm_card: { icon: 'z-calm_card' },
  move_worker: { icon: 'z-move_worker' },
  official_red: { icon: 'z-off-red', style: hat('red') },
  official_gray: { icon: 'z-off-gray', style: hat('gray') },
  official_white: { icon: 'z-off-white', style: hat('white') },
};

/** How a bonus is drawn. */
export function bonusSign(bonus: Bonus): Sign {
  return BONUS[bonus];
}

/** What the abilities of the B sides give. */
export const ABILITY_SIGNS: Record<Ability, readonly Sign[]> = {
  circle_hire: [{ icon: 'z-worker_add' }, { icon: 'z-move', counted: true }],
  circle_install: [{ icon: 'z-move_worker' }],
  square_marker: [{ icon: 'z-marker_any' }],
  triangle_calm: [{ icon: 'z-calm_any' }, { icon: 'z-worker_add' }],
  star_recruit: [{ icon: 'z-move', counted: true }],
  star_install: [{ icon: 'z-governor', style: '--seat:var(--zg-neutral)' }, { icon: 'z-bridge' }],
};

const CARD_COLOUR: Partial<Record<WallFace, string>> = {
  ivory_regions: '--cc:var(--zg-a1)',
  orange_regions: '--cc:var(--zg-a2)',
  brown_regions: '--cc:var(--zg-a3)',
};

/** How the criterion of a wall tile is drawn. */
export function criterionSign(criterion: WallFace): Sign {
  const official = /^(red|gray|white)_regions$/.exec(criterion);
  if (official) return { icon: `z-off-${official[1]}`, style: hat(official[1] as Official) };
  const colour = CARD_COLOUR[criterion];
  return colour ? { icon: 'z-card', style: colour } : { icon: `z-${criterion}` };
}

/** How a reward is drawn: its icon and whether two of it lie there. */
export function rewardSign(reward: Reward): Sign {
  const neutral = '--seat:var(--zg-neutral)';
  if (reward.kind !== 'official') return { icon: `z-${reward.kind}`, style: neutral };
  if (reward.colour === null || reward.colour === 'any') return { icon: 'z-off-any', style: neutral };
  return { icon: `z-off-${reward.colour}`, style: hat(reward.colour) };
}

/** A reward in words. */
export function rewardText(reward: Reward): string {
  const what = reward.kind === 'official' ? `official-${reward.colour ?? 'any'}` : reward.kind;
  const one = reward.regions.length === 1 || reward.regions.length === 2;
  const regions = one ? reward.regions.join(` ${t('board-or')} `) : t('board-any-region');
  return t(`board-reward-${what}`, { n: reward.n, regions, one: one ? 1 : 0 });
}

/** An ability in words: what must be done and what it gives then. */
export function abilityText(card: Card): string {
  return t('board-ability', {
    id: card.id,
    action: t(`board-action-${card.action}`),
    bonus: t(`board-bonus-${card.bonus}-help`, { n: card.n }),
  });
}

/** An ability that a board always has. */
export function sideText(ability: BoardAbility): string {
  return t(`board-side-${ability.id}`, { n: ability.n });
}

export function officialText(region: number, area: OwnArea, colour: Official): string {
  return t(`board-official-${colour}`, { region, area: t(`board-area-of-${area}`) });
}

export function unrestText(region: OwnRegion): string {
  return t('board-unrest', { region: region.id, n: region.unrest, max: region.unrest_max });
}

export function workersText(region: OwnRegion): string {
  return t('board-workers', { region: region.id, n: region.workers });
}

/** The round whose rewards are fought for; 0 when all is over. */
export function currentRound(view: Seen): number {
  return view.phase === 'over' ? 0 : Math.max(1, view.round);
}

/** Everybody's markers of an aspect, in the order in which they would be asked. */
export function ranksOf(view: Seen, aspect: Aspect): Standing[] {
  const strong = view.standings[aspect];
  const rest = view.tie_order.filter((seat) => !strong.some((one) => one.seat === seat));
  return [...strong, ...rest.map((seat) => ({ seat, value: 0 }))];
}
