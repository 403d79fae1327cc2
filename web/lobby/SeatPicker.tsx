import { useId } from 'react';
import type { Chair } from '../sides';
import { SideNames } from '../ui/SideMark';

interface SeatPickerProps {
  /** The seats to choose from, and the sides of each. */
  open: readonly Chair[];
  value: string;
  onChange(seat: string): void;
}

/** Asks which seat to take, by the sides it has. */
export function SeatPicker({ open, value, onChange }: SeatPickerProps) {
  const name = useId();
  return (
    <fieldset className="seats">
      <legend>{open.length === 1 ? 'The open seat' : 'You play'}</legend>
      {open.map(({ seat, sides }) => (
        <label key={seat} className="seat">
          <input
            type="radio"
            name={name}
            value={seat}
            checked={value === seat}
            onChange={() => onChange(seat)}
          />
          <span>
            <SideNames sides={sides} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
