/** River, university, emperor track and the strengths of slots and pagodas, as in components.toml (a test compares them). */
import type { EmperorRow, RiverSection, Sector } from '../faces';

/** Section 0 is the start; the last one has a berth for every arrival instead of fixed points. */
export const RIVER: readonly RiverSection[] = [
  { at: [4.6, 43], effect: {}, points: 0 },
  { at: [12, 42.2], effect: { scroll_strength: 1 }, points: 0 },
  { at: [18.9, 39.2], effect: { ferment: 2 }, points: 1 },
  { at: [24.2, 39.4], effect: { emperor: 1 }, points: 2 },
  { at: [25.9, 46.7], effect: { draw: 1 }, points: 4 },
  { at: [27.6, 54.1], effect: { emperor: 1, scroll_repeat: 1 }, points: 6 },
  { at: [33.6, 56.5], effect: { cup_marker: 1 }, points: 9 },
  { at: [41.1, 57.3], effect: { leaves: { quality: 4, count: 3 } }, points: 12 },
  { at: [48.5, 56.9], effect: { emperor: 1, scroll_teapot: 1 }, points: 15 },
  { at: [56, 55.8], effect: { ferment: 2, trash: 1 }, points: 18 },
  { at: [63.4, 54.6], effect: { emperor: 1 }, points: 0 },
];

/** Four sectors clockwise from the gate; half a comes before half b. */
export const SECTORS: readonly Sector[] = [
  { points: 2, halves: [{ id: 'u1a', effect: { leaves: { quality: 2, count: 3 } } }, { id: 'u1b', effect: { ferment: 2 } }] },
  { points: 4, halves: [{ id: 'u2a', effect: { scroll_strength: 1 } }, { id: 'u2b', effect: { draw: 1 } }] },
  { points: 6, halves: [{ id: 'u3a', effect: { emperor: 1 } }, { id: 'u3b', effect: { cup_marker: 1, vp: 1 } }] },
  { points: 8, halves: [{ id: 'u4a', effect: { scroll_teapot: 1 } }, { id: 'u4b', effect: { trash: 1 } }] },
];

/** Rows 1 to 6 above the start. */
export const EMPEROR_ROWS: readonly EmperorRow[] = [
  { tokens: 2, quality: 1, effect: { emperor_card: 1, trash: 1 }, points: 0 },
  { tokens: 2, quality: 2, effect: { vp: 4, ferment: 2 }, points: 0 },
  { tokens: 3, quality: 3, effect: { emperor_card: 1, trash: 1 }, points: 0 },
  { tokens: 3, quality: 4, effect: { vp: 5, draw: 1 }, points: 0 },
  { tokens: 4, quality: 5, effect: { emperor_card: 1, trash: 1 }, points: 0 },
  { tokens: 4, quality: 6, effect: {}, points: 10 },
];

/** Points on the berths of the last section, in the order of arrival. */
export const BERTHS: readonly number[] = [24, 22, 20, 19];
export const LAP_POINTS = 10;
export const SLOT_STRENGTHS: readonly number[] = [1, 2, 3, 4, 5, 6];
