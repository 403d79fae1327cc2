/* Instructions by which a Non-player declines an Event for what it would come to (8.2.1). */
import { FACTIONS, type Faction, isPlayer, type Player } from '../../components/factions';
import { controllerOf, controls } from '../../pieces/control';
import { availableTroops } from '../../pieces/forces';
import { alliedTo } from '../../pieces/tribes';
import { regionsOf } from '../../places';
import { canShift } from '../../senate';
import type { G } from '../../state';
import { mayStrike, mayStrikeSomeOnly } from '../priorities';
import { mayLeadAway } from '../romans/germans';
import { claimOf } from './claim';
import { GOBANNITIO, HOSTAGES, IMPETUOSITY, MIST } from './named';
import { unwantedCapabilities } from './options';
import { tallyOf } from './rehearsal';

/** Everybody's Resources are halved by it, and what is struck depends on the Region only. */
const DROUGHT = 49;

/** How many Auxilia the Romans want to place in full, by card. */
const IN_FULL: Readonly<Record<number, number>> = { 11: 3, 19: 5, 21: 5 };

/** The same for Legions. */
const LEGIONS_IN_FULL: Readonly<Record<number, number>> = { 2: 2 };

/** Cards by which the Romans lead Germans away from themselves. */
const LEADS_GERMANS: readonly number[] = [17, 65, 66];

/** By card 1 the Senate can be shifted one way only at times, which may be the wrong one. */
const CICERO = 1;

/** Card 44 replaces four Warbands by its unshaded text, three Auxilia or Aedui Warbands by the shaded one. */
const LOYALISTS = 44;

/** Cards by which pieces of others might be placed, were there no own ones; nobody else gets them (8.2.3). */
const OWN_ONLY: readonly number[] = [HOSTAGES, GOBANNITIO, MIST];

/** Card 44: how many pieces a Non-player would have to replace with its own. */
function loyalistsToReplace(G: G, side: Player): number {
  const troops = (factions: readonly Faction[]) =>
    factions.reduce((sum, faction) => sum + (faction === side ? 0 : tallyOf(G, faction).troops), 0);
  return side === 'romans' || side === 'aedui'
    ? Math.min(4, troops(['arverni', 'aedui', 'belgae', 'germans']))
    : Math.min(3, troops(['romans', 'aedui']));
}

/** Says whether the instructions for an Event decline it as things stand. */
export function isRefusedAsThingsStand(G: G, side: Player, card: number): boolean {
  if (card === CICERO) return !canShift(G, side !== 'romans');
  if (card === LOYALISTS) return availableTroops(G, side) < loyalistsToReplace(G, side);
  if (card === 50) return unwantedCapabilities(G, side).length === 0;
  if (side === 'romans' && LEADS_GERMANS.includes(card)) return !mayLeadAway(G);
  if (side === 'romans') return availableTroops(G, 'romans') < (IN_FULL[card] ?? 0);
  if (card === 66 && side === 'belgae')
    return regionsOf(G).every(
      (region) => controllerOf(G, region) !== null || claimOf(G, region, regionsOf(G)) === null,
    );
  if (card === 52) return side === 'arverni' && !controls(G, 'arverni', 'carnutes');
  return card === 68 && (side === 'arverni' || side === 'aedui') && alliedTo(G, 'remi') !== side;
}

/** Says whether an Event that turns one state of the game into another is declined for it. */
type Refusal = (before: G, after: G) => boolean;

/** Returns by what an Event would come to its instructions decline it; null where they do not look at that. */
export function refusalByOutcome(side: Player, card: number): Refusal | null {
  if (mayStrikeSomeOnly(side, card) && card !== DROUGHT) return strikesOthers(side, card);
  const refusals = [othersGain(side, card), fallsShort(side, card)].filter((each) => each !== null);
  return refusals.length === 0 ? null : (before, after) => refusals.some((refuses) => refuses(before, after));
}

/** 8.2.3: Nobody else gets the pieces that an Event lets a Non-player place. */
function othersGain(side: Player, card: number): Refusal | null {
  if (!OWN_ONLY.includes(card)) return null;
  return (before, after) => FACTIONS.some((faction) => faction !== side && gains(before, after, faction));
}

function fallsShort(side: Player, card: number): Refusal | null {
  switch (side) {
    case 'romans':
      if (card === IMPETUOSITY) return (before, after) => !isFought(before, after);
      return card in LEGIONS_IN_FULL ? gainsLess('romans', 'legions', LEGIONS_IN_FULL[card]) : null;
    case 'arverni':
      return card === 67 ? keeps('romans', 'legions') : null;
    case 'aedui':
      return null;
    case 'belgae':
      return [57, 64, 65, 68].includes(card) ? gainsLess('belgae', 'standing', 1) : null;
  }
}

/** What is counted of a Faction; `standing` are Allies and Citadels together. */
type Counted = 'legions' | 'standing';

function keeps(faction: Player, of: Counted): Refusal {
  return (before, after) => countOf(after, faction, of) === countOf(before, faction, of);
}

function gainsLess(faction: Player, of: Counted, least: number): Refusal {
  return (before, after) => countOf(after, faction, of) - countOf(before, faction, of) < least;
}

function countOf(G: G, faction: Player, of: Counted): number {
  const tally = tallyOf(G, faction);
  return of === 'standing' ? tally.allies + tally.citadels : tally[of];
}

/** Says whether an Event costs anybody pieces or Resources whom its instructions spare: it could strike nobody else, or too few. */
function strikesOthers(side: Player, card: number): Refusal {
  return (before, after) =>
    FACTIONS.some(
      (faction) =>
        faction !== side && !mayStrike(before, side, card, faction) && hasLost(before, after, faction),
    );
}

function hasLost(before: G, after: G, faction: Faction): boolean {
  if (isPlayer(faction) && after.resources[faction] < before.resources[faction]) return true;
  return piecesOf(after, faction) < piecesOf(before, faction);
}

function gains(before: G, after: G, faction: Faction): boolean {
  return piecesOf(after, faction) > piecesOf(before, faction);
}

function piecesOf(G: G, faction: Faction): number {
  const { legions, citadels, allies, troops } = tallyOf(G, faction);
  return legions + citadels + allies + troops;
}

/** Says whether a Battle has cost anybody a piece, as far as a rehearsal tells. */
function isFought(before: G, after: G): boolean {
  return (['arverni', 'belgae', 'romans'] as const).some((faction) => hasLost(before, after, faction));
}
