import type { AnyGame } from '../../games/kit/game';
import type { SavedGame } from './savedGames';

/**
 * Returns a kept game with its state in the version of the present rules, or undefined when they cannot read it. What
 * could be taken back before cannot be any more.
 */
export function broughtUpToDate<Saved extends SavedGame>(
  saved: Saved,
  { stateVersion, migrate, refusal }: Pick<AnyGame, 'stateVersion' | 'migrate' | 'refusal'>,
): Saved | undefined {
  const { stateVersion: version, standing } = saved;
  if (version === stateVersion) return standing && refusal?.(standing.state) ? undefined : saved;
  if (version > stateVersion || standing === undefined || migrate === undefined) return undefined;
  try {
    const state = migrate(standing.state, version);
    const initialState = migrate(standing.initialState, version);
    return { ...saved, stateVersion, standing: { ...standing, state, initialState } };
  } catch {
    return undefined;
  }
}
