/* What the map shows of what can be done, and what a click on it does. */
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import type { Thing } from '../../map/Clickable';
import type { Hover } from '../../map/hover';
import type { Targets } from './draft';

export interface Scene {
  /** What a click does something with. */
  targets: Targets;
  /** A move is under way, which goes on where a click is possible. */
  isDrafting: boolean;
  /** The Regions chosen so far in the Command under way. */
  selected: ReadonlySet<RegionId>;
  /** The Region that what is asked is about. */
  asked: RegionId | null;
  open: RegionId | null;
  regionThing(id: RegionId): Thing;
  /** Null where only its Region is clicked. */
  tribeThing(id: TribeId, region: RegionId): Thing | null;
  hover: Hover<RegionId>;
}
