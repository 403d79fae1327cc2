/* Units and Leaders that come by a card (17.3.1, 17.6.1, 17.7), and where they are placed. */
import { action } from '../../kit/action';
import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import type { EffectOf, Spot, Where } from '../components/cards';
import { isWalled, regionOf } from '../control';
import { factsOf, isUnderSiege, isUnit, leadersIn, ownerOf, piecesAt } from '../pieces';
import { mayPlaceTribe } from '../reinforcement/tribes';
import { putInto } from '../removal';
import type { DecisionOf, G, Side } from '../state';
import { pieceName, spaceName, told } from '../words';
import { eventRule, promptOf } from './effects';
import { whyNotWhere } from './where';

/** A place for a piece: a space, inside its Walled City or Fortified Town or not. */
interface Place {
  space: string;
  inside: boolean;
}

type Arrival = EffectOf<'placeCU'> | EffectOf<'placeLeader'>;

/** Returns the frame in which a side places what comes by a card, or null when it is not at hand or has no place. */
export function arrivalOf(G: G, side: Side, effect: Arrival): AnyFrame<G> | null {
  const piece = arriving(G, effect);
  const where = effect.op === 'placeCU' ? (effect.where ?? {}) : {};
  if (piece === undefined || placesOf(G, side, piece, effect.at, where).length === 0) return null;
  return { step: 'eventArrival', sides: [side], side, piece, at: effect.at, where };
}

/** Says whether a Tribe waits for a card, and has a place to arrive in (11.3.1, 5.1.2 A). */
export function mayArrive(G: G, tribe: string): boolean {
  return G.pieces[tribe].at === 'holding' && mayPlaceTribe(G, tribe).length > 0;
}

/** Says whether a Leader is on the map. */
export function isInPlay(G: G, leader: string): boolean {
  return G.pieces[leader].at in boxOf(G).space;
}

/** The unit in its Holding Box, the first of several that are the same; the Leader, when he is not on the map. */
function arriving(G: G, effect: Arrival): string | undefined {
  if (effect.op === 'placeLeader') return isInPlay(G, effect.leader) ? undefined : effect.leader;
  const { unit } = effect;
  return piecesAt(G, 'holding').find(
    (id) => id === unit || (id.startsWith(`${unit}-`) && isNumber(id, unit)),
  );
}

function isNumber(id: string, unit: string): boolean {
  return /^\d+$/.test(id.slice(unit.length + 1));
}

/** Returns the places of a piece that comes by a card: one in a space, the first that its spots allow. */
function placesOf(G: G, side: Side, piece: string, at: readonly Spot[], where: Where): Place[] {
  const places: Place[] = [];
  const occupied = new Set(Object.values(G.pieces).map(({ at: place }) => place));
  for (const { id: space } of boxOf(G).components.spaces) {
    if (!occupied.has(space) && !isWalled(G.markers[space])) continue;
    if (whyNotWhere({ G, side, space, used: [] }, where) !== null) continue;
    const open = at.flatMap((spot) =>
      placesAt(G, spot, space).filter((place) => isOpen(G, piece, spot, place)),
    );
    places.push(...open.slice(0, 1));
  }
  return places;
}

/** No Combat Unit arrives in a besieged place (14.5.3); a Roman Leader does where the card does not exclude it. */
function isOpen(G: G, piece: string, spot: Spot, { space, inside }: Place): boolean {
  if (!inside || !isUnderSiege(G, space)) return true;
  return !isUnit(G, piece) && (spot === 'legion' || spot === 'romanWalledCity');
}

function placesAt(G: G, spot: Spot, space: string): Place[] {
  const marker = G.markers[space];
  switch (spot) {
    case 'legion':
      return beside(G, piecesOfKind(G, space, 'legion'));
    case 'tribe':
    case 'tribeUnbesieged':
      return beside(G, piecesOfKind(G, space, 'tribe'));
    case 'romanLeaderUnbesieged':
      return beside(G, leadersIn(G, 'roman', space));
    case 'gallicLeaderUnbesieged':
      return beside(G, leadersIn(G, 'gallic', space));
    case 'romanWalledCity':
      return marker?.kind === 'city' && marker.side === 'roman'
        ? [{ space, inside: isUnderSiege(G, space) }]
        : [];
    case 'fortifiedTownUnbesieged':
      return marker?.kind === 'town' ? [{ space, inside: true }] : [];
  }
}

function piecesOfKind(G: G, space: string, kind: 'legion' | 'tribe'): string[] {
  return piecesAt(G, space).filter((id) => factsOf(G, id).kind === kind);
}

/** Where pieces are: inside or outside of what is in their space. */
function beside({ pieces }: G, ids: readonly string[]): Place[] {
  return ids.map((id) => ({ space: pieces[id].at, inside: pieces[id].inside }));
}

/** The player chooses the space; where there is only one the piece is placed at once. */
export const arrivalStep: DecisionOf<'eventArrival'> = {
  prompt: ({ G, frame }) => promptOf(G, `choose where to place ${pieceName(G, frame.piece)}.`),
  actions: {
    place: action({
      first: ({ G, side, frame }) =>
        placesOf(G, side, frame.piece, frame.at, frame.where).map(({ space }) => space),
      effect(play, { side, frame }, space) {
        const { piece, at, where } = frame;
        arrive(
          play,
          piece,
          placesOf(play.G, side, piece, at, where).filter((place) => place.space === space),
        );
      },
      label: ({ G, frame }, space) => `Place ${pieceName(G, frame.piece)} in ${spaceName(G, space)}`,
    }),
  },
  proceed(play, { side, piece, at, where }) {
    if (isInPlay(play.G, piece)) {
      play.finish();
      return;
    }
    const places = placesOf(play.G, side, piece, at, where);
    if (places.length > 1) return;
    arrive(play, piece, places);
    play.finish();
  },
};

function arrive(play: Play<G>, piece: string, [place]: readonly Place[]): void {
  const { G } = play;
  const facts = factsOf(G, piece);
  putInto(G, piece, place.space, place.inside);
  if (facts.kind === 'auxiliary' && facts.strength === 'provinces') G.militia = regionOf(G, place.space);
  play.journal(eventRule(G), `${told(G, piece, 'arrives', 'arrive')} in ${spaceName(G, place.space)}.`, {
    side: ownerOf(G, piece) ?? undefined,
    places: [place.space],
    pieces: [piece],
  });
}
