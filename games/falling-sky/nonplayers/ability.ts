/* How a Non-player uses a Special Ability that has a step of its own (8.3). */
import type { AbilityFrame } from './chart';
import { chartOf } from './charts';
import type { Chooser } from './chooser';
import { make } from './moment';

/** Decides in the step of any Special Ability. */
export const abilityChooser: Chooser<AbilityFrame> = {
  choose: (at) => chartOf(at.side).use(at) ?? (at.may('end') ? make('end') : at.all()[0]),
};
