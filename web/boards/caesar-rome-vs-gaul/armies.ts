/* What stands in a space, Army by Army: outside, and inside its Walled City or Fortified Town (2.3.3, 10.6). */
import {
  factsOf,
  isBesieged,
  isUnit,
  ownerOf,
  piecesAt,
  possibleCommanders,
  strengthOfAll,
} from '../../../games/caesar-rome-vs-gaul/pieces';
import type { G, Side } from '../../../games/caesar-rome-vs-gaul/state';

/** Whose pieces are: a side's, or of the German Tribe, an enemy to both. */
export type Owner = Side | 'germans';

export interface Army {
  owner: Owner;
  inside: boolean;
  isBesieged: boolean;
  /** All its pieces: Leaders first, the one in command before the others. */
  pieces: readonly string[];
  leaders: readonly string[];
  units: readonly string[];
  strength: number;
}

const OWNERS: readonly Owner[] = ['roman', 'gallic', 'germans'];

/** Returns whose a piece is. */
export function holderOf(G: G, id: string): Owner {
  return ownerOf(G, id) ?? 'germans';
}

/** Returns the Armies of a space, those inside its walls first. */
export function armiesIn(G: G, space: string): Army[] {
  const here = piecesAt(G, space);
  if (here.length === 0) return [];
  return [true, false].flatMap((inside) =>
    OWNERS.flatMap((owner) => {
      const pieces = here.filter((id) => G.pieces[id].inside === inside && holderOf(G, id) === owner);
      return pieces.length === 0 ? [] : [armyOf(G, owner, inside, pieces)];
    }),
  );
}

function armyOf(G: G, owner: Owner, inside: boolean, ids: readonly string[]): Army {
  const [commander] = possibleCommanders(G, ids);
  const pieces = [...ids].sort((a, b) => rankOf(G, a, commander) - rankOf(G, b, commander));
  const units = pieces.filter((id) => isUnit(G, id));
  return {
    owner,
    inside,
    isBesieged: isBesieged(G, ids[0]),
    pieces,
    leaders: pieces.filter((id) => ['leader', 'chief'].includes(factsOf(G, id).kind)),
    units,
    strength: strengthOfAll(G, units),
  };
}

function rankOf(G: G, id: string, commander: string | undefined): number {
  const { kind } = factsOf(G, id);
  if (kind !== 'leader' && kind !== 'chief') return 2;
  return id === commander ? 0 : 1;
}
