import '../../blocks/panels.css';
import './panels.css';
import { useMemo } from 'react';
import { CARDS } from '../../../games/julius-caesar/components/cards';
import { enemyOf, type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { isOver } from '../../../games/kit/frame';
import { Hand } from '../../blocks/Hand';
import type { BoardProps } from '../board';
import { Card } from './Card';
import { CommandStatus } from './CommandStatus';
import { commandOf } from './command';
import { LevyPool } from './LevyPool';
import { offersOf } from './selection';
import { Calendar, PlayedCards, Victory } from './Tracks';

/** What stands beside the map: the state of the war, the hand of cards and the levy pools. */
export function Panels({
  G,
  side,
  sides,
  possible,
  next,
  selected,
  select,
  label,
  play,
  busy,
}: BoardProps<G>) {
  const own = side ?? 'caesar';
  const offers = useMemo(() => offersOf({ possible, next }), [possible, next]);
  const command = commandOf(G);
  const acting = { offers, selected, select, busy, label, play };
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
        {command !== null && <CommandStatus command={command} isFirst={command.side === G.player1} />}
        <PlayedCards G={G} />
      </section>
      {(isOver(G) ? SIDES : sides).map((holder) => (
        <Hand
          key={holder}
          owner={sides.length === 1 && holder === own ? undefined : sideName(holder)}
          cards={G.secret[holder].hand}
          chosen={G.secret[holder].chosen}
          choices={holder === side ? offers.deeds : []}
          busy={busy}
          label={label}
          play={play}
          drawCard={(id) => <Card id={id} />}
          empty="No cards left this year."
        >
          <Discard card={G.secret[holder].discard} />
        </Hand>
      ))}
      <LevyPool G={G} side={own} {...acting} />
      <LevyPool G={G} side={enemyOf(own)} {...acting} />
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
