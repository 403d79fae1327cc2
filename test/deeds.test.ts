/* What bots do on end: deeds that a seat can foresee, within the time it has, in all five games. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_DEED, levelOf, levels, SearchBot } from '../games/ai';
import { Alea } from '../games/ai/alea';
import { Search } from '../games/ai/search';
import { endsDeed } from '../games/kit/deed';
import type { Stacked } from '../games/kit/frame';
import { journalOf } from '../games/kit/journal';
import { isAskedBlindly, isForced, labelOf, legalMoves } from '../games/kit/legality';
import { seatsDeciding, sidesAt, sideToDecide } from '../games/kit/seats';
import { movesToTakeBack } from '../games/kit/undo';
import { Match } from '../games/testing/match';
import { allSubjects, subjects } from './games';
import type { SubjectParts } from './tools/subject';

/** Decisions of a game that are looked at. */
const MOVES = 100;
/** Here bots choose among a few whole plans, which stay about as good, and each of their lines is one move long. */
const OF_PLANS = 'alesia';
const QUICK = { ...levelOf('easy'), slips: 0, iterations: 3, milliseconds: 3_600_000 };

afterEach(() => {
  vi.restoreAllMocks();
});

function botOf<G extends Stacked>({ game }: SubjectParts<G>, level = QUICK, seed = 'deeds') {
  const bot = new SearchBot({ game, enumerate: game.ai.enumerate, seed }, level);
  bot.setOpt('async', false);
  return bot;
}

/** Lets `perLook` milliseconds go by whenever somebody looks at the clock, and returns what tells the time. */
function tickByLooks(perLook: number): () => number {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += perLook;
    return now;
  });
  return () => now;
}

