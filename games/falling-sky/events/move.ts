/* Effects by which pieces are moved otherwise than by March: they keep how they lie, and nobody Harasses them. */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import type { RegionId } from '../components/map';
import { emptyGroup, forceIn, type Group, moveGroup } from '../forces';
import { mayStack, regionName } from '../places';
import type { G } from '../state';
import { type At, type Choice, type Regions, theseRegions } from './effect';
import { isLie, keyOf, type Owned, ownedAt } from './pieces';
import { candidates, choiceOf, regionsFor, type Selection } from './selection';
import { pieceIn, pieceName } from './words';

/** Says whether a piece can move: Leader, Legion, Warband or Auxilia. */
export const isMobile = ({ piece }: Owned): boolean =>
  isLie(piece) || piece === 'legion' || piece === 'leader';

/** Moves a piece to another Region and tells it. */
export function moveOne(play: Play<G>, from: RegionId, to: RegionId, { faction, piece }: Owned): void {
  const group: Group = emptyGroup();
  if (piece === 'leader') group.leader = forceIn(play.G, from, faction).leader;
  else if (piece === 'legion') group.legions = 1;
  else if (isLie(piece)) group[piece] = 1;
  moveGroup(play.G, from, to, faction, group);
  play.journal('5.1', `${pieceIn(from, faction, piece)} moves to ${regionName(to)}.`, {
    kind: 'move',
    side: faction === 'germans' ? 'romans' : faction,
    places: [from, to],
  });
}

/** Pieces are moved one by one, each to a Region chosen among those of `to`, as far as they may be there (card 5). */
export function move(
  selection: Selection & { to: Regions | ((at: At, from: RegionId) => readonly RegionId[]) },
): Choice {
  const destinations = (at: At, from: RegionId, { faction }: Owned) => {
    const to = typeof selection.to === 'function' ? selection.to(at, from) : theseRegions(selection.to, at);
    return to.filter((region) => region !== from && mayStack(region, faction));
  };
  const canMove = (at: At, from: RegionId) => (owned: Owned) => destinations(at, from, owned).length > 0;
  const movable = (at: At, from: RegionId) => candidates(selection, at, from).filter(canMove(at, from));
  return {
    ...choiceOf(selection),
    action: action({
      first: (at) => regionsFor(selection, at).filter((region) => movable(at, region).length > 0),
      second: (at, region) => movable(at, region).map(keyOf),
      third: (at, region, key) => destinations(at, region, ownedAt(at.G, region, key)),
      effect(play, { G, frame }, from, key, to) {
        const owned = ownedAt(G, from, key);
        moveOne(play, from, to, owned);
        selection.notes?.(frame, from, owned);
      },
      label: ({ G }, from, key, to) => {
        const { faction, piece } = ownedAt(G, from, key);
        return `Move ${pieceName(faction, piece)} from ${regionName(from)} to ${regionName(to)}`;
      },
    }),
  };
}
