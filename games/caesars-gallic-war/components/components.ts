/*
 * What a box of the game holds, as a value: what is printed on its map, blocks and cards. The rules take it as it comes, so that who
 * owns a box can play with a corrected set without touching them; see {@link loadComponents}. What the text of the rules says stays as
 * it is in every set: which areas, units and cards there are, what kind and colour a unit is and where its home is, how many blocks a
 * tribe has, what begins where and arrives when, and what events do.
 */
import type { Area } from './areas';
import type { Border } from './borders';
import type { EventCard, TribeCard } from './cards';
import type { UnitLabel } from './units';

/** The name of the set that the package brings, which its matches leave unsaid. */
export const OUR_SET = 'designer-2e-1';

/** A whole set of components. */
export interface Components {
  /** Names the set: every match keeps it, and can be played on only with a set of the same name. */
  id: string;
  /** What players should know of where it comes from. */
  note: string;
  /** Each of the 27 areas once, in any order. */
  areas: readonly Area[];
  /** Each border once, in any order. */
  borders: readonly Border[];
  /** Each of the 60 units once, in any order. */
  units: readonly UnitLabel[];
  /** The card of each tribe and of Germania, each once, in any order. */
  tribeCards: readonly TribeCard[];
  /** The five events, each once, in any order. */
  events: readonly EventCard[];
}
