import { useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { sidesDeciding } from '../../games/kit/seats';
import type { Match } from '../client/match';
import { heldBy, type NamedSide, namesOf, sidesOf } from '../sides';
import { Icon } from '../ui/Icon';
import { RuleBadge } from '../ui/RuleBadge';
import { SideMark } from '../ui/SideMark';
import { AllChoices } from './AllChoices';
import { type Choices, keyOf } from './choices';
import css from './PromptBar.module.css';
import { Thinking } from './Thinking';
import { thinkersIn } from './thinkers';
import { useKeptFocus } from './useKeptFocus';

interface PromptBarProps {
  match: Match;
  choices: Choices;
  sides: readonly NamedSide[];
  /** The moves offered here as buttons. */
  offered: readonly LegalMove[];
  busy: boolean;
  play(move: LegalMove): void;
  undo(): void;
  /** How many moves can be taken back. */
  undoable: number;
}

/** What the seat is asked, with its rule; the choices that are not on the board; and undo. */
export function PromptBar({ match, choices, sides, offered, busy, play, undo, undoable }: PromptBarProps) {
  const { prompt, legal, label } = choices;
  const decides = prompt !== null;
  const acts = choices.possible.length > 0;
  const deciding = sidesOf(sides, match.state === null ? [] : sidesDeciding(match.state.G));
  const [asked] = sidesOf(sides, choices.side === null ? [] : [choices.side]);
  const thinkers = thinkersIn(match);
  const [open, setOpen] = useState(false);
  const bar = useKeptFocus<HTMLElement>(busy ? null : choices);
  return (
    <section
      ref={bar}
      className={css.prompt}
      aria-label="What to do"
      data-seated={match.seat !== null}
      data-decides={decides}
      data-busy={busy}
      data-testid="prompt-bar"
    >
      <div className={css.question}>
        <p aria-live="polite" data-testid="prompt">
          {decides ? (
            <>
              <strong className="hidden">Your turn: </strong>
              {choices.sides.length > 1 && (
                <strong data-testid="asked-for">
                  <SideMark side={asked} /> {asked.name}:{' '}
                </strong>
              )}
              {prompt.text} <RuleBadge rule={prompt.rule} />
            </>
          ) : (
            thinkers.length === 0 && <span className="muted">{waitingFor(match, namesOf(deciding))}</span>
          )}
        </p>
        {!decides && thinkers.length > 0 && (
          <Thinking bots={thinkers} sidesAt={(seat) => heldBy(deciding, match.state?.G.seats ?? {}, seat)} />
        )}
      </div>
      {acts && (
        <div className={`actions ${css.actions}`} data-testid="actions">
          {offered.map((move) => (
            <button
              key={keyOf(move)}
              type="button"
              className="primary"
              disabled={busy}
              onClick={() => play(move)}
              data-move={move.move}
            >
              {label(move)}
            </button>
          ))}
          <button
            type="button"
            className={css.undo}
            disabled={busy || undoable === 0}
            onClick={undo}
            data-testid="undo"
          >
            <Icon name="undo" /> <span>Undo</span>
          </button>
          <AllChoices
            legal={legal}
            label={label}
            play={play}
            busy={busy}
            pointed={() => setOpen(false)}
            open={open}
            setOpen={setOpen}
          />
        </div>
      )}
    </section>
  );
}

function waitingFor({ state, seat, connection, trouble }: Match, names: string): string {
  if (trouble?.final !== undefined) return 'There is nothing to be shown here.';
  if (state === null) return connection === 'lost' ? 'Waiting for the server.' : 'The match is being loaded.';
  return seat === null ? `${names} to decide.` : `Waiting for ${names}.`;
}
