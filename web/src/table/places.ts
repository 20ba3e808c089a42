/**
 * Spots of the frame that somebody may be shown, as `data-place`. `panel:2` is the panel of the third seat. Things on the board are not
 * among them: they have their names, as `data-target`.
 */
export const PLACES = [
  'progress',
  'status',
  'confirm',
  'board',
  'mine',
  'log',
  'tool:undo',
  'tool:hint',
  'tool:rules',
  'tool:history',
  'tool:forecast',
  'tool:grid',
  'tool:settings',
] as const;

export type Place = (typeof PLACES)[number] | `panel:${number}`;
