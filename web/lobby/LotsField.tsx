import { Check } from '../ui/Check';

/** Asks whether those who play draw lots for the sides. */
export function LotsField({ value, onChange }: { value: boolean; onChange(draw: boolean): void }) {
  return (
    <Check checked={value} onChange={onChange} data-testid="lots">
      Draw lots for the sides
    </Check>
  );
}
