import { useMemo } from 'react';
import { CARDS } from '../../../games/julius-caesar/components/cards';
import { enemyOf, type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { isOver } from '../../../games/kit/frame';
import type { BoardProps } from '../../table/board';
import { Hand } from '../../table/parts/Hand';
import { Panel, PanelColumn } from '../../table/parts/Panel';
import { Card } from './Card';
import { CommandStatus } from './CommandStatus';
import { commandOf } from './command';
import { LevyPool } from './LevyPool';
import css from './Panels.module.css';
import { PlayedCards } from './PlayedCards';
import { offersOf } from './selection';
import { Victory, Years } from './Tracks';

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
    <PanelColumn label="Cards and levy pools">
      <Panel label="The war">
        <Years G={G} />
        <Victory G={G} />
        {command !== null && <CommandStatus command={command} isFirst={command.side === G.player1} />}
        <PlayedCards G={G} />
      </Panel>
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
    </PanelColumn>
  );
}

function Discard({ card }: { card: string | null }) {
  if (card === null || CARDS[card] === undefined) return null;
  return (
    <p className={css.discard}>
      Discarded: <Card id={card} isSmall />
    </p>
  );
}
