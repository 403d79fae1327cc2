/* How pieces leave the map: step losses, elimination, submission, and the Fortified Towns linked with them (11.2.4, 13.3, 13.6). */
import { type FrameAt, findFrame } from '../kit/frame';
import { type Loss, STEPS } from '../kit/journal';
import type { Play } from '../kit/play';
import { boxOf } from './components/box';
import { setPiece } from './fast/standing';
import { removeMarker } from './influence';
import { factsOf, hasUnits, leadersIn, ownerOf, piecesAt, stepsOf } from './pieces';
import type { G } from './state';
import { mapSpaces, namesOf, spaceName, told } from './words';

/** Puts a piece into a box, at full strength where that box is the Holding Boxes'. */
export function putAside(G: G, id: string, box: G['pieces'][string]['at']): void {
  setPiece(G, id, { at: box, inside: false, reduced: box !== 'holding' && G.pieces[id].reduced });
}

/** Puts a piece into a space. */
export function putInto(G: G, id: string, space: string, inside = false): void {
  setPiece(G, id, { ...G.pieces[id], at: space, inside });
}

/**
 * A Combat Unit loses a step: it is reduced, or, when it has no other, eliminated (2.3.1, 11.1, 13.6.2). The Tribe's Fortified Town
 * goes with it (11.2.4).
 */
export function loseStep(play: Play<G>, id: string, rule: string): void {
  const { G } = play;
  const { at } = G.pieces[id];
  if (stepsOf(G, id) > 1) {
    setPiece(G, id, { ...G.pieces[id], reduced: true });
    play.journal(rule, `${told(G, id, 'loses', 'lose')} a step.`, {
      places: mapSpaces(G, at),
      pieces: [id],
      lost: lossesOf(G, id, STEPS),
    });
    return;
  }
  eliminate(play, id, rule);
}

/**
 * Takes a Combat Unit off the map: Tribes to the Eliminated Tribes Box (17.9), their Fortified Town with them (11.2.4), Legions out
 * until they are replaced (5.2.1), Gallic Leaders for good (13.6.4), all others to their Holding Box.
 */
export function eliminate(play: Play<G>, id: string, rule: string): void {
  const { G } = play;
  const { at } = G.pieces[id];
  play.journal(rule, `${told(G, id, 'is', 'are')} eliminated.`, {
    places: mapSpaces(G, at),
    pieces: [id],
    lost: lossesOf(G, id),
  });
  const { kind } = factsOf(G, id);
  if (kind === 'tribe') {
    setPiece(G, id, { at: 'eliminated', inside: false, reduced: true });
    removeTownOf(play, id);
  } else if (kind === 'legion') putAside(G, id, 'lost');
  else if (kind === 'chief') putAside(G, id, 'gone');
  else sendToHolding(G, id);
}

/** Returns a unit that came by a card to its Holding Box (17.3.2, 17.6.2). */
export function sendToHolding(G: G, id: string): void {
  const facts = factsOf(G, id);
  putAside(G, id, 'holding');
  if (facts.kind === 'auxiliary' && facts.strength === 'provinces') G.militia = null;
}

/**
 * Gallic Combat Units submit to Caesar: each loses a step; Tribes that survive go to the Submitted Tribes Box (17.8), Mercenaries to
 * their Holding Boxes, and the Fortified Towns of those Tribes are removed (13.3.2, 14.3.3).
 */
export function submit(play: Play<G>, ids: readonly string[], rule: string): void {
  const { G } = play;
  for (const id of ids) {
    const { kind } = factsOf(G, id);
    const { at } = G.pieces[id];
    if (kind === 'auxiliary') {
      const lost = lossesOf(G, id);
      sendToHolding(G, id);
      play.journal(rule, `${told(G, id, 'disbands', 'disband')}.`, {
        places: mapSpaces(G, at),
        pieces: [id],
        lost,
      });
      continue;
    }
    if (kind !== 'tribe' || stepsOf(G, id) === 1) {
      eliminate(play, id, rule);
      continue;
    }
    const lost = lossesOf(G, id);
    setPiece(G, id, { at: 'submitted', inside: false, reduced: true });
    play.journal(rule, `${told(G, id, 'submits', 'submit')} to Caesar.`, {
      places: mapSpaces(G, at),
      pieces: [id],
      lost,
    });
    removeTownOf(play, id);
  }
}

