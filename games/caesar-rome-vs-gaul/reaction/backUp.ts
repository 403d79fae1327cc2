/* An intercepted Army backs up (12.2.2). */
import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import { battleRatingOf, hasLeadership } from '../pieces';
import type { DecisionOf, G } from '../state';
import { spaceName } from '../words';
import type { Entry } from './frames';
import { groundModifier, NEEDED, reactionBarrier } from './ground';

/**
 * Says whether an intercepted group may try to back up to where it came from: it has a Leader, and what forbids a way to those
 * who avoid battle does not forbid this one (12.2.2).
 */
export function mayBackUp(G: G, { side, group, from, to }: Entry): boolean {
  return group.some((id) => hasLeadership(G, id)) && reactionBarrier(G, side, group, to, from) === null;
}

function modifierOf(G: G, { side, commander, group, from, via }: Entry): number {
  return battleRatingOf(G, commander) + groundModifier(G, side, from, via, group);
}

/** The active side tries to back up, or goes on into the space (12.2.2). */
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
        const total = dice[0] + dice[1] + modifierOf(G, approach);
        const isSuccess = total >= NEEDED;
        play.journal(
          '12.2.2',
          `Backing up to ${spaceName(G, approach.from)}: ${dice.join(' and ')}, with modifiers ${total}: ${isSuccess ? 'it succeeds' : 'it fails'}.`,
          { kind: 'roll', side, places: [approach.to, approach.from] },
        );
        play.finish(isSuccess);
      },
      label({ G }) {
        const approach = frameOf(G, 'approach');
        return `Try to back up, by ${NEEDED - modifierOf(G, approach)} or more`;
      },
    }),
    goOn: action({
      effect(play) {
        play.finish(false);
      },
      label: ({ G }) => `Go on into ${spaceName(G, frameOf(G, 'approach').to)}`,
    }),
  },
};
