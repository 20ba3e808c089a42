/** A replay that plays by itself, step by step. */
import { prefs } from './prefs.svelte';

export type Pace = 'slow' | 'normal' | 'fast';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];
const PAUSES: Record<Pace, number> = { slow: 2200, normal: 1100, fast: 450 };

interface Given {
  ply(): number;
  plies(): number;
  go(ply: number): void;
}

/** Each step waits until the one before is on the page. Whoever wants little motion begins slowly. */
export class Autoplay {
  playing = $state(false);
  pace = $state<Pace>(matchMedia('(prefers-reduced-motion: reduce)').matches || prefs.speed === 'slow' ? 'slow' : 'normal');

  constructor(private readonly given: Given) {
    $effect(() => {
      if (!this.playing) return;
      const ply = given.ply();
      if (ply >= given.plies()) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => given.go(ply + 1), PAUSES[this.pace]);
      return () => clearTimeout(timer);
    });
  }

  toggle(): void {
    if (!this.playing && this.given.ply() >= this.given.plies()) this.given.go(0);
    this.playing = !this.playing;
  }

  stop(): void {
    this.playing = false;
  }
}
