import '../../blocks/panels.css';
import './panels.css';
import { type G, sideAt } from '../../../games/caesars-gallic-war/state';
import { Hand } from '../../blocks/Hand';
import type { BoardProps } from '../board';
import { About } from './About';
import { Aside } from './Aside';
import { Card } from './Card';
import { PlayedCards } from './PlayedCards';
import { choicesOf } from './selection';
import { Tracks, TurnTrack } from './Tracks';

/** What stands beside the map: the tracks, the cards, and the units that are not on the map. */
export function Panels({ G, seat, legal, label, play, busy }: BoardProps<G>) {
  const own = seat === null ? null : sideAt(seat);
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
      {own !== null && (
        <Hand
          cards={G.secret[own].hand}
          chosen={G.secret[own].chosen}
          choices={choicesOf(legal)}
          busy={busy}
          label={label}
          play={play}
          drawCard={(id) => <Card id={id} />}
          empty="No cards left this turn."
        />
      )}
      <PlayedCards G={G} />
      <Aside G={G} />
      <About G={G} />
    </div>
  );
}
