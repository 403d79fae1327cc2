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

/** Decides the choices of an Event. What has to be chosen though nothing is wanted is the first way, which hurts no more than others. */
export const eventChooser: Chooser<FrameOf<'event'>> = {
  choose(at) {
    const { about } = choiceUnderWay(at.frame);
    const planned = about === 'move' ? nextTransfer(at) : null;
    if (planned !== null) return made(planned);
    const ways = waysOf(at);
    const way = PICKS[about](at, ways);
    if (way !== null) return made(way);
    return at.may('enough') ? make('enough') : made(ways[0] ?? []);
  },
};

function made(way: Alternative): LegalMove {
  return { move: MOVES[way.length - 1], args: way };
}

/** Lists the ways of the choice by the stages of its arguments, which stay listed for the check of the one that is chosen. */
function waysOf(at: EventMoment): readonly Alternative[] {
  const stages = stagesOf(choiceUnderWay(at.frame).action);
  let ways: readonly Alternative[] = [[]];
  for (let stage = 0; stage < stages; stage++) ways = continued(at, MOVES[stages - 1], ways);
  return ways;
}

function continued(at: EventMoment, move: string, begun: readonly Alternative[]): readonly Alternative[] {
  return begun.flatMap((way) => at.options(move, ...way).map((next) => [...way, next]));
}
