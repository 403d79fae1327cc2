import { describe, expect, it } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { FrameAt } from '../../games/kit/frame';
import { FIELD, fight, playOut } from './contact';
import type { Position, Table } from './table';

const ARMY = 'caesar VII VIII IX X XI XII';

/** The Gauls lose a battle and two steps: their Army, and where else what stands. */
function beaten(gauls: string, position: Position = {}, dice = [3, 4, 1, 1]): Table {
  return playOut(fight({ ...position, at: { ...position.at, [FIELD]: `${ARMY} ${gauls}` } }, dice));
}

/** Caesar attacks and loses one step. */
function repelled(position: Position, more: Partial<FrameAt<G, 'battle'>> = {}): Table {
  return playOut(fight(position, [1, 1, 6, 6], more));
}

describe('where the loser goes (13.7.1)', () => {
  it('13.7.1 the attacker goes back to where he came from', () => {
    const table = repelled({ at: { [FIELD]: `${ARMY} bellovaci suessiones` } });
    expect(table.at('bibrax')).toContain('caesar');
    expect(table.at(FIELD)).toContain('suessiones');
  });

  it('13.7.1 the defender goes to a space from which the enemy did not come', () => {
    const table = beaten('bellovaci suessiones');
    expect(table.legal('gallic', 'retreatAll')).toEqual(['augustomagus', 'durocortorum', 'viromandis']);
    expect(table.why('gallic', 'retreatAll', 'bibrax')).toContain('came from');
    expect(table.why('gallic', 'retreatAll', 'vungo')).toContain('one space');
    expect(table.why('gallic', 'retreatAll', FIELD)).toContain('13.7.3');
    table.do('gallic', 'retreatAll', 'viromandis');
    expect(table.at('viromandis')).toBe('suessiones');
  });

  it('13.7.1 the Army may split up', () => {
    const table = beaten('bellovaci suessiones remi', {}, [1, 1, 1, 1]);
    table.do('gallic', 'retreat', 'suessiones', 'viromandis').do('gallic', 'retreatAll', 'durocortorum');
    expect(table.at('viromandis')).toBe('suessiones');
    expect(table.at('durocortorum')).not.toBe('');
  });

  it('13.7.1 Roman Leaders go where units of theirs go', () => {
    const table = playOut(
      fight({ at: { [FIELD]: 'caesar galba VII VIII bellovaci arverni' } }, [5, 5, 1, 2], {
        attacker: 'gallic',
        commander: 'bellovaci',
      }),
    );
    expect(table.legal('roman', 'retreatAll')).toEqual(['augustomagus', 'durocortorum', 'viromandis']);
    expect(table.legal('roman', 'retreat').filter((args) => args.startsWith('galba'))).toEqual([]);
  });

  it('9.6 a Leader alone is left where a retreating Army that he did not accompany perishes', () => {
    const position = { at: { [FIELD]: 'VII remi', bibrax: 'galba' }, gallic: ['bibrax'] };
    const table = playOut(fight(position, [1, 1, 3, 3], { commander: 'VII' }));
    expect(table.told('13.7.1', 'must lose one step')).toBe(true);
    expect(table.at('lost')).toContain('VII');
    expect(table.at('bibrax')).toBe('galba');
  });

  it('13.7.1 without a way out the defender is eliminated', () => {
    const table = playOut(
      fight({ at: { 'silva-bacenis': 'caesar VII- germani' } }, [6, 3, 1, 1], {
        space: 'silva-bacenis',
        from: 'pons-caesaris',
      }),
    );
    expect(table.told('13.7.1', 'no way out')).toBe(true);
    expect(table.at('holding')).toContain('germani');
  });

  it('10.7 Gauls retreat neither into Germania nor to Britannia', () => {
    const table = playOut(
      fight({ at: { confluentes: `${ARMY} treveri eburones`.replace(' eburones', ' remi') } }, [3, 4, 1, 1], {
        space: 'confluentes',
        from: 'eburones',
      }),
    );
    expect(table.legal('gallic', 'retreatAll')).toEqual(['augusta-treverorum', 'caeroesi']);
    expect(table.why('gallic', 'retreatAll', 'pons-caesaris')).toContain('10.7');
  });

  it('13.7.1 Gauls who have attacked where they stood may go anywhere', () => {
    const table = playOut(
      fight({ at: { [FIELD]: `${ARMY} suessiones bellovaci` } }, [1, 1, 3, 3], {
        attacker: 'gallic',
        commander: 'bellovaci',
        from: null,
      }),
    );
    expect(table.legal('gallic', 'retreatAll')).toEqual([
      'augustomagus',
      'bibrax',
      'durocortorum',
      'viromandis',
    ]);
  });
});

