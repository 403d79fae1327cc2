import { type ReactNode, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import type { Choice } from './selection';

interface HandProps {
  /** Whose cards they are when they are not the viewer's. */
  owner?: string | undefined;
  cards: readonly string[];
  /** The card played face down, or null. */
  chosen: string | null;
  choices: readonly Choice[];
  busy: boolean;
  label(move: LegalMove): string;
  play(move: LegalMove): void;
  drawCard(id: string): ReactNode;
  /** Said when no card is left. */
  empty: string;
  children?: ReactNode;
}

/** The cards of a side that the viewer may see. A click lifts one, a second click, or the button below, plays or discards it. */
export function Hand({
  owner,
  cards,
  chosen,
  choices,
  busy,
  label,
  play,
  drawCard,
  empty,
  children,
}: HandProps) {
  const [lifted, setLifted] = useState<string | null>(null);
  const choiceOf = (id: string | null) => choices.find(({ card }) => card !== null && card === id);
  const isAsked = choices.some(({ card }) => card !== null);
  const choice = choiceOf(lifted);
  const title = owner === undefined ? 'Your cards' : `${ofWhom(owner)} cards`;
  const confirm = () => {
    if (choice === undefined || busy) return;
    play(choice.move);
    setLifted(null);
  };
  return (
    <section
      className={isAsked ? 'panel hand is-asked' : 'panel hand'}
      data-testid={owner === undefined ? 'hand' : `hand-of-${owner}`}
      aria-label={title}
    >
      <h3>{title}</h3>
      <div className={isAsked ? 'hand-cards is-asked' : 'hand-cards'}>
        {cards.map((id) => (
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
            {drawCard(id)}
          </button>
        ))}
        {chosen !== null && (
          <span className="hand-card hand-chosen" title="Played face down">
            {drawCard(chosen)}
            <span className="hand-mark">face down</span>
          </span>
        )}
        {cards.length === 0 && chosen === null && <p className="muted">{empty}</p>}
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
      {children}
    </section>
  );
}

function ofWhom(owner: string): string {
  return owner.endsWith('s') ? `${owner}’` : `${owner}’s`;
}
