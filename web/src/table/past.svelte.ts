/** A table as it was: the position of the ply that is wanted, fetched when another is. */
import * as api from '../lib/api';
import type { PastView } from '../lib/wire';
import { troubleText } from '../parts/trouble';

interface Wish {
  id: string;
  /** The ply; null when only the present is of interest. */
  ply: () => number | null;
  /** Whether it may be asked for yet. */
  ready: () => boolean;
  token: () => string | undefined;
}

export class Past {
  now = $state.raw<PastView | null>(null);
  trouble = $state('');

  constructor(wish: Wish) {
    $effect(() => {
      const ply = wish.ply();
      if (ply === null) this.now = null;
      if (ply === null || !wish.ready()) return;
      let stale = false;
      api.past(wish.id, ply, wish.token()).then(
        (found) => {
          if (!stale) [this.now, this.trouble] = [found, ''];
        },
        (error: unknown) => {
          if (!stale) this.trouble = troubleText(error);
        },
      );
      return () => (stale = true);
    });
  }
}
