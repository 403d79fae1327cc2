import { action } from '../../kit/action';
import type { DecisionOf } from '../state';

export const deploymentStep: DecisionOf<'deployment'> = {
  prompt: () => ({ text: 'Place your units.', rule: '3.2' }),
  proceed: (play) => play.ask('caesar'),
  actions: {
    ready: action({ label: () => 'Begin', effect: (play) => play.finish() }),
  },
};

export const deploymentSteps = { deployment: deploymentStep };
