import { type CSSProperties, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { moveId } from '../map/moves';
import type { Choice } from '../map/selection';
import { Dice } from '../table/parts/Dice';
import { BattleLine } from './BattleLine';
import css from './BattleWindow.module.css';
import { BlockPicture } from './Block';
import type { BattleSide, BattleView, PausedBattle } from './battle';
import type { BlockPiece } from './blockPiece';

interface BattleWindowProps {
  view: BattleView | PausedBattle;
  choices: readonly Choice[];
  busy: boolean;
  label(move: LegalMove): string;
  play(move: LegalMove): void;
  /** What a button says next to the block it belongs to. */
  wordsOf(move: LegalMove): string;
}

/** The battle being fought: both lines, whose turn it is, the last roll, and what each block may do. */
export function BattleWindow({ view, choices, busy, label, play, wordsOf }: BattleWindowProps) {
  const [isSmall, setSmall] = useState(false);
  const title = `Battle of ${view.place}`;
  const isPaused = 'pause' in view;
  if (isPaused || isSmall) {
    return (
      <section className={css.bar} data-testid="battle-window" aria-label={title}>
        <strong>{title}</strong>
        <span>{isPaused ? view.pause : `round ${view.round}`}</span>
        {!isPaused && (
          <button type="button" data-testid="battle-open" onClick={() => setSmall(false)}>
            Show battle
          </button>
        )}
      </section>
    );
  }
  const { round, lastRound, badge, letters, letterOn, inTurn, acted, sides, roll, news } = view;
  const deeds = choices.filter(({ move }) => DEEDS.has(move.move));
  const line = (of: BattleSide) => <BattleLine of={of} letters={letters} inTurn={inTurn} acted={acted} />;
  return (
    <section className={css.battle} data-testid="battle-window" aria-label={title}>
      <header className={css.head}>
        <h3>{title}</h3>
        <ol className={css.rounds} aria-label={`Round ${round} of ${lastRound}`}>
          {Array.from({ length: lastRound }, (_, index) => index + 1).map((each) => (
            <li key={each} aria-current={each === round ? 'step' : undefined}>
              {each}
            </li>
          ))}
        </ol>
        {badge !== null && <span className={css.badge}>{badge}</span>}
        <button type="button" data-testid="battle-map" onClick={() => setSmall(true)}>
          Show map
        </button>
      </header>
      <div className={css.field} style={columnsOf(view)}>
        {line(sides[0])}
        <ol className={css.letters} aria-hidden="true">
          {letters.map((letter) => (
            <li key={letter} data-on={letter === letterOn}>
              {letter}
            </li>
          ))}
        </ol>
        {line(sides[1])}
      </div>
      <div className={css.news} aria-live="polite">
        {roll !== null && (
          <p className={css.roll} data-testid="battle-roll">
            <span>{roll.who} fires:</span>
            <Dice dice={roll.dice} upTo={roll.upTo} />
            <strong>{roll.hits === 0 ? 'no hit' : roll.hits === 1 ? '1 hit' : `${roll.hits} hits`}</strong>
          </p>
        )}
        <p className={css.turn}>{news}</p>
      </div>
      {deeds.length > 0 && (
        <Deeds
          pieces={sides.flatMap(piecesIn)}
          choices={deeds}
          busy={busy}
          label={label}
          play={play}
          wordsOf={wordsOf}
        />
      )}
    </section>
  );
}

const DEEDS = new Set(['fire', 'pass', 'retreat', 'retreatBySea', 'take']);

function piecesIn({ line, reserves }: BattleSide): BlockPiece[] {
  return [...line.map(({ piece }) => piece), ...reserves];
}

type DeedsProps = Omit<BattleWindowProps, 'view'> & { pieces: readonly BlockPiece[] };

/** The buttons of every block that may act. */
function Deeds({ pieces, choices, busy, label, play, wordsOf }: DeedsProps) {
  const acting = pieces.filter(({ id }) => choices.some(({ piece }) => piece === id));
  return (
    <ul className={css.deeds} data-testid="battle-deeds">
      {acting.map((piece) => (
        <li key={piece.id}>
          <BlockPicture piece={piece} size={40} />
          <span className={css.name}>{piece.name}</span>
          <span className={css.buttons}>
            {choices
              .filter((choice) => choice.piece === piece.id)
              .map(({ move }) => (
                <button
                  key={moveId(move)}
                  type="button"
                  className={css.deed}
                  data-move={move.move}
                  data-testid={moveId(move)}
                  disabled={busy}
                  title={label(move)}
                  aria-label={`${wordsOf(move)}, ${piece.name}`}
                  onClick={() => play(move)}
                >
                  {wordsOf(move)}
                </button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Gives the letters room by how many blocks stand below them. */
function columnsOf({ letters, sides }: BattleView): CSSProperties & Record<'--columns', string> {
  const widths = letters.map((letter) => {
    const counts = sides.map(({ line }) => line.filter((each) => each.letter === letter).length);
    return Math.min(3, Math.max(0.6, ...counts));
  });
  return { '--columns': widths.map((width) => `minmax(0, ${width}fr)`).join(' ') };
}
