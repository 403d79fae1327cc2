import { type ReactNode, useState } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import css from './Hand.module.css';
import { Panel } from './Panel';

/** A legal move, and the card it is made with. */
interface CardChoice {
  move: LegalMove;
  /** Null for a move that is made without a card. */
  card: string | null;
}

interface HandProps {
  /** Whose cards they are when they are not the viewer's. */
  owner?: string | undefined;
  cards: readonly string[];
  /** The card played face down, or null. */
  chosen: string | null;
  choices: readonly CardChoice[];
  busy: boolean;
  label(move: LegalMove): string;
  play(move: LegalMove): void;
  drawCard(id: string): ReactNode;
  /** Says of a card that it needs the room of two. */
  isWide?(id: string): boolean;
  /** Said when no card is left. */
  empty: string;
  children?: ReactNode;
}

/** The cards of a side that the viewer may see. A click lifts one, a second click, or the button below, plays or discards it. */
export function Hand(props: HandProps) {
  const { owner, cards, chosen, choices, busy, label, play, drawCard, isWide, empty, children } = props;
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
    <Panel data-testid={owner === undefined ? 'hand' : `hand-of-${owner}`} label={title} isAsked={isAsked}>
      <h3>{title}</h3>
      <div className={css.cards} data-asked={isAsked}>
        {cards.map((id) => (
          <button
            key={id}
            type="button"
            className={css.card}
            data-testid={`card-${id}`}
            data-lifted={lifted === id && choice !== undefined}
            data-wide={isWide?.(id)}
            disabled={choiceOf(id) === undefined}
            aria-pressed={lifted === id}
            onClick={() => (lifted === id && choice !== undefined ? confirm() : setLifted(id))}
            onKeyDown={(event) => event.key === 'Escape' && setLifted(null)}
          >
            {drawCard(id)}
          </button>
        ))}
        {chosen !== null && (
          <span className={`${css.card} ${css.chosen}`} data-testid="chosen-card" title="Played face down">
            {drawCard(chosen)}
            <span className={css.mark}>face down</span>
          </span>
        )}
        {cards.length === 0 && chosen === null && <p className="muted">{empty}</p>}
      </div>
      {choice !== undefined && (
        <button
          type="button"
          className={css.confirm}
          data-testid="card-confirm"
          disabled={busy}
          onClick={confirm}
        >
          {label(choice.move)}
        </button>
      )}
      {children}
    </Panel>
  );
}

function ofWhom(owner: string): string {
  return owner.endsWith('s') ? `${owner}’` : `${owner}’s`;
}
