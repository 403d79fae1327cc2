/* A game on this device against bots that think in a Worker, which is played by the test. */
import type { State } from 'boardgame.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchBot } from '../../games/ai';
import { type LevelId, levelOf } from '../../games/ai/levels';
import { Phase } from '../../games/ai/pacing';
import { FallingSky } from '../../games/falling-sky';
import { JuliusCaesar, rulebook } from '../../games/julius-caesar';
import { viewOf } from '../../games/julius-caesar/view';
import { legalMoves } from '../../games/kit/legality';
import { seatsDeciding } from '../../games/kit/seats';
import { seatsAsked } from '../../games/kit/table';
import { Match } from '../../games/testing/match';
import { isAsked } from '../../lobby/bots/legal';
import { type LocalFacts, LocalMatch } from '../../web/client/local';
import { newGame, type PlayableGame } from '../../web/client/savedGames';
import { sightOf } from '../../web/client/sight';
import {
  type BotAnswer,
  type BotQuestion,
  type BotRecall,
  type BotTable,
  workerBot,
} from '../../web/client/workerBot';
import { loadRules } from '../../web/games';
import { FakeStorage } from './fakeStorage';

type Posted = BotQuestion | BotRecall;

let posted: Posted[] = [];
const listeners: ((event: { data: BotAnswer }) => void)[] = [];

/** Keeps what is posted as it would arrive: by structured cloning, which functions do not survive. */
class FakeWorker {
  addEventListener(type: string, listener: (event: { data: BotAnswer }) => void): void {
    if (type === 'message') listeners.push(listener);
  }

  postMessage(message: Posted): void {
    posted.push(structuredClone(message));
  }
}

beforeEach(() => {
  posted = [];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('BOT_WORKER', 'worker.js');
});

afterEach(() => {
  table?.stop();
  vi.useRealTimers();
});

const rules = await loadRules(rulebook.id);
let table: LocalMatch | undefined;
let facts: LocalFacts | undefined;
/** How often the table was told of something. */
let told = 0;

const HASTY = { ...levelOf('easy'), iterations: 2, milliseconds: 3_600_000 };

async function sitDown(bots: Record<string, LevelId>, pace = 1_000): Promise<PlayableGame> {
  const saved = newGame({
    game: rulebook.id,
    stateVersion: rulebook.stateVersion,
    players: 2,
    options: {},
    bots,
    pace,
  });
  await open(saved);
  return saved;
}

async function open(saved: PlayableGame): Promise<void> {
  table = new LocalMatch(rules, saved, (now) => {
    facts = now;
    told++;
  });
  table.start();
  await vi.advanceTimersByTimeAsync(100);
}

const questions = () => posted.filter((message): message is BotQuestion => 'state' in message);
const recalls = () => posted.flatMap((message) => ('recalled' in message ? [message.recalled] : []));

function lastQuestion(): BotQuestion {
  const question = questions().at(-1);
  if (question === undefined) throw new Error('no bot was asked');
  return question;
}

/** Answers for the bot with the first move it has, found in nothing but what it was posted. */
function answer({ id, state: { G, ctx }, seat }: BotQuestion): void {
  const [{ move, args }] = JuliusCaesar.ai.enumerate(G, ctx, seat);
  tell({ id, moves: [{ move, args: args.map(String) }] });
}

function tell(data: BotAnswer): void {
  for (const listener of listeners) listener({ data });
}

function stateAt(seat: string | null) {
  const state = facts?.views.get(seat);
  if (state === undefined) throw new Error(`nothing is seen at ${seat}`);
  return state;
}

