import { type WatchingChoice, watchings } from '../ui/watching';

interface WatchingFieldProps {
  value: WatchingChoice;
  onChange(choice: WatchingChoice): void;
}

/** Asks what those who hold no seat may do at the table, and when they see what happens. */
export function WatchingField({ value, onChange }: WatchingFieldProps) {
  return (
    <label className="rubicon-field">
      <span>Watchers</span>
      <select
        value={value.id}
        onChange={({ target }) => {
          const chosen = watchings.find(({ id }) => id === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        data-testid="watchers"
      >
        {watchings.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
