/* When and where Non-players Retreat (8.4.3, 4.5.2). */
import { frameOf } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { countOf, isImmobile, isTroop, type Rank, vulnerable } from '../battle/armies';
import { retreatRegions } from '../battle/declare';
import { retreating } from '../battle/fight';
import type { Fight } from '../battle/frames';
import { besieged } from '../battle/siege';
import { attackLosses } from '../battle/strength';
import { type Faction, isGaul, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { controls } from '../pieces/control';
import { mobileOf } from '../pieces/force';
import { forceIn, piecesIn } from '../pieces/forces';
import { alliesAndCitadelsIn } from '../pieces/tribes';
import { adjacentTo, regionsOf } from '../places';
import type { FrameOf, G } from '../state';
import { mightAgree } from './agreements';
import type { Chooser } from './chooser';
import { advancesPlayer, hasToRefrain } from './frost';
import { worthOf } from './losses';
import { type Moment, make } from './moment';
import { type Outlook, outlookOf } from './outlook';
import { best, choose } from './select';

/** 8.4.3: The Defender Retreats where that is called for; without a Region to go to it asks others first, if they could help. */
export const declareChooser: Chooser<FrameOf<'declare'>> = {
  choose(at) {
    const { G } = at;
    const fight = frameOf(G, 'fight');
    const hasPlace = retreatRegions(G, fight).length > 0;
    if (isCalledFor(G, fight, hasPlace)) return make('retreat');
    const asking = hasPlace || !isCalledFor(G, fight, true) ? null : askOne(at, fight.region, fight.attacker);
    return asking ?? make('stand');
  },
};

function isCalledFor(G: G, fight: Fight, hasPlace: boolean): boolean {
  if (helpsPlayer(G, fight, hasPlace)) return false;
  const standing = outlookOf(G, fight, false);
  return (
    savesLastPiece(G, fight, standing, hasPlace) ||
    (hasPlace && legionRolls(G, fight, true) < legionRolls(G, fight, false)) ||
    (!fight.stronghold && losesNothing(G, fight, hasPlace) && 2 * standing.caused < standing.inflicted)
  );
}

/**
 * Says whether a player would be helped to victory by the leave of the Defender, but of Hidden Warbands that stay; or by the Legions that
 * are removed where there is no Region to go to (8.4.3, 8.4.4).
 */
function helpsPlayer(G: G, { region, attacker, defender }: Fight, hasPlace: boolean): boolean {
  if (!hasToRefrain(G)) return false;
  const force = forceIn(G, region, defender);
  const stay = attacker === 'romans' && isGaul(defender) ? force.hidden : 0;
  const count = stay - mobileOf(force);
  const legions = hasPlace ? 0 : force.legions;
  return advancesPlayer(G, { legions, pieces: [{ region, faction: defender, count }] });
}

/** Returns how many Losses would have to be rolled for with Legions, those that absorb one to be rolled for again. */
function legionRolls(G: G, fight: Fight, retreats: boolean): number {
  const ranks = vulnerable(G, fight, 'defenders');
  if (!ranks.some(({ piece }) => piece === 'legion')) return 0;
  const sooner = countOf(ranks, ({ piece }) => isTroop(piece) || (retreats && isImmobile(piece)));
  return Math.max(0, attackLosses(G, retreating(fight, retreats)) - sooner);
}

/** Says whether all of the Defender could be lost by standing, but not by Retreat. */
function savesLastPiece(G: G, fight: Fight, standing: Outlook, hasPlace: boolean): boolean {
  const { terms } = fight;
  const pieces = vulnerable(G, fight, 'defenders');
  const taken = terms.besiege && besieged(G, fight, 'besiege').length > 0 ? 1 : 0;
  const all = countOf(pieces, () => true) - taken;
  if (standing.inflicted < all) return false;
  const retreating = outlookOf(G, fight, true);
  if (hasPlace) return retreating.inflicted < all;
  const stays = (rank: Rank) => isImmobile(rank.piece) || mayStay(fight, rank);
  return countOf(pieces, stays) - taken > countOf(retreating.struck, stays);
}

/** Says whether a piece may stay put while others Retreat: a Leader and Hidden Warbands of Gauls, from Romans (3.2.4). */
function mayStay({ attacker, defender }: Fight, { piece }: Rank): boolean {
  return attacker === 'romans' && isGaul(defender) && (piece === 'leader' || piece === 'hidden');
}

/** Says whether a Retreat itself would remove nothing: all can go or stay put, none is held by Circumvallation (card 4). */
function losesNothing(G: G, fight: Fight, hasPlace: boolean): boolean {
  const { region, defender } = fight;
  const going = vulnerable(G, fight, 'defenders').filter(
    (rank) => !isImmobile(rank.piece) && !mayStay(fight, rank),
  );
  if (going.length === 0) return true;
  const marker = G.circumvallation;
  const isHeld = marker !== null && marker.region === region && marker.faction === defender;
  return hasPlace && !isHeld;
}

/**
 * Returns the question to the next Faction that might let the Non-player in, that first where it would rather go; null when there is
 * none left.
 */
function askOne(at: Moment, region: RegionId, enemy: Faction): LegalMove | null {
  const { G, play, side } = at;
  const askable = at.options('ask');
  const able = PLAYERS.filter(
    (each) => each !== enemy && askable.includes(each) && mightAgree(G, each, side),
  );
  const places = adjacentTo(G, region).filter((place) => able.some((each) => controls(G, each, place)));
  const place = choose(play, places, ...nearLeader(G, side));
  const host = able.find((each) => place !== undefined && controls(G, each, place));
  if (host === undefined) return null;
  return at.options('ask', host).length > 0 ? make('ask', host, 0) : make('ask', host);
}

/** 8.4.3: Hidden Warbands stay put where Romans attack, the Leader where most are with him; the others join him. */
export const withdrawChooser: Chooser<FrameOf<'withdraw'>> = {
  choose(at) {
    const { G, play, side } = at;
    const { region } = frameOf(G, 'fight');
    const hidden = at.options('stay', 'hidden');
    if (hidden.length > 0) return make('stay', 'hidden', hidden[hidden.length - 1]);
    const places = placesFor(at, 'go');
    if (at.may('stay', 'leader', 1) && isBetterInPlace(at, region, places)) return make('stay', 'leader', 1);
    const to = choose(play, places, ...nearLeader(G, side));
    return to === undefined ? make('removeAll') : make('go', to);
  },
};

/** Says whether a Leader who may stay put has more of his own pieces with him there than where he could go. */
function isBetterInPlace(
  { G, frame, side }: Moment<FrameOf<'withdraw'>>,
  region: RegionId,
  places: readonly RegionId[],
): boolean {
  const leaving = mobileOf(forceIn(G, region, side)) - 1 - frame.hiddenStay;
  const inPlace = frame.hiddenStay + alliesAndCitadelsIn(G, region, side);
  return places.every((place) => inPlace > piecesIn(G, place, side) + leaving);
}

/** Returns the priorities by which pieces Retreat: to their Leader, then to the most pieces of their own. */
function nearLeader(G: G, faction: Player) {
  return [
    (place: RegionId) => forceIn(G, place, faction).leader !== null,
    (place: RegionId) => piecesIn(G, place, faction),
  ];
}

function placesFor(at: Moment, move: string): RegionId[] {
  const allowed = at.options(move);
  return regionsOf(at.G).filter((region) => allowed.includes(region));
}

/**
 * 4.5.2, 8.4.1, 8.4.3: Who suffers a Rampage lets pieces Retreat rather than be removed, those of least worth first; to the Leader, or
 * to the most own pieces. Without a Region to go to it asks others first.
 */
export const rampagedChooser: Chooser<FrameOf<'rampaged'>> = {
  choose(at) {
    const { G, play, side, frame } = at;
    const to = choose(play, placesFor(at, 'retreat'), ...nearLeader(G, side));
    if (to !== undefined) return leastOf(at, 'retreat', to);
    return askOne(at, frame.region, 'belgae') ?? leastOf(at, 'remove');
  },
};

function leastOf(at: Moment, move: string, ...chosen: RegionId[]): LegalMove {
  const [kind] = best(at.options(move, ...chosen).map(String), (each) => -worthOf(at.G, each));
  const counts = at.options(move, ...chosen, kind);
  return make(move, ...chosen, kind, counts[counts.length - 1]);
}
