/** A log line in parts: names and numbers stand out, the text itself stays plain. */

export interface Piece {
  text: string;
  kind: 'plain' | 'name' | 'number';
}

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** A name wrapped so that it can be found again in the sentence. */
export function marked(name: string): string {
  return OPEN + name + CLOSE;
}

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  for (const part of sentence.split(/(\u2068[^\u2069]*\u2069)/)) {
    if (part.startsWith(OPEN)) found.push({ text: part.slice(1, -1), kind: 'name' });
    else {
      for (const bit of part.split(/([+−]?\d+)/)) {
        if (bit) found.push({ text: bit, kind: /^[+−]?\d+$/.test(bit) ? 'number' : 'plain' });
      }
    }
  }
  return found;
}

/** A long sentence in two: what comes after its first semicolon goes to the smaller second line. */
export function inTwo(sentence: string, longest: number): [string, string | null] {
  const at = sentence.indexOf('; ');
  if (sentence.length <= longest || at < 0) return [sentence, null];
  const rest = sentence.slice(at + 2);
  return [`${sentence.slice(0, at)}.`, rest.charAt(0).toLocaleUpperCase() + rest.slice(1)];
}
