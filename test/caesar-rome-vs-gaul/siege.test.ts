import { describe, expect, it } from 'vitest';
import { addSiegePoints, liftSieges } from '../../games/caesar-rome-vs-gaul/siege/points';
import { maySiege, obstacleToSiege } from '../../games/caesar-rome-vs-gaul/siege/siege';
import type { G, Side } from '../../games/caesar-rome-vs-gaul/state';
import type { CardPlay } from '../../games/caesar-rome-vs-gaul/strategy/frames';
import { type AnyFrame, findFrame } from '../../games/kit/frame';
import { cardPlayOf, type Position, REST, stateOf, Table } from './table';

interface Siege {
  dice?: number[];
  side?: Side;
  space?: string;
  commander?: string;
  more?: Partial<CardPlay>;
}

/** Lays a siege with these dice; when it is over, {@link REST} waits. */
function besiege(position: Position, siege: Siege = {}): Table {
  const { dice = [], side = 'roman', space = 'cenabum', commander = 'caesar', more = {} } = siege;
  const G = stateOf(position);
  const stack: AnyFrame<G>[] = [
    cardPlayOf(side, more),
    REST,
    { step: 'siege', sides: [], side, space, commander },
  ];
  return new Table({ ...G, stack }).dice(...dice).start();
}

const isOver = (table: Table) =>
  table.step === 'losses' && table.side === 'roman' && table.legal('roman', 'lose').includes('V');

const CARNUTES = { towns: { cenabum: 'carnutes' } };

describe('the siege of the Carnutes (extended example)', () => {
  const army = 'caesar VII VIII IX XI XII XIII';

  it('14.3.2 twelve against six is 2-1; the dice show 6, 7 with Caesar: a step is lost, two points are won', () => {
    const table = besiege({ ...CARNUTES, at: { cenabum: `${army} (carnutes)` } }, { dice: [2, 4] });
    expect(isOver(table)).toBe(true);
    expect(table.G.sieges).toEqual({ cenabum: 2 });
    expect(table.at('cenabum')).toBe('caesar VII- VIII IX XI XII XIII (carnutes)');
  });

  it('14.3.3 eleven against six rounds down to 1.5-1; 11 is a surrender, and no Roman marker replaces the town', () => {
    const table = besiege(
      { ...CARNUTES, at: { cenabum: 'caesar VII- VIII IX XI XII XIII (carnutes)' }, sieges: { cenabum: 2 } },
      { dice: [4, 6] },
    );
    expect(isOver(table)).toBe(true);
    expect(table.at('submitted')).toContain('carnutes-');
    expect(table.marker('cenabum')).toBe('');
    expect(table.G.sieges).toEqual({});
  });

  it('14.3.2 ten against nine is 1-1: 9 and Caesar win two points for nothing', () => {
    const at = { camaracum: 'caesar VII VIII IX XI XII (nervii) (gallic-mercenary-1)' };
    const table = besiege({ towns: { camaracum: 'nervii' }, at }, { dice: [4, 5], space: 'camaracum' });
    expect(isOver(table)).toBe(true);
    expect(table.G.sieges).toEqual({ camaracum: 2 });
    expect(table.at('camaracum')).toBe('caesar VII VIII IX XI XII (nervii) (gallic-mercenary-1)');
  });
});

describe('points', () => {
  it('14.3.1 the third point takes a Fortified Town: all inside are eliminated (14.4.2)', () => {
    const G = stateOf({
      ...CARNUTES,
      at: { cenabum: 'VII (arverni) (gallic-mercenary-1)', autricum: 'carnutes' },
      sieges: { cenabum: 2 },
    });
    const table = new Table({ ...G, stack: [REST] });
    table.start((play) => addSiegePoints(play, 'roman', 'cenabum', 1));
    expect(table.marker('cenabum')).toBe('');
    expect(table.at('eliminated')).toBe('carnutes- arverni-');
    expect(table.at('autricum')).toBe('');
    expect(table.G.pieces['gallic-mercenary-1'].at).toBe('holding');
  });

  it('14.4.1 a siege without besiegers is lifted, and its points are gone', () => {
    const G = stateOf({
      ...CARNUTES,
      towns: { cenabum: 'carnutes', autricum: 'aulerci' },
      at: { cenabum: '(carnutes)', autricum: 'VII' },
      sieges: { cenabum: 2, autricum: 1 },
    });
    const table = new Table({ ...G, stack: [REST] }).start((play) => liftSieges(play));
    expect(table.G.sieges).toEqual({ autricum: 1 });
    expect(table.told('14.4.1', 'lifted')).toBe(true);
  });
});

describe('who may besiege', () => {
  it('14.3.4 no place has its dice rolled against it twice with a card, but it may surrender', () => {
    const G = stateOf({ ...CARNUTES, at: { cenabum: 'caesar VII VIII (carnutes)' } });
    G.stack = [cardPlayOf('roman', { rolled: ['cenabum'] })];
    expect(obstacleToSiege(G, 'roman', 'cenabum', 'caesar')?.rule).toBe('14.3.4');
    G.pieces.carnutes.at = 'autricum';
    expect(maySiege(G, 'roman', 'cenabum', 'caesar')).toBe(false);
    G.pieces.IX.at = 'cenabum';
    expect(maySiege(G, 'roman', 'cenabum', 'caesar')).toBe(true);
  });

  it('14.3.4 the roll is noted, and who took part has been used (14.3.2 step 1)', () => {
    const table = besiege({ ...CARNUTES, at: { cenabum: 'caesar VII VIII (carnutes)' } }, { dice: [1, 5] });
    expect(isOver(table)).toBe(true);
    expect(findFrame(table.G, 'cardPlay')).toMatchObject({ rolled: ['cenabum'], moved: ['VII', 'VIII'] });
  });
});
