import { describe, expect, it } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import { type FrameAt, findFrame } from '../../games/kit/frame';
import { cardPlayOf, type Position, stateOf, Table } from './table';

type Battle = FrameAt<G, 'battle'>;

/** Fights a battle with these dice; Caesar attacks in Noviodunum of the Suessiones out of Bibrax unless told otherwise. */
function fight(position: Position, dice: number[], more: Partial<Battle> = {}): Table {
  const battle: Battle = {
    step: 'battle',
    sides: [],
    space: 'noviodunum-suessionum',
    attacker: 'roman',
    commander: 'caesar',
    from: 'bibrax',
    bySea: false,
    sortied: [],
    ...more,
  };
  const G = stateOf(position);
  return new Table({ ...G, stack: [cardPlayOf(battle.attacker), battle] }).dice(...dice).start();
}

const fightOf = (table: Table) => {
  const frame = findFrame(table.G, 'fight');
  if (frame === undefined) throw new Error('no battle is under way');
  return frame;
};

describe('the extended battle example (13.5)', () => {
  it('13.5 Caesar beats the Aulerci and Suessiones by the dice of the rulebook', () => {
    const table = fight(
      {
        at: { 'noviodunum-suessionum': 'caesar VII VIII IX X XI XII aulerci suessiones' },
        gallic: ['noviodunum-suessionum', 'augustomagus'],
      },
      [1, 4, 5, 6],
    );
    const { attacker, defender } = fightOf(table).hosts;
    expect([attacker.strength, defender.strength]).toEqual([12, 11]);
    expect([attacker.column, defender.column]).toEqual([5, 5]);
    expect([attacker.rerolls, defender.rerolls]).toEqual([3, 1]);
    table.dice(2, 4, 6, 5, 2);
    table.do('roman', 'reroll', 'defender', 1);
    expect(fightOf(table).hosts.defender.dice).toEqual([5, 2]);
    table.do('gallic', 'reroll', 'defender', 1);
    table.do('roman', 'reroll', 'defender', 0);
    table.do('roman', 'reroll', 'defender', 0);
    expect(fightOf(table).hosts.defender.dice).toEqual([5, 4]);
    table.do('roman', 'reroll', 'defender', 0);
    expect(fightOf(table).results).toEqual({ attacker: '2**', defender: '2*' });
    expect(fightOf(table).winner).toBe('attacker');
  });
});
