/* Effects by which pieces are removed from the map or replaced with others (1.4.1, 5.1.1). */
import { action } from '../../kit/action';
import { type Faction, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionName } from '../places';
import { type At, type Choice, choice, type EventFrame, type Whom } from './effect';
import { canReplace, keyOf, type Owned, ownedAt, removeOwned, replaceOwned } from './pieces';
import { candidates, choiceOf, regionsFor, type Selection } from './selection';
import { pieceIn, pieceName } from './words';

/** 1.4.1: a Faction that a player runs, where it executes the Event itself and may so remove pieces of its own; else nobody. */
export const playerExecuting =
  (faction: Player): Whom =>
  ({ G, frame }) =>
    frame.by === faction && G.seats[faction] !== null ? faction : null;

/** Pieces are removed one by one: to Available, Legions to the Fallen box or, where the text says so, to the Legions track. */
export function remove(selection: Selection & { legionsTo?: 'fallen' | 'track' }): Choice {
  return choice({
    about: 'remove',
    ...choiceOf(selection),
    action: action({
      first: (at) => regionsFor(selection, at),
      second: (at, region) => candidates(selection, at, region).map(keyOf),
      effect(play, { G, frame }, region, key) {
        const owned = ownedAt(G, region, key);
        removeOwned(play, region, owned, selection.legionsTo);
        selection.notes?.(frame, region, owned);
      },
      label: ({ G }, region, key) => {
        const { faction, piece } = ownedAt(G, region, key);
        return `Remove ${pieceIn(G, region, faction, piece)}`;
      },
    }),
  });
}

/** Says whether the executing Faction could replace a piece with its own only if it removed others of its own first (1.4.1). */
function lacksOwn(
  selection: Selection,
  at: At,
  by: (region: RegionId, owned: Owned, removes: boolean) => readonly (Faction | typeof NOBODY)[],
): boolean {
  const own = at.frame.by;
  return regionsFor(selection, at).some((region) =>
    candidates(selection, at, region).some(
      (owned) => by(region, owned, true).includes(own) && !by(region, owned, false).includes(own),
    ),
  );
}

/**
 * Pieces are replaced one by one with those of one Faction; where they cannot be, they are removed (5.1.1). The executing Faction
 * may first remove own pieces where it lacks what replaces others (1.4.1).
 */
export function replaceWith(selection: Selection & { by: Faction | ((at: At) => Faction) }): Choice {
  const { by } = selection;
  const owner = (at: At) => (typeof by === 'function' ? by(at) : by);
  return choice({
    about: 'replace',
    ...choiceOf(selection),
    room: (at) =>
      lacksOwn(selection, at, (region, owned, removes) =>
        canReplace(at.G, region, owned, owner(at), removes) ? [owner(at)] : [],
      ),
    action: action({
      first: (at) => regionsFor(selection, at),
      second: (at, region) => candidates(selection, at, region).map(keyOf),
      effect(play, at, region, key) {
        const owned = ownedAt(at.G, region, key);
        replaceOwned(play, region, owned, owner(at));
        selection.notes?.(at.frame, region, owned);
      },
      label: (at, region, key) => {
        const owned = ownedAt(at.G, region, key);
        const what = pieceIn(at.G, region, owned.faction, owned.piece);
        return canReplace(at.G, region, owned, owner(at))
          ? `Replace ${what} with one of the ${nameOf(owner(at))}`
          : `Remove ${what}`;
      },
    }),
  });
}

/** What stands in for the Faction whose piece replaces another where it is only removed. */
export const NOBODY = 'remove';

/** The executing Faction, where a piece of its own may stand instead, and {@link NOBODY}: what {@link exchange} takes for "remove or replace". */
export function ownOrNobody(
  { G, frame: { by } }: At,
  region: RegionId,
  owned: Owned,
  removes = false,
): readonly (Faction | typeof NOBODY)[] {
  return canReplace(G, region, owned, by, removes) ? [by, NOBODY] : [NOBODY];
}

/**
 * Pieces are replaced one by one with those of a Faction chosen each time, or removed where `by` lists {@link NOBODY}.
 * `by` must not be empty; with `removes` it says what it would if the executing Faction had removed pieces of its own first.
 */
export function exchange(
  selection: Omit<Selection, 'notes'> & {
    by: (at: At, region: RegionId, owned: Owned, removes?: boolean) => readonly (Faction | typeof NOBODY)[];
    /** `by` is whose piece stands there now; null where it was only removed. */
    notes?: (frame: EventFrame, region: RegionId, owned: Owned, by: Faction | null) => void;
  },
): Choice {
  const { notes, ...pieces } = selection;
  return choice({
    about: 'exchange',
    ...choiceOf(pieces),
    room: (at) => lacksOwn(pieces, at, (region, owned, removes) => selection.by(at, region, owned, removes)),
    action: action({
      first: (at) => regionsFor(pieces, at),
      second: (at, region) => candidates(pieces, at, region).map(keyOf),
      third: (at, region, key) => selection.by(at, region, ownedAt(at.G, region, key)),
      effect(play, { G, frame }, region, key, by) {
        const owned = ownedAt(G, region, key);
        if (by === NOBODY) removeOwned(play, region, owned);
        const replaced = by !== NOBODY && replaceOwned(play, region, owned, by);
        notes?.(frame, region, owned, replaced ? by : null);
      },
      label: ({ G }, region, key, by) => {
        const { faction, piece } = ownedAt(G, region, key);
        if (by === NOBODY) return `Remove ${pieceIn(G, region, faction, piece)}`;
        return `Replace ${pieceName(G, faction, piece)} in ${regionName(G, region)} with one of the ${nameOf(by)}`;
      },
    }),
  });
}
