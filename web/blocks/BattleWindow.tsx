import './battle.css';
import { type CSSProperties, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { BattleLine, type BattleSide } from './BattleLine';
import { BlockPicture } from './Block';
import { Dice } from './Dice';
import { moveId } from './moves';
import type { Piece } from './piece';
import type { Choice } from './selection';

/** A battle in which nobody fights: it is won, or not begun. */
export interface PausedBattle {
  place: string;
  /** Said instead of the lines. */
  pause: string;
}

/** A battle as a screen shows it. */
export interface BattleView {
  place: string;
  round: number;
  lastRound: number;
  /** What makes this round special, or null. */
  badge: string | null;
  /** The order in which pieces act. */
  letters: readonly string[];
  /** The letter whose turn it is. */
  letterOn: string | null;
  inTurn: ReadonlySet<string>;
  acted: readonly string[];
  /** The line at the top and the viewer's at the bottom. */
  sides: readonly [BattleSide, BattleSide];
  roll: { who: string; dice: readonly number[]; upTo: number; hits: number } | null;
  /** Whose turn it is, in words. */
  news: string;
}

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
      <section className="battle battle-bar" data-testid="battle-window" aria-label={title}>
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
    <section className="battle" data-testid="battle-window" aria-label={title}>
      <header className="battle-head">
        <h3>{title}</h3>
        <ol className="battle-rounds" aria-label={`Round ${round} of ${lastRound}`}>
          {Array.from({ length: lastRound }, (_, index) => index + 1).map((each) => (
            <li key={each} aria-current={each === round ? 'step' : undefined}>
              {each}
            </li>
          ))}
        </ol>
        {badge !== null && <span className="battle-badge">{badge}</span>}
        <button type="button" data-testid="battle-map" onClick={() => setSmall(true)}>
          Show map
        </button>
      </header>
      <div className="battle-field" style={columnsOf(view)}>
        {line(sides[0])}
        <ol className="battle-letters" aria-hidden="true">
          {letters.map((letter) => (
            <li key={letter} className={letter === letterOn ? 'is-on' : ''}>
              {letter}
            </li>
          ))}
        </ol>
        {line(sides[1])}
      </div>
      <div className="battle-news" aria-live="polite">
        {roll !== null && (
          <p className="battle-roll" data-testid="battle-roll">
            <span>{roll.who} fires:</span>
            <Dice dice={roll.dice} upTo={roll.upTo} />
            <strong>{roll.hits === 0 ? 'no hit' : roll.hits === 1 ? '1 hit' : `${roll.hits} hits`}</strong>
          </p>
        )}
        <p className="battle-turn">{news}</p>
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

function piecesIn({ line, reserves }: BattleSide): Piece[] {
  return [...line.map(({ piece }) => piece), ...reserves];
}

type DeedsProps = Omit<BattleWindowProps, 'view'> & { pieces: readonly Piece[] };

/** The buttons of every block that may act. */
function Deeds({ pieces, choices, busy, label, play, wordsOf }: DeedsProps) {
  const acting = pieces.filter(({ id }) => choices.some(({ block }) => block === id));
  return (
    <ul className="battle-deeds" data-testid="battle-deeds">
      {acting.map((piece) => (
        <li key={piece.id}>
          <BlockPicture piece={piece} size={40} />
          <span className="battle-name">{piece.name}</span>
          <span className="battle-buttons">
            {choices
              .filter(({ block }) => block === piece.id)
              .map(({ move }) => (
                <button
                  key={moveId(move)}
                  type="button"
                  className={`deed deed-${move.move}`}
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
