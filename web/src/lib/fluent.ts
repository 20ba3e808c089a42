/**
 * The speaker of one language, by the same rules as `tianxia/words/speaker.py`: an argument
 * `@tile-monk_young` under the name `tile` supplies `$tile` and, for every attribute that any message
 * has, `$tile_<attribute>`; an attribute the message lacks is its value. `player` is a plain name.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Arg = number | string;
export type Args = Record<string, Arg>;

export class Speaker {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly attributes = new Set<string>();

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) {
        if ('attributes' in entry) for (const name of Object.keys(entry.attributes)) this.attributes.add(name);
      }
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its arguments; the key in brackets where there is none. */
  text(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.variables(args), []) : `[${key}]`;
  }

  /** An attribute of a message, or null where it has none. */
  attribute(key: string, name: string, args: Args = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, this.variables(args), []) : null;
  }

  private variables(args: Args): Args {
    const known: Args = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === 'string' && arg.startsWith('@') && name !== 'player') this.refer(known, name, arg.slice(1));
      else known[name] = arg;
    }
    return known;
  }

  private refer(known: Args, name: string, key: string): void {
    const value = this.text(key);
    known[name] = value;
    for (const attribute of this.attributes) known[`${name}_${attribute}`] = this.attribute(key, attribute) ?? value;
  }
}
