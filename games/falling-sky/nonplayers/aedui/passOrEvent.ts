/* Whether the Non-player Aedui pass or play the Event (8.6.1). */
import { cardOf } from '../../components/box';
import type { Player } from '../../components/factions';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { eventFor } from '../events/choice';
import type { Moment } from '../moment';
import { rolls } from '../rolling';

/** The worst roll by which the Aedui pass in order to be first on the next card. */
const WORST_PASS = 4;

/** 8.6.1: They may pass to be first on the next card; else they play the Event if they can and would. Null for neither. */
export function passOrEvent(at: Moment<FrameOf<'turn'>>): Intent | null {
  if (isFirstOnlyNext(at.G, 'aedui') && rolls(at, '8.6.1', WORST_PASS, 'pass to be first on the next card'))
    return { does: 'pass', rule: '8.6.1' };
  const text = eventFor(at);
  return text === null ? null : { does: 'event', text, rule: '8.6.1' };
}

/** Says whether a Faction's symbol is first on the card that is seen next but not on the one in play; never upon Frost (8.5.2, 8.6.1). */
function isFirstOnlyNext(G: G, faction: Player): boolean {
  const { played, next } = G;
  const card = played[played.length - 1];
  if (typeof card !== 'number' || typeof next !== 'number') return false;
  return cardOf(G, next).order[0] === faction && cardOf(G, card).order[0] !== faction;
}
