import { describe, expect, test } from 'vitest';
import { harassmentFrame } from '../../games/falling-sky/commands/harassment';
import { orderFor } from '../../games/falling-sky/commands/order';
import { FULL } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import { begin, type Position, type Table } from './table';

/** A Seize in the Bituriges Region that comes to its Harassment. */
function seizing(position: Position, dice: number[] = []): Table {
  const order = orderFor('seize', 'romans', 'romans', FULL);
  return begin(position, commandFrame(order), harassmentFrame(order, 'bituriges', null))
    .dice(...dice)
    .start();
}

describe('3.2.3 Harassment', () => {
  test('3.2.3 Harassment is announced and suffered in the Faction order of the card, the Germans last and always', () => {
    const table = seizing({
      card: 1,
      pieces: {
        bituriges: {
          romans: { legions: 2, troops: 4 },
          arverni: { troops: 3 },
          aedui: { troops: 2 },
          belgae: { troops: 7 },
          germans: { troops: 5 },
        },
      },
    });
    expect(table.sides).toEqual(['arverni']);
    table.do('arverni', 'harass');
    expect(table.sides).toEqual(['romans']);
    table.do('romans', 'lose', 'hidden');
    expect(table.sides).toEqual(['belgae']);
    table.do('belgae', 'harass').do('romans', 'lose', 'hidden').do('romans', 'lose', 'hidden');
    expect(table.told('3.2.3', 'Germans Harass')).toBe(true);
    expect(table.sides).toEqual(['romans']);
    table.do('romans', 'lose', 'hidden');
    expect(table.force('bituriges', 'romans')).toBe('2L');
    expect(table.step).toBe('seize');
  });

  test('3.2.3 an Auxilia or Ally is removed, a Legion, Leader or Fort only on 1 to 3', () => {
    const table = seizing(
      {
        pieces: {
          bituriges: {
            romans: { legions: 1, leader: 'named', fort: true, troops: 1 },
            germans: { troops: 15 },
          },
        },
        at: { bituriges: 'romans' },
      },
      [4, 3, 3],
    );
    expect(table.legal('romans', 'lose')).toEqual(['ally bituriges', 'hidden']);
    expect(table.legal('romans', 'roll')).toEqual(['fort', 'leader', 'legion']);
    table.do('romans', 'roll', 'legion');
    expect(table.force('bituriges', 'romans')).toBe('named 1L 1h fort');
    table.do('romans', 'roll', 'legion');
    expect(table.G.legions.fallen).toBe(1);
    table.do('romans', 'roll', 'fort').do('romans', 'lose', 'ally bituriges').do('romans', 'lose', 'hidden');
    expect(table.G.tribes.bituriges).toBeUndefined();
    expect(table.force('bituriges', 'romans')).toBe('named');
    expect(table.step).toBe('seize');
  });

  test('1.4.2 the Fort of Provincia is never lost', () => {
    const order = orderFor('seize', 'romans', 'romans', FULL);
    const position: Position = { pieces: { provincia: { belgae: { troops: 3 }, germans: { troops: 3 } } } };
    const table = begin(position, commandFrame(order), harassmentFrame(order, 'provincia', null)).start();
    expect(table.step).toBe('seize');
    expect(table.force('provincia', 'romans')).toBe('fort');
  });
});
