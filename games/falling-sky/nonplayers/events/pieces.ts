/* Pieces that an Event lets a Non-player place, remove or replace (8.2.3, 8.3.1, 8.4.1). */
import type { Argument } from '../../../kit/move';
import type { Faction, Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { EventFrame } from '../../events/effect';
import { choiceUnderWay } from '../../events/event';
import { NOBODY } from '../../events/remove';
import { LIES, troopsOf } from '../../pieces/force';
import { availableTroops, forceIn } from '../../pieces/forces';
import { alliesIn, availableAt } from '../../pieces/tribes';
import { groupOf } from '../../places';
import type { G } from '../../state';
import { isAtCity } from '../losses';
import { enmity, mayStrike } from '../priorities';
import { choose, type Priority } from '../select';
import { AVARICUM, LITAVICCUS, SURUS } from './named';
import type { Alternative, EventMoment } from './pick';
import { factionOfArgument, pieceOfArgument, regionOfArgument, weightOf } from './read';

/** Own pieces are placed, those that count most first; others only where they must be (8.2.3). */
export function choosePlacing(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, side } = at;
  const own = alternatives.filter(([, key]) => factionOfArgument(key) === side);
  const available = Math.max(0, ...own.map(([, key]) => availableLike(at, pieceOfArgument(key))));
  const chosen = choose(
    play,
    own,
    ([, key]) => allowsCitadel(at, pieceOfArgument(key)),
    ...regionsFirst(at, own, available),
    ([, key]) => weightOf(at.G, pieceOfArgument(key)),
  );
  return keptBusy(at, chosen);
}

/** Returns how many own pieces of a kind are Available. */
function availableLike({ G, side }: EventMoment, piece: string): number {
  if (piece.startsWith('ally')) return availableAt(G, side, 'ally');
  if (piece.startsWith('citadel')) return availableAt(G, side, 'citadel');
  return piece === 'troops' ? availableTroops(G, side) : Number.POSITIVE_INFINITY;
}

/** Card 41: an Ally that the Event lets a Citadel replace next, which counts more (8.3.1). */
function allowsCitadel({ G, side, frame }: EventMoment, piece: string): boolean {
  const [kind, tribe] = piece.split(' ');
  if (frame.card !== AVARICUM || kind !== 'ally' || availableAt(G, side, 'citadel') === 0) return false;
  return isAtCity(G, tribe) && tribe !== 'remi';
}

/** Pieces of others are removed or replaced; own ones only where they must be, those that count least first (8.2.3, 8.4.1). */
export function chooseRemoval(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, G, side, frame } = at;
  const others = alternatives.filter(([, key]) => mayStrike(G, side, frame.card, factionOfArgument(key)));
  const struck = choose(
    play,
    others,
    ([region, key]) => bareLegions(at, regionOfArgument(region), `${key}`),
    ([region]) => inBelgica(at, regionOfArgument(region)),
    ...regionsFirst(at, others),
    ([, key]) => weightOf(G, pieceOfArgument(key)),
    ([, key]) => enmity(side, factionOfArgument(key)),
  );
  if (struck !== undefined) return keptBusy(at, struck);
  if (at.may('enough')) return null;
  return (
    choose(
      play,
      alternatives,
      ([, key]) => -enmity(side, factionOfArgument(key)),
      ([, key]) => -weightOf(G, pieceOfArgument(key)),
    ) ?? null
  );
}

/** Says whether a way to place, remove or replace a piece is one that a Non-player wants, where it may also decline. */
export function isWanted(
  G: G,
  side: Player,
  { card }: EventFrame,
  about: 'place' | 'remove' | 'replace' | 'exchange',
  [, key, by]: Alternative,
): boolean {
  const faction = factionOfArgument(key);
  if (about === 'place') return faction === side;
  if (!mayStrike(G, side, card, faction)) return false;
  return about !== 'exchange' || by === side || by === NOBODY || by === GIVEN[card];
}

/** Whose pieces alone replace others by a card, whoever executes it. */
const GIVEN: Readonly<Record<number, Faction>> = { [LITAVICCUS]: 'aedui', [SURUS]: 'germans' };

