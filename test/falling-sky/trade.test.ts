import { expect, test } from 'vitest';
import { beginCommand } from './table';

const position = {
  pieces: { aedui: { aedui: { troops: 3 } } },
  at: { aedui: 'citadel aedui', sequani: 'romans' },
} as const;

test('4.4.1 Trade brings in 2 Resources each where the Romans agree', () => {
  const table = beginCommand(position, 'rally', 'aedui');
  table.do('aedui', 'ability', 'trade').do('aedui', 'trade');
  expect(table.sides).toEqual(['romans']);
  table.do('romans', 'agree');
  expect(table.G.resources.aedui).toBe(22);
  expect(table.step).toBe('rally');
});
