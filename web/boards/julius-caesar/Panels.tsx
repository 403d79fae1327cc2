import '../../blocks/panels.css';
import './panels.css';
import { CARDS } from '../../../games/julius-caesar/components/cards';
import { enemyOf, type G, sideAt } from '../../../games/julius-caesar/state';
import { Hand } from '../../blocks/Hand';
import type { BoardProps } from '../board';
import { Card } from './Card';
import { CommandStatus } from './CommandStatus';
import { LevyPool } from './LevyPool';
import { choicesOf } from './selection';
import { Calendar, PlayedCards, Victory } from './Tracks';

/** What stands beside the map: the state of the war, the hand of cards and the levy pools. */
export function Panels({ G, seat, legal, label, play, busy }: BoardProps<G>) {
  const own = seat === null ? 'caesar' : sideAt(seat);
  const choices = choicesOf(legal);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div
      className="block-panels"
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
      {seat !== null && (
        <Hand
          cards={G.secret[own].hand}
          chosen={G.secret[own].chosen}
          choices={choices}
          busy={busy}
          label={label}
          play={play}
          drawCard={(id) => <Card id={id} />}
          empty="No cards left this year."
        >
          <Discard card={G.secret[own].discard} />
        </Hand>
      )}
      <LevyPool G={G} side={own} choices={choices} busy={busy} label={label} play={play} />
      <LevyPool G={G} side={enemyOf(own)} choices={choices} busy={busy} label={label} play={play} />
    </div>
  );
}

function Discard({ card }: { card: string | null }) {
  if (card === null || CARDS[card] === undefined) return null;
  return (
    <p className="hand-discard">
      Discarded: <Card id={card} isSmall />
    </p>
  );
}
