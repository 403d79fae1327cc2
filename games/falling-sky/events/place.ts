/* Effects by which pieces are placed on the map, only such as are Available and where they may stand (1.4.1, 1.4.2, 5.1.1). */

import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { poolOf } from '../components/box';
import type { Faction } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { troopsOf } from '../pieces/force';
import {
  availableForts,
  availableTroops,
  forceIn,
  kindsIn,
  legionsOnMap,
  regionsWith,
} from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { placeFort, placeLegions, placeTroops } from '../pieces/placing';
import { removePiece } from '../pieces/removal';
import { citiesWithAlly, openTribes, placeAtTribe, placesForAlly, placesForCitadel } from '../pieces/tribes';
import { mayStack, regionName, regionsOf, tribesIn } from '../places';
import type { G } from '../state';
import {
  type At,
  type Choice,
  type Count,
  choice,
  countOf,
  type Effect,
  type EventFrame,
  executor,
  type Regions,
  somethingIf,
  theseRegions,
  type Whom,
  type Words,
} from './effect';
import { isLie } from './pieces';
import { pieceIn, pieceName, troopsCount, troopsName, withArticle } from './words';

/** A piece to be placed: Warbands or Auxilia as `troops`, Legions from the Legions track or the Fallen box. */
export interface Placing {
  readonly faction: Faction;
  readonly what: 'troops' | 'legion' | 'fallen legion' | 'fort' | `ally ${TribeId}` | `citadel ${TribeId}`;
}

/** Returns a Warband or Auxilia that may be placed in a Region, if there is one Available; with `removes` as if there were. */
export function troopsFor(G: G, region: RegionId, faction: Faction, removes = false): Placing[] {
  const isThere = removes || availableTroops(G, faction) > 0;
  return isThere && mayStack(region, faction) ? [{ faction, what: 'troops' }] : [];
}

/** Returns the Allies that may be placed at the Subdued Tribes of a Region; with `removes` as if one were Available. */
export function alliesFor(G: G, region: RegionId, faction: Faction, removes = false): Placing[] {
  const tribes = removes ? openTribes(G, region, faction) : placesForAlly(G, region, faction);
  return tribes.map((tribe) => ({ faction, what: `ally ${tribe}` }));
}

/** Returns the Citadels that may take the place of Allies in a Region; with `removes` as if one were Available. */
export function citadelsFor(G: G, region: RegionId, faction: Faction, removes = false): Placing[] {
  const hasAny = removes && poolOf(G, faction).citadels > 0;
  const cities = hasAny ? citiesWithAlly(G, region, faction) : placesForCitadel(G, region, faction);
  return cities.map((tribe) => ({ faction, what: `citadel ${tribe}` }));
}

/** Returns a Fort that may be placed in a Region, if there is one Available and none there; with `removes` as if one were. */
export function fortFor(G: G, region: RegionId, removes = false): Placing[] {
  const canStand = (removes || availableForts(G) > 0) && !forceIn(G, region, 'romans').fort;
  return canStand ? [{ faction: 'romans', what: 'fort' }] : [];
}

/**
 * Returns a Legion that may be placed in a Region, from where there are any; with `removes` as if one had been removed to the
 * Legions track.
 */
export function legionFor(G: G, from: readonly ('track' | 'fallen')[], removes = false): Placing[] {
  const isThere = (box: 'track' | 'fallen') =>
    G.legions[box] > 0 || (removes && box === 'track' && legionsOnMap(G) > 0);
  return from
    .filter(isThere)
    .map((box) => ({ faction: 'romans', what: box === 'track' ? 'legion' : 'fallen legion' }));
}

const keyOf = ({ faction, what }: Placing): `${Faction} ${Placing['what']}` => `${faction} ${what}`;

/** Places a piece and tells it. */
function placeOne(play: Play<G>, region: RegionId, { faction, what }: Placing): void {
  const { G } = play;
  if (what === 'troops') placeTroops(G, region, faction, 1);
  else if (what === 'legion') placeLegions(G, region, 1);
  else if (what === 'fallen legion') placeLegions(G, region, 1, 'fallen');
  else if (what === 'fort') placeFort(G, region);
  else {
    const { kind, tribe } = allyOrCitadelOf(G, region, what);
    placeAtTribe(G, tribe, faction, kind);
  }
  play.journal('5.1', `Placed: ${placingName(G, region, { faction, what })} in ${regionName(G, region)}.`, {
    places: [region],
  });
}

function allyOrCitadelOf(G: G, region: RegionId, what: string): { kind: 'ally' | 'citadel'; tribe: TribeId } {
  const kind = what.startsWith('citadel ') ? 'citadel' : 'ally';
  for (const { id } of tribesIn(G, region)) if (what === `${kind} ${id}`) return { kind, tribe: id };
  throw new Error(`there is no ${what} in ${region}`);
}

function placingName(G: G, region: RegionId, { faction, what }: Placing): string {
  if (what === 'troops') return troopsName(faction);
  if (what === 'fort') return 'Fort';
  if (what === 'legion') return 'Legion from the Legions track';
  if (what === 'fallen legion') return 'Fallen Legion';
  const { kind, tribe } = allyOrCitadelOf(G, region, what);
  return pieceName(G, faction, `${kind} ${tribe}`);
}

