import { JuliusCaesar } from '../../../../games';
import { Match, playRandomly, type SentMove } from '../../../../games/testing/match';

const SEED = 11;

/** The game that servers are measured with. Its dice fall alike in every match, so that one script fits all. */
export const scripted = { ...JuliusCaesar, seed: `seed ${SEED}` };

/** Returns the moves of a whole match, of which each is legal on the state that those before lead to. */
export function script(): SentMove[] {
  const moves: SentMove[] = [];
  playRandomly(new Match(JuliusCaesar, SEED), SEED, (_match, made) => {
    if (made !== null) moves.push(made);
  });
  return moves;
}
