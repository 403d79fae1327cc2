import type { Step } from '../../kit/step';
import type { G, ProcedureOf } from '../state';
import { campFrame, campStep } from './camp';
import { attritionStep, hungerStep } from './forage';
import { returnHomeStep, winterQuartersStep } from './home';
import { isolationStep } from './isolation';
import { legatesStep } from './legates';
import { politicsStep, winterEndStep } from './politics';

/** The Winter Phase, segment by segment (4.0, 16.0). */
const winterStep: ProcedureOf<'winter'> = {
  proceed(play) {
    play.journal('16.0', 'Winter.', { kind: 'heading' });
    play.become(
      { step: 'returnHome', sides: [] },
      { step: 'legates', sides: ['roman'] },
      campFrame(play.G),
      { step: 'attrition', sides: [] },
      { step: 'isolation', sides: [] },
      { step: 'politics', sides: [] },
      { step: 'winterEnd', sides: [] },
    );
  },
};

/** The steps of the Winter Phase (16.0). */
export const winterSteps: Record<string, Step<G>> = {
  winter: winterStep,
  returnHome: returnHomeStep,
  winterQuarters: winterQuartersStep,
  legates: legatesStep,
  camp: campStep,
  attrition: attritionStep,
  hunger: hungerStep,
  isolation: isolationStep,
  politics: politicsStep,
  winterEnd: winterEndStep,
};
