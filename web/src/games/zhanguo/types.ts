/** The JSON of `view` as src/tianxia/games/zhanguo/view.py makes it. Seats count from 0, regions from 1. */
import type { Aspect, Colour } from './layout';

export type CourtAction = 'recruit_official' | 'transfer_officials' | 'install_governor' | 'hire_workers' | 'build_palace' | 'build_wall';
export type Bonus =
  | 'marker'
  | 'move2'
  | 'vp2'
  | 'vp3'
  | 'worker'
  | 'vp_ivory'
  | 'vp_orange'
  | 'vp_brown'
  | 'calm_any'
  | 'calm_card'
  | 'move_worker'
  | 'official_red'
  | 'official_gray'
  | 'official_white';
export type Ability = 'circle_hire' | 'circle_install' | 'square_marker' | 'triangle_calm' | 'star_recruit' | 'star_install';
/** `a` is the side that is alike on all boards, the others are B sides. */
export type BoardId = 'a' | 'circle' | 'square' | 'triangle' | 'star';
export type Area = 'turquoise' | 'gold' | 'silver';
export type Criterion =
  | 'quiet_regions'
  | 'colour_sets'
  | 'controlled_regions'
  | 'full_regions'
  | 'gray_regions'
  | 'pair_regions'
  | 'red_regions'
  | 'orange_regions'
  | 'white_regions'
  | 'brown_regions'
  | 'calm_empire'
  | 'ivory_regions';
export type TaskKind = 'wall' | 'palace' | 'governor';
export type RewardKind = 'official' | 'worker' | 'governor' | 'wall' | 'palace';
export type PerAspect<T> = Record<Aspect, T>;
export type Officials = Record<Colour, number>;
export type Phase = 'setup' | 'draw' | 'play' | 'rewards' | 'over';

export interface Card {
  /** the activation number */
  id: number;
  aspect: Aspect;
  /** the court action that sets it off */
  action: CourtAction;
  bonus: Bonus;
  /** the amount printed in the bonus */
  n: number;
}
export interface HandCard extends Card {
  /** court actions for which this number passes the test against the top of the court now */
  passes: CourtAction[];
}
export interface TuckedCard extends Card {
  /** would do something if it went off now, would do nothing, or lies in a region at its last unrest space */
  state: 'ready' | 'idle' | 'locked';
}

export interface Reward {
  kind: RewardKind;
  n: number;
  colour: Colour | 'any' | null;
  regions: number[];
}
export interface RewardCell {
  round: number;
  aspect: Aspect;
  reward: Reward;
  /** whose disc lies there */
  seat: number | null;
}

export interface BonusSpace {
  id: string;
  effect: 'move_points' | 'official' | 'vp';
  n: number;
  owner: number | null;
}
export interface RegionView {
  id: number;
  adjacent: number[];
  wall_border: number[];
  spaces: BonusSpace[];
  /** governors beside the spaces, and all of them, by seat */
  beside: number[];
  governors: number[];
  /** seats with the most governors, and what each of them would score now */
  leaders: number[];
  worth: number;
  /** owner of each usable space */
  palaces: (number | null)[];
}
export interface WallSection {
  id: string;
  area: Area;
  tile: Criterion | null;
  levels: number[];
  /** by seat: what the tile counts now */
  counts: number[];
  spaces: { id: string; lines: number; workers: number; owner: number | null }[];
}
export interface Task {
  section: 'upper' | 'lower';
  kind: TaskKind;
  tile: string | null;
  needs: { region: number | null; area: Area | null; met_by: number[] }[];
  fulfilled_by: number[];
  spaces: { vp: number; disc: number | null }[];
}

export interface OwnRegion {
  id: number;
  cards: TuckedCard[];
  unrest: number;
  unrest_max: number;
  no_palace_from: number;
  gov: Officials;
  /** officials in the worker area */
  worker: Officials;
  workers: number;
}
export interface BoardAbility {
  id: Ability;
  after: CourtAction[];
  n: number;
}
/** What is printed on a B side. */
export interface BoardFace {
  id: BoardId;
  unrest_max: number[];
  no_palace_from: number[];
  abilities: BoardAbility[];
}
export interface SeatView {
  points: number;
  board: BoardId | null;
  abilities: BoardAbility[];
  regions: OwnRegion[];
  supply: Officials;
  governors: number;
  palaces: number;
  walls: number;
  markers: PerAspect<{ ones: number; three: boolean; value: number }>;
  /** cards in hand by deck */
  backs: PerAspect<number>;
  /** draft: cards laid aside, by deck */
  aside: PerAspect<number>;
  /** only my own */
  hand?: HandCard[];
  aside_cards?: number[];
  scored: Record<string, number>;
}

export interface Asked {
  seat: number;
  question: string;
  left?: number;
  region?: number;
  passing?: Colour;
}

export interface ZhanguoView {
  /** 0 during set-up */
  round: number;
  rounds: number;
  phase: Phase;
  board_side: 'a' | 'b_pick' | 'b_auction';
  variants: { draft: boolean; turn_order: boolean; unrest: boolean; manual_tasks: boolean };
  first_seat: number;
  /** turn order of this round */
  order: number[];
  turn: number;
  turns: number;
  /** discs on the reward track, from the top; discs in this round's column; who wins ties */
  track: number[];
  column: PerAspect<number | null>;
  tie_order: number[];
  actions: { id: CourtAction; trigger: 'higher' | 'lower' | 'none' }[];
  court: {
    /** the number to beat; null while the stack is empty */
    top: number | null;
    /** oldest first */
    cards: { id: number; aspect: Aspect; seat: number; play: CourtAction }[];
  };
  /** `under`: draft discards that lie under the deck, one list per round, the uppermost first */
  decks: { id: Aspect; left: number; under: number[][] }[];
  stock: PerAspect<number>;
  /** where the marker of value 3 is */
  marker3: PerAspect<number | 'board' | null>;
  rewards: RewardCell[];
  /** seats that would be asked for this round's reward, the strongest first */
  standings: PerAspect<{ seat: number; value: number }[]>;
  asking: Aspect | null;
  regions: RegionView[];
  walls: WallSection[];
  tasks: Task[];
  /** B sides still to be chosen */
  boards: (BoardId | BoardFace)[];
  auction: { bid: number; leader: number | null; bidders: number[] } | null;
  queue: Asked[];
  seats: SeatView[];
}
