/* How Non-players use Capabilities in Battle (8.3.3, 8.7.8). */
import type { FrameOf } from '../state';
import type { Chooser } from './chooser';
import { worthOf } from './losses';
import { make } from './moment';
import { best } from './select';

/** 8.3.3: Cards 13, 38 and 59 are used in the first Region that they apply to. */
export const capabilityChooser: Chooser<FrameOf<'capability'>> = { choose: () => make('apply') };

/** 8.4.1, 8.7.8: The Warbands that fight as Legions are Scouted before Revealed before Hidden ones, as they are the first to be lost. */
export const eliteChooser: Chooser<FrameOf<'elite'>> = {
  choose(at) {
    const [lie] = best(at.options('pick').map(String), (each) => -worthOf(at.G, each));
    return make('pick', lie);
  },
};
