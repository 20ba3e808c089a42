/** The rules page from its Markdown: headings and clauses get anchors (`4.3` becomes `c4-3`). */

export interface RulesPage {
  html: string;
  contents: { id: string; text: string; level: number }[];
}

/** The anchor of a heading: its clause number if it begins with one, else its words. */
export function anchorOf(text: string): string {
  const number = /^(\d+(?:\.\d+)*)[.)]?\s/.exec(`${text} `);
  if (number) return `c${number[1]!.replaceAll('.', '-')}`;
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export async function renderRules(text: string): Promise<RulesPage> {
  const { Marked } = await import('marked');
  const contents: RulesPage['contents'] = [];
  const used = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const given = /\s*\{#([\w-]+)\}\s*$/.exec(raw);
        const plain = raw.replace(/\s*\{#[\w-]+\}\s*$/, '').replace(/[*_`]/g, '');
        let id = given?.[1] ?? anchorOf(plain);
        while (used.has(id)) id += '-2';
        used.add(id);
        if (depth === 2 || depth === 3) contents.push({ id, text: plain, level: depth });
        const inner = this.parser.parseInline(tokens).replace(/\s*\{#[\w-]+\}\s*$/, '');
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      table(token) {
        return `<div class="table" tabindex="0">${plainTable(token, (tokens) => this.parser.parseInline(tokens))}</div>`;
      },
    },
  });
  const html = await marked.parse(text);
  return { html: withClauses(html, used), contents };
}

type Inline = Parameters<NonNullable<ConstructorParameters<typeof import('marked').Marked>[0]>['walkTokens'] & object>[0];
interface TableToken {
  header: { tokens: Inline[] }[];
  rows: { tokens: Inline[] }[][];
}

function plainTable(token: TableToken, inline: (tokens: Inline[]) => string): string {
  const named = (cell: { tokens: Inline[] }): string => (cell.tokens.length ? `<th scope="col">${inline(cell.tokens)}</th>` : '<td></td>');
  const head = token.header.map(named).join('');
  const body = token.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell.tokens)}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Paragraphs and list items that begin with a bold clause number become its anchor. */
function withClauses(html: string, used: Set<string>): string {
  return html.replace(/<(p|li)>(\s*<strong>(\d+(?:\.\d+)+)\.?<\/strong>)/g, (whole, tag: string, rest: string, number: string) => {
    const id = `c${number.replaceAll('.', '-')}`;
    if (used.has(id)) return whole;
    used.add(id);
    return `<${tag} id="${id}">${rest}`;
  });
}
