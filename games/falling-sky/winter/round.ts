/* The Winter Round (6.0), which a WINTER card brings (2.4). */
import type { AnyFrame } from '../../kit/frame';
import type { G, ProcedureOf } from '../state';
import { campaignFrames } from './campaign';
import type { WinterPhase } from './frames';
import { germansPhase } from './germans';
import { quartersPhase } from './quarters';
import { holdSenatePhase } from './senatePhase';
import { holdVictoryPhase } from './victoryPhase';

const PHASES: readonly WinterPhase[] = ['victory', 'germans', 'quarters', 'harvest', 'senate', 'spring'];

/** Returns the frame of a Winter Round whose card has been counted; the first of Pax Gallica? begins with Quarters (2.1). */
export function winterRound({ scenario, winters }: G): AnyFrame<G> {
  const first = scenario === 'pax-gallica' && winters === 1 ? 2 : 0;
  return { step: 'winter', sides: [], phases: PHASES.slice(first) };
}

/** 6.0: One phase after the other. */
export const winterStep: ProcedureOf<'winter'> = {
  proceed(play, { phases }) {
    for (;;) {
      const phase = phases.shift();
      if (phase === undefined) {
        play.finish();
        return;
      }
      play.journal(RULES[phase], `${TITLES[phase]}.`, { kind: 'heading' });
      if (phase === 'victory') {
        holdVictoryPhase(play);
        if (play.result !== null) return;
      } else if (phase === 'senate') holdSenatePhase(play);
      else {
        play.call(frameFor(phase), ...(phase === 'harvest' ? campaignFrames(play.G) : []));
        return;
      }
    }
  },
};

function frameFor(phase: Exclude<WinterPhase, 'victory' | 'senate'>): AnyFrame<G> {
  switch (phase) {
    case 'germans':
      return germansPhase();
    case 'quarters':
      return quartersPhase();
    case 'harvest':
      return { step: 'harvest', sides: [], stage: 'legions' };
    case 'spring':
      return { step: 'spring', sides: [], waiting: null };
  }
}

const RULES: Readonly<Record<WinterPhase, string>> = {
  victory: '6.1',
  germans: '6.2',
  quarters: '6.3',
  harvest: '6.4',
  senate: '6.5',
  spring: '6.6',
};

const TITLES: Readonly<Record<WinterPhase, string>> = {
  victory: 'Victory Phase',
  germans: 'Germans Phase',
  quarters: 'Quarters Phase',
  harvest: 'Harvest Phase',
  senate: 'Senate Phase',
  spring: 'Spring Phase',
};
