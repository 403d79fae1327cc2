/* Tournament play (9.1): the players bid supply points for playing Rome, and who bids lowest does. */
import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { exchangeSeats } from '../kit/seats';
import { type DecisionOf, enemyOf, type G, type ProcedureOf, SIDES, type Side } from './state';
import { MOST_SUPPLY } from './supply';

/** A coin is tossed; who wins it bids first (9.1). Until the bidding ends the sides stand for who sits there. */
export const tossStep: ProcedureOf<'toss'> = {
  proceed(play) {
    const first = play.pick(SIDES);
    play.journal('9.1', 'A coin is tossed for the first bid.');
    play.become({ step: 'bid', sides: [first], lowest: null });
  },
};

/** A player bids the supply points with which he would play Rome, or lets the other have it for his (9.1). */
export const bidStep: DecisionOf<'bid'> = {
  prompt: ({ frame: { lowest } }) => ({
    rule: '9.1',
    text:
      lowest === null
        ? 'Bid the supply points with which you would play Rome. The lowest bid plays it.'
        : `The other player would play Rome with ${lowest} supply points. Bid lower, or play the Barbarians.`,
  }),
  actions: {
    bid: action({
      first: ({ frame: { lowest } }) =>
        Array.from({ length: lowest ?? MOST_SUPPLY + 1 }, (_, points) => points),
      effect(play, { side, frame }, points) {
        play.journal('9.1', `The bid is ${points} supply points.`);
        frame.lowest = points;
        if (points === 0) settle(play, side, points);
        else play.ask(enemyOf(side));
      },
      label: (_at, points) => `Bid ${points}`,
    }),
    accept: action({
      available: ({ frame: { lowest } }) => lowest !== null,
      effect(play, { side, frame: { lowest } }) {
        play.journal('9.1', 'The bid is accepted.');
        settle(play, enemyOf(side), lowest ?? 0);
      },
      label: ({ frame: { lowest } }) => `Play the Barbarians against Rome with ${lowest}`,
    }),
  },
};

/** The bidder plays Rome and starts with the points bid. */
function settle(play: Play<G>, bidder: Side, points: number): void {
  const { G } = play;
  if (bidder !== 'roman') exchangeSeats(G, 'roman', 'barbarian');
  G.supply = points;
  play.reveal();
  play.journal('9.1', `Who bid ${points} plays Rome, which starts with ${points} supply points.`);
  play.finish();
}
