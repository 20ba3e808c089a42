/** What is printed on the B sides (a test compares it with components.toml), for the view only names them. */
import type { Board, BoardAbility } from './seen';

/** What is printed on a B side. */
export interface BoardFace {
  id: Board;
  unrest_max: number[];
  no_palace_from: number[];
  abilities: BoardAbility[];
}

export const FACES: readonly BoardFace[] = [
  {
    id: 'circle',
    unrest_max: [2, 3, 4, 3, 3],
    no_palace_from: [2, 2, 3, 2, 2],
    abilities: [
      { id: 'circle_hire', after: ['hire_workers'], n: 1 },
      { id: 'circle_install', after: ['install_governor'], n: 1 },
    ],
  },
  {
    id: 'square',
    unrest_max: [3, 2, 3, 3, 4],
    no_palace_from: [2, 2, 2, 2, 3],
    abilities: [{ id: 'square_marker', after: ['build_wall', 'recruit_official'], n: 1 }],
  },
  {
    id: 'triangle',
    unrest_max: [3, 4, 3, 2, 3],
    no_palace_from: [2, 3, 2, 2, 2],
    abilities: [{ id: 'triangle_calm', after: ['transfer_officials', 'build_wall'], n: 1 }],
  },
  {
    id: 'star',
    unrest_max: [4, 3, 3, 3, 2],
    no_palace_from: [3, 2, 2, 2, 2],
    abilities: [
      { id: 'star_recruit', after: ['recruit_official'], n: 2 },
      { id: 'star_install', after: ['install_governor'], n: 1 },
    ],
  },
];

/** The face of a board the view names. */
export function faceOf(board: Board): BoardFace {
  return FACES.find((face) => face.id === board) ?? { id: board, unrest_max: [], no_palace_from: [], abilities: [] };
}
