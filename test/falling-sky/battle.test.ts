import { expect, test } from 'vitest';
import { type FightSetup, fightFrame } from '../../games/falling-sky/battle/fight';
import { begin, beginCommand, type Position } from './table';

/** Starts a Battle as Events and the Germans Phase call it. */
const fight = (position: Position, setup: FightSetup, dice: number[] = []) =>
  begin(position, fightFrame(setup))
    .dice(...dice)
    .start();

/** The position of the Battle example. */
const GERGOVIA: Position = {
  pieces: {
    arverni: {
      romans: { leader: 'named', legions: 6, troops: 3 },
      arverni: { leader: 'named', troops: 17 },
      aedui: { troops: 2 },
    },
  },
  at: { cadurci: 'arverni', arverni: 'citadel arverni' },
};

test('3.2.4 the Battle example: seven Warbands fall, then two Legions on 4, 1, 3 and three Auxilia', () => {
  const table = beginCommand(GERGOVIA, 'battle', 'romans', { limited: true, most: 1, abilities: 0 });
  table.do('romans', 'battle', 'arverni', 'arverni', 'battle');
  expect(table.G.resources.romans).toBe(18);
  table.do('arverni', 'stand');
  expect(table.prompt('arverni')?.text).toContain('Take 7 Losses');
  expect(table.force('arverni', 'arverni')).toBe('named 17h');
  table.do('arverni', 'remove', 'hidden', 7);
  expect(table.prompt('romans')?.text).toContain('Take 6 Losses');
  table.dice(4, 1, 3);
  for (let count = 0; count < 3; count++) table.do('romans', 'roll', 'legion');
  expect(table.force('arverni', 'romans')).toBe('named 4L 3h');
  expect(table.G.legions.fallen).toBe(2);
  table.do('romans', 'remove', 'hidden', 3);
  expect(table.force('arverni', 'romans')).toBe('named 4L');
  expect(table.force('arverni', 'arverni')).toBe('named 10r');
  expect(table.force('arverni', 'aedui')).toBe('2h');
  expect(table.G.tribes).toMatchObject({ cadurci: { by: 'arverni' }, arverni: { citadel: true } });
  expect(table.step).toBe('battle');
  expect(table.legal('romans', 'battle')).toEqual([]);
});

test('3.4.4 a Germanic Ambush removes half as many pieces as Warbands, without rolls', () => {
  const table = fight(
    { pieces: { nervii: { germans: { troops: 5 }, romans: { legions: 3 } } } },
    { region: 'nervii', attacker: 'germans', by: null, defender: 'romans', terms: { ambush: true } },
  );
  expect(table.force('nervii', 'romans')).toBe('1L');
  expect(table.force('nervii', 'germans')).toBe('5r');
});