/** Returns a piece that its side is about to lose, or steps of it, as the journal counts them; none for whom nobody plays. */
function lossesOf(
  G: G,
  id: string,
  names: Pick<Loss, 'one' | 'many' | 'kind'> = { one: namesOf(G, [id]) },
): Loss[] {
  const side = ownerOf(G, id);
  const [place] = mapSpaces(G, G.pieces[id].at);
  return side === null ? [] : [{ side, count: 1, ...names, ...(place !== undefined && { place }) }];
}

/** Returns the space of a Tribe's Fortified Town, or null when it has none on the map. */
export function townOf(G: G, tribe: string): string | null {
  for (const space in G.markers) {
    const marker = G.markers[space];
    if (marker.kind === 'town' && marker.tribe === tribe) return space;
  }
  return null;
}

function removeTownOf(play: Play<G>, tribe: string): void {
  const space = townOf(play.G, tribe);
  if (space !== null) removeTown(play, space);
}

/**
 * Removes a Fortified Town; whoever was inside stands outside, which may bring about a battle at once (11.2.4). What a card does
 * to it is over, too, and is not for another one that is placed there later.
 */
export function removeTown(play: Play<G>, space: string): void {
  const { G } = play;
  removeMarker(G, space);
  endSiege(G, space);
  G.inForce = G.inForce.filter((each) => each.space !== space);
  for (const id of piecesAt(G, space)) if (G.pieces[id].inside) putInto(G, id, space);
  play.journal('11.2.4', `The Fortified Town in ${spaceName(G, space)} is removed.`, {
    kind: 'control',
    side: 'roman',
    places: [space],
    lost: [{ side: 'gallic', count: 1, place: space, one: 'a Fortified Town' }],
  });
}

/** Removes the Siege Points of a space (14.4.1). */
export function endSiege(G: G, space: string): void {
  const { [space]: _points, ...sieges } = G.sieges;
  G.sieges = sieges;
}

/**
 * Displaces those of some Roman Leaders on the map whose units are gone: none is left where they are, inside or outside (9.6).
 * Legates go back to the cup; Caesar waits in the box `rome` until it is asked where he goes, see {@link displacementOf}.
 */
export function displaceUnaccompanied(play: Play<G>, leaders: readonly string[]): void {
  const { G } = play;
  for (const id of leaders) {
    const { at, inside } = G.pieces[id];
    if (at in boxOf(G).space && !hasUnits(G, 'roman', at, inside ? 'inside' : 'outside'))
      displaceLeader(play, id);
  }
}

/**
 * Gallic units have come into a space otherwise than by their own movement: Roman Leaders who are there without units go behind
 * walls of theirs, or are displaced (9.6).
 */
export function clearLeaders(play: Play<G>, space: string): void {
  const { G } = play;
  if (hasUnits(G, 'roman', space, 'outside')) return;
  const marker = G.markers[space];
  const isRefuge = marker?.kind === 'city' && marker.side === 'roman';
  for (const id of leadersIn(G, 'roman', space)) {
    if (isRefuge) putInto(G, id, space, true);
    else displaceLeader(play, id);
  }
}

/** Displaces one Roman Leader (9.6), whose movement is over if he is on the move (13.8). */
export function displaceLeader(play: Play<G>, id: string): void {
  const { G } = play;
  const { at } = G.pieces[id];
  const facts = factsOf(G, id);
  if (facts.kind !== 'leader' || ownerOf(G, id) !== 'roman') throw new Error(`${id} is no Roman Leader`);
  play.journal('9.6', `${facts.name} is displaced.`, {
    places: [at],
    pieces: [id],
    lost: lossesOf(G, id),
  });
  if (facts.rank === 'legate') putAside(G, id, 'cup');
  else if (facts.rank === 'event') putAside(G, id, 'holding');
  else {
    putAside(G, id, 'rome');
    G.displaced = true;
  }
  const march = findFrame(G, 'march');
  if (march !== undefined) march.group = march.group.filter((each) => each !== id);
}

/**
 * Returns the step in which Caesar, who has just been displaced, costs influence and is placed again; empty when he has not been.
 * Whatever displaces him goes through it at once (9.6).
 */
export function displacementOf(G: G): FrameAt<G, 'displaced'>[] {
  return G.displaced ? [{ step: 'displaced', sides: [], removed: 0 }] : [];
}
