import './panels.css';
import { enemyOf, type G, sideAt } from '../../../games/julius-caesar/state';
import type { BoardProps } from '../board';
import { CommandStatus } from './CommandStatus';
import { Hand } from './Hand';
import { LevyPool } from './LevyPool';
import { choicesOf } from './selection';
import { Calendar, PlayedCards, Victory } from './Tracks';

/** What stands beside the map: the state of the war, the hand of cards and the levy pools. */
export function Panels(props: BoardProps<G>) {
  const { G, seat, legal, label, play, busy } = props;
  const own = seat === null ? 'caesar' : sideAt(seat);
  const choices = choicesOf(legal);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div
      className="jc-panels"
      data-testid="panels"
      role="group"
      aria-label="Cards and levy pools"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys when nothing in it can be pressed
      tabIndex={0}
    >
      <section className="panel" aria-label="The war">
        <Calendar G={G} />
        <Victory G={G} />
        {G.command !== null && <CommandStatus G={G} command={G.command} />}
        <PlayedCards G={G} />
      </section>
      <Hand {...props} />
      <LevyPool G={G} side={own} choices={choices} busy={busy} label={label} play={play} />
      <LevyPool G={G} side={enemyOf(own)} choices={choices} busy={busy} label={label} play={play} />
    </div>
  );
}
