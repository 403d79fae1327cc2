/* Omens: two consuls read signs, five times. Who reads the higher sign more often has his way. */
import { action, createGame, isOver } from 'rubicon-games/kit';

const NAMES = { caesar: 'Caesar', bibulus: 'Bibulus' };
const SIDES = Object.keys(NAMES);
const each = (make) => Object.fromEntries(SIDES.map((side) => [side, make(side)]));

/** 1: There are five rounds. */
const round = {
  proceed(play, frame) {
    if (frame.left === 0) return play.end(resultOf(play.G, 'The sky is silent.'));
    frame.left--;
    play.call({ step: 'choose', sides: [...SIDES] });
  },
};

/** 2: Both choose a sign in secret. 3: Both are shown, and the higher one counts; a die may double it. */
const choose = {
  simultaneous: true,
  prompt: () => ({ rule: '2', text: 'Choose a sign. Both are shown together, and the higher one counts.' }),
  actions: {
    choose: action({
      first: ({ G, side }) => G.secret[side].hand,
      effect(play, { G, side }, sign) {
        G.secret[side] = { hand: G.secret[side].hand.filter((other) => other !== sign), chosen: sign };
        play.journal('2', `${NAMES[side]} has chosen a sign.`);
        play.decided(side);
      },
      label: (_at, sign) => `Choose the ${sign}`,
    }),
  },
  proceed(play, frame) {
    if (frame.sides.length > 0) return;
    const [mine, other] = SIDES.map((side) => play.G.secret[side].chosen);
    const [die] = play.roll(1);
    play.G.lead += Math.sign(mine - other) * (die === 6 ? 2 : 1);
    for (const side of SIDES) play.G.secret[side].chosen = null;
    play.journal('3', `Caesar reads ${mine}, Bibulus ${other}${die === 6 ? ', and it thunders' : ''}.`);
    play.finish();
  },
};

/** What a consul sees of the other's signs: how many there are. */
const hidden = ({ hand }) => ({ hand: hand.map(() => 0), chosen: null });

function resultOf({ lead }, reason) {
  const winners = lead === 0 ? [] : [lead > 0 ? 'caesar' : 'bibulus'];
  return { winners, margins: { caesar: lead, bibulus: -lead }, reason };
}

export const Omens = createGame({
  ...{ id: 'omens', title: 'Omens', publisher: 'nobody', edition: 'first', hours: '0.1' },
  ...{
    summary: 'Two consuls quarrel about the sky.',
    kind: 'Cards',
    difficulty: 'easy',
    options: [],
    stateVersion: 1,
  },
  sides: SIDES.map((id) => ({ id, name: NAMES[id] })),
  players: { min: 2, max: 2 },
  phases: { reading: { round, choose } },
  setup: ({ seats }) => ({
    ...{ seats, stack: [{ step: 'round', sides: [], left: 5 }], lead: 0 },
    secret: each(() => ({ hand: [1, 2, 3, 4, 5], chosen: null })),
  }),
  currentSide: () => 'caesar',
  view: (G, sides) => ({
    ...G,
    secret: each((side) => (isOver(G) || sides.includes(side) ? G.secret[side] : hidden(G.secret[side]))),
  }),
  resign: (play, [side]) =>
    play.end(resultOf({ lead: side === 'caesar' ? -9 : 9 }, `${NAMES[side]} gives up.`)),
});
