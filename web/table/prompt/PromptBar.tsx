import { useEffect, useRef, useState } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import { sidesDeciding } from '../../../games/kit/seats';
import type { Match } from '../../client/match';
import { heldBy, type NamedSide, namesOf, sidesOf } from '../../sides';
import { Icon } from '../../ui/Icon';
import { RuleBadge } from '../../ui/RuleBadge';
import { SideMark } from '../../ui/SideMark';
import { useEscape } from '../../ui/useEscape';
import { AllChoices } from '../choices/AllChoices';
import { type Choices, isSameMove, keyOf } from '../choices/choices';
import type { Plan } from '../choices/usePlan';
import type { Proposal } from '../choices/useProposal';
import { WithCards } from '../teaching/cards/WithCards';
import { Thinking } from '../waiting/Thinking';
import { thinkersIn } from '../waiting/thinkers';
import type { ClickGuard } from './clickGuard';
import { DeedMenu } from './DeedMenu';
import type { Deed, Deeds } from './deeds';
import css from './PromptBar.module.css';
import { useIsFresh } from './useClickGuard';
import { useKeptFocus } from './useKeptFocus';
import { useOverhang } from './useOverhang';
import { useRows } from './useRows';

interface PromptBarProps extends Proposal {
  match: Match;
  choices: Choices;
  sides: readonly NamedSide[];
  /** What is offered here. */
  deeds: Deeds;
  busy: boolean;
  /** Says whether what is asked has come up just now, and clicks do not count yet. */
  clicks: ClickGuard;
  play(move: LegalMove): void;
  /** Makes the move that is proposed. */
  confirm(): void;
  /** The moves the board has put together; null for none. */
  plan: Plan | null;
  /** Makes the moves of the plan. */
  follow(): void;
  undo(): void;
  /** How many moves can be taken back. */
  undoable: number;
}

