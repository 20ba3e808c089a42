/**
 * The hash of a view, as `server/wire/canonical.py` makes it: the first sixteen hexadecimal digits of the
 * SHA-256 of its JSON with sorted keys. Written out here because the browser's own SHA-256 is missing
 * on plain http in a home network.
 */

export function viewHash(view: unknown): string {
  return sha256(new TextEncoder().encode(canonical(view))).slice(0, 16);
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const box = value as Record<string, unknown>;
  return `{${Object.keys(box)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(box[key])}`)
    .join(',')}}`;
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUNDS = primes.map((p) => fraction(Math.cbrt(p)));

export function sha256(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(length - 4, (bytes.length << 3) >>> 0);
  const h = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    mix(h, w);
  }
  return [...h].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(h: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, k].forEach((n, i) => (h[i] = (h[i]! + n) | 0));
}

function turn(n: number, by: number): number {
  return (n >>> by) | (n << (32 - by));
}
