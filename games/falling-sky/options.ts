/* What is chosen at set-up (2.1, 2.3.8, 8.0, 1.5.1, 8.9). */
import type { RulebookOption } from '../kit/options';
import type { Components } from './components/components';
import { keyOf, NON_PLAYERS, namesOf } from './seats';

/** Returns what is chosen at set-up, with the scenarios of a set of components. */
export function optionsWith({ scenarios }: Components): readonly RulebookOption[] {
  return [scenarioOption(scenarios), ...OTHERS];
}

function scenarioOption(scenarios: Components['scenarios']): RulebookOption {
  return {
    id: 'scenario',
    label: 'Scenario',
    rule: '2.1',
    choices: scenarios.map(({ id, name, date }) => ({ value: id, label: `${name} (${date})` })),
    default: 'great-revolt',
  };
}

const OTHERS: readonly RulebookOption[] = [
  {
    id: 'length',
    label: 'Length',
    rule: '2.1',
    choices: [
      { value: 'full', label: 'the whole deck' },
      { value: 'short', label: 'the shorter deck (not in Pax Gallica?)' },
    ],
    default: 'full',
  },
  {
    id: 'suddenFrost',
    label: 'Sudden Frost',
    rule: '2.3.8',
    choices: [
      { value: 'no', label: 'no' },
      { value: 'yes', label: 'Winter comes a card early' },
    ],
    default: 'no',
  },
  {
    id: 'nonPlayers',
    label: 'Non-players',
    rule: '8.0',
    choices: [
      { value: 'none', label: 'none' },
      ...NON_PLAYERS.map((set) => ({ value: keyOf(set), label: namesOf(set) })),
    ],
    default: 'none',
  },
  {
    id: 'errata',
    label: 'Non-players by the errata of 2018',
    rule: '8.0',
    choices: [
      {
        value: 'yes',
        label: 'yes: Ambiorix may fight who is stronger; Scout leaves Auxilia with Legions',
      },
      {
        value: 'no',
        label: 'no, as printed: Ambiorix fights only who is weaker; Scout takes any Auxilia',
      },
    ],
    default: 'yes',
  },
  {
    id: 'pairs',
    label: 'Of three players one runs',
    rule: '1.5.1',
    players: 3,
    choices: [
      { value: 'arverni-belgae', label: 'Arverni and Belgae' },
      { value: 'romans-aedui', label: 'Romans and Aedui' },
    ],
    default: 'arverni-belgae',
  },
  {
    id: 'onePlayer',
    label: 'Alone against Non-players',
    rule: '8.9',
    players: 1,
    choices: [
      { value: 'standard', label: 'standard: win in the final Winter' },
      { value: 'easy', label: 'easy: win in any Winter' },
      { value: 'difficult', label: 'difficult: never be behind in a Winter' },
    ],
    default: 'standard',
  },
];
