/* The Non-player Aedui's Suborn (8.6.3). */
import type { LegalMove } from '../../../kit/move';
import { hasHidden } from '../../abilities/use';
import type { Faction } from '../../components/factions';
import type { RegionId, TribeId } from '../../components/map';
import { LIES, troopsOf } from '../../pieces/force';
import { availableTroops, forceIn } from '../../pieces/forces';
import { alliedTo, alliesAndCitadels, alliesIn, availableAt, placesForAlly } from '../../pieces/tribes';
import { mayStack, regionOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { advancesPlayer } from '../frost';
import { isAtCity } from '../losses';
import { type Moment, make, regionsAmong, tribesAmong } from '../moment';
import { best, choose } from '../select';

type At = Moment<FrameOf<'suborn'>>;

/** Whose pieces are removed, in this order (8.4.1, 8.6.3). */
const REMOVED: readonly Faction[] = ['arverni', 'belgae', 'germans', 'romans'];

/** How many pieces are dealt with in a Region at most, and what an Ally and any other of them costs (4.4.2). */
const MOST = 3;
const ALLY = 2;
const TROOP = 1;

/** Says whether Suborn could place an Aedui piece or remove another's. */
export function isSubornDue(G: G): boolean {
  const hasWarbands = availableTroops(G, 'aedui') > 0;
  return regionsOf(G).some(
    (region) =>
      hasHidden(G, 'aedui', region) &&
      (hasWarbands ||
        placesForAlly(G, region, 'aedui').length > 0 ||
        REMOVED.some(
          (each) => alliesIn(G, region, each).length > 0 || troopsOf(forceIn(G, region, each)) > 0,
        )),
  );
}

/**
 * 8.6.3: An Aedui Ally is placed, or else an enemy's removed; then Aedui Warbands are placed; then Warbands of others removed, and
 * Auxilia. What is begun in a Region is brought to its end there, with Resources kept for an Ally in a second one (card 43).
 */
export function nextSuborn(at: At): LegalMove | null {
  const { use, pieces = 0 } = at.frame;
  const current = use.selected.at(-1);
  const goesOn = current !== undefined && pieces < MOST && keepsEnough(at);
  const here = goesOn ? troopMove(at, (region) => region === current) : null;
  return here ?? choose(at.play, allyMoves(at)) ?? troopMove(at, (region) => region !== current);
}

/** Says whether Resources are left for an Ally after one more of other pieces, if there is an Ally to deal with. */
function keepsEnough(at: At): boolean {
  const { G, frame } = at;
  if (frame.use.free) return true;
  const left = G.resources.aedui - TROOP;
  return left >= ALLY || (left >= 0 && allyMoves(at).length === 0);
}

/** Returns the ways to place an Aedui Ally; where there is none, the best ways to remove one of others. */
function allyMoves(at: At): readonly LegalMove[] {
  const { G, frame } = at;
  if (!frame.use.free && G.resources.aedui < ALLY) return [];
  const tribes = availableAt(G, 'aedui', 'ally') > 0 ? tribesAmong(G, at.options('placeAlly')) : [];
  const open = tribes.filter((tribe) => placesForAlly(G, regionOf(G, tribe), 'aedui').includes(tribe));
  if (open.length > 0)
    return best(open, (one) => isAtCity(G, one)).map((tribe) => make('placeAlly', tribe, 'aedui'));
  const held = tribesAmong(G, at.options('removeAlly')).filter((tribe) => isRemovable(G, tribe));
  return best(
    held,
    (tribe) => alliedTo(G, tribe) !== 'romans' || G.seats.romans !== null,
    (tribe) => alliesAndCitadels(G, alliedTo(G, tribe) ?? 'aedui'),
    (one) => isAtCity(G, one),
    (tribe) => -REMOVED.indexOf(alliedTo(G, tribe) ?? 'aedui'),
  ).map((tribe) => make('removeAlly', tribe));
}

function isRemovable(G: G, tribe: TribeId): boolean {
  const by = alliedTo(G, tribe);
  if (by === null || by === 'aedui') return false;
  const pieces = [{ region: regionOf(G, tribe), faction: by, count: -1 }];
  return !advancesPlayer(G, { tribes: new Map([[tribe, null]]), pieces });
}

/** Returns the move that places an Aedui Warband in one of some Regions, or else removes a Warband of others there, or Auxilia. */
function troopMove(at: At, isMeant: (region: RegionId) => boolean): LegalMove | null {
  const { G, play } = at;
  const regions = availableTroops(G, 'aedui') > 0 ? regionsAmong(G, at.options('placeTroop')) : [];
  const open = regions.filter((region) => isMeant(region) && mayStack(region, 'aedui'));
  const place = choose(play, open);
  if (place !== undefined) return make('placeTroop', place, 'aedui');
  const struck = choose(
    play,
    regionsAmong(G, at.options('removeTroop'))
      .filter(isMeant)
      .map((region) => ({ region, counts: removalsIn(at, region) }))
      .filter(({ counts }) => counts.some((count) => count > 0)),
    ...REMOVED.map(
      (_faction, index) =>
        ({ counts }: { counts: readonly number[] }) =>
          counts[index],
    ),
  );
  if (struck === undefined) return null;
  const { region, counts } = struck;
  const faction = REMOVED[counts.findIndex((count) => count > 0)];
  const lie = LIES.find((each) => forceIn(G, region, faction)[each] > 0) ?? 'hidden';
  return make('removeTroop', region, faction, lie);
}

/** Returns how many Warbands and Auxilia Suborn of a Region would remove, by the order of {@link REMOVED}: of each the most able. */
function removalsIn({ G, frame: { use } }: At, region: RegionId): number[] {
  let left = use.free ? MOST : Math.min(MOST, G.resources.aedui);
  return REMOVED.map((faction) => {
    if (advancesPlayer(G, { pieces: [{ region, faction, count: -1 }] })) return 0;
    const count = Math.min(left, troopsOf(forceIn(G, region, faction)));
    left -= count;
    return count;
  });
}
