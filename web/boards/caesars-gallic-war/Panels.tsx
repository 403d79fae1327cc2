import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { CARDS, HIDDEN_CARD } from '../../../games/caesars-gallic-war/components/cards';
import { type G, SIDES } from '../../../games/caesars-gallic-war/state';
import { isOver } from '../../../games/kit/frame';
import type { BoardProps } from '../../table/board';
import { Hand } from '../../table/parts/Hand';
import { Panel, PanelColumn } from '../../table/parts/Panel';
import { Aside } from './Aside';
import { Card } from './Card';
import { PlayedCards } from './PlayedCards';
import { offersOf } from './selection';
import { Standing, TITLES, TurnTrack } from './Tracks';

/** What is told about the game comes after the board, which does without it when it cannot be loaded. */
const About = lazy<ComponentType<{ G: G }>>(() =>
  import('./About').then(
    ({ About }) => ({ default: About }),
    () => ({ default: () => null }),
  ),
);

/** What stands beside the map: the tracks, the cards, and the units that are not on the map. */
export function Panels({ G, side, sides, possible, next, label, play, busy }: BoardProps<G>) {
  const { deeds } = useMemo(() => offersOf({ possible, next }), [possible, next]);
  return (
    <PanelColumn label="Tracks and cards">
      <Panel label="The war">
        <TurnTrack G={G} />
        <Standing G={G} />
      </Panel>
      {(isOver(G) ? SIDES : sides).map((holder) => {
        const { hand, chosen } = G.secret[holder];
        return (
          <Hand
            key={holder}
            owner={sides.length === 1 && holder === side ? undefined : TITLES[holder]}
            cards={hand.filter((id) => id !== HIDDEN_CARD)}
            chosen={chosen}
            choices={holder === side ? deeds : []}
            busy={busy}
            label={label}
            play={play}
            drawCard={(id) => <Card id={id} />}
            isWide={isEvent}
            empty={hand.length === 0 ? 'No cards left this turn.' : stackText(hand.length)}
          />
        );
      })}
      <PlayedCards G={G} />
      <Aside G={G} />
      <Suspense>
        <About G={G} />
      </Suspense>
    </PanelColumn>
  );
}

/** An event says in the hand what it does. */
function isEvent(id: string): boolean {
  return CARDS[id]?.kind === 'event';
}

/** In solitaire play nobody looks at the cards before they are played (9.2). */
function stackText(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'} face down, to be played from the top.`;
}
