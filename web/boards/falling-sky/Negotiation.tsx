import { useState } from 'react';
import type { Matter } from '../../../games/falling-sky/answers';
import { nameOf, PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import type { G } from '../../../games/falling-sky/state';
import { topFrame } from '../../../games/kit/frame';
import type { Argument } from '../../../games/kit/move';
import type { BoardProps } from '../../table/board';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import { FactionName } from './factions';
import css from './Negotiation.module.css';

const MATTERS: Readonly<Record<Matter, string>> = {
  supply: 'Supply Line',
  retreat: 'Retreat',
  quarters: 'Quarters',
  passage: 'Harassment',
  pieces: 'Use of pieces',
};

const ANSWERS = { ask: 'Ask me', agree: 'Agree', refuse: 'Refuse' } as const;
type Answer = keyof typeof ANSWERS;

/** Who is asked not to Harass answers whether to do so. */
const HARASSMENT = { ask: 'Ask me', agree: 'Never Harass', refuse: 'Always Harass' } as const;

/** Says whether it is asked just now if Resources are handed over (6.4). */
export function asksToHandOver({ G, prompt, next }: Pick<BoardProps<G>, 'G' | 'prompt' | 'next'>): boolean {
  return prompt !== null && topFrame(G).step === 'harvest' && next('transfer', []).length > 0;
}

/** Resources handed to others, and what others are answered whenever they ask (1.5.2). */
export function NegotiationPanel(table: BoardProps<G>) {
  const { G, side, possible } = table;
  if (side === null || !possible.some(({ move }) => move === 'standing' || move === 'transfer')) return null;
  return (
    <Panel label="Negotiation" side={side} isAsked={asksToHandOver(table)} data-testid="negotiation">
      <h3>
        Negotiation <RuleBadge rule="1.5.2" />
      </h3>
      <Transfer {...table} />
      <details className={css.standing}>
        <summary>What the {nameOf(side)} answer whenever they are asked</summary>
        <StandingAnswers {...table} side={side} answers={G.standing[side]} />
      </details>
    </Panel>
  );
}

/** Hands Resources to another Faction. */
function Transfer({ next, play, busy }: BoardProps<G>) {
  const receivers = next('transfer', []);
  const [chosen, choose] = useState<Argument>();
  if (receivers.length === 0) return <p className="rubicon-muted">No Resources can be handed over now.</p>;
  const to = receivers.find((one) => one === chosen) ?? receivers[0];
  return (
    <form
      className={css.transfer}
      onSubmit={(event) => {
        event.preventDefault();
        const count = Number(new FormData(event.currentTarget).get('count'));
        play({ move: 'transfer', args: [to, count] });
      }}
    >
      <select aria-label="To whom" value={`${to}`} onChange={({ target }) => choose(target.value)}>
        {PLAYERS.filter((faction) => receivers.includes(faction)).map((faction) => (
          <option key={faction} value={faction}>
            To the {nameOf(faction)}
          </option>
        ))}
      </select>
      <select aria-label="How many Resources" name="count">
        {next('transfer', [to]).map((count) => (
          <option key={String(count)}>{String(count)}</option>
        ))}
      </select>
      <button type="submit" disabled={busy} data-move="transfer">
        Hand over
      </button>
    </form>
  );
}

interface StandingAnswersProps extends BoardProps<G> {
  side: Player;
  answers: G['standing'][Player];
}

/** A table of answers: by what is asked for, and by whom. */
function StandingAnswers({ side, answers, next, play, busy }: StandingAnswersProps) {
  const others = PLAYERS.filter((faction) => faction !== side);
  const matters = (Object.keys(MATTERS) as Matter[]).filter((matter) =>
    next('standing', []).includes(matter),
  );
  return (
    <div className={css.matters}>
      {matters.map((matter) => (
        <fieldset key={matter} disabled={busy}>
          <legend>{MATTERS[matter]}</legend>
          {others.map((other) => {
            const now: Answer = answers[matter]?.[other] ?? 'ask';
            const possible = next('standing', [matter, other]);
            return (
              <label key={other}>
                <span>
                  <FactionName faction={other} />
                </span>
                <select
                  value={now}
                  onChange={({ target }) => play({ move: 'standing', args: [matter, other, target.value] })}
                >
                  {(Object.keys(ANSWERS) as Answer[])
                    .filter((answer) => answer === now || possible.includes(answer))
                    .map((answer) => (
                      <option key={answer} value={answer}>
                        {(matter === 'passage' ? HARASSMENT : ANSWERS)[answer]}
                      </option>
                    ))}
                </select>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