describe.each(subjects)('$id', ({ with: use }) => {
  test('a deed is legal throughout, can be taken back up to its last move, and ends where another is asked', () =>
    use(async (parts) => {
      const { game, rulebook } = parts;
      const match = new Match(game, 5, {}, rulebook.players.max);
      const bot = botOf(parts);
      let most = 0;
      for (let made = 0; made < MOVES && !match.over; ) {
        const [seat] = seatsDeciding(match.state.G);
        const side = sideToDecide(match.state.G, seat);
        const { actions } = await bot.deed(match.state, seat);
        expect(actions.length).toBeGreaterThan(0);
        expect(actions.length).toBeLessThanOrEqual(LONGEST_DEED);
        for (const [index, { payload }] of actions.entries()) {
          expect(sideToDecide(match.state.G, seat)).toBe(side);
          const sent = { seat, move: payload.type, args: payload.args };
          expect(match.make(sent), `${rulebook.id}: ${JSON.stringify(sent)}`).toBe(true);
          made++;
          if (index < actions.length - 1) {
            expect(seatsDeciding(match.state.G)).toEqual([seat]);
            expect(movesToTakeBack(match.state.plugins, seat)).toBeGreaterThan(index);
          }
        }
        most = Math.max(most, actions.length);
      }
      expect(most).toBeGreaterThan(1);
    }));

  test('where there is no choice it says so, and where there is one, too', () =>
    use(async (parts) => {
      const { game, rulebook } = parts;
      const match = new Match(game, 6, {}, rulebook.players.max);
      const bot = botOf(parts, { ...QUICK, iterations: 0 });
      const seen = { forced: 0, free: 0 };
      for (let made = 0; made < MOVES && !match.over; ) {
        const [seat] = seatsDeciding(match.state.G);
        const { actions, isForced: none } = await bot.deed(match.state, seat);
        let hasChoice = false;
        for (const { payload } of actions) {
          const { G } = match.state;
          const side = sideToDecide(G, seat) ?? expect.fail('nobody decides');
          const decided = legalMoves(rulebook, rulebook.view(G, sidesAt(G, seat)), side).filter(
            ({ move }) => rulebook.outOfTurn?.[move] === undefined,
          );
          expect(isForced(rulebook, G, side)).toBe(decided.length === 1);
          hasChoice ||= decided.length > 1 && !isAskedBlindly(rulebook, G);
          match.make({ seat, move: payload.type, args: payload.args });
          made++;
        }
        expect(none).toBe(!hasChoice);
        seen[none ? 'forced' : 'free']++;
      }
      expect(seen.free).toBeGreaterThan(0);
    }));

  test('a search that stops when nothing can change any more chooses as one that goes on', () =>
    use(async ({ game, rulebook }) => {
      const match = new Match(game, 7, {}, rulebook.players.max);
      const settings = { ...levelOf('normal') };
      const ITERATIONS = 24;
      const SEARCHES = 4;
      let [saved, searched] = [0, 0];
      for (let made = 0; made < 32 && !match.over; made++) {
        const [seat] = seatsDeciding(match.state.G);
        const G = rulebook.view(match.state.G, sidesAt(match.state.G, seat));
        const moves = game.ai.enumerate(G, match.state.ctx, seat);
        if (moves.length > 1 && made % 5 === 0 && searched++ < SEARCHES) {
          const search = new Search(rulebook, { G, ctx: match.state.ctx }, seat, new Alea(made), settings);
          let stopped: unknown;
          while (search.iterations < ITERATIONS) {
            search.iterate();
            if (stopped !== undefined || !search.isDecided(ITERATIONS - search.iterations)) continue;
            stopped = search.tried()[0].move;
            saved += ITERATIONS - search.iterations;
          }
          if (stopped !== undefined) expect(search.tried()[0].move).toEqual(stopped);
        }
        match.make({ seat, ...moves[made % moves.length] });
      }
      if (rulebook.id !== OF_PLANS) expect(saved).toBeGreaterThan(0);
    }));

  test.each(levels.filter(({ iterations }) => iterations > 0))(
    '$id thinks no longer than its limit',
    (level) =>
      use(async (parts) => {
        const { game, rulebook } = parts;
        const match = new Match(game, 8, {}, rulebook.players.max);
        const PER_LOOK = 5;
        const now = tickByLooks(PER_LOOK);
        const bot = botOf(parts, level);
        for (let made = 0; made < 30 && !match.over; made++) {
          const [seat] = seatsDeciding(match.state.G);
          const before = now();
          const { action } = await bot.play(match.state, seat);
          expect(now() - before).toBeLessThanOrEqual(level.milliseconds + 6 * PER_LOOK);
          match.make({ seat, move: action.payload.type, args: action.payload.args });
        }
      }),
  );

  test('a deed thinks within the time that is left, and of each decision a little at least', () =>
    use(async (parts) => {
      const { game, rulebook } = parts;
      const match = new Match(game, 9, {}, rulebook.players.max);
      const now = tickByLooks(1);
      const bot = botOf(parts, levelOf('hard'));
      for (let made = 0; made < 30 && !match.over; ) {
        const [seat] = seatsDeciding(match.state.G);
        const before = now();
        const { actions } = await bot.deed(match.state, seat, { milliseconds: 1_000 });
        expect(now() - before).toBeLessThanOrEqual(1_000 + 60 * actions.length);
        for (const { payload } of actions) match.make({ seat, move: payload.type, args: payload.args });
        made += actions.length;
      }
    }));

  test('a bot that is asked why tells the lines it has looked at most, the one it chose first; else it tells nothing', () =>
    use(async (parts) => {
      const { game, rulebook } = parts;
      const match = new Match(game, 5, {}, rulebook.players.max);
      const bot = botOf(parts, { ...QUICK, iterations: 12 });
      let [told, longest] = [0, 0];
      for (let made = 0; made < 60 && !match.over; ) {
        const [seat] = seatsDeciding(match.state.G);
        const side = sideToDecide(match.state.G, seat) ?? expect.fail('nobody decides');
        const { actions, thoughts = [] } = await bot.deed(match.state, seat, { explains: true });
        const labels: string[] = [];
        for (const { payload } of actions) {
          const { G } = match.state;
          labels.push(labelOf(rulebook, G, side, { move: payload.type, args: payload.args ?? [] }));
          match.make({ seat, move: payload.type, args: payload.args });
        }
        for (const { lines } of thoughts) {
          told++;
          expect(labels).toContain(lines[0].moves[0]);
          expect(lines.length).toBeLessThanOrEqual(3);
          const tries = lines.map((line) => line.tries);
          expect(tries).toEqual(tries.toSorted((a, b) => b - a));
          for (const { moves, chance } of lines) {
            longest = Math.max(longest, moves.length);
            expect(moves.every((words) => words !== '')).toBe(true);
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1);
          }
        }
        made += actions.length;
      }
      expect(told).toBeGreaterThan(0);
      if (rulebook.id !== OF_PLANS) expect(longest).toBeGreaterThan(1);
      if (!match.over) expect(await bot.deed(match.state, match.seats[0])).not.toHaveProperty('thoughts');
    }));

  test('the journal tells where a deed has ended', () =>
    use(async (parts) => {
      const { game, rulebook } = parts;
      const match = new Match(game, 5, {}, rulebook.players.max);
      const bot = botOf(parts);
      const within = { told: 0, all: 0 };
      for (let made = 0; made < MOVES && !match.over; ) {
        const [seat] = seatsDeciding(match.state.G);
        const { actions } = await bot.deed(match.state, seat);
        for (const [index, { payload }] of actions.entries()) {
          match.make({ seat, move: payload.type, args: payload.args });
          if (index === actions.length - 1) continue;
          within.all++;
          const [{ lines }] = journalOf(match.state.deltalog);
          if (lines.some(endsDeed)) within.told++;
        }
        made += actions.length;
      }
      expect(within.told).toBeLessThan(within.all / 3);
    }));
});

test('the movement of a hundred units is a few deeds', () =>
  Promise.all(
    allSubjects.map(({ id, with: use }) =>
      use(async (parts) => {
        if (id !== 'alesia') return;
        const match = new Match(parts.game, 5, {}, 2);
        const bot = botOf(parts);
        const movements: { moved: number; deeds: number }[] = [];
        for (let made = 0; made < 160; ) {
          const [seat] = seatsDeciding(match.state.G);
          const isNew = match.state.ctx.turn;
          const step = match.state.G.stack.at(-1)?.step;
          const { actions } = await bot.deed(match.state, seat);
          for (const { payload } of actions) match.make({ seat, move: payload.type, args: payload.args });
          made += actions.length;
          if (step !== 'movement') continue;
          const last = movements[isNew] ?? { moved: 0, deeds: 0 };
          movements[isNew] = { moved: last.moved + actions.length, deeds: last.deeds + 1 };
        }
        const [first] = movements.filter(({ moved }) => moved > 60);
        expect(first.deeds).toBeLessThanOrEqual(Math.ceil(first.moved / LONGEST_DEED) + 1);
      }),
    ),
  ));
