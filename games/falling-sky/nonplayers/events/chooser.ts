/* How a Non-player makes the choices that the text of an Event leaves (8.2.3, 8.3.1, 8.4.1). */
import { stagesOf } from '../../../kit/legality';
import type { LegalMove } from '../../../kit/move';
import type { About } from '../../events/effect';
import { choiceUnderWay } from '../../events/event';
import type { FrameOf } from '../../state';
import type { Chooser } from '../chooser';
import { make } from '../moment';
import { chooseAbility, chooseBattle, chooseCommand } from './actions';
import { chooseGroup, chooseMove } from './moves';
import { chooseCapability, chooseOption, chooseShift } from './options';
import type { Alternative, EventMoment, Pick } from './pick';
import { choosePlacing, chooseRemoval, chooseReplacement } from './pieces';
import { chooseFaction, chooseRegion, chooseTribe } from './places';
import { chooseMark, chooseScout } from './scouts';
import { nextTransfer } from './transfer';

const PICKS: Readonly<Record<About, Pick>> = {
  region: chooseRegion,
  faction: chooseFaction,
  tribe: chooseTribe,
  option: chooseOption,
  place: choosePlacing,
  remove: chooseRemoval,
  replace: chooseRemoval,
  exchange: chooseReplacement,
  move: chooseMove,
  room: () => null,
  command: chooseCommand,
  ability: chooseAbility,
  battle: chooseBattle,
  shift: chooseShift,
  capability: chooseCapability,
  scouts: chooseScout,
  marks: chooseMark,
  council: () => null,
  group: chooseGroup,
};

const MOVES = ['choose', 'piece', 'exchange'] as const;

/** Decides the choices of an Event. What has to be chosen though nothing is wanted is the first alternative, which hurts no more than others. */
export const eventChooser: Chooser<FrameOf<'event'>> = {
  choose(at) {
    const { about } = choiceUnderWay(at.frame);
    const planned = about === 'move' ? nextTransfer(at) : null;
    if (planned !== null) return made(planned);
    const alternatives = alternativesOf(at);
    const one = PICKS[about](at, alternatives);
    if (one !== null) return made(one);
    return at.may('enough') ? make('enough') : made(alternatives[0] ?? []);
  },
};

function made(one: Alternative): LegalMove {
  return { move: MOVES[one.length - 1], args: one };
}

/** Lists the alternatives of the choice by the stages of its arguments, which stay listed for the check of the one that is chosen. */
function alternativesOf(at: EventMoment): readonly Alternative[] {
  const stages = stagesOf(choiceUnderWay(at.frame).action);
  let alternatives: readonly Alternative[] = [[]];
  for (let stage = 0; stage < stages; stage++) alternatives = continued(at, MOVES[stages - 1], alternatives);
  return alternatives;
}

function continued(at: EventMoment, move: string, begun: readonly Alternative[]): readonly Alternative[] {
  return begun.flatMap((one) => at.options(move, ...one).map((next) => [...one, next]));
}
