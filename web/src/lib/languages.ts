/** The languages there are: whoever adds a word file to `words/` adds one. */
type Load = () => Promise<string>;

/** The words of the frame, by file. */
export const frame: Record<string, Load> = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });

/** The language that everything is written in first; where another lacks a page of rules, this one has it. */
export const FIRST = 'en';

export const LANGUAGES: readonly string[] = Object.keys(frame)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length))
  .toSorted()
  .toReversed();

/** The first language of the wanted ones that there is: `pl` for `pl-PL`. */
export function firstSpoken(wanted: readonly string[], spoken: readonly string[] = LANGUAGES): string {
  for (const tag of wanted) {
    const exact = spoken.find((one) => one.toLowerCase() === tag.toLowerCase());
    const found = exact ?? spoken.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return FIRST;
}

/** The language after this one, for a button that goes through all of them. */
export function languageAfter(language: string): string {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? FIRST;
}

/** What a language calls itself: `Polski`. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
