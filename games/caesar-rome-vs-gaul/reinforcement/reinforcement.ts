/* The Reinforcement Phase: its segments, and those of them that need no decision (4.0, 5.0, 7.2.1). */
import { drawCards } from '../deck';
import { factsOf, piecesAt } from '../pieces';
import { type ProcedureOf, SIDES } from '../state';
import { namesOf } from '../words';
import { drawTribes, placementOf } from './tribes';

/** How many Tribes rise each turn (5.1.1). */
const TRIBES = 3;

/** The Roman player's free replacement steps of a year (5.2.1). */
const REPLACEMENTS = 2;

/** How many cards each player is dealt (7.2.1). */
const CARDS = 8;

/** The segments of the phase; on turn 1 Rome has none of them (4.0). */
export const reinforcementStep: ProcedureOf<'reinforcement'> = {
  proceed(play) {
    const { G } = play;
    play.journal('5.0', 'Reinforcements arrive.', { kind: 'heading' });
    const due = piecesAt(G, 'track').filter((id) => {
      const facts = factsOf(G, id);
      return facts.kind === 'chief' && facts.arrives <= G.turn;
    });
    const chiefs = due.map((leader) => ({ step: 'chief' as const, sides: [], leader }));
    if (G.turn === 1) {
      play.become({ step: 'uprising', sides: [] }, ...chiefs, { step: 'deal', sides: [] });
      return;
    }
    play.become(
      { step: 'uprising', sides: [] },
      ...chiefs,
      { step: 'replacements', sides: [], steps: REPLACEMENTS, emergency: true },
      { step: 'legions', sides: [] },
      { step: 'delay', sides: [] },
      { step: 'legateDraw', sides: [] },
      { step: 'deal', sides: [] },
    );
  },
};

/** Three Tribes are drawn; each is placed (5.1.1). All are known before the first is. */
export const uprisingStep: ProcedureOf<'uprising'> = {
  proceed(play) {
    const tribes = drawTribes(play, TRIBES);
    if (tribes.length === 0) {
      play.finish();
      return;
    }
    play.journal('5.1.1', `The Gauls draw ${namesOf(play.G, tribes)}.`, { side: 'gallic', pieces: tribes });
    play.become(...tribes.map((tribe) => placementOf(tribe, true)));
  },
};

/** Both sides are dealt eight cards (7.2.1). */
export const dealStep: ProcedureOf<'deal'> = {
  proceed(play) {
    for (const side of SIDES) drawCards(play, side, CARDS);
    play.journal('7.2.1', 'Both sides are dealt eight cards.');
    play.finish();
  },
};
