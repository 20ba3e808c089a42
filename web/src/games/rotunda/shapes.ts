/** Outlines as path data, for rings and halos. */
import { round } from './layout';

export function boxPath(x: number, y: number, w: number, h: number, r: number): string {
  const [a, b] = [round(w - 2 * r), round(h - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${a}a${r} ${r} 0 0 1 ${r} ${r}v${b}a${r} ${r} 0 0 1 ${-r} ${r}h${-a}a${r} ${r} 0 0 1 ${-r} ${-r}v${-b}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export function discPath(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0z`;
}
