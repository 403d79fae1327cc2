/* What is chosen at set-up (2.1, 2.3.8, 1.5.1). */
import type { RulebookOption } from '../kit/options';
import { SCENARIOS } from './components/scenarios';

export const OPTIONS: readonly RulebookOption[] = [
  {
    id: 'scenario',
    label: 'Scenario',
    rule: '2.1',
    choices: SCENARIOS.map(({ id, name, date }) => ({ value: id, label: `${name} (${date})` })),
    default: 'great-revolt',
  },
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
    id: 'pairs',
    label: 'Of three players one runs',
    rule: '1.5.1',
    choices: [
      { value: 'arverni-belgae', label: 'Arverni and Belgae' },
      { value: 'romans-aedui', label: 'Romans and Aedui' },
    ],
    default: 'arverni-belgae',
  },
];