/** Says whether the executing Faction could place more of its pieces if it removed others first (1.4.1). */
export function lacksOwn({ frame: { by } }: At, what: (removes: boolean) => readonly Placing[]): boolean {
  const own = (removes: boolean) => what(removes).filter(({ faction }) => faction === by).length;
  return own(true) > own(false);
}

/** Pieces are placed one by one; each time a Region, and what of that which may be placed there. */
export function place({
  who = executor,
  prompt,
  most,
  upTo = false,
  regions,
  what,
  notes,
}: {
  who?: Whom;
  /** What is asked: "place up to 4 Auxilia". */
  prompt: Words;
  /** How many at most; as many must be placed unless `upTo`. */
  most: Count;
  upTo?: boolean;
  /** Only in these Regions; in any if left out. */
  regions?: Regions;
  /** What may be placed in a Region, with `removes` as if it were Available; see {@link troopsFor} and its like. */
  what: (at: At, region: RegionId, removes?: boolean) => readonly Placing[];
  /** What the text remembers of each. */
  notes?: (frame: EventFrame, region: RegionId, placing: Placing) => void;
}): Choice {
  const placingAt = (at: At, region: RegionId, key: string) => {
    const found = what(at, region).find((placing) => keyOf(placing) === key);
    if (found === undefined) throw new Error(`${key} cannot be placed in ${region}`);
    return found;
  };
  const among = (at: At) => (regions === undefined ? regionsOf(at.G) : theseRegions(regions, at));
  return choice({
    about: 'place',
    prompt: prompt,
    who,
    most,
    optional: upTo,
    room: (at) => among(at).some((region) => lacksOwn(at, (removes) => what(at, region, removes))),
    action: action({
      first: (at) => among(at).filter((region) => what(at, region).length > 0),
      second: (at, region) => what(at, region).map(keyOf),
      effect(play, at, region, key) {
        const placing = placingAt(at, region, key);
        placeOne(play, region, placing);
        notes?.(at.frame, region, placing);
      },
      label: (at, region, key) =>
        `Place ${withArticle(placingName(at.G, region, placingAt(at, region, key)))} in ${regionName(at.G, region)}`,
    }),
  });
}

/** A Legion is placed from the Legions track in the first of some Regions, if there is one, or the Romans remove one to it first. */
export function legionTo(regions: Regions): Choice {
  return place({
    prompt: 'the Legions track is empty; you may remove a Legion of your own to it, which is then placed',
    most: 1,
    regions: (at) => theseRegions(regions, at).slice(0, 1),
    what: ({ G }, _region, removes) => legionFor(G, ['track'], removes),
  });
}

/**
 * Warbands or Auxilia of a Faction are placed in the first of some Regions, as many as are Available; nothing happens
 * where there is no such Region. If they are the executing Faction's and too few are Available it may remove others first.
 */
export function placeTroopsIn(faction: Faction, count: Count, regions: Regions): Effect[] {
  return [
    makeRoom(faction, count, regions),
    {
      kind: 'deed',
      does(play, frame) {
        const at = { G: play.G, frame };
        const region = placeOf(faction, regions, at);
        if (region === null) return;
        const placed = placeTroops(play.G, region, faction, countOf(count, at));
        if (placed > 0)
          play.journal('5.1', `Placed: ${troopsCount(faction, placed)} in ${regionName(at.G, region)}.`, {
            places: [region],
          });
      },
      foresees(at) {
        const most = placeOf(faction, regions, at) === null ? 0 : countOf(count, at);
        return somethingIf(Math.min(most, availableTroops(at.G, faction)) > 0);
      },
    },
  ];
}

/** Returns the first of some Regions, if a Faction's pieces may be there; else null. */
function placeOf(faction: Faction, regions: Regions, at: At): RegionId | null {
  const [region] = theseRegions(regions, at);
  return region !== undefined && mayStack(region, faction) ? region : null;
}

/** 1.4.1: Before its own Warbands or Auxilia are placed the executing Faction may remove some, where too few are Available. */
function makeRoom(faction: Faction, count: Count, regions: Regions): Choice {
  const lacks = (at: At) => countOf(count, at) - availableTroops(at.G, faction);
  return choice({
    about: 'room',
    prompt: `remove pieces of your own first, so that more are Available`,
    who: (at) => (at.frame.by === faction && placeOf(faction, regions, at) !== null ? faction : null),
    most: (at) => at.frame.taken + Math.max(0, lacks(at)),
    optional: true,
    action: action({
      first: ({ G, frame }) =>
        regionsWith(G, frame.by).filter((region) => troopsOf(forceIn(G, region, frame.by)) > 0),
      second: ({ G, frame }, region) => kindsIn(G, region, frame.by).filter(isLie),
      effect(play, { G, frame }, region, piece) {
        removePiece(G, region, frame.by, piece);
        play.journal('1.4.1', `Removed: ${pieceIn(play.G, region, frame.by, piece)}.`, {
          places: [region],
          lost: [lossOf(G, region, frame.by, piece)],
        });
      },
      label: ({ G, frame }, region, piece) => `Remove own ${pieceIn(G, region, frame.by, piece)}`,
    }),
  });
}
