/* Whom the Non-player Romans ask for Supply Lines, Quarters and passage (1.5.2, 8.4.2). */
import type { LegalMove } from '../../../kit/move';
import type { Answers } from '../../answers';
import { PLAYERS } from '../../components/factions';
import { mightAgree } from '../agreements';
import { type Moment, make } from '../moment';
import { isRunByPlayer } from '../priorities';

/**
 * Returns the question to the next Faction whose agreement would help and that might agree, by the move of the step that asks,
 * without an offer (8.8.6): Non-player Aedui before players, who are not asked for what these grant; null when there is none left
 * who has not answered.
 */
export function askNext(at: Moment, move: string, { agreed, refused }: Answers): LegalMove | null {
  const silent = PLAYERS.filter(
    (each) => mightAgree(at.G, each, 'romans') && !agreed.includes(each) && !refused.includes(each),
  );
  if (silent.length === 0) return null;
  const askable = at.options(move);
  const able = silent.filter((each) => askable.includes(each));
  const other = able.find((each) => !isRunByPlayer(at.G, each)) ?? able[0];
  if (other === undefined) return null;
  return at.options(move, other).length > 0 ? make(move, other, 0) : make(move, other);
}
