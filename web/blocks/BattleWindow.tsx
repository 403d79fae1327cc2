import { type CSSProperties, type RefObject, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { moveId } from '../map/moves';
import type { Choice } from '../map/selection';
import { BattleLine, type Press } from './BattleLine';
import { BattleRounds } from './BattleRounds';
import css from './BattleWindow.module.css';
import type { BattleLanguage, BattleSide, BattleView } from './battle';
import { type Actor, actorsIn, areSimple } from './battleDeeds';
import type { BattleResult } from './battleResult';
import type { RoundTale } from './battleTale';
import type { BlockPiece } from './blockPiece';
import { oddsOf } from './odds';

interface BattleWindowProps {
  view: BattleView;
  /** What has happened in it, by rounds. */
  rounds: readonly RoundTale[];
  /** How the battle before it ended, if that may not have been read; else null. */
  before: BattleResult | null;
  choices: readonly Choice[];
  busy: boolean;
  /** What keeps the focus while it goes from decision to decision. */
  part: RefObject<HTMLDivElement | null>;
  language: BattleLanguage;
  label(move: LegalMove): string;
  play(move: LegalMove): void;
}

/**
 * The battle being fought: both lines, whose turn it is, what has been rolled. A press on a block that may act lifts it and
 * shows what it may do; a second press fires. Where there is one thing to do with each, a press does it.
 */
export function BattleWindow(props: BattleWindowProps) {
  const { view, rounds, before, choices, busy, part, language, label, play } = props;
  const [isSmall, setSmall] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const title = `Battle of ${view.place}`;
  if (isSmall) {
    return (
      <section className={css.bar} data-testid="battle-window" aria-label={title}>
        <strong>{title}</strong>
        <span>round {view.round}</span>
        <button type="button" data-testid="battle-open" onClick={() => setSmall(false)}>
          Show battle
        </button>
      </section>
    );
  }
  const { round, lastRound, badge, letters, letterOn, inTurn, acted, sides } = view;
  const actors = actorsIn(view, choices);
  const lifted = areSimple(actors) ? null : (actors.find(({ piece }) => piece.id === chosen) ?? actors[0]);
  const pressOf = (piece: BlockPiece): Press | null => {
    const actor = actors.find((each) => each.piece.id === piece.id);
    if (actor === undefined) return null;
    const { main } = actor;
    if (lifted === null && main !== null) return { label: label(main.move), act: () => play(main.move) };
    const isLifted = lifted === actor;
    return {
      label: isLifted && main !== null ? label(main.move) : `Choose ${piece.name}`,
      isLifted,
      act: () => (isLifted && main !== null ? play(main.move) : choose(piece.id)),
    };
  };
  const line = (of: BattleSide) => (
    <BattleLine of={of} letters={letters} inTurn={inTurn} acted={acted} busy={busy} pressOf={pressOf} />
  );
  return (
    <section className={css.battle} data-covers="" data-testid="battle-window" aria-label={title}>
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
      <div className={css.fight} ref={part}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys */}
        <section className={css.field} style={columnsOf(view)} aria-label="Lines of battle" tabIndex={0}>
          {line(sides[0])}
          <ol className={css.letters} aria-hidden="true">
            {letters.map((letter) => (
              <li key={letter} data-on={letter === letterOn}>
                {letter}
              </li>
            ))}
          </ol>
          {line(sides[1])}
        </section>
        <div className={css.asked}>
          {lifted != null && <Deeds actor={lifted} view={view} busy={busy} label={label} play={play} />}
        </div>
      </div>
      <div className={css.told}>
        {before !== null && (
          <p className={css.before} data-testid="battle-before">
            {before.holds} {before.losses.join(' ')}
          </p>
        )}
        <BattleRounds rounds={rounds} pieceName={language.pieceName} />
      </div>
    </section>
  );
}

interface DeedsProps extends Pick<BattleWindowProps, 'busy' | 'label' | 'play'> {
  actor: Actor;
  view: BattleView;
}

/** What the lifted block may do, and its chance to hit. */
function Deeds({ actor: { piece, choices }, view, busy, label, play }: DeedsProps) {
  const shot = shotOf(view, piece.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div className={css.deeds} data-testid="battle-deeds" role="group" aria-label={piece.name}>
      <span className={css.odds} data-testid="battle-odds">
        <strong>{piece.name}</strong>
        {shot !== null && choices.some(({ move }) => move.move === 'fire') && `: ${oddsOf(shot)}`}
      </span>
      {choices.map(({ move }) => (
        <button
          key={moveId(move)}
          type="button"
          className={css.deed}
          data-move={move.move}
          data-testid={moveId(move)}
          disabled={busy}
          onClick={() => play(move)}
        >
          {label(move)}
        </button>
      ))}
    </div>
  );
}

function shotOf({ sides }: BattleView, id: string) {
  return sides.flatMap(({ line }) => line).find(({ piece }) => piece.id === id)?.shot ?? null;
}

/** Gives the letters room by how many blocks stand below them. */
function columnsOf({ letters, sides }: BattleView): CSSProperties & Record<'--columns', string> {
  const widths = letters.map((letter) => {
    const counts = sides.map(({ line }) => line.filter((each) => each.letter === letter).length);
    return Math.min(3, Math.max(0.6, ...counts));
  });
  return { '--columns': widths.map((width) => `minmax(0, ${width}fr)`).join(' ') };
}
