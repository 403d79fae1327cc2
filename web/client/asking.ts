import { readStored, writeStored } from './store';

/**
 * When a player of a match is asked what is asked blindly, whether or not he can do anything: always, or only when he can,
 * so that the table declines for him otherwise.
 */
export type Asking = 'always' | 'when able';

const PREFIX = 'rubicon.asking.';

/** Returns what was chosen for a match on this device; to be asked only when able where nothing was. */
export function askingIn(match: string): Asking {
  return readStored(PREFIX + match) === 'always' ? 'always' : 'when able';
}

/** Keeps what is chosen for a match. */
export function keepAsking(match: string, asking: Asking): void {
  writeStored(PREFIX + match, asking);
}
