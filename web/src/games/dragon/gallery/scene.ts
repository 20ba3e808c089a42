import type { QuestionOut, TableOut } from '../../../lib/wire';
import type { DragonView } from '../types';

/** One position of views.json. */
export interface Scene {
  name: string;
  viewer: number;
  view: DragonView;
  table: TableOut;
  question: QuestionOut | null;
  last: string[];
}
