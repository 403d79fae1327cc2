/** Asks for the player's name. */
export function NameField({ value, onChange }: { value: string; onChange(name: string): void }) {
  return (
    <label className="rubicon-field">
      <span>Your name</span>
      <input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
        pattern=".*\S.*"
        maxLength={40}
        autoComplete="nickname"
        data-testid="name"
      />
    </label>
  );
}
