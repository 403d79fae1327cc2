import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { Card } from '../../../games/caesar-rome-vs-gaul/components/cards';
import { HIDDEN } from '../../../games/caesar-rome-vs-gaul/deck';
import { type G, SIDES, type Side } from '../../../games/caesar-rome-vs-gaul/state';
import { isOver } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import type { BoardProps } from '../../table/board';
import { isSameMove } from '../../table/choices/choices';
import { Panel } from '../../table/parts/Panel';
import { isOfCards } from './arguments';
import { titleOf } from './Card';
import { CardLine } from './CardLine';
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
          {title} <small className="muted">{G.secret[holder].length}</small>
        </h3>
        <div className={css.cards}>
          {cards.map((number) => (
            <CardLine key={number} card={boxOf(G).card[number]}>
              <Uses
                {...table}
                card={boxOf(G).card[number]}
                moves={own.filter(({ args }) => args[0] === number)}
              />
            </CardLine>
          ))}
          {hidden > 0 && <p className="muted">{hidden} face down.</p>}
          {G.secret[holder].length === 0 && <p className="muted">No cards: eight are dealt each turn.</p>}
        </div>
      </Panel>
    );
  });
}

interface UsesProps extends Pick<BoardProps<G>, 'proposed' | 'propose' | 'label' | 'busy'> {
  card: Card;
  moves: readonly LegalMove[];
}

function Uses({ card, moves, proposed, propose, label, busy }: UsesProps) {
  if (moves.length === 0) return null;
  return (
    <div className={css.uses}>
      {moves.map((move) => {
        const isChosen = isSameMove(move, proposed);
        return (
          <button
            key={move.move}
            type="button"
            disabled={busy}
            title={label(move)}
            aria-pressed={isChosen}
            data-move={move.move}
            onClick={() => propose(isChosen ? null : move)}
          >
            {purposeText(move.move, card)}
            <span className="hidden">: {titleOf(card)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Returns what a card is played for by a move, in a few words. */
function purposeText(move: string, { points }: Card): string {
  const pointsText = `${points} ${points === 1 ? 'Action Point' : 'Action Points'}`;
  switch (move) {
    case 'playEvent':
      return 'Event';
    case 'playBonus':
      return `Bonus, then ${pointsText}`;
    case 'playPoints':
      return pointsText;
    case 'discard':
      return 'Discard';
    case 'escape':
      return 'Avoid battle';
    default:
      return 'Play now';
  }
}
