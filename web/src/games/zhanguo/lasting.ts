/** Pieces that are alike keep an identity from view to view, so that the one that moved is the one that flies. */
export class Lasting<Place extends string> {
  private where: Partial<Record<Place, string[]>> = {};
  private made = 0;

  constructor(private readonly kind: string) {}

  /** The identities at each place, for so many pieces there: whoever can stay stays, who has left turns up where one is missing. */
  put(counts: Record<Place, number>): Record<Place, string[]> {
    const places = Object.keys(counts) as Place[];
    const next = {} as Record<Place, string[]>;
    const free: string[] = [];
    for (const place of places) {
      const here = this.where[place] ?? [];
      next[place] = here.slice(0, counts[place]);
      free.push(...here.slice(counts[place]));
    }
    for (const place of places) {
      while (next[place].length < counts[place]) next[place].push(free.shift() ?? `${this.kind}${this.made++}`);
    }
    this.where = next;
    return next;
  }
}
