import { type Watching, watchings } from '../ui/watching';

/** Asks what those who hold no seat may do at the table. */
export function WatchingField({ value, onChange }: { value: Watching; onChange(watching: Watching): void }) {
  return (
    <label className="rubicon-field">
      <span>Watchers</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = watchings.find((each) => each.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        data-testid="watchers"
      >
        {watchings.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}
