/* An intercepted Army backs up (12.2.2). */
import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import { hasLeadership } from '../pieces';
import type { DecisionOf, G } from '../state';
import { spaceName } from '../words';
import type { Entry } from './frames';
import { NEEDED, reactionBarrier } from './ground';

/**
 * Says whether an intercepted group may try to back up to where it came from: it has a Leader, and what forbids a way to those
 * who avoid battle does not forbid this one (12.2.2).
 */
export function mayBackUp(G: G, { side, group, from, to }: Entry): boolean {
  return group.some((id) => hasLeadership(G, id)) && reactionBarrier(G, side, group, to, from) === null;
}

/**
 * The active side tries to back up, or goes on into the space (12.2.2). Its dice have no modifiers: those are for the player who
 * does not move (12.3).
 */
export const backUpStep: DecisionOf<'backUp'> = {
  prompt({ G }) {
    const { from, to } = frameOf(G, 'approach');
    return {
      rule: '12.2.2',
      text: `You are intercepted in ${spaceName(G, to)}: try to back up to ${spaceName(G, from)}, or go on.`,
    };
  },
  actions: {
    backUp: action({
      effect(play, { side }) {
        const { G } = play;
        const approach = frameOf(G, 'approach');
        const dice = play.roll(2);
        const isSuccess = dice[0] + dice[1] >= NEEDED;
        play.journal(
          '12.2.2',
          `Backing up to ${spaceName(G, approach.from)}: ${dice.join(' and ')}: ${isSuccess ? 'it succeeds' : 'it fails'}.`,
          { kind: 'roll', side, places: [approach.to, approach.from] },
        );
        play.finish(isSuccess);
      },
      label: () => `Try to back up, by ${NEEDED} or more`,
    }),
    goOn: action({
      effect(play) {
        play.finish(false);
      },
      label: ({ G }) => `Go on into ${spaceName(G, frameOf(G, 'approach').to)}`,
    }),
  },
};
