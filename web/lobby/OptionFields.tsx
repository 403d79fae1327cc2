import { isAskedOf, type Options } from '../../games/kit/options';
import type { CatalogueEntry } from '../entry';
import { suits } from '../sides';
import { RuleBadge } from '../ui/RuleBadge';

interface OptionFieldsProps {
  entry: CatalogueEntry;
  /** How many play: what does not bear on them is not asked, and choices that do not suit them are not offered. */
  players: number;
  value: Options;
  onChange(options: Options): void;
}

/** Asks for the options of a game. */
export function OptionFields({ entry, players, value, onChange }: OptionFieldsProps) {
  const asked = entry.options.filter((option) => isAskedOf(option, players));
  return asked.map((option) => {
    const { id, label, rule, choices, default: usual } = option;
    const others = choices.filter((choice) => !suits(entry, players, id, choice.value));
    return (
      <label key={id} className="rubicon-field">
        <span>
          {label} <RuleBadge rule={rule} />
        </span>
        <select
          value={value[id] ?? usual}
          onChange={(event) => onChange({ ...value, [id]: event.target.value })}
          data-option={id}
        >
          {choices
            .filter((choice) => !others.includes(choice))
            .map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          {others.length > 0 && <option disabled>{whereFrom(entry, players, id, others)}</option>}
        </select>
      </label>
    );
  });
}

/** Says how many would have to play for the choices that do not suit so many. */
function whereFrom(
  entry: CatalogueEntry,
  players: number,
  id: string,
  others: readonly { value: string }[],
): string {
  const isForFewer = others.some(({ value }) =>
    Array.from({ length: players - 1 }, (_, index) => index + 1).some(
      (fewer) => fewer >= entry.players.min && suits(entry, fewer, id, value),
    ),
  );
  return `${others.length} more with ${isForFewer ? 'fewer' : 'more'} players`;
}
