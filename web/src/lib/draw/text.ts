/** Words on the board: how wide they are, how to break them, how small they must be to fit. */

/** Widths in em of letters of Alegreya Sans in bold, rounded up. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [' ', 0.17],
  ["ilj.,:;·I|'", 0.28],
  ['łfrt1()/-', 0.36],
  ['csśćzźż', 0.42],
  ['aąeęvxyk23456789+×EFLST', 0.5],
  ['w', 0.71],
  ['mMW', 0.86],
  ['ADGHKNOQRU', 0.67],
];
const OTHER = 0.55;
const WIDTH = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

function letterWidth(letter: string): number {
  return WIDTH.get(letter) ?? OTHER;
}

/** About how wide a text is at a size, in the same unit as the size. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
}

/** The size at which a text fits, never larger than wanted. */
export function fitSize(text: string, wanted: number, room: number): number {
  const width = widthOf(text, wanted);
  return width <= room ? wanted : Math.floor((wanted * room * 100) / width) / 100;
}

/** A name on one or two lines; two when it does not fit on one, broken where the longer line is shortest. */
export function breakName(name: string, size: number, room: number): string[] {
  const words = name.split(' ');
  if (words.length < 2 || widthOf(name, size) <= room) return [name];
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, 1)));
}
