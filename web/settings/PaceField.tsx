import { paces } from '../client/paces';

/** Asks how long bots take for a decision, in milliseconds. */
export function PaceField({ value, onChange }: { value: number; onChange(pace: number): void }) {
  return (
    <label className="rubicon-field">
      <span>Pace of the bots</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))} data-testid="pace">
        {paces.map(({ name, milliseconds }) => (
          <option key={milliseconds} value={milliseconds}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