/** As {@link chooseRemoval}, by own pieces where they may stand there, else by nobody's (8.2.3, 8.4.1). */
export function chooseReplacement(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { side } = at;
  const own = alternatives.filter(([, , by]) => by === side);
  const nobodys = alternatives.filter(([, , by]) => by === NOBODY);
  const given = alternatives.filter(([, , by]) => by === GIVEN[at.frame.card]);
  for (const those of [own, nobodys, given]) {
    const chosen = those.length === 0 ? null : chooseRemoval(at, those);
    if (chosen !== null) return chosen;
  }
  return null;
}

/** Remembers where a piece is placed, removed or replaced. */
function keptBusy({ frame }: EventMoment, one: Alternative | undefined): Alternative | null {
  if (one === undefined) return null;
  frame.busy = regionOfArgument(one[0]);
  return one;
}

/** In how few pieces of each Region a card lets itself be used at most. */
const MOST_PER_REGION: Readonly<Record<number, number>> = { [LITAVICCUS]: 2 };

/**
 * A Region that was begun with is done with first; else that is chosen where the most can be struck or placed (8.3.1). No text lets
 * pieces that count differently be chosen at once in several Regions.
 */
function regionsFirst(
  at: EventMoment,
  alternatives: readonly Alternative[],
  available = Number.POSITIVE_INFINITY,
): Priority<Alternative>[] {
  const { G, frame } = at;
  const left = Math.min(available, choiceUnderWay(frame).most({ G, frame }) - frame.taken);
  const most = Math.min(left, MOST_PER_REGION[frame.card] ?? left);
  const counts = new Map<Argument, number>();
  for (const one of alternatives) counts.set(one[0], (counts.get(one[0]) ?? 0) + alikeTo(at, one));
  return [
    ([region]) => region === frame.busy,
    ([region]) => sequelIn(at, regionOfArgument(region)),
    ([region]) => Math.min(most, counts.get(region) ?? 0),
  ];
}

/** Cards that take several kinds of pieces one after the other, which may all be in one Region. */
const ALAUDAE = 7;
const COTUATUS = 31;
const ALLEGIANCES = 65;

/** Returns how much of what the text takes later could be taken in the same Region (8.3.1). */
function sequelIn({ G, frame }: EventMoment, region: RegionId): number {
  const { card, at } = frame;
  if (card === ALAUDAE) return Number(troopsOf(forceIn(G, region, 'romans')) > 0);
  if (card === ALLEGIANCES) return alliesIn(G, region, 'germans').length;
  if (card !== COTUATUS) return 0;
  const [romans, aedui] = [alliesIn(G, region, 'romans').length, alliesIn(G, region, 'aedui').length];
  if (at > 0) return Math.min(2 - at, romans + aedui - 1);
  return Math.min(1, aedui) + Math.min(1, Math.max(0, romans - 1) + Math.max(0, aedui - 1));
}

/** Returns how many pieces a way to choose stands for that are alike. */
function alikeTo({ G }: EventMoment, [region, key]: Alternative): number {
  const force = forceIn(G, regionOfArgument(region), factionOfArgument(key));
  const lie = LIES.find((each) => each === pieceOfArgument(key));
  return lie === undefined ? 1 : force[lie];
}

/** Cards by which the Belgae look to Belgica first (8.2.1). */
const BELGICA_FIRST: readonly number[] = [6, 11, 16, 22, 42];

function inBelgica({ side, frame }: EventMoment, region: RegionId): boolean {
  return side === 'belgae' && BELGICA_FIRST.includes(frame.card) && groupOf(region) === 'Belgica';
}

/** Cards by which the Arverni would leave Legions without Auxilia (8.2.1). */
const BARE_LEGIONS: readonly number[] = [6, 11, 16, 44];

/**
 * Returns how well the removal of a piece serves to leave Legions without Auxilia in as many Regions as possible: the fewer Auxilia are
 * with Legions, the sooner, as far as all of them can go; 0 where it does not.
 */
function bareLegions(at: EventMoment, region: RegionId, key: string): number {
  const { G, side, frame } = at;
  if (side !== 'arverni' || !BARE_LEGIONS.includes(frame.card) || factionOfArgument(key) !== 'romans')
    return 0;
  const force = forceIn(G, region, 'romans');
  const auxilia = troopsOf(force);
  const left = choiceUnderWay(frame).most({ G, frame }) - frame.taken;
  return force.legions > 0 && auxilia <= left ? 100 - auxilia : 0;
}
