import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { Card } from '../../../games/caesar-rome-vs-gaul/components/cards';
import { HIDDEN } from '../../../games/caesar-rome-vs-gaul/deck';
import { type G, SIDES, type Side } from '../../../games/caesar-rome-vs-gaul/state';
import { isOver } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import type { BoardProps } from '../../table/board';
import { isSameMove } from '../../table/choices/choices';
import { Panel } from '../../table/parts/Panel';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { isOfCards } from './arguments';
import { KINDS, Points, titleOf } from './Card';
import css from './Hand.module.css';

/** Returns every legal move with a card of the hand. */
export function cardMovesIn({ possible, next }: Pick<BoardProps<G>, 'possible' | 'next'>): LegalMove[] {
  return possible
    .filter(({ move }) => isOfCards(move))
    .flatMap(({ move }) => next(move, []).map((card) => ({ move, args: [card] })));
}

const NAMES: Readonly<Record<Side, string>> = { roman: 'Roman cards', gallic: 'Gallic cards' };

/** The cards the viewer may see, each with what it may be played for; chosen here and played at the prompt. */
export function Hands(table: BoardProps<G>) {
  const { G, side, sides } = table;
  const moves = cardMovesIn(table);
  const holders = isOver(G) ? SIDES : sides;
  return holders.map((holder) => {
    const cards = G.secret[holder].filter((number) => number !== HIDDEN);
    const hidden = G.secret[holder].length - cards.length;
    const title = sides.length === 1 && !isOver(G) ? 'Your cards' : NAMES[holder];
    const own = holder === side ? moves : [];
    return (
      <Panel key={holder} label={title} side={holder} isAsked={own.length > 0} data-testid={`hand-${holder}`}>
        <h3>
          {title} <small className="rubicon-muted">{G.secret[holder].length}</small>
        </h3>
        <div className={css.cards}>
          {cards.map((number) => (
            <HandCard
              key={number}
              {...table}
              card={boxOf(G).card[number]}
              holder={holder}
              moves={own.filter(({ args }) => args[0] === number)}
            />
          ))}
          {hidden > 0 && <p className="rubicon-muted">{hidden} face down.</p>}
          {G.secret[holder].length === 0 && (
            <p className="rubicon-muted">No cards: eight are dealt each turn.</p>
          )}
        </div>
      </Panel>
    );
  });
}

interface HandCardProps extends Pick<BoardProps<G>, 'proposed' | 'propose' | 'label' | 'busy'> {
  card: Card;
  holder: Side;
  moves: readonly LegalMove[];
}

/** A card in a line: its Action Points, its name, which says more when it is looked at, and what it may be played for. */
function HandCard({ card, holder, moves, proposed, propose, label, busy }: HandCardProps) {
  const isOwn = card.usableBy === 'either' || card.usableBy === holder;
  const plays = moves.some(({ move }) => move === 'playEvent' || move === 'playBonus');
  return (
    <article className={css.card} data-kind={card.kind} data-testid={`card-${card.number}`}>
      <Points card={card} />
      <CardButton id={String(card.number)} className={css.title}>
        <strong>{titleOf(card)}</strong>
        {isOwn && !plays && <small className="rubicon-muted">{KINDS[card.kind]}</small>}
      </CardButton>
      {moves.map((move) => {
        const isChosen = isSameMove(move, proposed);
        return (
          <button
            key={move.move}
            type="button"
            className={css.use}
            disabled={busy}
            title={label(move)}
            aria-pressed={isChosen}
            data-move={move.move}
            onClick={() => propose(isChosen ? null : move)}
          >
            {purposeText(move.move, card)}
            <span className="rubicon-hidden">: {titleOf(card)}</span>
          </button>
        );
      })}
    </article>
  );
}

/** Returns what a card is played for by a move, in a word or two. */
function purposeText(move: string, { points }: Card): string {
  switch (move) {
    case 'playEvent':
      return 'Event';
    case 'playBonus':
      return `Bonus + ${points}`;
    case 'playPoints':
      return points === 1 ? '1 Point' : `${points} Points`;
    case 'discard':
      return 'Discard';
    case 'escape':
      return 'Avoid battle';
    default:
      return 'Play now';
  }
}
