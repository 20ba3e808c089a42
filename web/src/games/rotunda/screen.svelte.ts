/** What is pointed at on the board: a room shows the ways to it, a leader its rooms. */
export class Pointed {
  /** `space:i4`, `hall` or `leader:0:a` */
  at = $state<string | null>(null);
}

/** Notes in `pointed` while the element is pointed at or has the focus. */
export function pointing(node: Element, given: { name: string; pointed: Pointed }): { update(next: typeof given): void; destroy(): void } {
  let now = given;
  const enter = (): void => {
    now.pointed.at = now.name;
  };
  const leave = (): void => {
    if (now.pointed.at === now.name) now.pointed.at = null;
  };
  for (const name of ['mouseenter', 'focus']) node.addEventListener(name, enter);
  for (const name of ['mouseleave', 'blur']) node.addEventListener(name, leave);
  return {
    update(next) {
      now = next;
    },
    destroy: leave,
  };
}
