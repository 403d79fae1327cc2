/* Pieces on the map that a text lets a Faction choose one by one. */
import type { RegionId } from '../components/map';
import { regionsOf } from '../places';
import {
  type At,
  type ChoiceParts,
  type Count,
  type EventFrame,
  type Regions,
  theseRegions,
  type Whom,
} from './effect';
import { type Owned, piecesFor } from './pieces';

/** What pieces are chosen, by whom and how many. */
export interface Selection {
  /** Who chooses; the executing Faction if left out. */
  who?: Whom;
  /** What is asked: "remove 4 Auxilia". */
  prompt: string;
  /** How many at most; as many must be chosen unless `upTo`. */
  most: Count;
  /** Fewer may be chosen, or none. */
  upTo?: boolean | ((at: At) => boolean);
  /** Only in these Regions; in any if left out. */
  regions?: Regions;
  /** Which pieces; see pieces.ts for the usual ones. Permanent ones are left out anyway. */
  which: (owned: Owned, region: RegionId, at: At) => boolean;
  /** What the text remembers of each choice. */
  notes?: (frame: EventFrame, region: RegionId, owned: Owned) => void;
}

/** Returns the pieces of a selection in a Region. */
export function candidates({ which }: Selection, at: At, region: RegionId): Owned[] {
  return piecesFor(at.G, region).filter((owned) => which(owned, region, at));
}

/** Returns the Regions with pieces of a selection. */
export function regionsFor(selection: Selection, at: At): RegionId[] {
  return regionsOfSelection(selection, at).filter((region) => isAnyIn(selection, at, region));
}

/** Returns the Regions where pieces of a selection may be. */
export function regionsOfSelection({ regions }: Selection, at: At): readonly RegionId[] {
  return regions === undefined ? regionsOf(at.G) : theseRegions(regions, at);
}

function isAnyIn({ which }: Selection, at: At, region: RegionId): boolean {
  return piecesFor(at.G, region).some((owned) => which(owned, region, at));
}

/** Returns what a choice of such pieces is made of, still without its action. */
export function choiceOf({ who, prompt, most, upTo }: Selection): Omit<ChoiceParts, 'about' | 'action'> {
  return { who, prompt, most, optional: upTo };
}
