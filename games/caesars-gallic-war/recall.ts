/* Caesar called back home (9.6). */
import type { Play } from '../kit/play';
import { CAESAR } from './components/units';
import type { G, ProcedureOf } from './state';
import { leave, setAside } from './tribes';

/** Before the harvest Caesar leaves for Rome on a 1, until the end of the next turn; never twice in a row. */
export const recallStep: ProcedureOf<'recall'> = {
  proceed(play) {
    const { variants, secret } = play.G;
    if (variants.recall && CAESAR in secret.roman.blocks) rollForRecall(play);
    play.finish();
  },
};

function rollForRecall(play: Play<G>): void {
  const { G } = play;
  const [die] = play.roll(1);
  const recalled = die === 1;
  play.journal('9.6', `Will Caesar be called back? ${die}: ${recalled ? 'he leaves for Rome' : 'he stays'}.`);
  if (!recalled) return;
  leave(G, 'roman', CAESAR);
  setAside(G, CAESAR, G.turn + 1);
}