describe('what a retreat costs (13.7.2)', () => {
  it('13.7.2 a step into a space of an enemy marker', () => {
    const table = beaten('bellovaci suessiones', { roman: ['viromandis'] });
    table.do('gallic', 'retreatAll', 'viromandis');
    expect(table.at('viromandis')).toBe('suessiones-');
  });

  it('13.7.2 no step where friendly units are, nor into a friendly or Neutral space', () => {
    const friends = beaten('bellovaci suessiones', { roman: ['viromandis'], at: { viromandis: 'remi' } });
    friends.do('gallic', 'retreatAll', 'viromandis');
    expect(friends.at('viromandis')).toBe('suessiones remi');
    const friendly = beaten('bellovaci suessiones', { gallic: ['viromandis'] });
    friendly.do('gallic', 'retreatAll', 'viromandis');
    expect(friendly.at('viromandis')).toBe('suessiones');
  });

  it('13.7.2 each part of an Army that splits up pays for its own way', () => {
    const table = beaten(
      'bellovaci suessiones remi',
      { roman: ['viromandis', 'durocortorum'] },
      [1, 1, 1, 1],
    );
    table.do('gallic', 'retreat', 'suessiones', 'viromandis').do('gallic', 'retreatAll', 'durocortorum');
    expect(table.at('viromandis')).toBe('suessiones-');
    expect(table.at('durocortorum')).toBe('remi-');
  });

  it('13.7.2 a step over the Channel Crossing, and both together', () => {
    const landing = { space: 'portus-itius', from: 'dubris', bySea: true };
    const at = { 'portus-itius': 'caesar VII VIII IX bellovaci arverni' };
    const sea = repelled({ at, markers: { dubris: { kind: 'influence', side: 'roman' } } }, landing);
    expect(sea.told('13.7.1', 'must lose one step')).toBe(true);
    const both = repelled({ at, gallic: ['dubris'] }, landing);
    expect(both.told('13.7.1', 'must lose two steps')).toBe(true);
  });

  it('13.7.2 as many steps as the enemy has there, who must give way', () => {
    const table = beaten('bellovaci suessiones arverni remi', { at: { viromandis: 'V-' } }, [4, 4, 1, 1]);
    table.do('gallic', 'retreatAll', 'viromandis');
    playOut(table);
    expect(table.told('13.7.1', 'must lose one step')).toBe(true);
    expect([table.step, table.side]).toEqual(['retreat', 'roman']);
    expect(table.legal('roman', 'retreatAll')).toEqual(['augustomagus', 'bagacum', 'samarobriva']);
    table.do('roman', 'retreatAll', 'bagacum');
    expect(table.at('bagacum')).toBe('V-');
    expect(table.at('viromandis')).not.toContain('V-');
  });

  it('13.7.2 who is wiped out makes nobody give way', () => {
    const table = beaten('bellovaci suessiones', { at: { viromandis: 'V' } });
    table.do('gallic', 'retreatAll', 'viromandis');
    expect(table.at('viromandis')).toBe('V');
    expect(table.at('eliminated')).toContain('suessiones');
    expect(table.G.stack).toHaveLength(2);
  });

  it('13.7.2 enemies who have to give way pay for their own retreat, and so on', () => {
    const others = { bagacum: '', samarobriva: 'remi-', augustomagus: 'aulerci-' };
    const table = beaten(
      'bellovaci suessiones arverni carnutes',
      { at: { viromandis: 'V', ...others } },
      [4, 4, 1, 1],
    );
    table.do('gallic', 'retreatAll', 'viromandis');
    playOut(table);
    expect(table.legal('roman', 'retreatAll')).toEqual(['augustomagus', 'bagacum', 'samarobriva']);
    table.do('roman', 'retreatAll', 'samarobriva');
    expect([table.step, table.side]).toEqual(['retreat', 'gallic']);
    expect(table.legal('gallic', 'retreatAll')).not.toContain('viromandis');
    table.do('gallic', 'retreatAll', 'nemetacum');
    expect(table.at('nemetacum')).toBe('remi-');
    expect(table.at('samarobriva')).toBe('V-');
  });

  it('13.7.2 enemies inside their walls are not in the way', () => {
    const table = beaten('bellovaci suessiones', {
      at: { viromandis: '(V)' },
      markers: { viromandis: { kind: 'city', side: 'roman' } },
    });
    table.do('gallic', 'retreatAll', 'viromandis');
    expect(table.at('viromandis')).toBe('(V) suessiones-');
  });

  it('17.4.3 the German Tribe gives way where the player wants who does not move', () => {
    const table = beaten(
      'bellovaci suessiones arverni remi',
      { at: { viromandis: 'germani' } },
      [4, 4, 1, 1],
    );
    table.do('gallic', 'retreatAll', 'viromandis');
    playOut(table);
    expect([table.step, table.side]).toEqual(['retreat', 'gallic']);
    expect(table.prompt('gallic')?.text).toContain('Germani');
    table.do('gallic', 'retreatAll', 'bagacum');
    expect(table.at('bagacum')).toBe('germani');
  });

  it('17.4.3 every Control marker is an enemy to the German Tribe, and walls keep it out', () => {
    const table = playOut(
      fight(
        { at: { divodurum: 'caesar VII- germani' }, gallic: ['virodunum'], towns: { argentorate: 'leuci' } },
        [6, 3, 1, 1],
        {
          space: 'divodurum',
          from: 'tullum',
        },
      ),
    );
    expect(table.legal('gallic', 'retreatAll')).toEqual(['augusta-treverorum', 'virodunum']);
    table.do('gallic', 'retreatAll', 'virodunum');
    expect(table.at('holding')).toContain('germani');
  });

  it('9.6 Roman Leaders alone are displaced by Gauls who retreat, but for a Roman city', () => {
    const open = beaten('bellovaci suessiones', { at: { viromandis: 'galba' } });
    open.do('gallic', 'retreatAll', 'viromandis');
    expect(open.at('cup')).toContain('galba');
    const city = beaten('bellovaci suessiones', {
      at: { viromandis: 'galba' },
      markers: { viromandis: { kind: 'city', side: 'roman' } },
    });
    city.do('gallic', 'retreatAll', 'viromandis');
    expect(city.at('viromandis')).toBe('(galba) suessiones-');
  });

  it('9.6 neither influence of Rome nor a city of the Gauls protects a Leader alone from Gauls who retreat', () => {
    for (const marker of [
      { kind: 'influence', side: 'roman' },
      { kind: 'city', side: 'gallic' },
    ] as const) {
      const markers = { viromandis: marker };
      const table = beaten(
        'bellovaci suessiones remi',
        { at: { viromandis: 'galba' }, markers },
        [1, 1, 1, 1],
      );
      table.do('gallic', 'retreatAll', 'viromandis');
      while (table.step === 'losses' && table.side === 'gallic')
        table.do('gallic', 'lose', table.legal('gallic', 'lose')[0]);
      expect(table.at('viromandis')).not.toContain('galba');
      expect(table.at('cup')).toContain('galba');
    }
  });

  it('9.6 a Leader with units outside gives way with them to Gauls who retreat', () => {
    const table = beaten('bellovaci suessiones remi', { at: { viromandis: 'galba XIII-' } }, [1, 1, 1, 1]);
    table.do('gallic', 'retreatAll', 'viromandis');
    while (table.step === 'losses' && table.side === 'gallic')
      table.do('gallic', 'lose', table.legal('gallic', 'lose')[0]);
    expect(table.at('viromandis')).toMatch(/^galba XIII- /);
    expect([table.step, table.side]).toEqual(['retreat', 'roman']);
    table.do('roman', 'retreatAll', table.legal('roman', 'retreatAll')[0]);
    expect(table.G.pieces.galba.at).toBe(table.G.pieces.XIII.at);
    expect(table.at('viromandis')).not.toContain('galba');
  });

  it('9.6 units inside are no company to a Leader outside: before Gauls who retreat he goes inside', () => {
    const table = beaten('bellovaci suessiones remi', {
      at: { viromandis: '(XIII) galba' },
      markers: { viromandis: { kind: 'city', side: 'roman' } },
    });
    table.do('gallic', 'retreatAll', 'viromandis');
    while (table.step === 'losses' && table.side === 'gallic')
      table.do('gallic', 'lose', table.legal('gallic', 'lose')[0]);
    expect(table.at('viromandis')).toMatch(/^\(galba\) \(XIII\) /);
  });
});

