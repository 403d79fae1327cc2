/* Effects by which pieces are moved otherwise than by March: nobody Harasses them, and it does not matter how far; what an
   earlier Event holds moves, too (5.1.2). */

import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import type { RegionId } from '../components/map';
import { hideGroup } from '../pieces/flipping';
import { emptyGroup, type Group } from '../pieces/force';
import { forceIn, type Piece } from '../pieces/forces';
import { moveGroup } from '../pieces/moving';
import { mayStack, regionName } from '../places';
import type { G } from '../state';
import { type At, type Choice, choice, countOf, type EventFrame } from './effect';
import { isLie, keyOf, type Owned, ownedAt } from './pieces';
import { candidates, choiceOf, regionsOfSelection, type Selection } from './selection';
import { pieceName, withArticle } from './words';

/** Says whether a piece can move: Leader, Legion, Warband or Auxilia. */
export const isMobile = ({ piece }: Owned): boolean =>
  isLie(piece) || piece === 'legion' || piece === 'leader';

/** What becomes of pieces that move and hide, by how they lie (4.2.2). */
const FLIPPED: ReadonlyMap<Piece, string> = new Map([
  ['revealed', ', now Hidden'],
  ['scouted', ', no longer Scouted'],
]);

/** Moves pieces of a kind to another Region and tells it. With `hides` they go Hidden, or lose the Scouted marker (4.2.2). */
export function moveSome(
  play: Play<G>,
  from: RegionId,
  to: RegionId,
  { faction, piece }: Owned,
  count = 1,
  hides = false,
): void {
  moveGroup(play.G, from, to, faction, groupOf(play.G, from, { faction, piece }, count));
  if (hides) hideGroup(play.G, to, faction, groupOf(play.G, to, { faction, piece }, count));
  const pieces = `${count === 1 ? '' : `${count} × `}${pieceName(play.G, faction, piece)}`;
  const flipped = hides ? (FLIPPED.get(piece) ?? '') : '';
  play.journal(
    '5.1',
    `Moved: ${pieces} from ${regionName(play.G, from)} to ${regionName(play.G, to)}${flipped}.`,
    {
      kind: 'move',
      places: [from, to],
    },
  );
}

function groupOf(G: G, region: RegionId, { faction, piece }: Owned, count: number): Group {
  const group = emptyGroup();
  if (piece === 'leader') group.leader = forceIn(G, region, faction).leader;
  else if (piece === 'legion') group.legions = count;
  else if (isLie(piece)) group[piece] = count;
  return group;
}

/** Returns how a Warband or Auxilia lies once it has been flipped to Hidden (4.2.2). */
function hiddenFrom(piece: Piece): 'hidden' | 'revealed' {
  return piece === 'scouted' ? 'revealed' : 'hidden';
}

/**
 * Pieces are moved, one or all of a kind at a time, each only once, to a Region of `to` other than its own, as far as they
 * may be there (card 5). With `hides` Warbands and Auxilia that move go Hidden.
 */
export function move(
  selection: Selection & {
    to: readonly RegionId[] | ((at: At, from: RegionId) => readonly RegionId[]);
    hides?: boolean;
  },
): Choice {
  const { to, hides = false, most } = selection;
  const isDestination = (from: RegionId, { faction }: Owned, region: RegionId) =>
    region !== from && mayStack(region, faction);
  const reachedFrom = (at: At, from: RegionId) => (typeof to === 'function' ? to(at, from) : to);
  const destinations = (at: At, from: RegionId, owned: Owned) =>
    reachedFrom(at, from).filter((region) => isDestination(from, owned, region));
  const left = (at: At) => countOf(most, at) - (at.frame.noted[MOVED] ?? 0);
  const movable = (at: At, from: RegionId): Owned[] => {
    const mobile = candidates(selection, at, from).filter(
      (owned) => isMobile(owned) && unmoved(at, from, owned) > 0,
    );
    if (mobile.length === 0) return mobile;
    const reached = reachedFrom(at, from);
    return mobile.filter((owned) => reached.some((region) => isDestination(from, owned, region)));
  };
  return choice({
    about: 'move',
    ...choiceOf(selection),
    most: (at) => at.frame.taken + Math.max(0, left(at)),
    action: action({
      first: (at) => regionsOfSelection(selection, at).filter((region) => movable(at, region).length > 0),
      second: (at, from) =>
        movable(at, from).flatMap((owned): string[] => {
          const all = Math.min(unmoved(at, from, owned), left(at));
          return all > 1 ? [keyOf(owned), `${ALL}${keyOf(owned)}`] : [keyOf(owned)];
        }),
      third: (at, from, key) => destinations(at, from, ownedAt(at.G, from, oneOf(key))),
      effect(play, at, from, key, into) {
        const owned = ownedAt(at.G, from, oneOf(key));
        const count = key.startsWith(ALL) ? Math.min(unmoved(at, from, owned), left(at)) : 1;
        moveSome(play, from, into, owned, count, hides);
        noteMoved(at.frame, into, owned, count, hides);
        selection.notes?.(at.frame, from, owned);
      },
      label: (at, from, key, into) => {
        const { faction, piece } = ownedAt(at.G, from, oneOf(key));
        const name = pieceName(at.G, faction, piece);
        const what = key.startsWith(ALL) ? `each ${name}` : withArticle(name);
        return `Move ${what} from ${regionName(at.G, from)} to ${regionName(at.G, into)}`;
      },
    }),
  });
}

const ALL = 'all ';
const MOVED = 'moved';

function oneOf(key: string): string {
  return key.startsWith(ALL) ? key.slice(ALL.length) : key;
}

/** Pieces that have moved, by Region, Faction and kind, so that none moves twice. */
function placeOf(region: RegionId, owned: Owned): string {
  return `${MOVED} ${region} ${keyOf(owned)}`;
}

function unmoved({ G, frame }: At, region: RegionId, owned: Owned): number {
  const { faction, piece } = owned;
  const force = forceIn(G, region, faction);
  const there = piece === 'legion' ? force.legions : isLie(piece) ? force[piece] : 1;
  return there - (frame.noted[placeOf(region, owned)] ?? 0);
}

function noteMoved(frame: EventFrame, into: RegionId, owned: Owned, count: number, hides: boolean): void {
  const { faction, piece } = owned;
  const as = hides && isLie(piece) ? hiddenFrom(piece) : piece;
  for (const name of [placeOf(into, { faction, piece: as }), MOVED])
    frame.noted[name] = (frame.noted[name] ?? 0) + count;
}
