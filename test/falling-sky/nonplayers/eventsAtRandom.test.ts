import { expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky';
import { CARDS } from '../../../games/falling-sky/components/cards';
import { defaultComponents } from '../../../games/falling-sky/components/default';
import { PLAYERS } from '../../../games/falling-sky/components/factions';
import { eventFrame } from '../../../games/falling-sky/events/start';
import { setUp } from '../../../games/falling-sky/setup';
import type { G } from '../../../games/falling-sky/state';
import { topFrame } from '../../../games/kit/frame';
import { clone } from '../../../games/kit/json';
import { legalMoves } from '../../../games/kit/legality';
import { makeLegalMove, proceed } from '../../../games/kit/make';
import { withDefaults } from '../../../games/kit/options';
import { Play } from '../../../games/kit/play';
import { pickFrom, seeded, seededChance } from '../../../games/testing/chance';

/** Returns a game of four players after so many random moves. */
function gameAfter(moves: number, seed: number): G {
  const random = seededChance(seed);
  const next = seeded(seed);
  const seats = { romans: '0', arverni: '1', aedui: '2', belgae: '3' };
  const play = new Play(setUp(defaultComponents, { options: withDefaults(rulebook), seats, random }), random);
  proceed(rulebook, play);
  for (let count = 0; count < moves && play.result === null; count++) {
    const [side] = topFrame(play.G).sides;
    const moves = legalMoves(rulebook, play.G, side).filter(({ move }) => move !== 'standing');
    makeLegalMove(rulebook, play, side, pickFrom(moves, next));
  }
  return play.G;
}

test.each([60, 300])('8.2 four Non-players execute any text of any Event after %i random moves', (moves) => {
  const before = gameAfter(moves, moves);
  for (const { number, texts } of CARDS)
    for (const text of texts)
      for (const by of PLAYERS) {
        const G = clone(before);
        G.seats = { romans: null, arverni: null, aedui: null, belgae: null };
        G.played = [number];
        G.stack = [
          { step: 'turn', sides: [], faction: by, options: [], limited: false, executes: 'event' },
          eventFrame(number, text, by),
        ];
        const play = new Play(G, seededChance(number));
        proceed(rulebook, play, () => G.stack.length === 1);
        expect(G.stack.length, `${number} ${text} ${by}`).toBe(1);
      }
});
