/** Returns what was thrown, in words: the message of an error, or whatever else it was as text. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
