/** What this browser adds to the seal on nature, so that nobody alone can choose the draws. */

const BYTES = 16;

export function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server keeps another half under seal than the one it had promised before a part was sent to it. */
export function isBroken(commitment: string, sent: { part?: string | null; promised?: string | null }[]): boolean {
  return sent.some(({ part, promised }) => !!part && !!promised && promised !== commitment);
}
