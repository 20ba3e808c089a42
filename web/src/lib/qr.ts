/** QR codes (ISO/IEC 18004): byte mode, error correction M, versions 1 to 13, enough for 330 letters. */

// by version from 1: codewords in all, error correction codewords per block, blocks
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532];
const ECC = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9];
const LEVEL_M = 0;

type Grid = boolean[][];

/** The dark modules of the code, row by row. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, i) => bytes.length + (i < 9 ? 2 : 3) <= total - ECC[i]! * BLOCKS[i]!) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const words = interleave(dataWords(bytes, version), version);
  const size = version * 4 + 17;
  const { grid, fixed } = frame(size, version);
  fill(grid, fixed, words);
  let best: Grid = grid;
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 8; mask++) {
    const tried = masked(grid, fixed, mask);
    formatBits(tried, mask);
    const cost = penalty(tried);
    if (cost < least) [best, least] = [tried, cost];
  }
  return best;
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const room = TOTAL[version - 1]! - ECC[version - 1]! * BLOCKS[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleave(words: number[], version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const ecc = ECC[version - 1]!;
  const short = Math.floor(words.length / blocks);
  const longer = words.length % blocks;
  const parts: number[][] = [];
  let at = 0;
  for (let i = 0; i < blocks; i++) {
    const length = short + (i >= blocks - longer ? 1 : 0);
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const divisor = generator(ecc);
  const checks = parts.map((part) => remainder(part, divisor));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < ecc; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product & 0xff;
}

function generator(degree: number): number[] {
  const poly = new Array<number>(degree).fill(0);
  poly[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) poly[j] = times(poly[j]!, root) ^ (poly[j + 1] ?? 0);
    root = times(root, 2);
  }
  return poly;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((term, i) => (rest[i]! ^= times(term, factor)));
  }
  return rest;
}

function frame(size: number, version: number): { grid: Grid; fixed: Grid } {
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const spots = alignment(version, size);
  const last = spots.length - 1;
  spots.forEach((y, i) =>
    spots.forEach((x, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  for (let i = 0; i < 9; i++) {
    set(8, i, grid[i]![8]!);
    set(i, 8, grid[8]![i]!);
  }
  for (let i = 0; i < 8; i++) {
    set(size - 1 - i, 8, false);
    set(8, size - 1 - i, i === 7);
  }
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const a = size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      set(a, b, dark);
      set(b, a, dark);
    }
  }
  return { grid, fixed };
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const spots = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step);
  return [6, ...spots.reverse()];
}

function fill(grid: Grid, fixed: Grid, words: number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]! || bit >= words.length * 8) continue;
        grid[y]![x] = ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(grid: Grid, fixed: Grid, mask: number): Grid {
  return grid.map((row, y) => row.map((dark, x) => (fixed[y]![x]! ? dark : dark !== MASKS[mask]!(x, y))));
}

function formatBits(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) grid[i]![8] = bit(i);
  grid[7]![8] = bit(6);
  grid[8]![8] = bit(7);
  grid[8]![7] = bit(8);
  for (let i = 9; i < 15; i++) grid[8]![14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8]![size - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i]![8] = bit(i);
}

function penalty(grid: Grid): number {
  const size = grid.length;
  let cost = 0;
  let dark = 0;
  for (let way = 0; way < 2; way++) {
    for (let a = 0; a < size; a++) {
      let line = '';
      for (let b = 0; b < size; b++) line += (way ? grid[b]![a] : grid[a]![b]) ? '1' : '0';
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
      for (let b = 0; b + 11 <= size; b++) {
        const part = line.slice(b, b + 11);
        if (part === '10111010000' || part === '00001011101') cost += 40;
      }
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = grid[y]![x]!;
      if (here) dark++;
      if (x + 1 < size && y + 1 < size && here === grid[y]![x + 1] && here === grid[y + 1]![x] && here === grid[y + 1]![x + 1]) cost += 3;
    }
  }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
