import { type ComponentType, lazy, useMemo } from 'react';
import { CARDS, HIDDEN_CARD } from '../../../games/caesars-gallic-war/components/cards';
import { type G, SIDES } from '../../../games/caesars-gallic-war/state';
import { findFrame, isOver } from '../../../games/kit/frame';
import type { BoardProps } from '../../table/board';
import { AboutGame } from '../../table/parts/AboutGame';
import { areOfCards, Hand } from '../../table/parts/Hand';
import { Panel, PanelColumn } from '../../table/parts/Panel';
import { Aside } from './Aside';
import { Card } from './Card';
import { PlayedCards } from './PlayedCards';
import * as parts from './parts';
import { offersOf } from './selection';
import { Standing, TITLES, TurnTrack } from './Tracks';

/** What is told about the game comes when it is asked for, and the board does without it when it cannot be loaded. */
const About = lazy<ComponentType<{ G: G; parts: typeof parts }>>(() =>
  import('./About').then(
    ({ About }) => ({ default: About }),
    () => ({ default: () => null }),
  ),
);

/** What stands beside the map: the tracks, the cards, and the units that are not on the map; the cards first when asked for. */
export function Panels(table: BoardProps<G>) {
  const { G, side, sides, possible, next, label, after, whyNot, proposed, propose } = table;
  const { deeds } = useMemo(
    () => offersOf({ possible, next, label, after, whyNot }),
    [possible, next, label, after, whyNot],
  );
  const war = (
    <Panel key="war" label="The war">
      <TurnTrack G={G} />
      <Standing G={G} />
    </Panel>
  );
  const hands = (isOver(G) ? SIDES : sides).map((holder) => {
    const { hand, chosen } = G.secret[holder];
    return (
      <Hand
        key={holder}
        owner={sides.length === 1 && holder === side ? undefined : TITLES[holder]}
        cards={hand.filter((id) => id !== HIDDEN_CARD)}
        chosen={chosen}
        choices={holder === side ? deeds : []}
        proposed={proposed}
        propose={propose}
        drawCard={(id) => <Card id={id} box={G.box} />}
        isWide={isEvent}
        empty={hand.length === 0 ? noCardsText(G) : stackText(hand.length)}
      />
    );
  });
  const played = <PlayedCards key="played" G={G} />;
  return (
    <PanelColumn label="Tracks and cards">
      {areOfCards(deeds) ? [...hands, played, war] : [war, ...hands, played]}
      <Aside G={G} />
      <AboutGame>
        <About G={G} parts={parts} />
      </AboutGame>
    </PanelColumn>
  );
}

function noCardsText(G: G): string {
  const isDealt = findFrame(G, 'deal') === undefined && findFrame(G, 'bid') === undefined;
  return isDealt ? 'No cards left this turn.' : 'The cards have not been dealt yet.';
}

/** An event says in the hand what it does. */
function isEvent(id: string): boolean {
  return CARDS[id]?.kind === 'event';
}

/** In solitaire play nobody looks at the cards before they are played (9.2). */
function stackText(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'} face down, to be played from the top.`;
}
