/* Whether the event of a card could change anything now, by what everybody sees. */
import { findFrame } from '../../kit/frame';
import type { Effect } from '../components/cards';
import { cardOf } from '../deck';
import { piecesAt } from '../pieces';
import { mayStoreInfluence } from '../reinforcement/council';
import { canSpend } from '../reinforcement/replacements';
import type { G, Side } from '../state';
import { activatable } from './activation';
import { arrivalOf, isInPlay, mayArrive } from './arrivals';
import { stacksFor } from './attrition';
import { devastable } from './devastation';
import { influenceSpaces } from './influence';
import { markerSpaces } from './markers';
import { restorable } from './restoration';
import { ONE_TOWN, townsFor } from './towns';

/** Says whether any effect of a card of a side's could change anything now. */
export function canTakeEffect(G: G, side: Side, card: number): boolean {
  const { effects } = cardOf(G, card);
  return effects.some((effect) => isMeant(G, effects, effect) && couldChange(G, side, effect));
}

/** Says whether an effect of a card takes place: one that is used instead of a Leader's arrival, when he is in play. */
export function isMeant(G: G, effects: readonly Effect[], effect: Effect): boolean {
  if (!('onlyIf' in effect) || effect.onlyIf === undefined) return true;
  return effects.some((other) => other.op === 'placeLeader' && isInPlay(G, other.leader));
}

/** Says whether an effect could change anything if a side used it now. */
export function couldChange(G: G, side: Side, effect: Effect): boolean {
  switch (effect.op) {
    case 'turnOrder':
      return findFrame(G, 'strategy')?.first !== effect.first;
    case 'activate':
      return activatable(G, side, effect).length > 0;
    case 'influence':
      return effect.modes.some((mode) => influenceSpaces(G, side, effect, mode).length > 0);
    case 'removeIM':
    case 'flipIM':
      return markerSpaces(G, side, effect).length > 0;
    case 'placeCU':
    case 'placeLeader':
      return arrivalOf(G, side, effect) !== null;
    case 'placeTribe':
      return mayArrive(G, effect.tribe);
    case 'drawTribe':
      return piecesAt(G, 'pool').length > 0;
    case 'restoreTribe':
      return restorable(G, effect).length > 0;
    case 'replacements':
      return canSpend(G, effect);
    case 'devastate':
      return devastable(G, side, effect).length > 0;
    case 'upgradeTown':
    case 'siegePoints':
      return townsFor(G, side, effect).length > 0;
    case 'siegeModifier':
    case 'forbidSortie':
      return effect.scope !== ONE_TOWN || townsFor(G, side, effect).length > 0;
    case 'councilAddIM':
      return mayStoreInfluence(G);
    case 'stepLoss':
      return stacksFor(G, side, effect).length > 0;
    case 'choice':
      return effect.options.some((option) => couldChange(G, side, option));
    default:
      return true;
  }
}
