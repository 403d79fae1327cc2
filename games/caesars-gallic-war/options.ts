/* The optional rules (9.0), chosen when a room is created. */
import type { Options, RulebookOption } from '../kit/options';
import type { Variants } from './state';
import { MOST_SUPPLY } from './supply';

/** The choice to bid for the side and its supply points (9.1). */
export const BID = 'bid';

/** Rome starts with this many supply points (3.0). */
const STANDARD_SUPPLY = 15;

const onOff = (id: string, rule: string, label: string): RulebookOption => ({
  id,
  label,
  rule,
  choices: [
    { value: 'off', label: 'No' },
    { value: 'on', label: 'Yes' },
  ],
  default: 'off',
});

/** Every optional rule. */
export const OPTIONS: readonly RulebookOption[] = [
  {
    id: 'supply',
    label: 'Supply points Rome starts with',
    rule: '9.1',
    choices: [
      ...Array.from({ length: MOST_SUPPLY + 1 }, (_, points) => ({
        value: String(points),
        label: points === STANDARD_SUPPLY ? `${points} (standard)` : String(points),
      })),
      { value: BID, label: 'The players bid for Rome, the lowest bid plays it' },
    ],
    default: String(STANDARD_SUPPLY),
  },
  {
    id: 'order',
    label: 'Order of play',
    rule: '9.2',
    choices: [
      { value: 'secret', label: 'Both choose a card in secret' },
      { value: 'solitaire', label: 'Solitaire: each side in turn plays its top card' },
    ],
    default: 'secret',
  },
  onOff('opposed-politics', '9.3', 'Political Actions are harder against legions or Germans in the area'),
  {
    id: 'cavalry',
    label: 'Cavalry',
    rule: '9.4',
    choices: [
      { value: 'none', label: 'None' },
      { value: 'roman', label: 'Roman' },
      { value: 'german', label: 'German' },
      { value: 'both', label: 'Roman and German' },
    ],
    default: 'none',
  },
  onOff('scorched-earth', '9.5', 'Scorched earth: one more Barbarian supply raid a turn'),
  onOff('recall', '9.6', 'Caesar may be called back to Rome'),
  onOff('politics-of-war', '9.7', 'Reinforcing legions give the Barbarians victory points'),
  onOff('legio-x', '9.8', 'Caesar rolls an extra die'),
  onOff('historical-strength', '9.9', 'Legions hit more often in battles with Caesar'),
];

/** Returns the optional rules in use. */
export function variantsOf(options: Options): Variants {
  const isOn = (id: string) => options[id] === 'on';
  return {
    solitaire: options.order === 'solitaire',
    opposedPolitics: isOn('opposed-politics'),
    cavalry: cavalryOf(options.cavalry),
    scorchedEarth: isOn('scorched-earth'),
    recall: isOn('recall'),
    politicsOfWar: isOn('politics-of-war'),
    legioX: isOn('legio-x'),
    historicalStrength: isOn('historical-strength'),
  };
}

function cavalryOf(choice: string): Variants['cavalry'] {
  return choice === 'roman' || choice === 'german' || choice === 'both' ? choice : 'none';
}

/** Returns the supply points Rome starts with (3.0, 9.1). */
export function startingSupply(options: Options): number {
  return options.supply === BID ? STANDARD_SUPPLY : Number(options.supply ?? STANDARD_SUPPLY);
}
