/* The Germans Phase (6.2): in Winter, and at once by Events. */
import type { AnyFrame } from '../../kit/frame';
import type { RegionId } from '../components/map';
import type { G, ProcedureOf } from '../state';

/** The parts of the Germans Phase (6.2.1 to 6.2.4). */
export type GermansPart = 'rally' | 'march' | 'raid' | 'battle';

const PARTS: readonly GermansPart[] = ['rally', 'march', 'raid', 'battle'];

export interface GermansFrames {
  /** The parts still to come; `allAmbush` where they Ambush whatever the number of Hidden enemies (card 53); the Regions fought in. */
  germans: { parts: GermansPart[]; allAmbush: boolean; fought: RegionId[] };
}

/** Returns the frame of a Germans Phase without the parts to `skip` (6.2; cards 17, 29, 53, 69). It finishes with nothing. */
export function germansPhase(skip: readonly GermansPart[] = [], allAmbush = false): AnyFrame<G> {
  return {
    step: 'germans',
    sides: [],
    parts: PARTS.filter((part) => !skip.includes(part)),
    allAmbush,
    fought: [],
  };
}

/** 6.2 */
export const germansStep: ProcedureOf<'germans'> = {
  proceed(play) {
    play.finish();
  },
};
