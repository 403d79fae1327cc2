import { useId } from 'react';
import { SideMark } from '../ui/SideMark';

interface SeatPickerProps {
  sides: readonly string[];
  /** The seats to choose from. */
  open: readonly string[];
  value: string;
  onChange(seat: string): void;
  /** Also offers to leave it to chance, which is the value `random`. */
  random?: boolean;
}

/** Asks which side to play. */
export function SeatPicker({ sides, open, value, onChange, random = false }: SeatPickerProps) {
  const name = useId();
  const seats = [...open, ...(random ? ['random'] : [])];
  return (
    <fieldset className="seats">
      <legend>{open.length === 1 && !random ? 'The open seat' : 'You play'}</legend>
      {seats.map((seat) => (
        <label key={seat} className="seat">
          <input
            type="radio"
            name={name}
            value={seat}
            checked={value === seat}
            onChange={() => onChange(seat)}
          />
          {seat === 'random' ? (
            'Either'
          ) : (
            <>
              <SideMark side={sides[Number(seat)]} seat={Number(seat)} /> {sides[Number(seat)]}
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
