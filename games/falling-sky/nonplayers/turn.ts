/* What a Non-player does when it is Eligible (8.1, 8.1.1). */
import { nameOf, type Player } from '../components/factions';
import type { FrameOf } from '../state';
import type { Intent } from './chart';
import { chartOf } from './charts';
import type { Chooser } from './chooser';
import { atStep, type Moment, make } from './moment';

/** 8.1: The flowchart tells whether it passes, executes the Event, or which Command. */
export const turnChooser: Chooser<FrameOf<'turn'>> = {
  choose(at) {
    const { play, side, frame } = at;
    const intent = chartOf(side).turn(at);
    play.journal(...reasonOf(side, intent), { side });
    switch (intent.does) {
      case 'pass':
        return make('pass');
      case 'event':
        return make('event', intent.text);
      case 'command':
        frame.plan = intent.plan;
        return make('command', intent.plan.command);
    }
  },
};

/** Returns what the flowchart would have a Non-player do by a Command with a Special Ability, were it Eligible now. */
export function intentByCommand(at: Moment): Intent {
  const { side } = at;
  return chartOf(side).turn(
    atStep(at, {
      step: 'turn',
      sides: [side],
      faction: side,
      options: ['command', 'ability'],
      limited: false,
      executes: null,
    }),
  );
}

/** Returns how the journal tells of what a Non-player has set out to do, and by which rule. */
export function reasonOf(side: Player, intent: Intent): [rule: string, text: string] {
  const who = `By rule the ${nameOf(side)}`;
  if (intent.does === 'pass') return [intent.rule, `${who} pass.`];
  if (intent.does === 'event') return [intent.rule, `${who} take the Event.`];
  return [intent.plan.box, `${who} ${intent.plan.why}.`];
}
