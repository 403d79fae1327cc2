/* Which of the first Legates goes where (3.1). */
import { action } from '../../kit/action';
import { boxOf } from '../components/box';
import { commandRatingOf, faceOf, factsOf, piecesAt } from '../pieces';
import { putInto } from '../removal';
import type { DecisionOf, G } from '../state';
import { listed, pieceName, sentence, spaceName } from '../words';

/**
 * Of the two Legates drawn at set-up the Roman player places one with Caesar, whose Army waits in the Rome box, and the other with
 * the Legions elsewhere (3.1).
 */
export const appointmentStep: DecisionOf<'appointment'> = {
  prompt({ G }) {
    const figures = legatesToAppoint(G).map((id) => `${pieceName(G, id)} (${figuresOf(G, id)})`);
    return {
      rule: '3.1',
      text: `Choose the Legate who begins with Caesar; the other begins in ${garrisonName(G)}: ${listed(figures)}.`,
    };
  },
  actions: {
    appoint: action({
      first: ({ G }) => legatesToAppoint(G),
      effect(play, _at, legate) {
        const { G } = play;
        const { garrison } = boxOf(G).components.setup;
        const others = othersThan(G, legate);
        for (const id of others) putInto(G, id, garrison);
        play.journal('3.1', `${sentence(appointments(G, legate, others))}.`, {
          side: 'roman',
          places: [garrison],
          pieces: [legate, ...others],
        });
        play.finish();
      },
      label: ({ G }, legate) => sentence(appointments(G, legate, othersThan(G, legate))),
    }),
  },
};

/** Returns the Legates drawn at set-up of whom the Roman player places one with Caesar (3.1). */
function legatesToAppoint(G: G): string[] {
  return piecesAt(G, 'rome').filter((id) => {
    const facts = factsOf(G, id);
    return facts.kind === 'leader' && facts.rank === 'legate';
  });
}

function othersThan(G: G, legate: string): string[] {
  return legatesToAppoint(G).filter((id) => id !== legate);
}

function appointments(G: G, legate: string, others: readonly string[]): string {
  const elsewhere = listed(others.map((id) => pieceName(G, id)));
  return `${pieceName(G, legate)} begins with Caesar, ${elsewhere} in ${garrisonName(G)}`;
}

function garrisonName(G: G): string {
  return spaceName(G, boxOf(G).components.setup.garrison);
}

function figuresOf(G: G, legate: string): string {
  const { battle, movement } = faceOf(G, legate);
  return `Battle Rating ${battle}, Command Rating ${commandRatingOf(G, legate)}, Movement Allowance ${movement}`;
}
