/* Units and Leaders arrive in a space. */
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { isWalled } from '../control';
import { factsOf, hasEnemies, isBesieged, ownerOf } from '../pieces';
import { putInto } from '../removal';
import type { G, Side } from '../state';
import { pieceName, sentence, spaceName } from '../words';

/** Puts a piece that arrives into a space; inside its Walled City or Fortified Town where enemies stand outside. */
export function arrive(play: Play<G>, id: string, space: string, rule: string): void {
  const { G } = play;
  const side = ownerOf(G, id);
  if (side === null) throw new Error(`${id} belongs to nobody`);
  putInto(G, id, space, isRefuge(G, side, space) && hasEnemies(G, side, space));
  play.journal(rule, `${sentence(pieceName(G, id))} arrives in ${spaceName(G, space)}.`, {
    side,
    places: [space],
    pieces: [id],
  });
}

/** Says whether a space has a Walled City or Fortified Town of a side, which protects who arrives there (14.1). */
export function isRefuge(G: G, side: Side, space: string): boolean {
  const marker = G.markers[space];
  return marker?.side === side && isWalled(marker);
}

/** Returns the spaces of Roman-controlled Walled Cities. */
export function romanCities(G: G): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => isRefuge(G, 'roman', space));
}

/** Returns the spaces with Legions, in the order of the map; only unbesieged ones where `besieged` is false. */
export function legionSpaces(G: G, besieged: boolean): string[] {
  const { space } = boxOf(G);
  const found = new Set<string>();
  for (const id in G.pieces) {
    const { at } = G.pieces[id];
    if (space[at] === undefined || found.has(at) || factsOf(G, id).kind !== 'legion') continue;
    if (besieged || !isBesieged(G, id)) found.add(at);
  }
  return [...found];
}
