import { describe, expect, test, vi } from 'vitest';
import { SearchBot } from '../../games/ai/searchBot';
import {
  type BotKnowledge,
  type BotRulebook,
  blindAnswer,
  createGame,
  isAskedBlindly,
} from '../../games/kit';
import { action } from '../../games/kit/action';
import type { FramesOf, NoData, Stacked } from '../../games/kit/frame';
import type { Decision } from '../../games/kit/step';
import { choicesOf } from '../../web/table/choices/choices';

/* The attacker comes; the defender may hold an ambush, and is asked whether or not he does. */
interface Ambush extends Stacked<FramesOf<{ march: NoData; ambush: NoData }, 'attacker' | 'defender'>> {
  secret: { defender: string[] };
}

const march: Decision<Ambush> = {
  prompt: () => ({ rule: '1', text: 'March.' }),
  actions: {
    march: action({
      effect: (play) => play.call({ step: 'ambush', sides: ['defender'] }),
      label: () => 'March',
    }),
  },
};

const answer = (...words: [string, string]) =>
  action<Ambush, Ambush['stack'][number]>({
    effect(play) {
      play.journal('2', words[1]);
      play.finish();
    },
    label: () => words[0],
  });

const ambush: Decision<Ambush> = {
  blind: ['decline', 'declineAll'],
  prompt: () => ({ rule: '2', text: 'Lie in ambush?' }),
  actions: {
    play: action({
      first: ({ G }) => G.secret.defender,
      effect(play, { G }, card) {
        G.secret.defender = G.secret.defender.filter((other) => other !== card);
        play.finish();
      },
      label: (_at, card) => card,
    }),
    decline: answer('No', 'No ambush.'),
    declineAll: answer('Never', 'No ambush.'),
  },
};

const policy = vi.fn((_G: Ambush, _side: string, moves: readonly { move: string }[]) =>
  moves.map(({ move }) => (move === 'decline' ? 2 : 1)),
);

const bots: BotKnowledge<Ambush> = {
  determinize: (view) => view,
  evaluate: () => ({ attacker: 0.5, defender: 0.5 }),
  policy,
  horizon: () => 0,
  objectives: () => ({}),
};

const rulebook: BotRulebook<Ambush> = {
  id: 'ambush',
  title: 'Ambush',
  publisher: 'nobody',
  edition: 'first',
  summary: 'A game for tests.',
  sides: [
    { id: 'attacker', name: 'Attacker' },
    { id: 'defender', name: 'Defender' },
  ],
  players: { min: 2, max: 2 },
  kind: 'Sums',
  difficulty: 'easy',
  hours: '0',
  stateVersion: 1,
  options: [],
  phases: { play: { march, ambush } },
  setup: ({ seats }) => ({
    stack: [{ step: 'march', sides: ['attacker'] }],
    seats,
    secret: { defender: [] },
  }),
  currentSide: (G) => G.stack[G.stack.length - 1].sides[0],
  view: (G) => G,
  resign: (play, [side]) => play.end({ winners: [], margins: { attacker: 0, defender: 0 }, reason: side }),
  bots,
};

const asked = (...hand: string[]): Ambush => ({
  stack: [
    { step: 'march', sides: [] },
    { step: 'ambush', sides: ['defender'] },
  ],
  seats: { attacker: '0', defender: '1' },
  secret: { defender: hand },
});

const at = (G: Ambush) =>
  choicesOf(createGame(rulebook), {
    seat: '1',
    state: { id: 0, G, deciding: ['1'], plugins: {}, log: [], over: null },
  });

describe('who is asked blindly', () => {
  test('and can do nothing has an answer that may be given for him: the last that declines', () => {
    expect(blindAnswer(rulebook, asked(), 'defender')).toEqual({ move: 'declineAll', args: [] });
    expect(at(asked()).declines).toEqual({ move: 'declineAll', args: [] });
  });

  test('and can do something has to answer himself', () => {
    expect(blindAnswer(rulebook, asked('archers'), 'defender')).toBe(null);
    expect(at(asked('archers')).declines).toBe(null);
  });

  test('alone has such an answer', () => {
    expect(blindAnswer(rulebook, asked(), 'attacker')).toBe(null);
    const marching = { ...asked(), stack: [{ step: 'march' as const, sides: ['attacker' as const] }] };
    expect(blindAnswer(rulebook, marching, 'attacker')).toBe(null);
    expect([isAskedBlindly(rulebook, marching), isAskedBlindly(rulebook, asked())]).toEqual([false, true]);
    expect(isAskedBlindly(rulebook, { ...asked(), stack: [] })).toBe(false);
  });
});

test('a bot that is asked blindly answers without thinking, by what looks best', async () => {
  const game = createGame(rulebook);
  const G = asked('archers');
  const ctx = {
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    activePlayers: { '1': 'ambush' },
    currentPlayer: '1',
    turn: 1,
    phase: 'play',
  };
  const bot = new SearchBot({ game, enumerate: game.ai.enumerate });
  const state = { G, ctx, plugins: {}, _stateID: 1, _undo: [], _redo: [] };
  const { action: made, metadata } = await bot.play(state, '1');
  expect([made.payload.type, metadata]).toEqual(['decline', undefined]);
});
