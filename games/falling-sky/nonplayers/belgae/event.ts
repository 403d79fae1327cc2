/* 8.5.2: Whether the Non-player Belgae pass to be first on the next card, or execute the Event. */
import { cardOf } from '../../components/box';
import type { Player } from '../../components/factions';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { eventFor } from '../events/choice';
import type { Moment } from '../moment';
import { rolls } from '../rolling';

/** 8.5.2: Pass or Event? Null for neither. */
export function passOrEvent(at: Moment<FrameOf<'turn'>>): Intent | null {
  if (isFirstNext(at) && rolls(at, '8.5.2', 4, 'pass to be first on the next card'))
    return { does: 'pass', rule: '8.5.2' };
  const text = eventFor(at);
  return text === null ? null : { does: 'event', text, rule: '8.5.2' };
}

/** Says whether the Faction is first of the four on the next card, but not on the present one. */
function isFirstNext({ G, side }: Moment): boolean {
  const [now, next] = [G.played[G.played.length - 1], G.next];
  return (
    typeof now === 'number' &&
    typeof next === 'number' &&
    firstOn(G, next) === side &&
    firstOn(G, now) !== side
  );
}

function firstOn(G: G, card: number): Player {
  return cardOf(G, card).order[0];
}
