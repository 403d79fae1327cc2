/* The optional rules a match may be played with. */
import type { RulebookOption } from '../kit/options';

const OFF_ON = [
  { value: 'off', label: 'No' },
  { value: 'on', label: 'Yes' },
];

export const options: readonly RulebookOption[] = [
  {
    id: 'fill-trench',
    label: 'The Gauls may fill in the trench',
    rule: '8.4',
    choices: OFF_ON,
    default: 'off',
  },
  {
    id: 'turns',
    label: 'Turns of an Assault Period',
    rule: '12.7',
    choices: [
      { value: '12', label: '12' },
      { value: '11', label: '11' },
      { value: '10', label: '10' },
    ],
    default: '12',
  },
  {
    id: 'leader-out',
    label: 'A fallen Roman commander is out (four players)',
    rule: '17.6',
    choices: OFF_ON,
    default: 'off',
  },
  {
    id: 'secret-spheres',
    label: 'Spheres of command are secret (four players)',
    rule: '17.8',
    choices: OFF_ON,
    default: 'off',
  },
  {
    id: 'sturdy-vercingetorix',
    label: 'Vercingetorix may stand by his men',
    rule: '19.7',
    choices: OFF_ON,
    default: 'off',
  },
  {
    id: 'reconnaissance',
    label: 'Roman cavalry may scout off the board',
    rule: '22.41',
    choices: OFF_ON,
    default: 'off',
  },
  {
    id: 'hidden-stacks',
    label: 'Stacks behind ramparts are hidden',
    rule: '25.7',
    choices: OFF_ON,
    default: 'off',
  },
];
