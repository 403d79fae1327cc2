import type { ReactNode } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import type { BoardProps } from '../board';
import { isSameMove } from '../choices/choices';
import { CardButton } from '../teaching/cards/CardButton';
import css from './Hand.module.css';
import { Panel } from './Panel';

/** A legal move, and the card it is made with. */
interface CardChoice {
  move: LegalMove;
  /** Null for a move that is made without a card. */
  card: string | null;
}

interface HandProps extends Pick<BoardProps, 'proposed' | 'propose'> {
  /** Whose cards they are when they are not the viewer's. */
  owner?: string | undefined;
  cards: readonly string[];
  /** The card played face down, or null. */
  chosen: string | null;
  choices: readonly CardChoice[];
  drawCard(id: string): ReactNode;
  /** Says of a card that it needs the room of two. */
  isWide?(id: string): boolean;
  /** Said when there is no card. */
  empty: string;
  children?: ReactNode;
}

/** The cards of a side that the viewer may see. A click lifts one, to be played or discarded at the prompt, or puts it down. */
export function Hand(props: HandProps) {
  const { owner, cards, chosen, choices, proposed, propose, drawCard, isWide, empty, children } = props;
  const choiceOf = (id: string) => choices.find(({ card }) => card === id);
  const isAsked = areOfCards(choices);
  const title = owner === undefined ? 'Your cards' : `${ofWhom(owner)} cards`;
  return (
    <Panel data-testid={owner === undefined ? 'hand' : `hand-of-${owner}`} label={title} isAsked={isAsked}>
      <h3>{title}</h3>
      <div className={css.cards} data-asked={isAsked}>
        {cards.map((id) => {
          const choice = choiceOf(id);
          if (choice === undefined) {
            return (
              <CardButton
                key={id}
                id={id}
                className={css.card}
                data-testid={`card-${id}`}
                data-wide={isWide?.(id)}
              >
                {drawCard(id)}
              </CardButton>
            );
          }
          const isLifted = isSameMove(choice.move, proposed);
          return (
            <button
              key={id}
              type="button"
              className={css.card}
              data-testid={`card-${id}`}
              data-lifted={isLifted}
              data-wide={isWide?.(id)}
              aria-pressed={isLifted}
              onClick={() => propose(isLifted ? null : choice.move)}
            >
              {drawCard(id)}
            </button>
          );
        })}
        {chosen !== null && (
          <span className={`${css.card} ${css.chosen}`} data-testid="chosen-card" title="Played face down">
            {drawCard(chosen)}
            <span className={css.mark}>face down</span>
          </span>
        )}
        {cards.length === 0 && chosen === null && <p className="rubicon-muted">{empty}</p>}
      </div>
      {children}
    </Panel>
  );
}

/** Says whether something can be done with a card. */
export function areOfCards(choices: readonly CardChoice[]): boolean {
  return choices.some(({ card }) => card !== null);
}

function ofWhom(owner: string): string {
  return owner.endsWith('s') ? `${owner}’` : `${owner}’s`;
}
