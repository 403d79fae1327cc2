/* Regions, Factions and Tribes that an Event lets a Non-player choose (8.2.1, 8.2.3, 8.3.1, 8.3.2). */
import { findFrame } from '../../../kit/frame';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controls } from '../../pieces/control';
import { troopsOf } from '../../pieces/force';
import { availableTroops, forceIn, isNamedLeaderIn, piecesIn } from '../../pieces/forces';
import { alliedTo, alliesIn, availableAt, hasCitadel, placesForAlly } from '../../pieces/tribes';
import { groupOf, regionOf, regionsOf } from '../../places';
import { isAtCity } from '../losses';
import { enmity, mayStrike } from '../priorities';
import { choose } from '../select';
import { chooseRegionOfCommand } from './camulogenus';
import { chooseCrossing } from './cevenna';
import { claimOf } from './claim';
import { ANYWHERE, goalOfMarch } from './marches';
import { HOSTAGES, IMPETUOSITY, MONS_CEVENNA } from './named';
import type { Alternative, EventMoment } from './pick';
import { factionOfArgument, regionOfArgument, tribeOfArgument } from './read';
import { starvation } from './starvation';
import { strikeAtFort, strikeByAuxilia } from './strikes';

/** A free March into a Region that is chosen ahead. */
const CIRCUMVALLATION = 4;

/** It grants a Command in a Region that is chosen ahead. */
const CAMULOGENUS = 70;

/** It takes Resources from one Faction. */
const SAPPERS = 24;

/** Card 60: how many Belgic pieces are removed. */
const MOST_OF_BELGAE = 6;

/** Returns how good a Region is for what a card does there; null where the card should not be used there at all. */
function worthIn(at: EventMoment, region: RegionId): number | null {
  const { G, side, frame } = at;
  const roman = forceIn(G, region, 'romans');
  const warbands = (...factions: Faction[]) =>
    factions.reduce((sum, faction) => sum + troopsOf(forceIn(G, region, faction)), 0);
  switch (frame.card) {
    case 11:
      return Math.max(0, ...foesIn(at, region).map((foe) => strikeByAuxilia(G, region, foe)));
    case 16:
      return Math.min(availableTroops(G, 'romans'), isNamedLeaderIn(G, region, 'romans') ? 6 : 4);
    case 18:
      return 100 * alliesIn(G, region, 'germans').length + warbands('germans');
    case 19:
    case 56:
      return piecesIn(G, region, side);
    case 24:
      return 10 * Math.min(2, roman.legions) + Math.min(2, roman.legions + troopsOf(roman));
    case 49:
      return starvation(G, side, region);
    case 51:
      return frame.text === 'shaded'
        ? Math.min(4, warbands('aedui'))
        : Math.min(4, warbands('arverni', 'belgae', 'germans'));
    case 58:
      return frame.text === 'shaded' ? strikeAtFort(at, region) : Math.min(9, warbands('belgae', 'germans'));
    case 60: {
      const allies = alliesIn(G, region, 'belgae').length;
      return 10 * allies + Math.min(warbands('belgae'), MOST_OF_BELGAE - allies);
    }
    case 66:
      return side === 'belgae' ? claimIn(at, region) : Number(placesForAlly(G, region, side).length > 0);
    case 71:
      return Number(controls(G, side, region));
    default:
      return 0;
  }
}

/** Card 66: how few Warbands bring a Region under Belgic Control; null where they cannot (8.2.1). */
function claimIn({ G }: EventMoment, region: RegionId): number | null {
  const claim = claimOf(G, region, regionsOf(G));
  return claim === null ? null : -claim;
}

function foesIn({ G, side, frame }: EventMoment, region: RegionId): Faction[] {
  return (['arverni', 'belgae', 'germans'] as const).filter(
    (faction) => piecesIn(G, region, faction) > 0 && mayStrike(G, side, frame.card, faction),
  );
}

