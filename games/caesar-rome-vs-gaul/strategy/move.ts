/* The action that activates a Leader or Combat Unit to move (7.7.1). */
import { type Action, action, type Obstacle } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { boxOf } from '../components/box';
import { movedPieces } from '../inForce';
import { isHeld } from '../movement/company';
import type { MarchTerms } from '../movement/frames';
import { ACTIVATION, armyOf, commandersFor, marchOf } from '../movement/march';
import { factsOf, isUnit, ownerOf } from '../pieces';
import type { G, Side } from '../state';
import { pieceName, spaceName } from '../words';
import { spend } from './points';

/** Whether a commander sets out alone, or with all of its space that it may take along. */
export type WithWhom = 'alone' | 'army';

/** A Leader or Combat Unit is activated, alone or with all of its space that it may take along. */
export const moveAction: Action<G, FrameAt<G, 'actions'>> = action<
  G,
  FrameAt<G, 'actions'>,
  string,
  WithWhom
>({
  first: ({ G, side }) => commandersFor(G, side, ACTIVATION),
  second: ({ G, side }, commander) => companiesFor(G, side, commander, ACTIVATION),
  effect(play, { side }, commander, withWhom) {
    spend(play.G);
    play.call(marchOf(play.G, side, commander, withWhom, ACTIVATION));
  },
  label: ({ G }, commander, withWhom) => activationLabel(G, commander, withWhom),
  obstacle: ({ G, side }, id) => (id in G.pieces ? obstacleToActivate(G, side, id) : null),
});

/** Returns an activation in plain words. */
export function activationLabel(G: G, commander: string, withWhom: WithWhom): string {
  const army = withWhom === 'army' ? (isUnit(G, commander) ? ' and the Army there' : ' and his Army') : '';
  return `Move ${pieceName(G, commander)}${army} from ${spaceName(G, G.pieces[commander].at)}`;
}

/** Returns with whom a commander may set out: a Leader who is besieged Sorties with Combat Units only (14.6.2). */
export function companiesFor(G: G, side: Side, commander: string, terms: MarchTerms): WithWhom[] {
  if (armyOf(G, side, commander, terms).length === 1) return ['alone'];
  return isHeld(G, commander, terms) && !isUnit(G, commander) ? ['army'] : ['alone', 'army'];
}

/** Returns why a Leader or Combat Unit may not be activated to move; null where there is nothing to say. */
export function obstacleToActivate(G: G, side: Side, id: string): Obstacle | null {
  const { at } = G.pieces[id];
  if (ownerOf(G, id) !== side) return { rule: '7.7.1', text: 'That is not yours to move.' };
  if (!(at in boxOf(G).space)) return { rule: '7.7.1', text: 'Only who is on the map is activated.' };
  if (movedPieces(G).includes(id))
    return { rule: '10.2.1', text: `It has moved or been left behind in this card play.` };
  const facts = factsOf(G, id);
  if (facts.kind === 'auxiliary' && facts.movement === null)
    return { rule: '17.3.2', text: 'It moves only along with a Leader.' };
  return isHeld(G, id, ACTIVATION) ? { rule: '14.5.2', text: 'It is besieged and cannot Sortie.' } : null;
}