describe('behind walls (13.7.3)', () => {
  const town = { towns: { [FIELD]: 'suessiones' } };

  it('13.7.3 the loser may retreat into his Fortified Town, all or some', () => {
    const all = beaten('bellovaci suessiones', town);
    expect(all.legal('gallic', 'retreatAll')).toContain(FIELD);
    all.do('gallic', 'retreatAll', FIELD);
    expect(all.at(FIELD)).toContain('(suessiones)');
    const some = beaten('bellovaci suessiones remi', town, [1, 1, 1, 1]);
    some.do('gallic', 'retreat', 'suessiones', FIELD).do('gallic', 'retreatAll', 'viromandis');
    expect(some.at(FIELD)).toContain('(suessiones)');
    expect(some.at('viromandis')).toBe('remi');
  });

  it('13.7.3 nobody retreats into a Stronghold, nor into enemy walls', () => {
    const stronghold = playOut(
      fight({ at: { gabali: `${ARMY} arverni cadurci` } }, [3, 4, 1, 1], {
        space: 'gabali',
        from: 'segodunum',
      }),
    );
    expect(stronghold.legal('gallic', 'retreatAll')).toEqual(['nemausus', 'ruessium']);
    const enemy = playOut(
      fight({ at: { [FIELD]: 'VII VIII bellovaci arverni' }, ...town }, [5, 5, 1, 2], {
        attacker: 'gallic',
        commander: 'bellovaci',
      }),
    );
    expect(enemy.legal('roman', 'retreatAll')).not.toContain(FIELD);
  });

  it('11.2.4 the town is no refuge when its Tribe is gone', () => {
    const lost = fight({ at: { [FIELD]: `${ARMY} suessiones- bellovaci` }, ...town }, [1, 1, 1, 1]);
    while (lost.step === 'reroll') lost.do(lost.side, 'pass');
    while (lost.side === 'roman') lost.do('roman', 'lose', lost.legal('roman', 'lose')[0]);
    lost.do('gallic', 'lose', 'suessiones');
    expect(lost.legal('gallic', 'retreatAll')).not.toContain(FIELD);
  });
});
