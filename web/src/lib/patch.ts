/** Patches: [path, value] sets, [path] removes. The old view stays as it is; untouched parts are shared. */
import type { PatchStep } from './wire';

type Box = Record<string | number, unknown>;

export class BadPatch extends Error {}

export function applyPatch<T>(view: T, steps: readonly PatchStep[]): T {
  let root: unknown = view;
  const fresh = new Set<unknown>();
  for (const step of steps) root = applyStep(root, step, fresh);
  return root as T;
}

function applyStep(root: unknown, step: PatchStep, fresh: Set<unknown>): unknown {
  const path = step[0];
  if (path.length === 0) {
    if (step.length === 1) throw new BadPatch('the whole view cannot be removed');
    return step[1];
  }
  const top = own(root, fresh);
  let box = top;
  for (const name of path.slice(0, -1)) {
    if (!(name in box)) throw new BadPatch(`nothing at ${path.join('/')}`);
    const inner = own(box[name], fresh);
    box[name] = inner;
    box = inner;
  }
  const last = path[path.length - 1]!;
  if (step.length === 2) box[last] = step[1];
  else if (Array.isArray(box)) box.splice(Number(last), 1);
  else delete box[last];
  return top;
}

/** A copy of the container that this patch may write to. */
function own(value: unknown, fresh: Set<unknown>): Box {
  if (typeof value !== 'object' || value === null) throw new BadPatch('a path leads through a plain value');
  if (fresh.has(value)) return value as Box;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  fresh.add(copy);
  return copy as Box;
}
