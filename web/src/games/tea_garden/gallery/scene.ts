import type { QuestionOut, TableOut } from '../../../lib/wire';
import type { TeaView } from '../types';

/** One position of views.json. */
export interface Scene {
  name: string;
  viewer: number;
  view: TeaView;
  table: TableOut;
  question: QuestionOut | null;
  last: string[];
}
