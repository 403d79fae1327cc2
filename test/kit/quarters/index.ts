/*
 * A game of four sides, to test the kit by and to read before writing a larger one. The quarters of a town build its wall.
 *
 * 1 There are 36 stones, worth 1 to 9. Each quarter has eight in hand. Two to four play: of two each holds two quarters,
 *   of three one holds the west besides, or nobody does.
 * 2 On each of four days every quarter bids a stone in secret. The bids are shown, and lost. Of two who bid the same for
 *   the second place one gives way in a quarrel.
 * 3 The two who bid most build, one after the other: each lays a stone at a site, on the ground if fewer than three lie
 *   there, or upon one of another's that is worth less and is lost; or lets it be.
 * 4 In a quarrel the one who is challenged yields, or both roll a die: the lower gives way, of equals the challenger.
 * 5 Each night the two who have built most at one of the sites quarrel for it; who gives way loses the smallest stone there.
 * 6 After the last night the quarters whose stones are worth most win.
 * 7 Once in the game, at any time, a quarter may give a stone of the wall to another.
 * 8 Who gives up leaves the quarters to rule 9. Who is left alone wins.
 * 9 A quarter that nobody holds does the first or the last thing it may, as a die says, but never yields or gives.
 */
import { type BotRulebook, createGame, isOver, legalMoves, topFrame } from '../../../games/kit';
import { recordOf } from '../../../games/kit/record';
import { bots } from './bots';
import { type G, marginsOf, nameOf, QUARTERS, STONES } from './state';
import { bid, build, day, give, night, quarrel } from './steps';

const HAND = 8;

export const rulebook: BotRulebook<G> = {
  id: 'quarters',
  title: 'Quarters',
  publisher: 'nobody',
  edition: 'first',
  summary: 'The quarters of a town build its wall.',
  kind: 'Sums',
  difficulty: 'easy',
  hours: '0',
  sides: QUARTERS.map((id) => ({ id, name: nameOf(id) })),
  players: { min: 2, max: 4 },
  seating(players, { west }) {
    if (players === 2) return { north: '0', east: '1', south: '0', west: '1' };
    if (players === 3) return { north: '0', east: '1', south: '2', west: west === 'north' ? '0' : null };
    return { north: '0', east: '1', south: '2', west: '3' };
  },
  stateVersion: 1,
  options: [
    {
      id: 'west',
      label: 'Of three players, the west belongs to',
      rule: '1',
      choices: [
        { value: 'nobody', label: 'nobody' },
        { value: 'north', label: 'the north' },
      ],
      default: 'nobody',
    },
  ],
  phases: { day: { day, bid, build, quarrel }, night: { night, quarrel } },
  outOfTurn: { give },
  setup({ seats, random }) {
    const stones = random.Shuffle([...STONES]);
    const secret = recordOf(QUARTERS, () => ({ hand: stones.splice(0, HAND).sort(), bid: null }));
    return { stack: [{ step: 'day', sides: [], day: 0 }], seats, wall: {}, lost: [], givers: [], secret };
  },
  currentSide: (G) => (topFrame(G).step === 'bid' ? 'north' : topFrame(G).sides[0]),
  view(G, sides) {
    if (isOver(G)) return G;
    const secret = recordOf(QUARTERS, (quarter) => {
      const { hand, bid: stone } = G.secret[quarter];
      if (sides.includes(quarter)) return { hand, bid: stone };
      return { hand: hand.map(() => '?'), bid: stone && '?' };
    });
    return { ...G, secret };
  },
  resign(play, sides) {
    const { seats } = play.G;
    for (const side of sides) seats[side] = null;
    const winners = QUARTERS.filter((quarter) => seats[quarter] !== null);
    if (new Set(winners.map((quarter) => seats[quarter])).size > 1) return;
    play.end({ winners, margins: marginsOf(play.G), reason: 'The others have given up.' });
  },
  automaton(play, side) {
    const moves = legalMoves(rulebook, play.G, side).filter(
      ({ move }) => move !== 'yield' && move !== 'give',
    );
    return play.roll(1)[0] <= 3 ? moves[0] : moves[moves.length - 1];
  },
  bots,
};

export const Quarters = createGame(rulebook);
