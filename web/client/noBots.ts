import type { BotKnowledge } from '../../games/kit/botKnowledge';
import type { Stacked } from '../../games/kit/frame';

/*
 * Stands in the page for what the games' `bot` folders know: bots think in the Worker, which has it, and on the server.
 */

/** Would tell bots how to play. */
export const bots: BotKnowledge<Stacked> = {
  determinize: notHere,
  evaluate: notHere,
  policy: notHere,
  horizon: notHere,
  observation: notHere,
  objectives: notHere,
};

function notHere(): never {
  throw new Error('bots think in the Worker, not in the page');
}
