import '../../blocks/panels.css';
import './panels.css';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { HIDDEN_CARD } from '../../../games/caesars-gallic-war/components/cards';
import { type G, SIDES } from '../../../games/caesars-gallic-war/state';
import { isOver } from '../../../games/kit/frame';
import { Hand } from '../../blocks/Hand';
import type { BoardProps } from '../board';
import { Aside } from './Aside';
import { Card } from './Card';
import { PlayedCards } from './PlayedCards';
import { offersOf } from './selection';
import { TITLES, Tracks, TurnTrack } from './Tracks';

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div
      className="block-panels"
      data-testid="panels"
      role="group"
      aria-label="Tracks and cards"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys when nothing in it can be pressed
      tabIndex={0}
    >
      <section className="panel" aria-label="The war">
        <TurnTrack G={G} />
        <Tracks G={G} />
      </section>
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
            empty={hand.length === 0 ? 'No cards left this turn.' : stackText(hand.length)}
          />
        );
      })}
      <PlayedCards G={G} />
      <Aside G={G} />
      <Suspense>
        <About G={G} />
      </Suspense>
    </div>
  );
}

/** In solitaire play nobody looks at the cards before they are played (9.2). */
function stackText(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'} face down, to be played from the top.`;
}
