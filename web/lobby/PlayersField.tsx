interface PlayersFieldProps {
  /** How many there may be. */
  players: { min: number; max: number };
  value: number;
  onChange(players: number): void;
}

/** Asks how many play, where the game leaves that open. */
export function PlayersField({ players: { min, max }, value, onChange }: PlayersFieldProps) {
  if (min === max) return null;
  return (
    <label className="rubicon-field">
      <span>Players</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))} data-testid="players">
        {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}
