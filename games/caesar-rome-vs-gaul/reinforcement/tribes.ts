/* Where Tribes arrive, from a box too (17.8), and their Fortified Towns with them, upgraded ones too (5.1.2, 11.2.1, 11.2.3, 11.3.2, 11.3.5, 11.3.6). */
import type { Obstacle } from '../../kit/action';
import { type FrameAt, findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { setPiece } from '../fast/standing';
import { hasInfluence, mayPlace } from '../influence';
import { factsOf, hasGermans, hasUnits, piecesAt } from '../pieces';
import { submit } from '../removal';
import type { G } from '../state';
import { pieceName, provinceName, sentence, spaceName } from '../words';

/** The Arverni leave the Gallic Council Box from this turn on, or once so many Tribes have been eliminated (11.3.2). */
const ARVERNI_TURN = 5;
const ARVERNI_ELIMINATED = 6;

/** Returns the frame in which a Tribe is placed; `council`: it may go into the Gallic Council Box instead (5.1.2 B). */
export function placementOf(tribe: string, council: boolean): FrameAt<G, 'placement'> {
  return { step: 'placement', sides: [], tribe, council };
}

/** Returns the spaces in which a Tribe may be placed with its Fortified Town (5.1.2 A). */
export function mayPlaceTribe(G: G, tribe: string): string[] {
  return boxOf(G).spacesOf[provinceOf(G, tribe)].filter((space) => obstacleToTribe(G, tribe, space) === null);
}

/** Returns why a Tribe may not be placed in a space (5.1.2 A, 11.3.5), or null when it may. */
export function obstacleToTribe(G: G, tribe: string, space: string): Obstacle | null {
  const home = provinceOf(G, tribe);
  const { province, section } = boxOf(G).space[space];
  if (province !== home)
    return {
      rule: '5.1.2',
      text: `${sentence(pieceName(G, tribe))} arrive in their Province, ${provinceName(G, home)}.`,
    };
  if (section !== null && section !== tribe)
    return {
      rule: '11.3.5',
      text: `${spaceName(G, space)} is in the section of ${pieceName(G, section)}.`,
    };
  const marker = G.markers[space];
  if (marker !== undefined && !hasInfluence(G, space, 'gallic'))
    return {
      rule: '5.1.2',
      text: 'No Tribe arrives where there is Roman influence or a Fortified Location.',
    };
  if (hasGermans(G, space))
    return { rule: '17.4.2', text: 'No Fortified Town is placed where the German Tribe stands.' };
  if (isStrategyPhase(G) && hasUnits(G, 'roman', space))
    return {
      rule: '14.5.3',
      text: `Roman units in ${spaceName(G, space)} would besiege the town at once, and nobody arrives in a besieged one.`,
    };
  return null;
}

/**
 * Says whether units are besieged now, as they are in the Strategy Phase only (14.5.1). Its frame is there from the start of the
 * turn, in round 0 until the phase begins.
 */
function isStrategyPhase(G: G): boolean {
  return findFrame(G, 'cardPlay') !== undefined || (findFrame(G, 'strategy')?.round ?? 0) > 0;
}

function provinceOf(G: G, tribe: string): string {
  const facts = factsOf(G, tribe);
  if (facts.kind !== 'tribe') throw new Error(`${tribe} is no Tribe`);
  return facts.province;
}

/**
 * Places a Tribe with its Fortified Town (11.2.1); inside, where Roman units stand. Returns the frame in which the Gallic player
 * decides where the influence marker of that space goes, or null where there is nothing to decide.
 */
export function settleTribe(play: Play<G>, tribe: string, space: string): FrameAt<G, 'relocation'> | null {
  const { G } = play;
  const { arverni, arverniTown } = boxOf(G).components.named;
  const hadInfluence = hasInfluence(G, space, 'gallic');
  const upgraded = tribe === arverni && space === arverniTown;
  G.markers = { ...G.markers, [space]: { kind: 'town', side: 'gallic', tribe, upgraded } };
  setPiece(G, tribe, { ...G.pieces[tribe], at: space, inside: hasUnits(G, 'roman', space) });
  const strength = G.pieces[tribe].reduced ? ', reduced,' : '';
  play.journal('11.2.1', `${sentence(pieceName(G, tribe))}${strength} arrive in ${spaceName(G, space)}.`, {
    kind: 'control',
    side: 'gallic',
    places: [space],
    pieces: [tribe],
  });
  if (upgraded)
    play.journal('11.3.2', `The Fortified Town in ${spaceName(G, space)} is upgraded.`, { places: [space] });
  if (!hadInfluence) return null;
  const open = openTowns(G, space);
  if (open.length > 1) return { step: 'relocation', sides: ['gallic'], town: space };
  if (open.length === 1) moveInfluence(play, space, open[0]);
  else
    play.journal('11.2.1', `The Gallic influence in ${spaceName(G, space)} is removed.`, { places: [space] });
  return null;
}

/** The Gallic influence marker of a space that has become a Fortified Town moves to a Town of the Province (11.2.1). */
export function moveInfluence(play: Play<G>, from: string, to: string): void {
  const { G } = play;
  G.markers = { ...G.markers, [to]: { kind: 'influence', side: 'gallic' } };
  play.journal('11.2.1', `The Gallic influence in ${spaceName(G, from)} moves to ${spaceName(G, to)}.`, {
    kind: 'control',
    side: 'gallic',
    places: [from, to],
  });
}

/** Returns the Neutral Towns of the Province of a Fortified Town to which an influence marker there may move (11.2.1). */
export function openTowns(G: G, town: string): string[] {
  const { space, spacesOf } = boxOf(G);
  return spacesOf[space[town].province].filter(
    (each) => space[each].kind !== 'stronghold' && mayPlace(G, 'gallic', each, true),
  );
}

/** A Tribe that finds no place submits, reduced (5.1.2 C, 18.2.1). */
export function submitUnplaced(play: Play<G>, tribe: string): void {
  play.journal('5.1.2', `${sentence(pieceName(play.G, tribe))} find no place to arrive.`, {
    pieces: [tribe],
  });
  submit(play, [tribe], '5.1.2');
}

/** Returns Tribes drawn by chance from the Tribe Pool (5.1.1), fewer when it runs out. They are still in the pool. */
export function drawTribes(play: Play<G>, count: number): string[] {
  const { G } = play;
  let pool = piecesAt(G, 'pool');
  const drawn: string[] = [];
  while (drawn.length < count && pool.length > 0) {
    const tribe = play.pick(pool);
    pool = pool.filter((each) => each !== tribe);
    drawn.push(tribe);
  }
  return drawn;
}

/** Says whether a Tribe may leave the Gallic Council Box now: the Arverni wait (11.3.2). */
export function mayLeaveCouncil(G: G, tribe: string): boolean {
  return (
    tribe !== boxOf(G).components.named.arverni ||
    G.turn >= ARVERNI_TURN ||
    piecesAt(G, 'eliminated').length >= ARVERNI_ELIMINATED
  );
}