describe('what a bot is told', () => {
  test('is its own view of the game, and nothing besides', () => {
    const match = new Match(JuliusCaesar, 3);
    const secret: State = {
      ...match.state,
      plugins: { dice: { data: { key: 'the dice', drawn: 0 } }, undo: { data: { before: match.state.G } } },
      _undo: [{ G: match.state.G, ctx: match.state.ctx, plugins: {} }],
    };
    const sight = sightOf(JuliusCaesar, secret, '1');
    expect(sight.G).toEqual(viewOf(match.state.G, ['pompey']));
    expect({ ...sight, G: null, ctx: null }).toEqual({
      G: null,
      ctx: null,
      plugins: {},
      deltalog: [],
      _undo: [],
      _redo: [],
      _stateID: 0,
    });
  });

  test('hides the other hand and the dice to come when it is posted', async () => {
    const saved = await sitDown({ 1: 'hard' });
    const question = lastQuestion();
    expect(question).toMatchObject({ game: rulebook.id, match: saved.id, seat: '1', level: 'hard' });
    table?.stop();
    const whole = saved.standing?.state;
    if (whole === undefined) throw new Error('the game was not kept');
    const { caesar, pompey } = whole.G.secret;
    const text = JSON.stringify(question);
    expect(caesar.hand).toHaveLength(6);
    for (const card of pompey.hand) expect(text).toContain(`"${card}"`);
    for (const card of caesar.hand) expect(text).not.toContain(`"${card}"`);
    const faceDown = Object.keys(caesar.blocks).filter((id) => caesar.blocks[id].place !== 'third');
    expect(faceDown.length).toBeGreaterThan(20);
    for (const block of faceDown) expect(text).not.toContain(`"${block}"`);
    for (const block of Object.keys(pompey.blocks)) expect(text).toContain(`"${block}"`);
    expect(JSON.stringify(whole.plugins)).toMatch(/"key"/);
    expect(text).not.toMatch(/"key"|seed|prng/);
  });
});

