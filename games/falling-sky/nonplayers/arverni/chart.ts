/* The flowchart of the Non-player Arverni (8.7). */
import { orderFor } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { FULL } from '../../commands/terms';
import type { FrameOf } from '../../state';
import type { Chart, Intent } from '../chart';
import { isAt, type Moment } from '../moment';
import { abilityAfter, abilityBefore } from './abilities';
import {
  battleOrMarchUnderThreat,
  granted,
  marchingToMass,
  marchingToSpread,
  nextOf,
  payFirst,
  rallying,
  select,
  wantsToRaid,
} from './commands';
import { devastate } from './devastate';
import { entreat } from './entreat';
import { eventOnARoll } from './event';
import { reservedInCommand } from './funds';
import { passageFirst } from './passage';
import { isRaidWorth } from './raid';
import { isSpreadCalledFor } from './spread';

export const arverni: Chart = {
  turn(at) {
    const underThreat = battleOrMarchUnderThreat(at);
    if (underThreat !== null) return execute(underThreat);
    const text = eventOnARoll(at);
    if (text !== null) return { does: 'event', text, rule: '8.7.2' };
    const rally = rallying(at);
    if (rally !== null) return execute(rally);
    if (isSpreadCalledFor(at.G)) {
      const spread = marchingToSpread(at);
      return spread === null ? raidOrPass(at) : execute(spread);
    }
    if (wantsToRaid(at)) return raidOrPass(at);
    const mass = marchingToMass(at);
    return mass === null ? raidOrPass(at) : execute(mass);
  },
  select,
  granted,
  first: (at, plan) => passageFirst(at, plan) ?? payFirst(at, plan),
  next: nextOf,
  ability: (at, plan, when) => (when === 'before' ? abilityBefore(at, plan) : abilityAfter(at, plan)),
  use(at) {
    if (isAt(at, 'devastate')) return devastate(at);
    return isAt(at, 'entreat') ? entreat(at, reservedInCommand(at.G)) : null;
  },
};

function execute(plan: Plan): Intent {
  return { does: 'command', plan };
}

/** 8.7.5: Raid, if that would gain at least two Resources; else they Pass. */
function raidOrPass({ G }: Moment<FrameOf<'turn'>>): Intent {
  if (!isRaidWorth(G, orderFor('raid', 'arverni', 'arverni', FULL))) return { does: 'pass', rule: '8.7.5' };
  return execute({ box: '8.7.5', why: 'Raid, as they need Resources', command: 'raid' });
}
