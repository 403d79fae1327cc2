import css from './LotsField.module.css';

/** Asks whether those who play draw lots for the sides. */
export function LotsField({ value, onChange }: { value: boolean; onChange(draw: boolean): void }) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        data-testid="lots"
      />
      Draw lots for the sides
    </label>
  );
}