/** The Region where the card does most for it; none where it would do it no good, if it may be declined (8.3.1). */
export function chooseRegion(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { card } = at.frame;
  if (card === CIRCUMVALLATION) return goalOfMarch(at, alternatives, ANYWHERE);
  if (card === IMPETUOSITY) return chooseAim(at, alternatives);
  if (card === CAMULOGENUS) return chooseRegionOfCommand(at, alternatives);
  if (card === MONS_CEVENNA) return chooseCrossing(at, alternatives);
  const values = new Map(alternatives.map((one) => [one, worthIn(at, regionOfArgument(one[0]))]));
  const open = alternatives.filter((one) => values.get(one) !== null);
  return choose(at.play, open, (one) => values.get(one) ?? 0) ?? null;
}

/** Card 72: the Region for which the Romans took the Event, or else that to which they March by their flowchart (8.2.1). */
function chooseAim(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const aim = findFrame(at.G, 'turn')?.aim;
  return alternatives.find(([region]) => region === aim) ?? goalOfMarch(at, alternatives, ANYWHERE);
}

/** Cards that do good to the Factions chosen: a Non-player chooses itself (8.2.3). */
const BENEFITS: readonly number[] = [10, 34, 35, 36, 48, 57, 63, 66, 67];

/** Itself where the Factions chosen benefit, and no other; else those it may strike, first as 8.4.1 says. */
export function chooseFaction(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, G, side, frame } = at;
  const benefits = BENEFITS.includes(frame.card) || (frame.card === 46 && frame.text === 'shaded');
  if (benefits) return alternatives.find(([faction]) => faction === side) ?? null;
  if (frame.card === IMPETUOSITY) return choose(play, alternatives, (one) => -attackersOf(at, one)) ?? null;
  const struck = alternatives.filter(([faction]) =>
    mayStrike(G, side, frame.card, factionOfArgument(faction)),
  );
  return (
    choose(
      play,
      struck,
      ([faction]) => hasToLose(at, factionOfArgument(faction)),
      ([faction]) => enmity(side, factionOfArgument(faction)),
    ) ?? null
  );
}

/** Card 24: says whether a Faction has Resources to lose. */
function hasToLose({ G, frame: { card } }: EventMoment, faction: Faction): boolean {
  return card === SAPPERS && isPlayer(faction) && G.resources[faction] > 0;
}

/** Card 72: how many Warbands a Faction would attack with. */
function attackersOf({ G, frame }: EventMoment, [faction]: Alternative): number {
  return frame.regions
    .slice(-1)
    .reduce((sum, region) => sum + troopsOf(forceIn(G, region, factionOfArgument(faction))), 0);
}

/** Card 22: at how many Tribes more an own Ally and Warband can be placed. */
function mostRevolts({ G, side, frame }: EventMoment): number {
  return Math.min(2 - frame.tribes.length, availableAt(G, side, 'ally'), availableTroops(G, side));
}

/**
 * The Tribe whose loss hurts an enemy most, or that is open to itself, Cities and Remi first (8.4.1); for the Belgae first in Belgica by
 * card 22 (8.2.1).
 */
export function chooseTribe(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, G, side, frame } = at;
  const tribeOfWay = ([tribe]: Alternative) => tribeOfArgument(G, tribe);
  const holder = (one: Alternative) => alliedTo(G, tribeOfWay(one));
  const isOpen = (one: Alternative) =>
    placesForAlly(G, regionOf(G, tribeOfWay(one)), side).includes(tribeOfWay(one));
  const open =
    frame.card === HOSTAGES
      ? alternatives.filter((one) => isOpen(one) && availableTroops(G, side) > 0)
      : alternatives.filter((one) => holder(one) !== side);
  const region = (one: Alternative) => regionOf(G, tribeOfWay(one));
  return (
    choose(
      play,
      open,
      (one) => holder(one) !== null && hasCitadel(G, tribeOfWay(one)),
      (one) => enmity(side, holder(one) ?? side),
      (one) => side === 'belgae' && frame.card === HOSTAGES && groupOf(region(one)) === 'Belgica',
      (one) => frame.card === HOSTAGES && region(one) === frame.regions.at(-1),
      (one) =>
        frame.card === HOSTAGES
          ? Math.min(mostRevolts(at), open.filter((each) => region(each) === region(one)).length)
          : 0,
      isOpen,
      (one) => isAtCity(G, tribeOfWay(one)),
    ) ?? null
  );
}
