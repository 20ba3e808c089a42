/** Words on the board: how wide they are, how to break them, how small they must be to fit. */

/** Widths in em of the board's sans in bold, which is the wider one. */
const NARROW = 'iljftrI.,:;!\'|·()1 ';
const WIDE = 'mwMWśźżĄĘ×';

function letterWidth(letter: string): number {
  if (letter === ' ') return 0.22;
  if (letter === 'm' || letter === 'w' || letter === 'M' || letter === 'W') return 0.8;
  if (WIDE.includes(letter)) return 0.5;
  if (NARROW.includes(letter)) return 0.31;
  return letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.6 : 0.51;
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

/** Lines of a text that is set in a box at least `least` wide per line, greedy. */
export function wrap(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
