/* Which moves look promising at a glance, for playouts and as the prior of the search. */
import { topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { boxOf } from '../components/box';
import { cardOf } from '../deck';
import { piecesAt, strengthOfAll } from '../pieces';
import type { G, Side } from '../state';
import { defenceWeights, interceptionWeights, lossWeights, refugeWeights, rerollWeights } from './fighting';
import { Influence } from './influencing';
import { activationWeight, marchWeights } from './marching';
import { cardWeight } from './playing';
import { appointmentWeights, campWeights, postWeights } from './posting';
import { Theatre } from './theatre';

/** The power to which weights are raised, so that what looks best is mostly done. */
const DECISIVENESS = 3;

/** Returns a weight for each legal move, above 0; see `BotKnowledge.policy`. */
export function policy(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  return weightsOf(G, side, moves).map((weight) => weight ** DECISIVENESS);
}

function weightsOf(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const frame = topFrame(G);
  switch (frame.step) {
    case 'card':
      return moves.map((move) => cardWeight(G, move));
    case 'march':
      return marchWeights(G, frame, moves);
    case 'interception':
      return interceptionWeights(G, side, moves);
    case 'defence':
      return defenceWeights(G, frame, moves);
    case 'reroll':
      return rerollWeights(G, frame, moves);
    case 'losses':
      return lossWeights(G, moves);
    case 'retreat':
    case 'withdrawal':
      return refugeWeights(G, side, moves);
    case 'surprise':
      return moves.map(({ move, args: [number] }) =>
        move === 'play' ? surpriseWeight(G, Number(number)) : move === 'decline' ? 1 : 0.5,
      );
    case 'appointment':
      return appointmentWeights(G, moves);
    case 'camp':
      return campWeights(G, moves);
    case 'caesar':
    case 'legatePosts':
    case 'legions':
      return postWeights(G, moves);
    default:
      return generalWeights(G, side, moves);
  }
}

/** Returns weights by what a move is called, whatever step it is made in. */
function generalWeights(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const theatre = new Theatre(G, side);
  let influence: Influence | undefined;
  const markers = () => (influence ??= new Influence(G, side));
  return moves.map(({ move, args }) => {
    const [first, second] = args.map(String);
    switch (move) {
      case 'move':
        return first in G.pieces ? activationWeight(theatre, first, second ?? 'alone') : 1;
      case 'place':
        return first in boxOf(G).space ? markers().own(first) : 1;
      case 'convert':
      case 'turn':
        return first in boxOf(G).space ? markers().own(first) + markers().gone(first) : 2;
      case 'remove':
        return first in boxOf(G).space ? markers().gone(first) : 2;
      case 'councilInfluence':
        return 0.4;
      case 'councilBox':
        return 0.4 + piecesAt(G, 'council').length + G.council / 2;
      case 'majorUprising':
        return piecesAt(G, 'submitted').length * 1.2;
      default:
        return PLAIN[move] ?? 1;
    }
  });
}

const PLAIN: Record<string, number> = {
  done: 0.03,
  end: 0.15,
  levy: 0.1,
  council: 0.6,
  rebuild: 4,
  restore: 3,
  bring: 3,
  influence: 2,
  devastate: 0.4,
  displace: 0.3,
  keep: 1.5,
  sendAll: 4,
  send: 0.3,
  ready: 1,
  joinAll: 2,
  backUp: 0.7,
};

/** Cards for battles and Sieges are played; those that hinder are kept for what is worth it. */
function surpriseWeight(G: G, number: number): number {
  const { timing } = cardOf(G, number);
  switch (timing) {
    case 'beforeBattleDice':
    case 'insteadOfAvoidBattleRoll':
      return 2;
    case 'afterRomanSiegeRoll': {
      const frame = G.stack.findLast((each) => each.step === 'siegeRoll');
      return frame?.step === 'siegeRoll' && frame.dice.reduce((sum, die) => sum + die, 0) <= 6 ? 2 : 0.3;
    }
    case 'afterEnemyEntersSpace': {
      const march = G.stack.findLast((each) => each.step === 'march');
      return march?.step === 'march' && strengthOfAll(G, march.group) >= 6 ? 1.5 : 0.3;
    }
    default:
      return 1.2;
  }
}
