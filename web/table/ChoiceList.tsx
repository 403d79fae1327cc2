import type { LegalMove } from '../../games/kit/move';
import { wordsOf } from '../ui/words';
import css from './ChoiceList.module.css';
import { groupsOf, keyOf } from './choices';

interface ChoiceListProps {
  legal(): readonly LegalMove[];
  label(move: LegalMove): string;
  play(move: LegalMove): void;
  busy: boolean;
  /** Told when a choice was made by pointing at it. */
  pointed?(): void;
}

/** Every legal move as a button, by kind, so that a game can be played without pointing at its map. */
export function ChoiceList({ legal, label, play, busy, pointed }: ChoiceListProps) {
  const moves = legal();
  if (moves.length === 0) return <p className="muted">There is nothing for you to decide now.</p>;
  return (
    <div className={css.list} data-testid="choice-list">
      {groupsOf(moves).map(([name, group]) => (
        <section key={name} aria-label={wordsOf(name)}>
          <h3>{wordsOf(name)}</h3>
          <ul>
            {group.map((move) => (
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
        </section>
      ))}
    </div>
  );
}
