/** What this browser adds to the seal on nature, so that nobody alone can choose the draws. */

const BYTES = 16;

export function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
