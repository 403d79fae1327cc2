/** Says whether a space is a Town for every rule. */
export function isTown(kind: string | undefined): boolean {
  return kind === 'town' || kind === 'vp';
}
