/* What a card does to one Fortified Town or Walled City: upgrades it, moves its siege on, or lasts for it alone. */
import { action } from '../../kit/action';
import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { Effect, EffectOf } from '../components/cards';
import { cardOf } from '../deck';
import { isUnderSiege } from '../pieces';
import { locationName, siegePointsAt } from '../siege/defence';
import { addSiegePoints } from '../siege/points';
import type { DecisionOf, G, Side } from '../state';
import { sentence } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';
import { whyNotWhere } from './where';

/** An effect that lasts for one Fortified Town. */
export const ONE_TOWN = 'oneTownUntilNextRomanPlayEnds';

/** Returns the Fortified Towns and Walled Cities an effect may be about. */
export function townsFor(G: G, side: Side, effect: Effect): string[] {
  return Object.keys(G.markers).filter((space) => mayConcern(G, side, effect, space));
}

function mayConcern(G: G, side: Side, effect: Effect, space: string): boolean {
  const marker = G.markers[space];
  if (marker.kind !== 'town' && marker.kind !== 'city') return false;
  switch (effect.op) {
    case 'upgradeTown':
      return marker.kind === 'town' && !marker.upgraded;
    case 'siegePoints':
      return mayChange(G, side, effect, space);
    default:
      return marker.kind === 'town' && marker.side !== side && isUnderSiege(G, space);
  }
}

function mayChange(
  G: G,
  side: Side,
  { amount, where = {} }: EffectOf<'siegePoints'>,
  space: string,
): boolean {
  const marker = G.markers[space];
  if (!isUnderSiege(G, space) || (amount < 0 && siegePointsAt(G, space) === 0)) return false;
  if (where.allBesiegedFortifiedTowns && marker.kind !== 'town') return false;
  if (where.oneBesiegedByOwn && marker.side === side) return false;
  return whyNotWhere({ G, side, space, used: [] }, where) === null;
}

/** Returns the frame in which a side chooses the town that effects of a card are about; null when there is none. */
export function townChoice(
  G: G,
  side: Side,
  card: number,
  effects: readonly Effect[],
  count = 1,
): AnyFrame<G> | null {
  if (townsFor(G, side, effects[0]).length === 0) return null;
  return { step: 'eventTown', sides: [side], side, card, effects, count, left: count };
}

/** Changes the Siege Points of every besieged Fortified Town (card 37). */
export function changeAllSieges(play: Play<G>, side: Side, effect: EffectOf<'siegePoints'>): void {
  for (const space of townsFor(play.G, side, effect)) addSiegePoints(play, side, space, effect.amount);
}

/** The player chooses the town; where there is only one it is that. */
export const townStep: DecisionOf<'eventTown'> = {
  prompt: ({ G, frame: { effects } }) => promptOf(G, `choose the town: ${EFFECTS[effects[0].op] ?? ''}.`),
  actions: {
    choose: action({
      first: ({ G, side, frame }) => townsFor(G, side, frame.effects[0]),
      effect(play, { frame }, space) {
        affect(play, frame, space);
      },
      label: ({ G }, space) => `Choose ${locationName(G, space)}`,
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.count),
      ({ frame }) => frame.left,
      'town',
    ),
  },
  proceed(play, frame) {
    const towns = frame.left > 0 ? townsFor(play.G, frame.side, frame.effects[0]) : [];
    if (towns.length > 0 && (towns.length > 1 || isUpTo(frame.count))) return;
    if (towns.length === 1) affect(play, frame, towns[0]);
    play.finish();
  },
};

/** What becomes of the town, within a prompt. */
const EFFECTS: Partial<Record<Effect['op'], string>> = {
  upgradeTown: 'it is upgraded',
  siegePoints: 'its Siege Points change',
  siegeModifier: 'Siege rolls against it change',
  forbidSortie: 'no Sortie leaves it',
};

interface Choosing {
  side: Side;
  card: number;
  effects: readonly Effect[];
  left: number;
}

function affect(play: Play<G>, frame: Choosing, space: string): void {
  frame.left--;
  for (const effect of frame.effects) {
    if (effect.op === 'upgradeTown') upgrade(play, frame.side, space);
    else if (effect.op === 'siegePoints') addSiegePoints(play, frame.side, space, effect.amount);
    else lastFor(play, frame, effect, space);
  }
}

function upgrade(play: Play<G>, side: Side, space: string): void {
  const { G } = play;
  const marker = G.markers[space];
  if (marker.kind !== 'town') return;
  G.markers = { ...G.markers, [space]: { ...marker, upgraded: true } };
  play.journal('11.2.3', `${sentence(locationName(G, space))} is upgraded.`, { side, places: [space] });
}

function lastFor(play: Play<G>, { side, card }: Choosing, effect: Effect, space: string): void {
  const { G } = play;
  G.inForce = [...G.inForce, { card, side, effect, space }];
  if (effect.op !== 'siegeModifier') return;
  play.journal(eventRule(G), `${cardOf(G, card).name} is in force against ${locationName(G, space)}.`, {
    side,
    places: [space],
  });
}
