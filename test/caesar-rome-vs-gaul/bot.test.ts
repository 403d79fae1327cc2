import { describe, expect, it } from 'vitest';
import { rulebook } from '../../games/caesar-rome-vs-gaul';
import { prospectsOfArmies } from '../../games/caesar-rome-vs-gaul/bot/campaign';
import { Theatre } from '../../games/caesar-rome-vs-gaul/bot/theatre';
import { campFrame } from '../../games/caesar-rome-vs-gaul/winter/camp';
import { marching } from './marching';
import { NO_CITIES, type Position, REST, stateOf, Table } from './table';

const { evaluate, policy } = rulebook.bots;

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

describe('what Roman Armies may win', () => {
  const ALL = 'VII VIII IX X XI XII';
  const prospects = (position: Position) => prospectsOfArmies(stateOf(position));

  it('more where a Fortified Town is near, and where they are stronger', () => {
    const besides = (space: string, army = ALL) =>
      prospects({ at: { [space]: army }, towns: { agedincum: 'senones' } });
    expect(besides('metlosedum')).toBeGreaterThan(besides('cenabum'));
    expect(besides('metlosedum')).toBeGreaterThan(besides('metlosedum', 'VII VIII'));
    expect(besides('metlosedum', `caesar ${ALL}`)).toBeGreaterThan(besides('metlosedum', `galba ${ALL}`));
    expect(besides('metlosedum', `galba ${ALL}`)).toBeGreaterThan(besides('metlosedum'));
  });

  it('less where Tribes defend it', () => {
    const town = { at: { metlosedum: ALL }, towns: { agedincum: 'senones' } };
    const defended = { ...town, at: { ...town.at, agedincum: '(senones) (parisii)' } };
    expect(prospects(defended)).toBeLessThan(prospects(town));
  });

  it('17.1.3 the markers of Germania and Britannia, with many Legions, until they are gone', () => {
    const stars = ['pons-caesaris', 'silva-bacenis'];
    const near = (army: string, gallic = stars) => prospects({ at: { confluentes: army }, gallic });
    expect(near(ALL)).toBeGreaterThan(prospects({ at: { lutetia: ALL }, gallic: stars }));
    expect(near(ALL)).toBeGreaterThan(2 * near('VII VIII IX'));
    expect(near(ALL)).toBeGreaterThan(near(ALL, stars.slice(1)));
    expect(near(ALL)).toBeGreaterThan(near(ALL, ['cenabum', 'autricum']));
  });

  it('19.3 the pass, until it is open', () => {
    const at = { genava: 'XIII XIV' };
    const open = prospects({ at, conquered: { germania: 0, britannia: 0, pass: 1 } });
    expect(prospects({ at })).toBeGreaterThan(open);
  });

  it('counts for a side, but at the end of the last turn', () => {
    const roman = (space: string, turn: number, step: 'strategy' | 'winter') => {
      const frame =
        step === 'strategy'
          ? { step, sides: [], first: 'gallic' as const, round: 1, played: [] }
          : { step, sides: [] };
      const position = { turn, at: { [space]: ALL }, towns: { agedincum: 'senones' } };
      return evaluate({ ...stateOf(position), governance: [], stack: [frame] }).roman;
    };
    expect(roman('metlosedum', 2, 'strategy')).toBeGreaterThan(roman('narbo', 2, 'strategy'));
    expect(roman('metlosedum', 6, 'winter')).toBeCloseTo(roman('narbo', 6, 'winter'), 12);
  });
});

describe('a movement', () => {
  const siege = (besiegers: string) => {
    const at = { lutetia: `${besiegers} (parisii)` };
    const { G } = marching({ at, towns: { lutetia: 'parisii' } }, 'caesar');
    const [besiege, stop] = policy(G, 'roman', [
      { move: 'siege', args: [] },
      { move: 'stop', args: [] },
    ]);
    return besiege / stop;
  };

  it('14.3.2 goes on to a Siege at fair odds, and not at worse than one to one', () => {
    expect(siege('caesar VII VIII IX X XI XII')).toBeGreaterThan(1);
    expect(siege('caesar VII VIII')).toBeLessThan(1);
  });
});

describe('the cards of a turn', () => {
  const weights = (side: 'roman' | 'gallic', round: number) => {
    const strategy = { step: 'strategy' as const, sides: [], first: 'gallic' as const, round, played: [] };
    const G = { ...stateOf(), stack: [strategy, { step: 'card' as const, sides: [side], discarded: false }] };
    return policy(
      G,
      side,
      [30, 27].map((card) => ({ move: 'playPoints', args: [card] })),
    );
  };

  it('7.4 who plays last in a round keeps those of many points for the last rounds', () => {
    const [two, three] = weights('roman', 2);
    expect(two).toBeGreaterThan(three);
    const [lateTwo, lateThree] = weights('roman', 7);
    expect(lateThree).toBeGreaterThan(lateTwo);
    const [gallicTwo, gallicThree] = weights('gallic', 2);
    expect(gallicThree).toBeGreaterThan(gallicTwo);
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
