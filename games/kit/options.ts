/** A choice offered when a room is created, drawn by the lobby and checked by {@link optionError}. */
export interface RulebookOption {
  /** The key of the option in `setupData`. */
  id: string;
  /** As players read it. */
  label: string;
  /** The section of the rulebook it comes from. */
  rule: string;
  /** The only number of players for which it changes anything; it is not asked of others. */
  players?: number;
  /** What may be chosen: the value in `setupData`, and as players read it. */
  choices: readonly { value: string; label: string }[];
  /** The `value` used when the creator chooses nothing. */
  default: string;
}

/** The options chosen for a match: a value for every option's id. */
export type Options = Record<string, string>;

/** Says whether an option changes anything in a match of so many players. */
export function isAskedOf({ players }: Pick<RulebookOption, 'players'>, count: number): boolean {
  return players === undefined || players === count;
}

/** Returns the options with every default filled in. */
export function withDefaults(
  rulebook: { options: readonly RulebookOption[] },
  chosen: Options = {},
): Options {
  const options: Options = {};
  for (const option of rulebook.options) options[option.id] = chosen[option.id] ?? option.default;
  return options;
}

/** Says what is wrong with the options somebody sent, or returns undefined when they are good. */
export function optionError(
  rulebook: { options: readonly RulebookOption[] },
  chosen: unknown,
): string | undefined {
  if (chosen === undefined) return undefined;
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
    return 'setupData must be an object of options';
  for (const [id, value] of Object.entries(chosen)) {
    const option = rulebook.options.find((candidate) => candidate.id === id);
    if (option === undefined) return `unknown option ${JSON.stringify(id.slice(0, 40))}`;
    if (!option.choices.some((choice) => choice.value === value)) {
      return `option ${id} must be one of ${option.choices.map((choice) => choice.value).join(', ')}`;
    }
  }
  return undefined;
}
