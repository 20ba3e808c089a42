/** What a threat says in two or three characters. */
import type { EventName, Threat } from './seen';

export interface ThreatMark {
  kind: 'lose' | 'gain' | 'safe' | 'none';
  /** persons lost or points gained */
  n: number;
  /** `2/3`, or `+6` where points are in question */
  text: string;
}

export function threatOf(threat: Threat | null | undefined, event: EventName | null): ThreatMark | null {
  if (!threat) return null;
  const share = `${threat.have}/${threat.need}`;
  if (threat.lose > 0) return { kind: 'lose', n: threat.lose, text: share };
  if (threat.gain > 0) return { kind: 'gain', n: threat.gain, text: `+${threat.gain}` };
  if (event === 'dragon_festival') return { kind: 'none', n: 0, text: '+0' };
  return { kind: 'safe', n: 0, text: share };
}
