/** What went wrong with a request, as a sentence. */
import { Refusal } from '../lib/api';
import { knows, say, t } from '../lib/words.svelte';

export function troubleText(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.problem && knows(error.problem.message.key)) return say(error.problem.message);
    if (error.status === 0) return t('ui-no-server');
    if (error.status === 404) return t('ui-no-such-table');
  }
  return t('ui-failed');
}