describe('a bot on this device', () => {
  test('takes its time, and then moves', async () => {
    await sitDown({ 1: 'easy' }, 3_000);
    const before = stateAt('0').id;
    answer(lastQuestion());
    await vi.advanceTimersByTimeAsync(2_999);
    expect(stateAt('0').id).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateAt('0').id).toBeGreaterThan(before);
  });

  test('is called off a question when the game goes on, and asked anew', async () => {
    await sitDown({ 1: 'hard' });
    const first = lastQuestion();
    const [{ move, args }] = JuliusCaesar.ai.enumerate(first.state.G, first.state.ctx, '1');
    expect(recalls()).toEqual([]);
    const [discard] = legalMoves(rules.rulebook, stateAt('0').G, 'caesar');
    table?.play('0', discard);
    expect(recalls()).toEqual([first.id]);
    tell({ id: first.id, moves: [{ move, args: args.map(String) }] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stateAt('0').deciding).toEqual(['1']);
    expect(lastQuestion().id).toBeGreaterThan(first.id);
    answer(lastQuestion());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stateAt('0').deciding).toEqual(['0', '1']);
  });

  test('is no hindrance to resigning, which is all a person who waits may do', async () => {
    await sitDown({ 1: 'hard' });
    table?.play('0', legalMoves(rules.rulebook, stateAt('0').G, 'caesar')[0]);
    const { id } = stateAt('0');
    expect(stateAt('0').deciding).toEqual(['1']);
    for (const move of ['undo', 'discard']) {
      table?.play('0', { move, args: [] });
      expect(stateAt('0').id).toBe(id);
    }
    table?.play('0', { move: 'resign', args: [] });
    expect(stateAt('0').over).toMatchObject({ winners: ['pompey'], winningSeats: ['1'] });
  });

  test.each([
    ['one person plays', { 1: 'easy' }, ['second', 'first']],
    ['nobody plays', { 0: 'easy', 1: 'easy' }, []],
  ] as const)('tells what it has thought, the newest first, only where %s', async (_name, bots, words) => {
    await sitDown(bots, 0);
    const { id, state, seat } = lastQuestion();
    const [{ move, args }] = JuliusCaesar.ai.enumerate(state.G, state.ctx, seat);
    const thought = (word: string) => ({ lines: [{ moves: [word], chance: 0.5, tries: 3 }] });
    tell({
      id,
      moves: [{ move, args: args.map(String) }],
      thoughts: [thought('first'), thought('second')],
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(facts?.thoughts.map(({ lines }) => lines[0].moves[0])).toEqual(words);
    expect(facts?.thoughts.map(({ id }) => id)).toEqual(words.length === 0 ? [] : [2, 1]);
  });

  test('is called off when the table is left', async () => {
    await sitDown({ 1: 'hard' });
    const { id } = lastQuestion();
    table?.stop();
    expect(recalls()).toEqual([id]);
  });

  test('goes on in a game that was kept, at the usual pace if none was', async () => {
    const { pace: _pace, ...saved } = await sitDown({ 1: 'normal' });
    table?.stop();
    posted = [];
    await open(saved);
    const before = stateAt('0').id;
    answer(lastQuestion());
    await vi.advanceTimersByTimeAsync(999);
    expect(stateAt('0').id).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateAt('0').id).toBe(before + 1);
  });

  test('does all it does on end as one change, of which it tells once', async () => {
    await sitDown({ 0: 'easy', 1: 'easy' }, 0);
    const bots = ['0', '1'].map(
      (seat) =>
        new SearchBot({ game: JuliusCaesar, enumerate: JuliusCaesar.ai.enumerate, seed: seat }, HASTY),
    );
    let longest = 0;
    for (let deeds = 0; deeds < 12; deeds++) {
      const { id, state, seat } = lastQuestion();
      const { actions } = await bots[Number(seat)].deed(state, seat);
      const before = told;
      tell({ id, moves: actions.map(({ payload: { type, args } }) => ({ move: type, args: args ?? [] })) });
      await vi.advanceTimersByTimeAsync(500);
      expect(told).toBe(before + 1);
      longest = Math.max(longest, actions.length);
    }
    expect(longest).toBeGreaterThan(3);
  });

  test('takes no time where it has no choice', async () => {
    await sitDown({ 1: 'easy' }, 3_000);
    const { id, state, seat } = lastQuestion();
    const [{ move, args }] = JuliusCaesar.ai.enumerate(state.G, state.ctx, seat);
    const before = stateAt('0').id;
    tell({ id, moves: [{ move, args: args.map(String) }], isForced: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(stateAt('0').id).toBe(before + 1);
  });

  test('is not waited for any longer when what it does is skipped', async () => {
    await sitDown({ 1: 'easy' }, 3_000);
    const before = stateAt('0').id;
    answer(lastQuestion());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stateAt('0').id).toBe(before);
    table?.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateAt('0').id).toBe(before + 1);
  });

  test('says so when it cannot move', async () => {
    await sitDown({ 1: 'normal' });
    tell({ id: lastQuestion().id, error: 'out of wit' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(facts?.trouble?.text).toMatch(/out of wit/);
  });
});

test('bots alone are watched by somebody who sees neither hand, whoever moves', async () => {
  const saved = await sitDown({ 0: 'easy', 1: 'hard' }, 0);
  const asked = new Set<string>();
  for (let decision = 0; decision < 12; decision++) {
    const question = lastQuestion();
    asked.add(question.seat);
    answer(question);
    await vi.advanceTimersByTimeAsync(500);
    const seen = stateAt(null);
    expect(seen.id).toBe(decision + 1);
    expect(seen.G).toEqual(viewOf(saved.standing?.state.G, []));
  }
  expect([...asked].sort()).toEqual(['0', '1']);
});

test('two people are told of each state together, with what everybody sees of it', async () => {
  const saved = await sitDown({});
  table?.play('0', legalMoves(rules.rulebook, stateAt('0').G, 'caesar')[0]);
  await vi.advanceTimersByTimeAsync(500);
  expect([...(facts?.views.keys() ?? [])]).toEqual(['0', '1', null]);
  for (const [seat, sides] of [
    ['0', ['caesar']],
    ['1', ['pompey']],
    [null, []],
  ] as const) {
    expect(stateAt(seat).id).toBe(1);
    expect(stateAt(seat).G).toEqual(viewOf(saved.standing?.state.G, sides));
  }
});

test('no bot acts out of turn: who has to decide is asked, and nobody while a person does', async () => {
  const { game } = await loadRules('falling-sky');
  const { state } = new Match(FallingSky, 1);
  const [asked] = seatsDeciding(state.G);
  expect(seatsAsked(state.ctx)).toEqual([asked]);
  const ask = async (seats: readonly string[]) => {
    posted = [];
    const levels = Object.fromEntries(seats.map((seat) => [seat, 'random' as const]));
    const whileOpen: BotTable = {
      pace: 0,
      while: () => new AbortController().signal,
      phaseOf: () => new Phase(() => 0),
      pause: async () => {},
      make: async () => {},
      thought: () => {},
      failed: () => {},
    };
    const Bot = workerBot({ game: 'falling-sky', match: 'm' }, levels, whileOpen);
    new Bot({ game }).play(state);
    await vi.advanceTimersByTimeAsync(10);
    return posted.map((one) => 'seat' in one && one.seat);
  };
  const others = ['0', '1', '2', '3'].filter((seat) => seat !== asked);
  expect(await ask(others)).toEqual([]);
  expect(await ask(['0', '1', '2', '3'])).toEqual([asked]);
  for (const seat of ['0', '1', '2', '3']) expect(isAsked(state, seat), seat).toBe(seat === asked);
});
