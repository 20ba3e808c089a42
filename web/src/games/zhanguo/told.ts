/** What people are told of the things of ZhanGuo. */
import type { Told } from '../../kit/told';
import { t } from '../../lib/words.svelte';
import type { Here } from './at';
import { faceOf } from './faces';
import { UNIFY } from './layout';
import {
  ABILITIES,
  type Ability,
  type Board,
  type Official,
  type OwnArea,
  type OwnRegion,
  type SeatSeen,
  type Seen,
  type Target,
  type WallSection,
} from './seen';
import { abilityText, currentRound, officialText, ranksOf, rewardText, sideText, unrestText, workersText } from './speak';

/** My seat. */
const mine = ({ view, viewer }: Here): SeatSeen | undefined => (viewer === null ? undefined : view.seats[viewer]);
/** A region of my board. */
const ownRegion = (id: string, at: Here): OwnRegion | undefined => mine(at)?.regions.find((one) => one.id === Number(id));
/** A region of the map. */
const onMap = (id: string, { view }: Here) => view.regions.find((one) => one.id === Number(id));
/** What it is called says all there is to say. */
const both = (text: string) => ({ label: text, help: text });

/** The government area or the worker area of a region, or the slot that its next card goes to. */
function ownWords(id: string, at: Here) {
  const [region, area] = id.split(':');
  if (area) return { label: t(area === 'gov' ? 'board-government-area' : 'board-worker-area', { region: Number(region) }) };
  const { markers, unrest } = UNIFY[ownRegion(id, at)?.cards.length ?? 0] ?? { markers: 0, unrest: 0 };
  return both(t('board-slot', { region: Number(region), n: markers, unrest }));
}

/** What a side of a player board does. */
function boardWords(board: Board) {
  const text = faceOf(board).abilities.map(sideText).join(' ');
  return { label: `${t(`board-symbol-${board}`)}. ${text}`, help: text };
}

const sectionText = (section: WallSection, nameOf: Here['nameOf']): string => {
  const area = t(`board-area-${section.area}`);
  if (!section.tile) return area;
  const counts = section.counts.map((n, seat) => `${nameOf(seat)} ${n}`).join(', ');
  return t('board-wall-tile', { area, levels: section.levels.join(' / '), criterion: t(`board-criterion-${section.tile}`), counts });
};

