/** As much of TOML as components.toml uses: tables, arrays of tables, strings, numbers, truth, arrays, inline tables. */
import { readFileSync } from 'node:fs';

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = { [key: string]: Value };

export function componentsOf(game: string): Table {
  return parse(readFileSync(new URL(`../../../../../src/tianxia/games/${game}/components.toml`, import.meta.url), 'utf8'));
}

function parse(text: string): Table {
  const root: Table = {};
  let now = root;
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    let line = bare(lines[i]!);
    if (!line) continue;
    const head = /^\[(\[?)([\w.]+)\]?\]$/.exec(line);
    if (head) {
      now = tableAt(root, head[2]!.split('.'), head[1] === '[');
      continue;
    }
    while (depth(line) > 0) line += ` ${bare(lines[++i]!)}`;
    const at = line.indexOf('=');
    now[line.slice(0, at).trim()] = new Reader(line.slice(at + 1)).value();
  }
  return root;
}

/** A line without comment and surrounding space. */
function bare(line: string): string {
  return line.replace(/^((?:[^"#]|"[^"]*")*)#.*$/, '$1').trim();
}

function depth(line: string): number {
  const open = line.replace(/"[^"]*"/g, '');
  return (open.match(/[[{]/g)?.length ?? 0) - (open.match(/[\]}]/g)?.length ?? 0);
}

function tableAt(root: Table, path: string[], many: boolean): Table {
  let now: Table = root;
  path.forEach((name, i) => {
    const last = i === path.length - 1;
    if (last && many) {
      const list = (now[name] ??= []) as Value[];
      list.push({});
    } else now[name] ??= {};
    const found = now[name]!;
    now = (Array.isArray(found) ? found.at(-1) : found) as Table;
  });
  return now;
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  value(): Value {
    this.skip();
    const sign = this.text[this.at]!;
    if (sign === '"') return this.string();
    if (sign === '[') return this.list();
    if (sign === '{') return this.inline();
    const word = /^[^,\]}\s]+/.exec(this.text.slice(this.at))![0];
    this.at += word.length;
    return word === 'true' ? true : word === 'false' ? false : Number(word.replace(/_/g, ''));
  }
  private skip(): void {
    while (/[\s,]/.test(this.text[this.at] ?? '')) this.at++;
  }
  private string(): string {
    const end = this.text.indexOf('"', this.at + 1);
    const found = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return found;
  }
  private list(): Value[] {
    const found: Value[] = [];
    this.at++;
    for (this.skip(); this.text[this.at] !== ']'; this.skip()) found.push(this.value());
    this.at++;
    return found;
  }
  private inline(): Table {
    const found: Table = {};
    this.at++;
    for (this.skip(); this.text[this.at] !== '}'; this.skip()) {
      const name = /^\w+/.exec(this.text.slice(this.at))![0];
      this.at = this.text.indexOf('=', this.at) + 1;
      found[name] = this.value();
    }
    this.at++;
    return found;
  }
}
