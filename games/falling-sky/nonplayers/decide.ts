/* How a Faction that nobody runs decides, step by step (8.0). */
import { frameOf, topFrame } from '../../kit/frame';
import { legalMoves } from '../../kit/legality';
import type { Legal, LegalMove } from '../../kit/move';
import type { Play } from '../../kit/play';
import type { Rulebook } from '../../kit/rulebook';
import type { Player } from '../components/factions';
import { idleMove } from '../resigning';
import type { G } from '../state';
import { abilityChooser } from './ability';
import { agreementChooser } from './agreements';
import { campaignChooser } from './campaign';
import { capabilityChooser, eliteChooser } from './capabilities';
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
  const { G } = play;
  const frame = topFrame(G);
  const at: Moment = {
    play,
    G,
    side,
    frame,
    options: (move, ...chosen) => legal.options(move, chosen),
    may: (move, ...args) => legal.has({ move, args }),
    rehearse: (card, text, isEnough) => rehearse(rulebook, G, frameOf(G, 'turn'), card, text, isEnough),
    all: () => legalMoves(rulebook, G, side),
  };
  return riseOfVercingetorix(at) ?? CHOOSERS[frame.step]?.choose(at) ?? idleMove(at.all());
}

/** Returns what was decided, or where that is not legal as little as may be done. */
export function orIdle(decided: LegalMove, legal: Legal, all: () => readonly LegalMove[]): LegalMove {
  return legal.has(decided) ? decided : idleMove(all());
}
