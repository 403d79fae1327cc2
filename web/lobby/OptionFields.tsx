import type { Options } from '../../games/kit/options';
import type { CatalogueEntry } from '../entry';
import { suits } from '../sides';
import { RuleBadge } from '../ui/RuleBadge';

interface OptionFieldsProps {
  entry: CatalogueEntry;
  /** How many play: choices that do not suit them are not offered. */
  players: number;
  value: Options;
  onChange(options: Options): void;
}

/** Asks for the options of a game. */
export function OptionFields({ entry, players, value, onChange }: OptionFieldsProps) {
  return entry.options.map(({ id, label, rule, choices, default: usual }) => (
    <label key={id} className="field">
      <span>
        {label} <RuleBadge rule={rule} />
      </span>
      <select
        value={value[id] ?? usual}
        onChange={(event) => onChange({ ...value, [id]: event.target.value })}
        data-option={id}
      >
        {choices
          .filter((choice) => suits(entry, players, id, choice.value))
          .map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
      </select>
    </label>
  ));
}
