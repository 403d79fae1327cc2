/* The end of a turn (6.0): its parts, in the exact order of the rulebook. */
import type { Play } from '../kit/play';
import type { Step } from '../kit/step';
import { payForWinter } from './attrition';
import { returnCavalry } from './cavalry';
import { production } from './control';
import { fightForHome, returnEliminatedGauls, returnRomanAllies } from './homeward';
import { rollForRecall } from './recall';
import { reinforce } from './reinforcements';
import { enemyOf, type G, SIDES, seatOf, winterOf } from './state';
import { changeSupply } from './supply';
import { LAST_TURN, startTurn } from './turns';
import { checkControl, finalScore } from './victory';
import { noteWintering, returnEliminatedGermans } from './wintering';

/** What a harvest means: the roll up to which it is so, the garrison limit (6.1) and the price of a legion (6.4). */
const HARVESTS = [
  { upTo: 1, name: 'poor', limit: 1, price: 3 },
  { upTo: 5, name: 'normal', limit: 2, price: 2 },
  { upTo: 6, name: 'bountiful', limit: 3, price: 1 },
] as const;

/** The parts, each with the section it belongs to. */
const PARTS: readonly ((play: Play<G>) => void)[] = [
  rollForRecall, // 9.6
  checkHarvest, // 6.1
  returnCavalry, // 9.4
  returnEliminatedGauls, // 6.2.1
  (play) => play.call('legions', [seatOf('roman')]), // 6.2.2
  fightForHome, // 6.2.2
  returnEliminatedGauls, // 6.2.2: those eliminated in the fight for Transalpine Gaul
  returnRomanAllies, // 6.2.3
  (play) => play.call('gauls', [seatOf('barbarian')]), // 6.2.4
  returnEliminatedGermans, // 6.2.5
  (play) => play.call('germans', [seatOf('barbarian')]), // 6.2.5
  noteWintering, // 6.2.2, 6.2.5
  checkControl, // 6.3
  payForWinter, // 6.4
  callReplacements, // 6.5
  (play) => changeSupply(play, production(play.G), '6.6'), // 6.6
  reinforce, // 6.7
  nextTurn,
];

/** Goes through the end of the turn; it lies below the decisions it asks for. */
export const winterStep: Step<G> = {
  prompt: () => ({ rule: '6.0', text: 'The turn ends.' }),
  actions: {},
  proceed(play) {
    const { G } = play;
    if (G.winter === null) {
      G.winter = { part: 0, limit: 0, price: 0, starving: 0 };
      G.active = 'roman';
      for (const side of SIDES) G.secret[side].done = [];
      play.journal('6.0', 'The turn ends.');
    }
    for (;;) {
      const { stackChanges } = play;
      PARTS[winterOf(G).part++](play);
      if (play.stackChanges !== stackChanges || play.over !== null) return;
    }
  },
};

/** The harvest settles garrison limits and the price of legions away from home (6.1, 6.4). */
function checkHarvest(play: Play<G>): void {
  const winter = winterOf(play.G);
  const [die] = play.roll(1);
  const harvest = HARVESTS.find(({ upTo }) => die <= upTo) ?? HARVESTS[1];
  winter.limit = harvest.limit;
  winter.price = harvest.price;
  play.journal('6.1', `The harvest is ${harvest.name} (${die}): garrisons of ${harvest.limit}.`);
}

function callReplacements(play: Play<G>): void {
  for (const side of ['barbarian', 'roman'] as const) play.call('replace', [seatOf(side)]);
}

function nextTurn(play: Play<G>): void {
  const { G } = play;
  if (G.turn === LAST_TURN) {
    finalScore(play);
    return;
  }
  G.winter = null;
  G.turn++;
  G.first = enemyOf(G.first);
  startTurn(play);
}
