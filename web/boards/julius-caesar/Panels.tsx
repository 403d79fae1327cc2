import { useMemo } from 'react';
import { type Box, boxOf } from '../../../games/julius-caesar/components/box';
import { enemyOf, type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { findFrame, isOver } from '../../../games/kit/frame';
import type { BoardProps } from '../../table/board';
import { areOfCards, Hand } from '../../table/parts/Hand';
import { Panel, PanelColumn } from '../../table/parts/Panel';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { Card } from './Card';
import { CommandStatus } from './CommandStatus';
import { commandOf } from './command';
import { isLevying, LevyPool } from './LevyPool';
import css from './Panels.module.css';
import { PlayedCards } from './PlayedCards';
import { offersOf } from './selection';
import { Victory, Years } from './Tracks';

/** What stands beside the map: the state of the war, the hand of cards and the levy pools; what is asked for comes first. */
export function Panels(table: BoardProps<G>) {
  const { G, side, sides, possible, next, label, after, whyNot, proposed, propose } = table;
  const own = side ?? 'caesar';
  const box = boxOf(G);
  const offers = useMemo(
    () => offersOf({ possible, next, label, after, whyNot }),
    [possible, next, label, after, whyNot],
  );
  const command = commandOf(G);
  const war = (
    <Panel key="war" label="The war">
      <Years G={G} />
      <Victory G={G} />
      {command !== null && <CommandStatus command={command} isFirst={command.side === G.player1} />}
      <PlayedCards G={G} />
    </Panel>
  );
  const hands = (isOver(G) ? SIDES : sides).map((holder) => (
    <Hand
      key={`hand of ${holder}`}
      owner={sides.length === 1 && holder === own ? undefined : sideName(holder)}
      cards={G.secret[holder].hand}
      chosen={G.secret[holder].chosen}
      choices={holder === side ? offers.deeds : []}
      proposed={proposed}
      propose={propose}
      drawCard={(id) => <Card id={id} box={G.box} />}
      empty={
        areCardsDealt(G) ? 'No cards left this year.' : 'The cards are dealt when both sides are deployed.'
      }
    >
      <Discard box={box} card={G.secret[holder].discard} />
    </Hand>
  ));
  const pools = [own, enemyOf(own)].map((holder) => (
    <LevyPool key={`pool of ${holder}`} {...table} side={holder} offers={offers} />
  ));
  return (
    <PanelColumn label="Cards and levy pools">
      {areOfCards(offers.deeds)
        ? [...hands, war, ...pools]
        : isLevying(G, own, offers.travellers)
          ? [...pools, war, ...hands]
          : [war, ...hands, ...pools]}
    </PanelColumn>
  );
}

function areCardsDealt(G: G): boolean {
  return findFrame(G, 'deploy') === undefined;
}

function Discard({ box, card }: { box: Box; card: string | null }) {
  if (card === null || box.card[card] === undefined) return null;
  return (
    <p className={css.discard}>
      Discarded:{' '}
      <CardButton id={card}>
        <Card id={card} box={box.components.id} isSmall />
      </CardButton>
    </p>
  );
}
