/* Parts of a text, the Senate and Capabilities, between which an Event lets a Non-player choose (8.2.1, 8.2.3). */

import { cardsInEffect } from '../../capabilities';
import { cardOf } from '../../components/box';
import { FACTIONS, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controlledBy } from '../../pieces/control';
import { alliesIn, placesForAlly } from '../../pieces/tribes';
import { isWithinOne, regionsOf } from '../../places';
import type { G } from '../../state';
import { isRunByPlayer, mayStrike } from '../priorities';
import { choose } from '../select';
import { staysWithin } from './foray';
import { SURUS } from './named';
import type { Alternative, EventMoment } from './pick';
import { wishesOfGermans } from './surus';

/** Card 2: how many Legions the Romans want to place in full (8.2.1). */
const LEGIONS_TO_PLACE = 2;

/** What a Non-player prefers of a card's parts, the best first; what is not listed is left to chance. */
function preferences(at: EventMoment): readonly string[] {
  const { side, frame } = at;
  switch (frame.card) {
    case 2:
      return at.G.legions.track + at.G.legions.fallen < LEGIONS_TO_PLACE ? [] : ['shift'];
    case 16:
      return (frame.noted.die ?? 0) > 3 ? ['die'] : ['three'];
    case 19:
      return side === 'romans' ? ['place'] : ['remove'];
    case 21:
      return side === 'romans' ? ['auxilia'] : [];
    case 26:
      return [`${side} citadel`, `${side} ally`];
    case 37:
      return [side];
    case 40:
      return supportFor(at);
    case 42:
      return whereToStrike(at);
    case SURUS:
      return wishesOfGermans(at);
    case 72:
      return side === 'belgae' && staysWithin(at.G) ? ['stay'] : ['march'];
    default:
      return ['command', 'full'];
  }
}

/** Card 40: an Ally in each Region where one can be placed, else Auxilia or Warbands. */
function supportFor({ G, side }: EventMoment): readonly string[] {
  const open = regionsOf(G).filter((region) => placesForAlly(G, region, side).length > 0);
  return [...open.map((region) => `ally ${region}`), side === 'romans' ? 'auxilia' : 'warbands'];
}

/** Card 42: how many Allies are removed at most in Regions adjacent to Roman Control; under it more can be. */
const MOST_ADJACENT = 2;

/** Card 42: where it removes the most Allies; either where these are as many (8.3.1). */
function whereToStrike(at: EventMoment): readonly string[] {
  const controlled = controlledBy(at.G, 'romans');
  const adjacent = regionsOf(at.G).filter((region) =>
    controlled.some((other) => other !== region && isWithinOne(at.G, region, other)),
  );
  const lead = alliesToStrike(at, controlled) - Math.min(MOST_ADJACENT, alliesToStrike(at, adjacent));
  if (lead === 0) return [];
  return lead > 0 ? ['controlled'] : ['adjacent'];
}

/** Card 42: how many Allies it could remove in some Regions. */
function alliesToStrike({ G, side, frame }: EventMoment, regions: readonly RegionId[]): number {
  const struck = FACTIONS.filter((faction) => mayStrike(G, side, frame.card, faction));
  return regions.reduce(
    (sum, region) => sum + struck.reduce((count, faction) => count + alliesIn(G, region, faction).length, 0),
    0,
  );
}

/** The part it prefers; where nothing is preferred, any (8.2.3). */
export function chooseOption(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  for (const wanted of preferences(at)) {
    const found = alternatives.find(([id]) => id === wanted || `${id}`.startsWith(`${wanted} `));
    if (found !== undefined) return found;
  }
  return at.may('enough') ? null : (choose(at.play, alternatives) ?? null);
}

/** Card 1: Romans shift the Senate down, Arverni and Belgae up (8.2.1). */
export function chooseShift(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const wanted = at.side === 'romans' ? 'down' : 'up';
  return alternatives.find(([way]) => way === wanted) ?? null;
}

/** Whom a Capability touches, by card: the unshaded text, then the shaded one; 'holder' for who has the card (5.3). */
const TOUCHES: Readonly<
  Record<number, readonly [readonly (Player | 'holder')[], readonly (Player | 'holder')[]]>
> = {
  8: [['holder'], ['holder']],
  10: [['romans'], ['holder']],
  12: [['romans'], ['romans']],
  13: [['romans'], ['romans']],
  15: [['romans'], ['romans']],
  25: [[], ['holder']],
  27: [['arverni'], ['arverni']],
  30: [['arverni'], ['arverni']],
  38: [
    ['romans', 'aedui'],
    ['romans', 'aedui'],
  ],
  39: [['aedui'], ['aedui']],
  43: [['aedui'], ['aedui']],
  55: [['romans'], ['belgae']],
  59: [['romans'], ['holder']],
  63: [['romans'], ['holder']],
};

/** Card 50: whose Capability each Non-player takes off first: of which text, and touching which Factions of players (8.2.1). */
const UNWANTED: Readonly<Record<Player, { text: 'unshaded' | 'shaded'; of: readonly Player[] }>> = {
  romans: { text: 'shaded', of: ['arverni', 'belgae'] },
  aedui: { text: 'shaded', of: ['arverni', 'belgae'] },
  arverni: { text: 'unshaded', of: ['romans', 'aedui'] },
  belgae: { text: 'unshaded', of: ['romans', 'aedui'] },
};

/**
 * Card 50: the Capabilities in effect that a Non-player would take off: of the other kind, and touching a player's Faction; without any,
 * touching itself, for the Aedui such that they are the first Faction of the card (8.2.1).
 */
export function unwantedCapabilities(G: G, side: Player): number[] {
  const { text, of } = UNWANTED[side];
  const cards = cardsInEffect(G).filter((card) => G.capabilities[card]?.text === text);
  const isTouched = (card: number, faction: Player) => {
    const touched = TOUCHES[card]?.[text === 'unshaded' ? 0 : 1] ?? [];
    return (
      touched.includes(faction) || (touched.includes('holder') && G.capabilities[card]?.holder === faction)
    );
  };
  const first = cards.filter((card) =>
    of.some((faction) => isRunByPlayer(G, faction) && isTouched(card, faction)),
  );
  if (first.length > 0) return first;
  return cards.filter((card) =>
    side === 'aedui' ? cardOf(G, card).order[0] === side : isTouched(card, side),
  );
}

/** Card 50: one of the {@link unwantedCapabilities}. */
export function chooseCapability(
  { play, G, side }: EventMoment,
  alternatives: readonly Alternative[],
): Alternative | null {
  const unwanted = unwantedCapabilities(G, side);
  return (
    choose(
      play,
      alternatives.filter(([card]) => unwanted.includes(Number(card))),
    ) ?? null
  );
}
