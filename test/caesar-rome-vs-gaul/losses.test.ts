/* Who is the attacker (13.1), and what hits do to units (13.6.2). */
import { expect, test } from 'vitest';
import { lossesOf } from '../../games/caesar-rome-vs-gaul/losses';
import { battleOf, enter } from './contact';
import { REST, stateOf, Table } from './table';

test('13.1 who moves into a space with enemies is the attacker, whoever is the stronger', () => {
  const table = enter(
    { at: { lutetia: 'XIII XIV VII', metlosedum: 'parisii' } },
    { group: 'parisii', from: 'metlosedum', to: 'lutetia', dice: [3, 3, 3, 3] },
  );
  while (table.step === 'defence') table.do('roman', 'stand');
  const { attacker, defender } = battleOf(table).hosts;
  expect([attacker.side, defender.side]).toEqual(['gallic', 'roman']);
});

test('13.6.2 a hit reduces a unit, or eliminates one that is reduced or has one step', () => {
  const position = { at: { lutetia: 'caesar VII VIII- german-cavalry' } };
  const after = (steps: number) => {
    const G = stateOf(position);
    const losses = lossesOf(G, 'roman', ['VII', 'VIII', 'german-cavalry'], steps, '13.6.2');
    const table = new Table({ ...G, stack: [REST, losses] }).start();
    while (table.G.stack.length > 1 && table.step === 'losses') {
      const [first, second = first] = table.legal('roman', 'lose');
      table.do('roman', 'lose', second);
    }
    return table.at('lutetia');
  };
  expect([0, 1, 2, 3, 4].map(after)).toEqual([
    'caesar VII VIII- german-cavalry',
    'caesar VII german-cavalry',
    'caesar VII- german-cavalry',
    'caesar VII-',
    '',
  ]);
});
