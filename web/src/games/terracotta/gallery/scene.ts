import type { QuestionOut, TableOut } from '../../../lib/wire';
import type { TerracottaView } from '../types';

/** One position of views.json. */
export interface Scene {
  name: string;
  viewer: number;
  view: TerracottaView;
  table: TableOut;
  question: QuestionOut | null;
  last: string[];
}
