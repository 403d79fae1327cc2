import { describe, expect, it } from 'vitest';
import { siegeModifiers } from '../../games/caesar-rome-vs-gaul/siege/odds';
import { addSiegePoints } from '../../games/caesar-rome-vs-gaul/siege/points';
import { obstacleToSiege } from '../../games/caesar-rome-vs-gaul/siege/siege';
import { cardPlayOf, type Position, REST, stateOf, Table } from './table';

/** Subdues a Stronghold with these dice; when it is over, {@link REST} waits. */
function subdue(position: Position, commander: string, dice: number[], space = 'gabali'): Table {
  const frame = { step: 'siege' as const, sides: [], side: 'roman' as const, space, commander };
  return new Table({ ...stateOf(position), stack: [cardPlayOf('roman'), REST, frame] }).dice(...dice).start();
}

describe('Subjugation', () => {
  it('14.7.2 uses the column 1.5-1 whatever the strength, and no odds', () => {
    const strong = subdue({ at: { gabali: 'VII VIII IX XI XII' } }, 'VII', [1, 3]);
    expect(strong.told('14.3.2', 'row 4 of the column 1.5-1')).toBe(true);
    expect(strong.marker('gabali')).toBe('stronghold');
    expect(strong.at('gabali')).toBe('VII VIII IX XI XII');
    const weak = subdue({ at: { gabali: 'VII' } }, 'VII', [3, 3]);
    expect(weak.told('14.3.2', 'row 6 of the column 1.5-1')).toBe(true);
    expect(weak.at('gabali')).toBe('VII-');
    expect(weak.G.sieges).toEqual({ gabali: 1 });
  });

  it('14.7.2 takes a Combat Strength of two', () => {
    const obstacle = (at: string) =>
      obstacleToSiege(stateOf({ at: { gabali: at } }), 'roman', 'gabali', 'VII')?.rule;
    expect(obstacle('VII-')).toBe('14.7.2');
    expect(obstacle('VII')).toBeUndefined();
    expect(obstacle('VII- VIII-')).toBeUndefined();
  });

  it('14.7.2 the second Siege Point removes the Stronghold, and no marker replaces it', () => {
    const table = subdue({ at: { gabali: 'VII' }, sieges: { gabali: 1 } }, 'VII', [3, 4]);
    expect(table.marker('gabali')).toBe('');
    expect(table.G.sieges).toEqual({});
    expect(table.told('14.7.2', 'removed')).toBe(true);
  });

  it('14.7.2 S removes it at once', () => {
    const table = subdue({ at: { gabali: 'VII' } }, 'VII', [5, 6]);
    expect(table.marker('gabali')).toBe('');
  });

  it('14.3.5 Caesar adds one to the roll', () => {
    expect(siegeModifiers(stateOf({ at: { gabali: 'caesar VII' } }), 'roman', 'gabali')).toEqual([
      { why: 'Caesar', amount: 1 },
    ]);
    const table = subdue({ at: { gabali: 'caesar VII' } }, 'caesar', [4, 6]);
    expect(table.marker('gabali')).toBe('');
  });

  it('14.3.4 no Stronghold has its dice rolled against it twice with a card', () => {
    const G = stateOf({ at: { gabali: 'VII' } });
    G.stack = [cardPlayOf('roman', { rolled: ['gabali'] })];
    expect(obstacleToSiege(G, 'roman', 'gabali', 'VII')?.rule).toBe('14.3.4');
  });

  it('14.7.2 card 51 adds a point to it as to a siege', () => {
    const G = stateOf({ at: { gabali: 'VII' }, sieges: { gabali: 1 } });
    const table = new Table({ ...G, stack: [REST] });
    table.start((play) => addSiegePoints(play, 'roman', 'gabali', 1));
    expect(table.marker('gabali')).toBe('');
  });

  it('19.3 the fall of Octodurus opens the pass, once', () => {
    const at = { octodurus: 'VII' };
    const table = subdue({ turn: 3, at }, 'VII', [5, 6], 'octodurus');
    expect(table.G.conquered.pass).toBe(3);
    expect(table.told('19.3', 'Victory Point')).toBe(true);
    const again = subdue(
      { turn: 5, at, conquered: { germania: 0, britannia: 0, pass: 3 } },
      'VII',
      [5, 6],
      'octodurus',
    );
    expect(again.G.conquered.pass).toBe(3);
    expect(again.told('19.3', 'Victory Point')).toBe(false);
  });

  it('19.3 another Stronghold opens nothing', () => {
    expect(subdue({ at: { gabali: 'VII' } }, 'VII', [5, 6]).G.conquered.pass).toBe(0);
  });
});
