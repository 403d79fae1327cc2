/* Who may be activated to move, and how a movement begins (7.7.1, 9.1, 10.2). */
import type { FrameAt } from '../../kit/frame';
import { boxOf } from '../components/box';
import { inForce, movedPieces } from '../inForce';
import { alike } from '../losses';
import { factsOf, hasLeadership, isUnit, sidesPieces } from '../pieces';
import type { G, Side } from '../state';
import { companionsOf, isBelgic, isHeld } from './company';
import type { MarchTerms } from './frames';

/** An activation by an Action Point (7.7.1). */
export const ACTIVATION: MarchTerms = {
  kind: 'activation',
  limit: null,
  bonus: 0,
  noSiege: false,
  belgicOnly: false,
};

const MUSTER_POINTS = 3;

/** A movement in the Gallic Spring Muster (6.1, 6.2). */
export const MUSTER: MarchTerms = { ...ACTIVATION, kind: 'muster', limit: MUSTER_POINTS, noSiege: true };

/**
 * Returns the Leaders and Combat Units of a side that may be activated to move (7.7.1), in the order of the components:
 * on the map, not moved or activated yet (10.2.1), with a Movement Allowance (17.3.2), and, besieged, with a Combat Unit
 * and free to Sortie (14.5.2). Of units that differ in nothing the first is returned for all.
 */
export function commandersFor(G: G, side: Side, terms: MarchTerms): string[] {
  const { space } = boxOf(G);
  const moved = movedPieces(G);
  const found: string[] = [];
  for (const id in G.pieces) {
    if (!(G.pieces[id].at in space) || moved.includes(id)) continue;
    if (mayCommand(G, side, id, terms)) found.push(id);
  }
  return alike(G, found);
}

function mayCommand(G: G, side: Side, id: string, terms: MarchTerms): boolean {
  const facts = factsOf(G, id);
  if (facts.kind === 'germans') return false;
  const isOwn =
    facts.kind === 'auxiliary'
      ? facts.side === side && facts.movement !== null
      : (side === 'roman') === (facts.kind === 'legion' || facts.kind === 'leader');
  if (!isOwn || (terms.belgicOnly && !isBelgic(G, id))) return false;
  return !isHeld(G, id, terms) || maySortie(G, side, id, terms);
}

function maySortie(G: G, side: Side, id: string, terms: MarchTerms): boolean {
  const { at } = G.pieces[id];
  if (inForce(G, 'forbidSortie', at).length > 0) return false;
  return armyOf(G, side, id, terms).some((each) => isUnit(G, each));
}

/**
 * Returns the pieces that move with a commander when he takes his whole Army along, himself the first: all in his space that
 * he may take (10.5.1). It is he alone when there is nobody else, so that moving alone and with an Army are the same.
 */
export function armyOf(G: G, side: Side, commander: string, terms: MarchTerms): string[] {
  const group = [commander];
  const { at } = G.pieces[commander];
  for (const id of companionsOf(G, { side, commander, group, at, terms, left: [] }, sidesPieces(G, side, at)))
    group.push(id);
  return group;
}

/** Returns the frame of the movement of a Leader or Combat Unit that is activated, alone or with his whole Army (10.2). */
export function marchOf(
  G: G,
  side: Side,
  commander: string,
  withWhom: 'alone' | 'army',
  terms: MarchTerms,
): FrameAt<G, 'march'> {
  const group = withWhom === 'alone' ? [commander] : armyOf(G, side, commander, terms);
  const { at } = G.pieces[commander];
  return {
    step: 'march',
    sides: [side],
    side,
    commander,
    group,
    start: at,
    at,
    spent: 0,
    ledUnits: hasLeadership(G, commander) && group.some((id) => isUnit(G, id)),
    terms,
    stage: 'choosing',
    waits: false,
    to: at,
    via: 'path',
    halted: false,
    acted: false,
    left: [],
    besieged: false,
  };
}
