/* How a Faction that nobody runs decides, step by step (8.0). */
import { type AnyFrame, frameOf, topFrame } from '../../kit/frame';
import { legalMoves } from '../../kit/legality';
import type { Argument, Legal, LegalMove } from '../../kit/move';
import type { Play } from '../../kit/play';
import type { Rulebook } from '../../kit/rulebook';
import type { Order } from '../commands/order';
import type { Plan } from '../commands/plan';
import type { Text } from '../components/cards';
import type { Player } from '../components/factions';
import { idleMove } from '../resigning';
import type { G } from '../state';
import { abilityChooser } from './ability';
import { agreementChooser } from './agreements';
import { campaignChooser } from './campaign';
import { capabilityChooser, eliteChooser } from './capabilities';
import { chartOf } from './charts';
import type { Chooser } from './chooser';
import { commandChooser } from './command';
import { eventChooser } from './events/chooser';
import { rehearse } from './events/rehearsal';
import { harassChooser } from './harassment';
import { riseOfVercingetorix, springChooser } from './leaders';
import { devastationChooser, harassedChooser, lossesChooser } from './losses';
import type { Moment } from './moment';
import { relocationChooser } from './relocation';
import { declareChooser, rampagedChooser, withdrawChooser } from './retreat';
import { harvestChooser } from './romans/legions';
import { upkeepChooser, withdrawalChooser } from './romans/quarters';
import { seizureChooser } from './romans/seize';
import { siegeChooser } from './siege';
import { turnChooser } from './turn';

/** What decides each step. */
const CHOOSERS: Readonly<Record<string, Chooser>> = {
  turn: turnChooser,
  recruit: commandChooser,
  march: commandChooser,
  seize: commandChooser,
  battle: commandChooser,
  rally: commandChooser,
  raid: commandChooser,
  build: abilityChooser,
  scout: abilityChooser,
  entreat: abilityChooser,
  devastate: abilityChooser,
  trade: abilityChooser,
  suborn: abilityChooser,
  enlist: abilityChooser,
  rampage: abilityChooser,
  event: eventChooser,
  losses: lossesChooser,
  harassed: harassedChooser,
  devastation: devastationChooser,
  harass: harassChooser,
  declare: declareChooser,
  withdraw: withdrawChooser,
  rampaged: rampagedChooser,
  siege: siegeChooser,
  capability: capabilityChooser,
  elite: eliteChooser,
  campaign: campaignChooser,
  spring: springChooser,
  agreement: agreementChooser,
  seizure: seizureChooser,
  relocation: relocationChooser,
  withdrawal: withdrawalChooser,
  upkeep: upkeepChooser,
  harvest: harvestChooser,
};

/** Returns the move that a Non-player makes by chapter 8, one of those that are `legal`. */
export function decideByRule(rulebook: Rulebook<G>, play: Play<G>, side: Player, legal: Legal): LegalMove {
  const at = new PresentMoment(rulebook, play, side, legal);
  return riseOfVercingetorix(at) ?? CHOOSERS[at.frame.step]?.choose(at) ?? idleMove(at.all());
}

/** The moment as it is. */
class PresentMoment implements Moment {
  readonly play: Play<G>;
  readonly G: G;
  readonly side: Player;
  readonly frame: AnyFrame<G>;
  readonly #rulebook: Rulebook<G>;
  readonly #legal: Legal;

  constructor(rulebook: Rulebook<G>, play: Play<G>, side: Player, legal: Legal) {
    this.play = play;
    this.G = play.G;
    this.side = side;
    this.frame = topFrame(play.G);
    this.#rulebook = rulebook;
    this.#legal = legal;
  }

  options(move: string, ...chosen: Argument[]): readonly Argument[] {
    return this.#legal.options(move, chosen);
  }

  may(move: string, ...args: Argument[]): boolean {
    return this.#legal.has({ move, args });
  }

  rehearse(card: number, text: Text, isEnough: (after: G) => boolean): G {
    return rehearse(this.#rulebook, this.G, frameOf(this.G, 'turn'), card, text, isEnough);
  }

  planGranted(at: Moment, order: Order): Plan {
    return chartOf(at.side).granted(at, order);
  }

  all(): readonly LegalMove[] {
    return legalMoves(this.#rulebook, this.G, this.side);
  }
}

/** Returns what was decided, or where that is not legal as little as may be done. */
export function orIdle(decided: LegalMove, legal: Legal, all: () => readonly LegalMove[]): LegalMove {
  return legal.has(decided) ? decided : idleMove(all());
}
