import { type ReactNode, useId } from 'react';
import type { Options } from '../../games/kit/options';
import type { CatalogueEntry } from '../entry';
import { type Chair, chairsIn, type NamedSide, unheldIn } from '../sides';
import { SideNames } from '../ui/SideMark';
import { PlayersField } from './PlayersField';
import css from './SeatChoices.module.css';
import type { Choosable } from './seatChoice';

interface SeatChoicesProps<C extends string> {
  entry: CatalogueEntry;
  /** What may be chosen, the same for every seat. */
  choices: readonly Choosable<C>[];
  /** The options chosen. */
  options: Options;
  /** What is chosen, by seat. */
  value: readonly C[];
  onChange(seat: number, choice: C): void;
  /** Called with how many are to play, where the game leaves that open. */
  onPlayers(players: number): void;
  /** What else there is to say about the seats. */
  children?: ReactNode;
}

/** Asks how many play, and for every seat who plays its sides. */
export function SeatChoices<C extends string>(props: SeatChoicesProps<C>) {
  const { entry, choices, options, value, onChange, onPlayers, children } = props;
  const unheld = unheldIn(entry, value.length, options);
  return (
    <SeatList legend={<legend>Who plays</legend>}>
      <PlayersField players={entry.players} value={value.length} onChange={onPlayers} />
      {chairsIn(entry, value.length, options).map((chair) => {
        const seat = Number(chair.seat);
        return (
          <SeatSelect
            key={chair.seat}
            {...chair}
            choices={choices}
            value={value[seat]}
            onChange={(choice) => onChange(seat, choice)}
          />
        );
      })}
      {unheld.length > 0 && (
        <SeatRow sides={unheld} data-testid="unheld">
          played by rule
        </SeatRow>
      )}
      {children}
    </SeatList>
  );
}

/** The seats of a match below each other, with who plays each. */
export function SeatList({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={css.seats}>
      {legend}
      {children}
    </fieldset>
  );
}

interface SeatRowProps {
  sides: readonly NamedSide[];
  /** Who plays them. */
  children: ReactNode;
  'data-testid'?: string;
}

/** A seat about which there is nothing to choose. */
export function SeatRow({ sides, children, ...rest }: SeatRowProps) {
  return (
    <p className={css.seat} {...rest}>
      <span>
        <SideNames sides={sides} />
      </span>
      <span className={css.sitter}>{children}</span>
    </p>
  );
}

interface SeatSelectProps<C extends string> extends Chair {
  choices: readonly Choosable<C>[];
  value: C;
  onChange(choice: C): void;
}

/** Asks who plays the sides of one seat, and says what the present choice means. */
export function SeatSelect<C extends string>({ seat, sides, choices, value, onChange }: SeatSelectProps<C>) {
  const noteId = useId();
  const note = choices.find((choice) => choice.value === value)?.note ?? '';
  const choose = (wanted: string) => {
    const choice = choices.find((candidate) => candidate.value === wanted);
    if (choice !== undefined) onChange(choice.value);
  };
  return (
    <div className={css.seat}>
      <label>
        <span>
          <SideNames sides={sides} />
        </span>
        <select
          value={value}
          onChange={(event) => choose(event.target.value)}
          aria-describedby={note === '' ? undefined : noteId}
          data-testid={`seat-${seat}`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
      {note !== '' && <small id={noteId}>{note}</small>}
    </div>
  );
}
