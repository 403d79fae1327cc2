import { useId } from 'react';
import { SideMark } from '../ui/SideMark';

interface SeatPickerProps {
  sides: readonly string[];
  /** The seats to choose from. */
  open: readonly string[];
  value: string;
  onChange(seat: string): void;
}

/** Asks which side to play. */
export function SeatPicker({ sides, open, value, onChange }: SeatPickerProps) {
  const name = useId();
  return (
    <fieldset className="seats">
      <legend>{open.length === 1 ? 'The open seat' : 'You play'}</legend>
      {open.map((seat) => (
        <label key={seat} className="seat">
          <input
            type="radio"
            name={name}
            value={seat}
            checked={value === seat}
            onChange={() => onChange(seat)}
          />
          <SideMark side={sides[Number(seat)]} seat={Number(seat)} /> {sides[Number(seat)]}
        </label>
      ))}
    </fieldset>
  );
}
