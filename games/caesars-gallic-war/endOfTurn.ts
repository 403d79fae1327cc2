/* The end of a turn (6.0), the harvest (6.1), and what comes after the last part. */
import { frameOf } from '../kit/frame';
import { enemyOf, type ProcedureOf } from './state';
import { LAST_TURN } from './turns';
import { finalScore } from './victory';

/** The parts of the end of the turn, in the exact order of the rulebook, and the winter below that they share. */
export const endOfTurnStep: ProcedureOf<'endOfTurn'> = {
  proceed(play) {
    play.journal('6.0', 'The turn ends.', { kind: 'heading' });
    play.become(
      { step: 'recall', sides: [] }, // 9.6
      { step: 'harvest', sides: [] }, // 6.1
      { step: 'returnCavalry', sides: [] }, // 9.4
      { step: 'returnEliminatedGauls', sides: [] }, // 6.2.1
      { step: 'lostHome', sides: [] }, // 11.0
      { step: 'legions', sides: ['roman'] }, // 6.2.2
      { step: 'fightForHome', sides: [] }, // 6.2.2
      { step: 'returnEliminatedGauls', sides: [] }, // 6.2.2: those eliminated in the fight for Transalpine Gaul
      { step: 'returnRomanAllies', sides: [] }, // 6.2.3
      { step: 'lostHome', sides: [] }, // 11.0
      { step: 'gauls', sides: ['barbarian'] }, // 6.2.4
      { step: 'returnEliminatedGermans', sides: [] }, // 6.2.5
      { step: 'germans', sides: ['barbarian'] }, // 6.2.5
      { step: 'noteWintering', sides: [] }, // 6.2.2, 6.2.5
      { step: 'control', sides: [] }, // 6.3
      { step: 'winterSupply', sides: [] }, // 6.4
      { step: 'replace', sides: ['roman'] }, // 6.5
      { step: 'replace', sides: ['barbarian'] }, // 6.5
      { step: 'production', sides: [] }, // 6.6
      { step: 'reinforcements', sides: [] }, // 6.7
      { step: 'winter', sides: [], limit: 0, price: 0 },
    );
  },
};

/** What a harvest means: the roll up to which it is so, the garrison limit (6.1) and the price of a legion (6.4). */
const HARVESTS = [
  { upTo: 1, name: 'poor', limit: 1, price: 3 },
  { upTo: 5, name: 'normal', limit: 2, price: 2 },
  { upTo: 6, name: 'bountiful', limit: 3, price: 1 },
] as const;

/** The harvest settles garrison limits and the price of legions away from home (6.1, 6.4). */
export const harvestStep: ProcedureOf<'harvest'> = {
  proceed(play) {
    const winter = frameOf(play.G, 'winter');
    const [die] = play.roll(1);
    const { name, limit, price } = HARVESTS.find(({ upTo }) => die <= upTo) ?? HARVESTS[1];
    winter.limit = limit;
    winter.price = price;
    play.journal('6.1', `The harvest is ${name} (${die}): garrisons of ${limit}.`);
    play.finish();
  },
};

/** The winter is over: the next turn begins, or after the last the game is decided (4.0, 8.0). */
export const winterStep: ProcedureOf<'winter'> = {
  proceed(play) {
    const { G } = play;
    if (G.turn === LAST_TURN) {
      finalScore(play);
      return;
    }
    G.turn++;
    G.first = enemyOf(G.first);
    play.finish();
  },
};
