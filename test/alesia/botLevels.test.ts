/* What bots do by lot, and by mistake, in a game where they consider a few of many legal moves. */
import { expect, test } from 'vitest';
import { levelOf, SearchBot } from '../../games/ai';
import { Alesia, rulebook } from '../../games/alesia';
import { consideredMoves, legalMoves } from '../../games/kit/legality';
import { seatsDeciding, sideToDecide } from '../../games/kit/seats';
import { Match } from '../../games/testing/match';
import { duellist } from '../tools/bots';

const QUICK = { ...levelOf('hard'), iterations: 1 };

/** Returns a match of two in which a seat decides in a step. */
function asked(step: string) {
  const match = new Match(Alesia, 1, {}, 2);
  const at = () => {
    const [seat] = seatsDeciding(match.state.G);
    const side = sideToDecide(match.state.G, seat) ?? expect.fail('nobody decides');
    return { state: match.state, seat, G: match.state.G, side };
  };
  while (match.state.G.stack.at(-1)?.step !== step) {
    const { G, side, seat } = at();
    expect(match.make({ seat, ...consideredMoves(rulebook, G, side)[0] })).toBe(true);
  }
  return at();
}

function told({ move, args }: { move: string; args: readonly unknown[] }): string {
  return [move, ...args].join(' ');
}

/** Returns what bots of a level do in a step, each with a seed of its own, what they consider, and what is legal for them. */
async function moves(step: string, level: typeof QUICK) {
  const { state, seat, G, side } = asked(step);
  const made = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const bot = new SearchBot({ game: Alesia, enumerate: Alesia.ai.enumerate, seed }, level);
    const { payload } = (await bot.play(state, seat)).action;
    made.add([payload.type, ...payload.args].join(' '));
  }
  return {
    made: [...made],
    considered: consideredMoves(rulebook, G, side).map(told),
    legal: new Set(legalMoves(rulebook, G, side).map(told)),
  };
}

test('random makes any legal move, but for what is left to people', async () => {
  for (const step of ['offBoard', 'movement']) {
    const { made, considered, legal } = await moves(step, levelOf('random'));
    expect(made.filter((move) => !legal.has(move))).toEqual([]);
    expect(made.filter((move) => !considered.includes(move)).length).toBeGreaterThan(3);
    expect(made.filter((move) => /^(order|assume|handBack|refuse|grant)/.test(move))).toEqual([]);
  }
});

test('who errs sends those whom a plan sends, but to any hex', async () => {
  const { made, considered, legal } = await moves('movement', { ...QUICK, slips: 1 });
  expect(made.filter((move) => !legal.has(move))).toEqual([]);
  expect(made.filter((move) => !considered.includes(move)).length).toBeGreaterThan(3);
  const sent = (all: readonly string[]) => new Set(all.map((move) => move.split(' ')[1]));
  expect([...sent(made)].filter((unit) => !sent(considered).has(unit))).toEqual([]);
});

test('who overlooks nothing makes moves of plans alone', async () => {
  for (const step of ['offBoard', 'movement']) {
    const { made, considered } = await moves(step, QUICK);
    expect(made.filter((move) => !considered.includes(move))).toEqual([]);
  }
});

test("boardgame.io's bot is handed legal moves by lot, if it is to do without plans", async () => {
  const { state, seat, G, side } = asked('movement');
  const considered = consideredMoves(rulebook, G, side).map(told);
  const legal = legalMoves(rulebook, G, side).map(told);
  const made = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5'])
    made.add(told(await duellist('mcts-by-lot', Alesia, seed, { ms: 1 }).play(state, seat)));
  expect([...made].filter((move) => !legal.includes(move))).toEqual([]);
  expect([...made].filter((move) => !considered.includes(move)).length).toBeGreaterThan(2);
  expect(considered).toContain(told(await duellist('mcts', Alesia, '1', { ms: 1 }).play(state, seat)));
});
