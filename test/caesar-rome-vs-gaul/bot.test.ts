import { describe, expect, it } from 'vitest';
import { rulebook } from '../../games/caesar-rome-vs-gaul';
import { Theatre } from '../../games/caesar-rome-vs-gaul/bot/theatre';
import { campFrame } from '../../games/caesar-rome-vs-gaul/winter/camp';
import { NO_CITIES, type Position, REST, stateOf, Table } from './table';

const LEGIONS = 6;

/** Returns how safe a space looks to a Roman Army, by default one of three Legions. */
function safety(space: string, position: Position, strength = LEGIONS): number {
  return new Theatre(stateOf(position), 'roman').safety(strength, space);
}

describe('what a Roman Army has to fear', () => {
  const alone = { at: { lutetia: 'VII VIII IX' } };

  it('nothing where it is fed and no enemy is near', () => {
    expect(safety('lutetia', alone)).toBe(1);
  });

  it('hunger where no Supply Path leads, unless it is too small to lose a step', () => {
    const hungry = { ...alone, markers: NO_CITIES };
    expect(safety('lutetia', hungry)).toBeLessThan(1);
    expect(safety('lutetia', hungry, 2)).toBe(1);
  });

  it('stronger enemies who can come in a movement, outside Walled Cities', () => {
    const towns = { metlosedum: 'nervii' };
    const among = (tribes: string) => ({ ...alone, towns, at: { ...alone.at, metlosedum: tribes } });
    expect(safety('lutetia', among('(nervii) bellovaci'))).toBeLessThan(1);
    expect(safety('lutetia', among('nervii-'))).toBe(1);
    expect(safety('lutetia', { at: { ...alone.at, aginnum: 'nervii bellovaci' } })).toBe(1);
    expect(safety('vienne', { at: { vienne: 'VII VIII IX', genava: 'nervii bellovaci' } })).toBe(1);
  });

  it('makes what is to be had there worth less', () => {
    const town = { ...alone, towns: { metlosedum: 'senones' } };
    const worth = (position: Position) =>
      new Theatre(stateOf(position), 'roman').worth(LEGIONS, 'metlosedum');
    expect(worth({ ...town, markers: NO_CITIES })).toBeLessThan(worth(town));
  });
});

describe('winter camps', () => {
  it('a Legion that starves goes to others, though it would win influence elsewhere', () => {
    const G = stateOf({ at: { cenabum: 'VII VIII IX X', iuliomagus: 'XI' }, roman: ['iuliomagus'] });
    const table = new Table({ ...G, stack: [REST, campFrame(G)] }).start();
    const weight = (space: string) =>
      rulebook.bots.policy(table.G, 'roman', [{ move: 'camp', args: ['VII', space] }])[0];
    expect(table.legal('roman', 'camp')).toEqual(
      expect.arrayContaining(['VII iuliomagus', 'VII augustobona']),
    );
    expect(weight('iuliomagus')).toBeGreaterThan(weight('augustobona'));
  });
});

describe('the first Legates', () => {
  it('3.1 the better one is left to command where Caesar does not', () => {
    const appoint = (legate: string) => ({ move: 'appoint', args: [legate] });
    const G = stateOf({ boxes: { rome: 'caesar t-labienus galba' } });
    const table = new Table({ ...G, stack: [REST, { step: 'appointment', sides: ['roman'] }] }).start();
    const [better, other] = rulebook.bots.policy(table.G, 'roman', [appoint('t-labienus'), appoint('galba')]);
    expect(better).toBeLessThan(other);
  });
});
