/* Which text of an Event a Non-player would execute, and which Events it declines from the start (8.1.1, 8.2.1, 8.2.2). */
import { cardOf } from '../../components/box';
import type { Text } from '../../components/cards';
import type { Player } from '../../components/factions';
import { alliesAndCitadels, availableAt } from '../../pieces/tribes';
import { legionsOffMap } from '../../senate';
import { deckPlanOf } from '../../setup';
import type { G } from '../../state';
import { romanScore } from '../../victory';
import { hasRegionToStarve } from './starvation';

/** Cards of which the Aedui take the shaded text (8.2.1). */
const SHADED_FOR_AEDUI: readonly number[] = [8, 10, 25, 35, 46, 59, 63, 65, 66, 68, 70];

/** Cards that the Aedui decline where the Romans are a player's, or too near to victory. */
const FOR_ROMANS: readonly number[] = [2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 21, 31, 55, 56];
const ROMANS_TOO_STRONG = 12;

/** Cards that the Belgae decline where the Arverni are winning or the Romans are a Non-player, and those they decline for the latter only. */
const FOR_ARVERNI: readonly number[] = [1, 3, 5, 7, 24, 33];
const AGAINST_ROMANS: readonly number[] = [12, 13, 15, 40];

/** Cards whose unshaded text the Belgae take against Arverni of a player, where the Romans are a Non-player. */
const AGAINST_ARVERNI: readonly number[] = [27, 30];

/** Cards that the Arverni decline with so few Allies and Citadels. */
const WAITS: readonly number[] = [20, 32];
const ENOUGH_ALLIES = 9;

/** Returns the text that a Non-player would execute; null where it declines the Event whatever it would do (8.1.1, 8.2.1, 8.2.2). */
export function textFor(G: G, card: number, side: Player): Text | null {
  const { signs, texts, capability } = cardOf(G, card);
  if (signs[side] === 'swords' || isDeclined(G, card, side)) return null;
  const wanted = wantedText(G, card, side);
  if (wanted === null) return null;
  const text = texts.includes(wanted) ? wanted : texts[0];
  return capability.includes(text) && isLastYear(G) ? null : text;
}

function wantedText(G: G, card: number, side: Player): Text | null {
  switch (side) {
    case 'romans':
      return 'unshaded';
    case 'aedui':
      return SHADED_FOR_AEDUI.includes(card) ? 'shaded' : 'unshaded';
    case 'arverni':
      return card === 34 && !wouldPlaceCitadel(G) ? 'unshaded' : 'shaded';
    case 'belgae':
      if (AGAINST_ARVERNI.includes(card))
        return G.seats.arverni !== null && G.seats.romans === null ? 'unshaded' : null;
      return card === 34 ? 'unshaded' : 'shaded';
  }
}

const HUNGER = 49;

function isDeclined(G: G, card: number, side: Player): boolean {
  if (card === HUNGER && !hasRegionToStarve(G, side)) return true;
  if (side === 'aedui')
    return FOR_ROMANS.includes(card) && (G.seats.romans !== null || romanScore(G) > ROMANS_TOO_STRONG);
  if (side === 'arverni') return WAITS.includes(card) && alliesAndCitadels(G, 'arverni') < ENOUGH_ALLIES;
  if (side !== 'belgae') return false;
  const romansByRule = G.seats.romans === null;
  if (AGAINST_ROMANS.includes(card)) return romansByRule;
  return FOR_ARVERNI.includes(card) && (romansByRule || areArverniWinning(G));
}

function areArverniWinning(G: G): boolean {
  return legionsOffMap(G) > 6 && alliesAndCitadels(G, 'arverni') > 8;
}

/** Card 34 replaces a Citadel with an Arverni one: there is another's in the two Regions, and one Available. */
function wouldPlaceCitadel(G: G): boolean {
  if (availableAt(G, 'arverni', 'citadel') === 0) return false;
  return (['carnutes', 'mandubii'] as const).some((tribe) => {
    const state = G.tribes[tribe];
    return state !== undefined && 'by' in state && state.citadel && state.by !== 'arverni';
  });
}

/** Says whether the next Winter is the last (8.1.1). */
function isLastYear(G: G): boolean {
  return G.winters >= deckPlanOf(G).winters.length - 1;
}
