/* What the map shows of what can be done, and what a click on it does. */
import type { Thing } from '../../map/Clickable';
import type { Targets } from '../../map/draft';
import type { Hover } from '../../map/hover';

export interface Scene {
  /** What a click does something with. */
  targets: Targets;
  /** What it costs to go to a space with the group that moves, in Movement Points; null where nothing is told. */
  costOf(space: string): number | null;
  /** The space that what is asked is about. */
  asked: string | null;
  open: string | null;
  thingOf(space: string): Thing;
  hover: Hover<string>;
}