/** What the seat is asked, with its rule; the choices that are not on the board; and undo. */
export function PromptBar(props: PromptBarProps) {
  const {
    match,
    choices,
    sides,
    deeds: { deeds, bright },
    busy,
    clicks,
    play,
    proposed,
    propose,
    confirm,
    plan,
    follow,
    undo,
    undoable,
  } = props;
  const { prompt, label } = choices;
  const decides = prompt !== null;
  const acts = choices.possible.length > 0;
  const deciding = sidesOf(sides, match.state === null ? [] : sidesDeciding(match.state.G));
  const [asked] = sidesOf(sides, choices.side === null ? [] : [choices.side]);
  const thinkers = thinkersIn(match);
  const forgone = proposed === null ? null : choices.forgoes(proposed);
  const [opened, setOpened] = useState<string | null>(null);
  useEscape(opened !== null, () => setOpened(null));
  const row = useRef<HTMLDivElement>(null);
  const buttons = deeds.flatMap((deed) =>
    deed.menu === null ? deed.moves.map((move): Deed => ({ ...deed, moves: [move] })) : [deed],
  );
  const before = proposed === null ? 0 : 1;
  const isSettled = plan !== null || forgone !== null;
  const fitting = useRows(row, MOST_ROWS, JSON.stringify([match.state?.id, deeds, proposed, plan?.label]));
  const hidden = isSettled ? [] : buttons.slice(Math.max(0, fitting - before)).flatMap(({ moves }) => moves);
  const bar = useKeptFocus<HTMLElement>(busy ? null : choices, proposed);
  useOverhang(bar);
  return (
    <section
      ref={bar}
      className={css.prompt}
      aria-label="What to do"
      data-guarded=""
      data-decides={decides}
      data-busy={busy}
      data-fresh={useIsFresh(clicks)}
      data-testid="prompt-bar"
    >
      <div className={css.sheet} data-uncovered="">
        <div className={css.question}>
          <p aria-live="polite" data-testid="prompt">
            {decides ? (
              <>
                <strong className="rubicon-hidden">Your turn: </strong>
                {(match.isShared || choices.sides.length > 1) && (
                  <strong data-testid="asked-for">
                    <SideMark side={asked} /> {asked.name}:{' '}
                  </strong>
                )}
                {proposed !== null && forgone !== null ? (
                  `${forgone} ${label(proposed)}?`
                ) : (
                  <>
                    <WithCards text={prompt.text} />{' '}
                    {plan !== null && <strong data-testid="plan-words">{plan.words}</strong>}{' '}
                    <RuleBadge rule={prompt.rule} />
                  </>
                )}
              </>
            ) : (
              thinkers.length === 0 && (
                <span className="rubicon-muted">
                  {choices.declines === null ? waitingFor(match, namesOf(deciding)) : NO_CARD}
                </span>
              )
            )}
          </p>
          {!decides && thinkers.length > 0 && (
            <Thinking
              bots={thinkers}
              sidesAt={(seat) => heldBy(deciding, match.state?.G.seats ?? {}, seat)}
              skip={match.skip}
            />
          )}
        </div>
        {acts && (
          <div className={css.answers}>
            <div className={css.offered} ref={row} data-testid="actions">
              {proposed !== null && (
                <Confirm
                  key={keyOf(proposed)}
                  move={proposed}
                  label={label(proposed)}
                  isLoss={forgone !== null}
                  busy={busy}
                  confirm={confirm}
                />
              )}
              {forgone !== null && (
                <button
                  type="button"
                  className="rubicon-primary"
                  onClick={() => propose(null)}
                  data-testid="think-again"
                >
                  Not yet
                </button>
              )}
              {plan !== null && forgone === null && (
                <button
                  type="button"
                  className={proposed === null ? 'rubicon-primary' : undefined}
                  disabled={busy}
                  onClick={follow}
                  data-testid="plan"
                >
                  {plan.label}
                </button>
              )}
              {!isSettled &&
                buttons.map((button, index) =>
                  button.menu !== null ? (
                    <DeedMenu
                      key={button.kind}
                      kind={button.kind}
                      title={button.menu}
                      moves={button.moves}
                      label={label}
                      busy={busy}
                      open={opened === button.kind}
                      setOpen={(open) => setOpened(open ? button.kind : null)}
                      play={play}
                      hidden={before + index >= fitting}
                    />
                  ) : (
                    <button
                      key={keyOf(button.moves[0])}
                      type="button"
                      hidden={before + index >= fitting}
                      className={
                        proposed === null && isSameMove(button.moves[0], bright)
                          ? 'rubicon-primary'
                          : undefined
                      }
                      disabled={busy}
                      onClick={() => play(button.moves[0])}
                      data-move={button.moves[0].move}
                    >
                      {label(button.moves[0])}
                    </button>
                  ),
                )}
            </div>
            <button
              type="button"
              className={css.tool}
              disabled={busy || undoable === 0}
              onClick={undo}
              data-testid="undo"
            >
              <Icon name="undo" /> <span>Undo</span>
            </button>
            <AllChoices
              {...choices}
              play={play}
              busy={busy}
              pointed={() => setOpened(null)}
              open={opened === 'all'}
              setOpen={(open) => setOpened(open ? 'all' : null)}
              more={hidden}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** In so many rows buttons stand at most; those behind are among all choices. */
const MOST_ROWS = 2;

/** Told to whom the table declines for. */
const NO_CARD = 'You hold no card for this. The table says so, as slowly as somebody who thinks about one.';

interface ConfirmProps {
  move: LegalMove;
  label: string;
  /** Something is lost by it. */
  isLoss: boolean;
  busy: boolean;
  confirm(): void;
}

/** The button that makes the move chosen; who chose it by keyboard finds the focus on it. */
function Confirm({ move, label, isLoss, busy, confirm }: ConfirmProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible') === true) button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={isLoss ? 'rubicon-danger' : 'rubicon-primary'}
      disabled={busy}
      onClick={confirm}
      data-move={move.move}
      data-testid="confirm"
    >
      {label}
    </button>
  );
}

function waitingFor({ state, seat, connection, trouble }: Match, names: string): string {
  if (trouble?.final !== undefined) return 'There is nothing to be shown here.';
  if (state === null) return connection === 'lost' ? 'Waiting for the server.' : 'The match is being loaded.';
  return seat === null ? `${names} to decide.` : `Waiting for ${names}.`;
}
