/* A game for the tests of analyses, of which every chance is known by hand: one side casts a die, or makes way for what is worse. */
import { action } from '../../games/kit/action';
import type { FramesOf, NoData, Stacked } from '../../games/kit/frame';
import { createGame } from '../../games/kit/game';
import type { Play } from '../../games/kit/play';
import type { BotRulebook } from '../../games/kit/rulebook';
import type { Decision } from '../../games/kit/step';

export interface Casting extends Stacked<FramesOf<{ choose: NoData; must: NoData }, 'caster' | 'other'>> {
  isOver: boolean;
}

/** The caster wins with a die of at least so much. */
const castFor = (least: number) =>
  action({
    effect(play: Play<Casting>) {
      const [die] = play.roll(1);
      play.journal('1', `A ${die} is cast.`);
      end(play, die >= least ? 'caster' : 'other');
    },
    label: () => `Cast for ${least}`,
  });

function end(play: Play<Casting>, winner: 'caster' | 'other'): void {
  play.G.isOver = true;
  play.end({ winners: [winner], margins: { caster: 0, other: 0 }, reason: 'The die is cast.' });
}

const choose: Decision<Casting> = {
  prompt: () => ({ rule: '1', text: 'Cast, or wait.' }),
  actions: {
    wait: action({
      effect: (play) => play.become({ step: 'must', sides: ['caster'] }),
      label: () => 'Wait',
    }),
    four: castFor(4),
    six: castFor(6),
  },
};

const must: Decision<Casting> = {
  prompt: () => ({ rule: '1', text: 'Cast.' }),
  actions: { four: castFor(4) },
};

export const rulebook: BotRulebook<Casting> = {
  id: 'casting',
  title: 'Casting',
  publisher: 'nobody',
  edition: 'first',
  summary: 'A game for tests.',
  sides: [
    { id: 'caster', name: 'Caster' },
    { id: 'other', name: 'Other' },
  ],
  players: { min: 2, max: 2 },
  kind: 'Sums',
  difficulty: 'easy',
  hours: '0',
  stateVersion: 1,
  options: [],
  phases: { play: { choose, must } },
  setup: ({ seats }) => ({ stack: [{ step: 'choose', sides: ['caster'] }], seats, isOver: false }),
  currentSide: (G) => G.stack[G.stack.length - 1].sides[0],
  view: (G) => G,
  resign: (play, [side]) => end(play, side === 'caster' ? 'other' : 'caster'),
  bots: {
    determinize: (view) => view,
    evaluate: () => ({ caster: 0.5, other: 0.5 }),
    policy: (_G, _side, moves) => moves.map(({ move }) => (move === 'six' ? 0.001 : 1)),
    horizon: ({ isOver }) => (isOver ? 1 : 0),
    objectives: () => ({}),
  },
};

export const CastingGame = createGame(rulebook);
