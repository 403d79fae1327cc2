/* What stands on the map and beside it, as part of the state: read everywhere, written in this folder alone. */
import type { Faction } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import type { Circumvallation, Force, TribeState } from './force';

/** The Forces of a Region; a Faction without any there has none. */
export type Here = Partial<Record<Faction, Force>>;

/** What stands on the map, to be written to; see {@link OnMap}. */
export interface OnMapToWrite {
  /** The Forces in each Region. */
  forces: Partial<Record<RegionId, Here>>;
  /** What stands at each Tribe. */
  tribes: Partial<Record<TribeId, TribeState>>;
  /** The Regions with a Devastated marker (4.3.2). */
  devastated: readonly RegionId[];
  /** Legions off the map: on the Legions track, in the Fallen box, removed for good, and waiting for the first Harvest Phase. */
  legions: { track: number; fallen: number; removed: number; waiting: number };
  /** Card 5: Cisalpina is a Region. */
  galliaTogata: boolean;
  /** Card 71: the Region with the Colony. */
  colony: RegionId | null;
  /** The marker of card 4 (5.1.4); null while it is not on the map. */
  circumvallation: Circumvallation | null;
}

type ReadOnly<T> = { readonly [Part in keyof T]: ReadOnly<T[Part]> };

/** What stands on the map, as all may read it. */
export type OnMap = ReadOnly<OnMapToWrite>;
