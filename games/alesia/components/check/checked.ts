import type { Components } from '../components';
import type { Hex } from '../hex';

/** A set of components, and its hexes by name. */
export interface Checked {
  components: Components;
  hexes: ReadonlyMap<string, Hex>;
}
