/** How far the engine is: asked again and again while it is being compiled, and only then. */
import type { EngineOut } from './wire';

export const AGAIN = 2000;
export const GONE = 10_000;

/** Shows what is worth showing, and nothing a while after it is compiled; the answer ends it. */
export function followEngine(ask: () => Promise<EngineOut>, show: (engine: EngineOut | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let building = false;
  let over = false;

  async function look(): Promise<void> {
    const told = await ask().catch(() => null); // the server may be away for a moment
    if (over) return;
    if (told?.state === 'building') building = true;
    if (!building) return;
    if (told === null || told.state === 'building') {
      if (told) show(told);
      timer = setTimeout(look, AGAIN);
    } else if (told.state === 'compiled') {
      show(told);
      timer = setTimeout(() => show(null), GONE);
    } else {
      show(null);
    }
  }

  void look();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
