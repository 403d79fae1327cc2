/* What can be told of an Event without trying it: whether it has an effect (8.1.1). */
import type { Text } from '../../components/cards';
import type { Player } from '../../components/factions';
import { effectsOf } from '../../events/cards';
import type { At, Choice, Foreseen } from '../../events/effect';
import { hasWay } from '../../events/event';
import { eventFrame } from '../../events/start';
import type { G } from '../../state';
import { isAnyRunByPlayer } from '../priorities';
import { isWanted } from './pieces';

/**
 * Returns whether the Event has an effect, as far as its text alone tells: from its beginning up to the first effect that has to be tried,
 * and beyond as far as what comes to pass does not depend on that. Where a player is at the table it may do so little that a trial never gets
 * beyond.
 */
export function foresee(G: G, card: number, text: Text, by: Player): Foreseen {
  if (G.circumvallation !== null) return 'unknown';
  const at: At = { G, frame: eventFrame(card, text, by) };
  const effects = effectsOf(card, text);
  const isReached = !isAnyRunByPlayer(G);
  let isOpen = false;
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index];
    if (isOpen) {
      if (effect.kind === 'jump' || !isReached) return 'unknown';
      if (effect.kind === 'deed' && effect.isCertain && effect.foresees?.(at) === 'something')
        return 'something';
    } else if (effect.kind === 'jump') index += effect.over(at);
    else {
      const foreseen =
        effect.kind === 'deed'
          ? (effect.foresees?.(at) ?? 'unknown')
          : effect.kind === 'choice'
            ? foreseenOfChoice(at, effect)
            : 'unknown';
      if (foreseen === 'something') return foreseen;
      isOpen = foreseen === 'unknown';
    }
  }
  return isOpen ? 'unknown' : 'nothing';
}

/** What is foreseen of a choice: nothing where there is nothing to choose or to want; something where one of several pieces has to be taken, or is wanted. */
function foreseenOfChoice({ G, frame }: At, choice: Choice): Foreseen {
  const side = choice.who({ G, frame });
  if (side === null) return 'nothing';
  const at = { G, side, frame };
  if (choice.most(at) <= 0) return 'nothing';
  if (G.seats[side] !== null || (side === 'arverni' && G.vercingetorix === 'ready')) return 'unknown';
  const { about, action } = choice;
  switch (about) {
    case 'room':
      return 'nothing';
    case 'place':
    case 'remove':
    case 'replace':
    case 'exchange': {
      if (choice.optional(at))
        return hasWay(action, at, (way) => isWanted(G, side, frame, about, way)) ? 'something' : 'nothing';
      let ways = 0;
      if (hasWay(action, at, () => ++ways === 2)) return 'something';
      return ways === 0 ? 'nothing' : 'unknown';
    }
    case 'region':
    case 'faction':
    case 'tribe':
    case 'move':
      return hasWay(action, at, () => true) ? 'unknown' : 'nothing';
    default:
      return 'unknown';
  }
}
