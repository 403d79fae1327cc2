/* Whether a Non-player executes an Event, and by which text (8.1.1, 8.2, 8.2.2). */
import type { Boxed } from '../../../kit/components/boxes';
import { cardOf } from '../../components/box';
import type { Text } from '../../components/cards';
import { PLAYERS, type Player } from '../../components/factions';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { marginOf } from '../../victory';
import { hasToRefrain } from '../frost';
import type { Moment } from '../moment';
import { isRunByPlayer } from '../priorities';
import { foresee } from './foresight';
import { isRefusedAsThingsStand, refusalByOutcome } from './instructions';
import { aimOf } from './marches';
import { IMPETUOSITY } from './named';
import { hasEffect } from './rehearsal';
import { textFor } from './text';

/**
 * Returns the text of the Event in play that a Non-player executes; null where it has no such option or declines it: by its
 * instructions, as a Capability in the last year, as the Event would do nothing, or as it would help a player to victory upon
 * Frost (8.1.1, 8.2, 8.4.4).
 */
export function eventFor(at: Moment<FrameOf<'turn'>>): Text | null {
  const { G, side, frame } = at;
  const card = G.played[G.played.length - 1];
  if (!frame.options.includes('event') || typeof card !== 'number') return null;
  const text = textFor(G, card, side);
  if (text === null) return null;
  if (cardOf(G, card).capability.includes(text)) return isInEffect(G, card, text, side) ? null : text;
  if (isRefusedAsThingsStand(G, side, card)) return null;
  if (card === IMPETUOSITY && side === 'romans') {
    const aim = aimOf(at, [...regionsOf(G)]);
    if (aim === undefined) return null;
    frame.aim = aim;
  }
  const refuses = refusalByOutcome(side, card);
  const mayHelp = hasToRefrain(G);
  const isTriedToItsEnd = refuses !== null || mayHelp;
  if (!isTriedToItsEnd) {
    const foreseen = foresee(G, card, text, side);
    if (foreseen !== 'unknown') return foreseen === 'something' ? text : null;
  }
  let isEffective = false;
  const after = at.rehearse(card, text, (meanwhile) => {
    isEffective ||= !isTriedToItsEnd && hasEffect(G, meanwhile, side);
    return isEffective;
  });
  if (!(isEffective || hasEffect(G, after, side)) || refuses?.(G, after)) return null;
  return mayHelp && helpsPlayer(G, after) ? null : text;
}

/** Says whether a Capability is in effect already, and with the same Faction, where one has it (5.3). */
function isInEffect({ capabilities }: G, card: number, text: Text, side: Player): boolean {
  const capability = capabilities[card];
  return capability?.text === text && [null, side].includes(capability.holder);
}

/** Says whether the Arverni execute an Event without rolling for it (8.7.2). */
export function isAutomatic(state: Boxed, card: number): boolean {
  return cardOf(state, card).signs.arverni === 'carnyx';
}

function helpsPlayer(before: G, after: G): boolean {
  return PLAYERS.some(
    (faction) =>
      isRunByPlayer(before, faction) && marginOf(after, faction) > Math.max(0, marginOf(before, faction)),
  );
}
