import type { Step } from '../../kit/step';
import type { G } from '../state';

/** The Reinforcement Phase (5.0). */
export const reinforcementSteps: Record<string, Step<G>> = {};

/** The Gallic Spring Muster (6.0). */
export const musterSteps: Record<string, Step<G>> = {};

/** How Tribes, Legions and Caesar arrive, in the Reinforcement Phase or by a card or an Action Point. */
export const arrivalSteps: Record<string, Step<G>> = {};
