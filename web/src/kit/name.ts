/** Names of things, put together as `Kind.of` does it in core/things.py. */
type Part = string | number;
type Named<Front extends string, Parts extends readonly Part[]> = Parts extends readonly [
  infer First extends Part,
  ...infer Rest extends readonly Part[],
]
  ? Named<`${Front}:${First}`, Rest>
  : Front;

/** The name of a thing: its kind, and what tells it from others of its kind. The type of the result is that name, so a wrong one is an error. */
export function thing<Kind extends string, const Parts extends readonly Part[]>(kind: Kind, ...parts: Parts): Named<Kind, Parts> {
  return [kind, ...parts].join(':') as Named<Kind, Parts>;
}
