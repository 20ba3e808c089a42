import type { QuestionOut, TableOut } from '../../../lib/wire';
import type { RotundaView } from '../types';

/** One position of views.json. */
export interface Scene {
  name: string;
  viewer: number;
  view: RotundaView;
  table: TableOut;
  question: QuestionOut | null;
  last: string[];
}
