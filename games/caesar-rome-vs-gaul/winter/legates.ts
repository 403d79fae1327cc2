/* Roman Leaders leave the map for the winter (16.2.1, 5.4.2). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { inForce } from '../inForce';
import { factsOf } from '../pieces';
import { putAside } from '../removal';
import type { DecisionOf, G } from '../state';
import { listed, pieceName } from '../words';
import { piecesOnMap } from './home';

/**
 * Returns the Legates of whom one may be kept for the next year: those on the map, without who came beside the Legates of the
 * year and goes back by his card.
 */
export function mayBeKept(G: G): string[] {
  return romanLeadersOnMap(G).filter((id) => {
    const facts = factsOf(G, id);
    return facts.kind === 'leader' && facts.rank === 'legate' && !isExtra(G, id);
  });
}

function isExtra(G: G, id: string): boolean {
  return inForce(G, 'placeLeader').some(({ leader }) => leader === id);
}

function romanLeadersOnMap(G: G): string[] {
  return piecesOnMap(G).filter((id) => factsOf(G, id).kind === 'leader');
}

/** One Legate is kept or none (5.4.2); Caesar goes to Rome, the others to the cup, who came by a card to his box (16.2.1). */
export const legatesStep: DecisionOf<'legates'> = {
  prompt: () => ({
    rule: '16.2.1',
    text: 'Keep a Legate for the next year, or draw both anew.',
  }),
  actions: {
    keep: action({
      first: ({ G }) => mayBeKept(G),
      effect(play, _at, legate) {
        withdraw(play, legate);
      },
      label: ({ G }, legate) => `Keep ${pieceName(G, legate)}`,
    }),
    keepNone: action({
      effect(play) {
        withdraw(play, null);
      },
      label: () => 'Keep neither',
    }),
  },
  proceed(play) {
    const { G } = play;
    if (G.delay === 'now') G.delay = 'past';
    if (romanLeadersOnMap(G).length === 0) play.finish();
    else if (mayBeKept(G).length === 0) withdraw(play, null);
  },
};

function withdraw(play: Play<G>, kept: string | null): void {
  const { G } = play;
  const leaders = romanLeadersOnMap(G);
  const told = { pieces: leaders, places: [...new Set(leaders.map((id) => G.pieces[id].at))] };
  const words = leaders.map((id) => {
    const facts = factsOf(G, id);
    const rank = facts.kind === 'leader' ? facts.rank : 'legate';
    const [box, where] =
      rank === 'caesar'
        ? (['rome', 'to Rome'] as const)
        : rank === 'event'
          ? (['holding', 'home'] as const)
          : id === kept
            ? (['kept', 'aside, to serve again'] as const)
            : (['cup', 'back to the other Legates'] as const);
    putAside(G, id, box);
    return `${pieceName(G, id)} ${where}`;
  });
  play.journal('16.2.1', `The Roman Leaders go: ${listed(words)}.`, { side: 'roman', ...told });
  play.finish();
}
