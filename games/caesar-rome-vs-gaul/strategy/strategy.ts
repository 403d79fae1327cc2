/* The Strategy Phase: eight rounds of card play (7.1 to 7.4). */
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { arrivalOfCaesar } from '../reinforcement/caesar';
import { enemyOf, type G, type ProcedureOf, SIDES, type Side } from '../state';
import { say } from '../words';
import { cardPlayFor, isCancelled } from './cardPlay';
import { askForCard } from './surprise';

/**
 * The players play cards in turns, the Gallic player first unless the Roman player opens the phase with a card of his, which
 * is then his card of round 1 (7.3).
 */
export const strategyStep: ProcedureOf<'strategy'> = {
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (frame.round === 0) {
      const question = askForCard(G, 'roman', 'startOfStrategyPhase');
      frame.round = 1;
      play.journal('7.4.1', 'Round 1.', { kind: 'heading' });
      if (question !== null) {
        play.call(question);
        return;
      }
    }
    if (typeof handedDown === 'number') {
      frame.played = ['roman'];
      play.call(cardPlayFor(G, 'roman', handedDown, 'event'));
      return;
    }
    if (isCancelled(handedDown)) frame.played = [];
    playNext(play, frame);
  },
};

/** The next player plays a card; the phase is over when nobody has a card left (7.1), which the deal makes eight rounds (7.4.1). */
function playNext(play: Play<G>, frame: FrameAt<G, 'strategy'>): void {
  const { G } = play;
  while (SIDES.some((side) => G.secret[side].length > 0)) {
    const side = [frame.first, enemyOf(frame.first)].find((each) => !frame.played.includes(each));
    if (side === undefined) {
      frame.round++;
      frame.played = [];
      play.journal('7.4.1', `Round ${frame.round}.`, { kind: 'heading' });
      continue;
    }
    frame.played = [...frame.played, side];
    if (G.secret[side].length > 0) {
      callFor(play, side, frame.round);
      return;
    }
    play.journal('7.1', `${say(side, 'pass')}: no card is left.`, { side });
  }
  play.finish();
}

/** A player plays the card of a round. It is the Roman player's card play of that number, with which Caesar may arrive (5.3). */
function callFor(play: Play<G>, side: Side, round: number): void {
  const caesar = side === 'roman' ? arrivalOfCaesar(play.G, round) : null;
  const card = { step: 'card' as const, sides: [side], discarded: false };
  if (caesar === null) play.call(card);
  else play.call(caesar, card);
}