export const told: Told<Seen, Target> = {
  ability: (id, at) => {
    const [region = '', number] = id.split(':');
    const card = ownRegion(region, at)?.cards.find((one) => one.id === Number(number));
    return card ? both(abilityText(card)) : null;
  },
  action: (action) => ({ label: t(`board-action-${action}`), help: t(`board-action-${action}-help`) }),
  assign: (region) => both(t('board-assign', { region: Number(region) })),
  bid: (bid) => ({ label: bid === 'pass' ? t('board-pass') : t('board-bid', { n: Number(bid) }) }),
  board: (id, at) => {
    if (id === 'a') return null;
    if (!ABILITIES.includes(id as Ability)) return boardWords(id as Board);
    const ability = mine(at)?.abilities.find((one) => one.id === id);
    return ability ? both(sideText(ability)) : null;
  },
  card: (id, at) => {
    const card = mine(at)?.hand?.find((one) => one.id === Number(id));
    if (!card) return null;
    const gift = t(`board-bonus-${card.bonus}`, { n: card.n });
    return {
      label: `${card.id} ${t(`board-word-${card.action}`)} ${gift}, ${t(`board-aspect-${card.aspect}`)}`,
      help: abilityText(card),
      then: t('board-then-card', { n: card.id }),
    };
  },
  court: (_, { view: { court }, nameOf }) => {
    const top = court.cards.at(-1);
    if (!top) return both(t('board-court-empty'));
    const action = t(`board-action-${top.play}`);
    const label = t('board-court-top', { id: top.id, player: nameOf(top.seat), action, n: court.cards.length });
    const cards = court.cards.map((card) => card.id).reverse();
    return { label, help: `${label} ${t('board-court-stack', { cards: cards.join(', ') })}` };
  },
  deck: (aspect, { view }) => {
    const deck = view.decks.find((one) => one.id === aspect);
    if (!deck) return null;
    const left = t('board-deck', { aspect: t(`board-aspect-${aspect}`), n: deck.left });
    const known = deck.under.flat().sort((a, b) => a - b);
    return both(known.length ? `${left} ${t('board-deck-under', { cards: known.join(', ') })}` : left);
  },
  first: (_, { view, nameOf }) => ({ label: t('board-first-player', { player: nameOf(view.first_seat) }) }),
  governor: (id, at) => {
    const [number = '', seat] = id.split(':');
    const region = onMap(number, at);
    if (!region) return null;
    const who = { player: at.nameOf(Number(seat)), region: region.id };
    const beside = region.beside[Number(seat)] ?? 0;
    const inside = (region.governors[Number(seat)] ?? 0) > beside ? [t('board-governor', who)] : [];
    return both([...inside, ...(beside ? [t('board-governors-beside', { ...who, n: beside })] : [])].join('; '));
  },
  majority: (id, at) => {
    const region = onMap(id, at);
    const players = region?.leaders.map(at.nameOf).join(', ');
    return region && players ? { label: t('board-majority', { region: region.id, n: region.worth, players }) } : null;
  },
  marker3: (aspect, { view }) => both(t(view.marker3[aspect] === 'board' ? `board-three-${aspect}` : `board-three-gone-${aspect}`)),
  official: (id) => {
    const [region, area, colour] = id.split(':') as [string, OwnArea, Official];
    return { label: officialText(Number(region), area, colour) };
  },
  own: ownWords,
  palace: (id, at) => {
    const n = onMap(id, at)?.palaces.filter((one) => one === null).length ?? 0;
    return { label: t('board-palaces', { region: Number(id), n }) };
  },
  region: (id, at) => {
    const region = onMap(id, at);
    if (!region) return null;
    const governors = region.governors.flatMap((n, seat) => (n ? [`${at.nameOf(seat)} ${n}`] : [])).join(', ');
    if (!governors) return both(t('board-region-empty', { region: region.id }));
    const players = region.leaders.map(at.nameOf).join(', ');
    return both(t('board-region', { region: region.id, governors, players, n: region.worth }));
  },
  reward: (id, { view, nameOf }) => {
    const [round, aspect] = id.split(':');
    const cell = view.rewards.find((one) => one.round === Number(round) && one.aspect === aspect);
    if (!cell) return null;
    const help = t('board-reward', { round: cell.round, aspect: t(`board-aspect-${cell.aspect}`), reward: rewardText(cell.reward) });
    if (cell.round !== currentRound(view)) return both(help);
    const ranks = ranksOf(view, cell.aspect).map((one) => t('board-strength', { player: nameOf(one.seat), n: one.value }));
    return { label: `${help}. ${ranks.join(', ')}`, help };
  },
  score: (seat, { view, nameOf }) => ({
    label: t('board-score-disc', { player: nameOf(Number(seat)), n: view.seats[Number(seat)]?.points ?? 0 }),
  }),
  site: (id, at) => {
    const [region = '', space] = id.split(':');
    const owner = onMap(region, at)?.palaces[Number(space) - 1];
    if (owner === undefined) return null;
    if (owner === null) return { label: t('board-palace-site', { region: Number(region) }) };
    return { label: t('board-palace-of', { player: at.nameOf(owner), region: Number(region) }) };
  },
  space: (id, { view }) => {
    const region = view.regions.find((one) => one.spaces.some((space) => space.id === id));
    const space = region?.spaces.find((one) => one.id === id);
    return region && space ? both(t(`board-space-${space.effect}`, { region: region.id, n: space.n })) : null;
  },
  supply: (id, at) => {
    if (id === 'writing' || id === 'currency' || id === 'laws') return both(t(`board-stock-${id}`, { n: at.view.stock[id] }));
    return { label: t(`board-supply-${id}`, { n: mine(at)?.supply[id] ?? 0 }) };
  },
  task: (id, { view, nameOf }) => {
    const [section, kind] = id.split(':');
    const task = view.tasks.find((one) => one.section === section && one.kind === kind);
    if (!task) return null;
    const needs = task.needs.map((need) => (need.area ? t(`board-area-${need.area}`) : String(need.region))).join(', ');
    const discs = task.spaces.flatMap(({ vp, disc }) => (disc === null ? [] : [`${nameOf(disc)} ${vp}`])).join(', ');
    const what = t(`board-task-${task.kind}`, { needs });
    return both(discs ? `${what} ${t('board-task-done', { discs })}` : what);
  },
  track: (_, { view, nameOf }) => ({ label: t('board-track', { players: view.track.map(nameOf).join(', ') }) }),
  unrest: (id, at) => {
    const region = ownRegion(id, at);
    return region ? both(unrestText(region)) : null;
  },
  wall: (id, { view, nameOf }) => {
    const i = view.walls.findIndex((one) => one.spaces.some((space) => space.id === id));
    const section = view.walls[i];
    const space = section?.spaces.find((one) => one.id === id);
    if (!section || !space) return null;
    const where = { area: t(`board-area-${section.area}`), section: (i % 2) + 1, n: space.lines };
    return { label: space.owner === null ? t('board-wall-space', where) : t('board-wall-of', { ...where, player: nameOf(space.owner) }) };
  },
  walltile: (id, { view, nameOf }) => {
    const section = view.walls.find((one) => one.id === id);
    return section ? both(sectionText(section, nameOf)) : null;
  },
  worker: (id, at) => {
    const region = ownRegion(id, at);
    return region ? { label: workersText(region) } : null;
  },
};
