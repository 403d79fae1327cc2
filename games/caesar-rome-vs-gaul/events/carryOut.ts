/* How each effect of a card takes place. */
import type { AnyFrame } from '../../kit/frame';
import { findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { Effect, EffectOf } from '../components/cards';
import { drawTribes, placementOf } from '../reinforcement/tribes';
import type { G, Side } from '../state';
import { pieceName, say } from '../words';
import { arrivalOf, mayArrive } from './arrivals';
import { couldChange } from './canTakeEffect';
import { eventRule } from './effects';
import { putInForce, putInForceThisTurn } from './lasting';
import { changeAllSieges, ONE_TOWN, townChoice } from './towns';

/** A card used by a side, and the effects that are used with one of them. */
export interface CardInUse {
  side: Side;
  card: number;
  effects: readonly Effect[];
}

/**
 * Lets an effect take place. Returns the steps it takes, none when it has taken place already or nothing comes of it. Throws for
 * effects of cards that are not played as the card of a round: they take effect in the middle of what they are played in.
 */
export function carryOut(play: Play<G>, inUse: CardInUse, effect: Effect): AnyFrame<G>[] {
  const { G } = play;
  const { side, card } = inUse;
  const sides = [side];
  switch (effect.op) {
    case 'turnOrder':
      changeOrder(play, effect.first);
      return [];
    case 'activate':
      return [{ step: 'eventActivation', sides, side, effect, left: effect.count }];
    case 'influence':
      return [{ step: 'eventInfluence', sides, side, effect, used: [] }];
    case 'removeIM':
    case 'flipIM':
      return [{ step: 'eventMarkers', sides, side, effect, used: [] }];
    case 'placeLeader':
      return arriveForTheYear(play, inUse, effect);
    case 'placeCU':
      return listOf(arrivalOf(G, side, effect));
    case 'placeTribe':
      return mayArrive(G, effect.tribe) ? [placementOf(effect.tribe, false)] : [];
    case 'drawTribe':
      return draw(play, effect.count);
    case 'restoreTribe':
      return [{ step: 'eventRestoration', sides, side, effect, left: effect.count }];
    case 'replacements':
      return [{ step: 'replacements', sides: [], steps: effect.steps, emergency: false }];
    case 'devastate':
      return [{ step: 'eventDevastation', sides, side, effect, left: effect.count }];
    case 'upgradeTown':
      return listOf(townChoice(G, side, card, [effect], effect.count));
    case 'siegePoints':
      if (!effect.where?.allBesiegedFortifiedTowns) return listOf(townChoice(G, side, card, [effect]));
      changeAllSieges(play, side, effect);
      return [];
    case 'councilAddIM':
      return [{ step: 'eventCouncil', sides, side, count: effect.count, left: effect.count }];
    case 'stepLoss':
      return [{ step: 'eventLoss', sides, side, effect }];
    case 'moveGermani':
      return [{ step: 'germans', sides: [], side, points: effect.points }];
    case 'choice':
      return choose(play, inUse, effect);
    case 'governance':
      putInForceThisTurn(play, side, card, effect);
      return [];
    case 'siegeModifier':
    case 'forbidSortie':
    case 'noInterception':
    case 'maBonus':
    case 'pathDiscount':
    case 'skipNativeAttack':
    case 'stormThreshold':
      return last(play, inUse, effect);
    default:
      throw outOfPlace(effect);
  }
}

/** The player chooses of what could change anything; what alone could takes place. */
function choose(play: Play<G>, inUse: CardInUse, { options }: EffectOf<'choice'>): AnyFrame<G>[] {
  const { side } = inUse;
  for (const option of options) if (isOutOfPlace(option)) throw outOfPlace(option);
  const [only, ...others] = options.filter((option) => couldChange(play.G, side, option));
  if (only === undefined) return [];
  if (others.length > 0) return [{ step: 'eventChoice', sides: [side], side, options }];
  return carryOut(play, { ...inUse, effects: [only] }, only);
}

/** Says whether an effect belongs to a card that is played in the middle of something, not as the card of a round (7.5.4). */
function isOutOfPlace(effect: Effect): boolean {
  switch (effect.op) {
    case 'siegeReroll':
    case 'battleModifier':
    case 'battleReroll':
    case 'avoidBattleAuto':
    case 'stopMovement':
    case 'cancel':
      return true;
    default:
      return 'scope' in effect && effect.scope === 'oneRoll';
  }
}

function outOfPlace({ op }: Effect): Error {
  return new Error(`${op} is not the event of a card of a round`);
}

function listOf(frame: AnyFrame<G> | null): AnyFrame<G>[] {
  return frame === null ? [] : [frame];
}

/** Puts an effect into force for its scope. Those for one Fortified Town are all for the same. */
function last(
  play: Play<G>,
  { side, card, effects }: CardInUse,
  effect: Extract<Effect, { scope: unknown }>,
): AnyFrame<G>[] {
  switch (effect.scope) {
    case 'turn':
      putInForceThisTurn(play, side, card, effect);
      return [];
    case 'thisCard':
    case 'oneRollThisCard':
      putInForce(play, effect);
      return [];
    case ONE_TOWN: {
      const together = effects.filter((each) => 'scope' in each && each.scope === ONE_TOWN);
      return together[0] === effect ? listOf(townChoice(play.G, side, card, together)) : [];
    }
    default:
      throw outOfPlace(effect);
  }
}

/** The side plays first in each round of the turn (7.3). */
function changeOrder(play: Play<G>, first: Side): void {
  const strategy = findFrame(play.G, 'strategy');
  if (strategy === undefined || strategy.first === first) return;
  strategy.first = first;
  play.journal('7.3', `${say(first, 'play')} first in every round of this turn.`, { side: first });
}

/** A Leader who comes by a card is in force until he goes back in winter. */
function arriveForTheYear(
  { G }: Play<G>,
  { side, card }: CardInUse,
  effect: EffectOf<'placeLeader'>,
): AnyFrame<G>[] {
  const arrival = arrivalOf(G, side, effect);
  if (arrival === null) return [];
  G.inForce = [...G.inForce, { card, side, effect, space: null }];
  return [arrival];
}

/** Draws Tribes from the Tribe Pool, which are placed one after the other, and not in the Gallic Council Box. */
function draw(play: Play<G>, count: number): AnyFrame<G>[] {
  return drawTribes(play, count).map((tribe) => {
    play.journal(eventRule(play.G), `The Gauls draw ${pieceName(play.G, tribe)} from the Tribe Pool.`, {
      side: 'gallic',
      pieces: [tribe],
    });
    return placementOf(tribe, false);
  });
}
