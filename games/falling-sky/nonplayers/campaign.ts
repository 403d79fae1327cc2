/* Winter Campaign of a Non-player: the Command and the Special Ability that its flowchart selects (card 63, 8.2.3). */
import type { LegalMove } from '../../kit/move';
import type { SteppedAbility } from '../abilities/names';
import { orderFor } from '../commands/order';
import type { Plan } from '../commands/plan';
import { FULL } from '../commands/terms';
import type { FrameOf } from '../state';
import type { OrderFrame } from './chart';
import { chartOf } from './charts';
import type { Chooser } from './chooser';
import { atStep, type Moment, make } from './moment';
import { intentByCommand, reasonOf } from './turn';

/** Card 63: Ambush comes with a Battle; another Special Ability is an action before or after the Command; then it is done. */
export const campaignChooser: Chooser<FrameOf<'campaign'>> = {
  choose(at) {
    const { frame } = at;
    if (frame.executed !== undefined) return afterwards(at, frame.executed) ?? make('done');
    frame.plan ??= planFor(at);
    if (frame.plan === undefined) return make('done');
    return beforehand(at, frame.plan) ?? execute(at, frame.plan);
  },
};

/** Returns the Command that the flowchart selects; undefined for none. */
function planFor(at: Moment<FrameOf<'campaign'>>): Plan | undefined {
  const { play, side } = at;
  const intent = intentByCommand(at);
  if (intent.does !== 'command') return undefined;
  play.journal(...reasonOf(side, intent), { side });
  return intent.plan;
}

function beforehand(at: Moment<FrameOf<'campaign'>>, plan: Plan): LegalMove | null {
  if (plan.considered !== undefined || isAmbush(plan)) return null;
  const ability = abilityOf(at, plan, 'before');
  plan.considered = ability === null ? 'before' : 'after';
  return ability === null ? null : make('ability', ability);
}

function execute(at: Moment<FrameOf<'campaign'>>, plan: Plan): LegalMove {
  if (isAmbush(plan) && at.may('ambush')) return make('ambush');
  return at.may('command', plan.command) ? make('command', plan.command) : make('done');
}

function isAmbush({ battles = [] }: Plan): boolean {
  return battles.some(({ way }) => way === 'ambush');
}

function afterwards(at: Moment<FrameOf<'campaign'>>, plan: Plan): LegalMove | null {
  if (plan.considered === 'after') return null;
  plan.considered = 'after';
  const ability = abilityOf(at, plan, 'after');
  return ability === null ? null : make('ability', ability);
}

function abilityOf(
  at: Moment<FrameOf<'campaign'>>,
  plan: Plan,
  when: 'before' | 'after',
): SteppedAbility | null {
  const { side } = at;
  const { command } = plan;
  const frame: OrderFrame = { step: command, sides: [side], order: orderFor(command, side, side, FULL) };
  const ability = chartOf(side).ability(atStep(at, frame), plan, when);
  return ability !== null && at.may('ability', ability) ? ability : null;
}
