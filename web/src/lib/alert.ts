/** It is your turn: the tab's title, a sound, a notification, as far as a person wants them. */
import { prefs } from './prefs.svelte';

let audio: AudioContext | null = null;

/** Two soft strokes of a bell, made here: no file is needed. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    for (const [after, pitch] of [
      [0, 587.33],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = audio.currentTime + after;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.16, at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 1);
    }
  } catch {
    // no sound on this device
  }
}

/** Ask for the right to notify; the answer is whether we have it. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tell a person that it is their turn; quiet when they are looking. */
export function yourTurn(title: string, body: string): void {
  if (prefs.sound) chime();
  if (!document.hidden || !prefs.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, icon: '/icon-192.png', tag: 'tianxia-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow notifications only from a service worker
  }
}
