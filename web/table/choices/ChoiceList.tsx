import { useState } from 'react';
import type { Possibility } from '../../../games/kit/legality';
import type { Argument, LegalMove } from '../../../games/kit/move';
import { wordsOf } from '../../ui/words';
import css from './ChoiceList.module.css';
import { type Choices, keyOf, movesFrom } from './choices';

interface ChoiceListProps extends Pick<Choices, 'possible' | 'next' | 'label'> {
  play(move: LegalMove): void;
  busy: boolean;
  /** What is listed before all others, as it stands nowhere else. */
  alone?: readonly LegalMove[];
  /** Told when a choice was made by pointing at it. */
  pointed?(): void;
}

/** Of a move with more choices than these, those are listed that go with one first argument, when it is opened. */
const MOST = 400;

/** Every legal move as a button, by kind, so that a game can be played without pointing at its map. */
export function ChoiceList(props: ChoiceListProps) {
  const { possible, next, alone = [] } = props;
  if (possible.length === 0) return <p className="rubicon-muted">There is nothing for you to decide now.</p>;
  return (
    <div className={css.list} data-testid="choice-list">
      {alone.length > 0 && (
        <section aria-label="More to choose from">
          <Buttons {...props} moves={alone} />
        </section>
      )}
      {possible.map((one) => (
        <section key={one.move}>
          <h3>{wordsOf(one.move)}</h3>
          {isMany(one, next) ? (
            next(one.move, []).map((first) => (
              <Opened key={String(first)} {...props} one={one} first={first} />
            ))
          ) : (
            <Buttons {...props} moves={movesFrom(next, one)} />
          )}
        </section>
      ))}
    </div>
  );
}

/** The moves that begin with an argument, listed once somebody opens them. */
function Opened({ one, first, ...props }: ChoiceListProps & { one: Possibility; first: Argument }) {
  const [isOpen, open] = useState(false);
  const { next, label } = props;
  const begun = beginningOf(next, label, one, first);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{begun} …</summary>
      {isOpen && <Buttons {...props} moves={movesFrom(next, one, [first])} />}
    </details>
  );
}

function Buttons({ moves, label, play, busy, pointed }: ChoiceListProps & { moves: readonly LegalMove[] }) {
  return (
    <ul>
      {moves.map((move) => (
        <li key={keyOf(move)}>
          <button
            type="button"
            disabled={busy}
            onClick={({ detail }) => {
              play(move);
              if (detail > 0) pointed?.();
            }}
            data-move={move.move}
          >
            {label(move)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Says whether a move has more choices than can be listed at once; no more of them are looked at than tell. */
function isMany({ move, stages }: Possibility, next: Choices['next']): boolean {
  if (stages < 2) return false;
  const firsts = next(move, []);
  let count = 0;
  return (
    firsts.length > 1 &&
    firsts.some((first) => {
      count += next(move, [first]).length;
      return count > MOST;
    })
  );
}

/** Returns how the moves begin that have the same first argument: the words of one of them, up to its second argument. */
function beginningOf(
  next: Choices['next'],
  label: Choices['label'],
  { move, stages }: Possibility,
  first: Argument,
): string {
  const args = [first];
  while (args.length < stages) args.push(next(move, args)[0]);
  const words = label({ move, args });
  const end = words.lastIndexOf(String(args[1]));
  return end > 0 ? words.slice(0, end).trim() : words;
}
