import { type ReactNode, useId } from 'react';
import { SideMark } from '../ui/SideMark';
import type { Choosable } from './seatChoice';

interface SeatChoicesProps<C extends string> {
  sides: readonly string[];
  /** What may be chosen, the same for every seat. */
  choices: readonly Choosable<C>[];
  /** What is chosen, by seat. */
  value: readonly C[];
  onChange(seat: number, choice: C): void;
  /** What else there is to say about the seats. */
  children?: ReactNode;
}

/** Asks for every side who plays it. */
export function SeatChoices<C extends string>(props: SeatChoicesProps<C>) {
  const { sides, choices, value, onChange, children } = props;
  return (
    <fieldset className="seat-choices">
      <legend>Who plays</legend>
      {sides.map((side, seat) => (
        <SeatSelect
          key={side}
          side={side}
          seat={seat}
          choices={choices}
          value={value[seat]}
          onChange={(choice) => onChange(seat, choice)}
        />
      ))}
      {children}
    </fieldset>
  );
}

interface SeatSelectProps<C extends string> {
  side: string;
  seat: number;
  choices: readonly Choosable<C>[];
  value: C;
  onChange(choice: C): void;
}

/** Asks who plays one side, and says what the present choice means. */
export function SeatSelect<C extends string>({ side, seat, choices, value, onChange }: SeatSelectProps<C>) {
  const note = useId();
  const choose = (wanted: string) => {
    const choice = choices.find((candidate) => candidate.value === wanted);
    if (choice !== undefined) onChange(choice.value);
  };
  return (
    <div className="seat-choice">
      <label>
        <span className="side">
          <SideMark side={side} seat={seat} /> {side}
        </span>
        <select
          value={value}
          onChange={(event) => choose(event.target.value)}
          aria-describedby={note}
          data-testid={`seat-${seat}`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
      <small id={note}>{choices.find((choice) => choice.value === value)?.note}</small>
    </div>
  );
}
