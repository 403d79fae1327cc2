import { useState } from 'react';
import { CARDS } from '../../../games/julius-caesar/cards';
import { type G, sideAt } from '../../../games/julius-caesar/state';
import type { BoardProps } from '../board';
import { Card } from './Card';
import { choicesOf } from './selection';

/** The cards of the viewer. A click lifts one, a second click, or the button below, plays or discards it. */
export function Hand({ G, seat, legal, label, play, busy }: BoardProps<G>) {
  const [lifted, setLifted] = useState<string | null>(null);
  if (seat === null) return null;
  const { hand, chosen, discard } = G.secret[sideAt(seat)];
  const choices = choicesOf(legal);
  const choiceOf = (id: string | null) => choices.find(({ card }) => card !== null && card === id);
  const isAsked = choices.some(({ card }) => card !== null);
  const choice = choiceOf(lifted);
  const confirm = () => {
    if (choice === undefined || busy) return;
    play(choice.move);
    setLifted(null);
  };
  return (
    <section
      className={isAsked ? 'panel hand is-asked' : 'panel hand'}
      data-testid="hand"
      aria-label="Your cards"
    >
      <h3>Your cards</h3>
      <div className={isAsked ? 'hand-cards is-asked' : 'hand-cards'}>
        {hand.map((id) => (
          <button
            key={id}
            type="button"
            className={lifted === id && choice !== undefined ? 'hand-card is-lifted' : 'hand-card'}
            data-testid={`card-${id}`}
            disabled={choiceOf(id) === undefined}
            aria-pressed={lifted === id}
            onClick={() => (lifted === id && choice !== undefined ? confirm() : setLifted(id))}
            onKeyDown={(event) => event.key === 'Escape' && setLifted(null)}
          >
            <Card id={id} />
          </button>
        ))}
        {chosen !== null && (
          <span className="hand-card hand-chosen" title="Played face down">
            <Card id={chosen} />
            <span className="hand-mark">face down</span>
          </span>
        )}
        {hand.length === 0 && chosen === null && <p className="muted">No cards left this year.</p>}
      </div>
      {choice !== undefined && (
        <button
          type="button"
          className="confirm"
          data-testid="card-confirm"
          disabled={busy}
          onClick={confirm}
        >
          {label(choice.move)}
        </button>
      )}
      {discard !== null && CARDS[discard] !== undefined && (
        <p className="hand-discard">
          Discarded: <Card id={discard} isSmall />
        </p>
      )}
    </section>
  );
}
