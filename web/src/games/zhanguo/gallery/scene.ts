import type { QuestionOut, TableOut } from '../../../lib/wire';
import type { ZhanguoView } from '../types';

/** One position of views.json. */
export interface Scene {
  name: string;
  viewer: number;
  view: ZhanguoView;
  table: TableOut;
  question: QuestionOut | null;
  last: string[];
}
