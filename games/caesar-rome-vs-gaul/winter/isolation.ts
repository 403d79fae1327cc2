/* The Isolation Segment (16.3). */
import { boxOf } from '../components/box';
import { controllerOf, isFortified, navalSupremacy } from '../control';
import { hasInfluence, neighboursOf, removeInfluence } from '../influence';
import { hasGermans, hasUnits } from '../pieces';
import { enemyOf, type G, type ProcedureOf, SIDES, type Side } from '../state';
import { adjectiveOf, listed, sentence, spaceName } from '../words';

/** Returns the spaces of a side's influence markers that are isolated (16.3). The starred Gallic ones never are. */
export function isolated(G: G, side: Side): string[] {
  const { components, space } = boxOf(G);
  const connected = connectedTo(G, side);
  return components.spaces
    .map(({ id }) => id)
    .filter((id) => hasInfluence(G, id, side) && !(side === 'gallic' && space[id].kind === 'vp'))
    .filter((id) => !isAnchor(G, side, id) && !neighboursOf(G, id).some((next) => connected.has(next)));
}

/** Returns the spaces a path may enter from which it reaches what a side's influence markers hold on to. */
function connectedTo(G: G, side: Side): Set<string> {
  const anchors = boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => isAnchor(G, side, space) && isOpen(G, side, space));
  const connected = new Set(anchors);
  const edge = [...connected];
  for (let space = edge.pop(); space !== undefined; space = edge.pop()) {
    for (const next of neighboursOf(G, space)) {
      if (connected.has(next) || !isOpen(G, side, next)) continue;
      connected.add(next);
      edge.push(next);
    }
  }
  return connected;
}

/** Says whether a path may enter a space: neutral or friendly, without enemy Combat Units, the German Tribe's included (17.4.4), or devastation (16.3). */
function isOpen(G: G, side: Side, space: string): boolean {
  return (
    controllerOf(G, space) !== enemyOf(side) &&
    !hasUnits(G, enemyOf(side), space) &&
    !hasGermans(G, space) &&
    !G.devastated.includes(space)
  );
}

/** Says whether markers may hold on to a space: a friendly Combat Unit, Fortified Location (a Stronghold too, 14.7.1), or Port with supremacy (16.3, 17.2.3). */
function isAnchor(G: G, side: Side, space: string): boolean {
  if (hasUnits(G, side, space)) return true;
  const marker = G.markers[space];
  if (marker?.side !== side) return false;
  if (isFortified(marker)) return true;
  return boxOf(G).space[space].ports.some((zone) => navalSupremacy(G, zone) === side);
}

/** Isolated influence markers are removed, the Roman ones first (16.3). */
export const isolationStep: ProcedureOf<'isolation'> = {
  proceed(play) {
    const { G } = play;
    for (const side of SIDES) {
      const spaces = isolated(G, side);
      if (spaces.length === 0) continue;
      const names = listed(spaces.map((space) => spaceName(G, space)));
      const text = `${sentence(adjectiveOf(side))} influence is isolated in ${names}.`;
      play.journal('16.3', text, { side, places: spaces });
      for (const space of spaces) removeInfluence(play, side, space, '16.3');
    }
    play.finish();
  },
};
