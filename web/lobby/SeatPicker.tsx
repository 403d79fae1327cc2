import { useId } from 'react';
import type { Chair } from '../sides';
import { Radio, Radios } from '../ui/Radios';
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
    <Radios legend={open.length === 1 ? 'The open seat' : 'You play'}>
      {open.map(({ seat, sides }) => (
        <Radio key={seat} name={name} value={seat} checked={value === seat} onChange={() => onChange(seat)}>
          <span>
            <SideNames sides={sides} />
          </span>
        </Radio>
      ))}
    </Radios>
  );
}
