import { describe, expect, test } from 'vitest';
import type { G, Side } from '../../games/caesar-rome-vs-gaul/state';
import {
  hasPathToRome,
  isSupplied,
  stacksOutOfSupply,
  supplyLines,
} from '../../games/caesar-rome-vs-gaul/supply';
import type { AnyFrame } from '../../games/kit/frame';
import { cardPlayOf, NO_CITIES, type Position, stateOf, type Table, tableAt } from './table';

/** All ways out of Lutetia, and what else a stack there needs to be cut off. */
const AROUND_LUTETIA = [
  'petromantalum',
  'augustomagus',
  'iantinum',
  'diodurum',
  'autricum',
  'metlosedum',
  'cenabum',
];

const NO_STRONGHOLDS: Position['markers'] = Object.fromEntries(
  ['aduatuci', 'caeroesi', 'eburones', 'gabali', 'octodurus', 'osismii', 'suebi', 'ubii', 'usipetes'].map(
    (space) => [space, null],
  ),
);

function supplied(side: Side, space: string, position: Position): boolean {
  return isSupplied(stateOf(position), side, space);
}

/** Returns a table after the Supply Phase of a card play, or at the losses it brings. */
function afterSupply(side: Side, position: Position): Table {
  const rest: AnyFrame<G> = { step: 'encampment', sides: ['roman'] };
  return tableAt(position, rest, cardPlayOf(side, { stage: 'over' }), { step: 'supply', sides: [], side });
}

describe('15.2.1 Roman supply', () => {
  test('15.2.1 comes from Roman-controlled Walled Cities', () => {
    expect(supplied('roman', 'lutetia', { at: { lutetia: 'VII' } })).toBe(true);
    expect(supplied('roman', 'narbo', { at: { narbo: 'VII' } })).toBe(true);
    expect(supplied('roman', 'lutetia', { at: { lutetia: 'VII' }, markers: NO_CITIES })).toBe(false);
  });

  test('15.2.1 a Gallic Walled City feeds nobody, not even the Romans who besiege it, and is no end of a path to Rome (15.3.2)', () => {
    const position = { at: { vienne: 'VII VIII', genava: 'IX' }, markers: NO_CITIES, gallic: ['ebrodunum'] };
    for (const space of ['vienne', 'genava']) {
      expect(supplied('roman', space, position)).toBe(false);
      expect(hasPathToRome(stateOf(position), space)).toBe(false);
    }
  });

  test('15.2.1 comes from influence in a Province of Rome with a path to another Province of Rome', () => {
    const sequani = ['vesontio', 'magetobriga', 'epamanduodurum'];
    const aedui = ['bibracte', 'cabillonum', 'matisco'];
    const at = { lutetia: 'VII' };
    expect(supplied('roman', 'lutetia', { at, markers: NO_CITIES, roman: [...sequani, ...aedui] })).toBe(
      true,
    );
    expect(supplied('roman', 'lutetia', { at, markers: NO_CITIES, roman: sequani })).toBe(false);
    const uncontrolled = [...sequani, 'bibracte', 'cabillonum'];
    expect(supplied('roman', 'lutetia', { at, markers: NO_CITIES, roman: uncontrolled })).toBe(false);
  });

  test('15.2.1 two Provinces of Rome without a path between them are no source', () => {
    const position: Position = {
      at: { lutetia: 'VII' },
      markers: NO_CITIES,
      roman: ['lutetia', 'diodurum', 'bibracte', 'cabillonum', 'matisco'],
      gallic: [
        'petromantalum',
        'augustomagus',
        'iantinum',
        'metlosedum',
        'cenabum',
        'autricum',
        'mediolanum-eburovicum',
      ],
    };
    expect(supplied('roman', 'lutetia', position)).toBe(false);
    const gallic = position.gallic?.filter((space) => space !== 'metlosedum');
    expect(supplied('roman', 'lutetia', { ...position, gallic })).toBe(true);
  });

  test('15.2.1 a source is influence that a path can reach', () => {
    const position: Position = {
      markers: NO_CITIES,
      roman: [
        'vesontio',
        'epamanduodurum',
        'aventicum',
        'bibracte',
        'noviodunum-aeduorum',
        'forum-segusiavorum',
      ],
      gallic: ['matisco', 'alesia', 'andematunnum'],
    };
    const at = { magetobriga: 'VII', vesontio: 'remi', bibracte: 'nervii' };
    expect(supplied('roman', 'magetobriga', { ...position, at })).toBe(false);
    expect(supplied('roman', 'magetobriga', { ...position, at: { ...at, vesontio: 'VIII' } })).toBe(true);
  });

  test('15.2.1 the source may be the space itself', () => {
    const position: Position = {
      at: { bibracte: 'VII' },
      markers: NO_CITIES,
      roman: ['bibracte', 'cabillonum', 'matisco', 'vesontio', 'magetobriga', 'epamanduodurum'],
    };
    expect(supplied('roman', 'bibracte', position)).toBe(true);
  });
});

describe('15.2.2 Gallic supply', () => {
  const at = { lutetia: 'remi' };

  test('15.2.2 comes from Strongholds', () => {
    expect(supplied('gallic', 'lutetia', { at })).toBe(true);
    expect(supplied('gallic', 'lutetia', { at, markers: NO_STRONGHOLDS })).toBe(false);
  });

  test('15.2.2 comes from Fortified Towns', () => {
    expect(
      supplied('gallic', 'lutetia', { at, markers: NO_STRONGHOLDS, towns: { cenabum: 'carnutes' } }),
    ).toBe(true);
  });

  test('15.2.2 comes from influence in a Gallic-controlled Province of Gaul', () => {
    const of = (gallic: string[]) => supplied('gallic', 'lutetia', { at, markers: NO_STRONGHOLDS, gallic });
    expect(of(['cenabum', 'autricum', 'brivodurum'])).toBe(true);
    expect(of(['cenabum', 'autricum'])).toBe(false);
    expect(of(['nemausus', 'tolosa', 'avennio', 'valentia'])).toBe(false);
  });

  test('15.2.2 influence in Provincia is none, nor is a Walled City', () => {
    const markers: Position['markers'] = {
      ...NO_STRONGHOLDS,
      narbo: { kind: 'city', side: 'gallic' },
    };
    const gallic = ['nemausus', 'tolosa'];
    expect(supplied('gallic', 'narbo', { at: { narbo: 'remi' }, markers, gallic })).toBe(false);
  });

  test('15.2.2 units in a Walled City of theirs that is not besieged trace their supply out of it', () => {
    const markers: Position['markers'] = { ...NO_STRONGHOLDS, narbo: { kind: 'city', side: 'gallic' } };
    const towns = { cenabum: 'carnutes' };
    expect(supplied('gallic', 'narbo', { at: { narbo: '(remi)' }, markers, towns })).toBe(true);
    expect(supplied('gallic', 'narbo', { at: { narbo: '(remi) VII' }, markers, towns })).toBe(false);
  });

  test('17.4.4 a Stronghold with the German Tribe is no source', () => {
    const { gabali: _gabali, ...others } = NO_STRONGHOLDS ?? {};
    expect(supplied('gallic', 'lutetia', { at, markers: others })).toBe(true);
    expect(supplied('gallic', 'lutetia', { at: { ...at, gabali: 'germani' }, markers: others })).toBe(false);
  });
});

describe('15.3.1 Supply Paths', () => {
  const cut: Position = { at: { lutetia: 'VII' }, gallic: AROUND_LUTETIA };

  test('15.3.1 lead through neutral and friendly spaces, not through enemy control', () => {
    expect(supplied('roman', 'lutetia', cut)).toBe(false);
    for (const space of AROUND_LUTETIA.slice(1)) {
      const gallic = AROUND_LUTETIA.filter((each) => each !== space);
      expect(supplied('roman', 'lutetia', { ...cut, gallic })).toBe(true);
      expect(supplied('roman', 'lutetia', { ...cut, gallic, roman: [space] })).toBe(true);
    }
  });

  test('15.3.1 lead through enemy control and devastation where a friendly unit is', () => {
    expect(supplied('roman', 'lutetia', { ...cut, at: { lutetia: 'VII', cenabum: 'VIII' } })).toBe(true);
    expect(supplied('roman', 'lutetia', { ...cut, at: { lutetia: 'VII', cenabum: 'galba' } })).toBe(false);
    const burnt = { gallic: AROUND_LUTETIA.filter((each) => each !== 'cenabum'), devastated: ['cenabum'] };
    expect(supplied('roman', 'lutetia', { ...cut, ...burnt })).toBe(false);
    const held = { ...burnt, at: { lutetia: 'VII', cenabum: 'VIII' } };
    expect(supplied('roman', 'lutetia', { ...cut, ...held })).toBe(true);
  });

  test('17.5.1 devastation bars the Supply Paths of both sides', () => {
    const roman = AROUND_LUTETIA.filter((each) => each !== 'cenabum');
    const position: Position = { at: { lutetia: 'remi' }, roman };
    expect(supplied('gallic', 'lutetia', position)).toBe(true);
    expect(supplied('gallic', 'lutetia', { ...position, devastated: ['cenabum'] })).toBe(false);
  });

  test('15.3.1 do not enter a space with an unbesieged enemy unit, the German Tribe among them', () => {
    const gallic = AROUND_LUTETIA.filter((each) => each !== 'cenabum');
    const open = (at: Record<string, string>, more: Position = {}) =>
      supplied('roman', 'lutetia', { gallic, ...more, at: { lutetia: 'VII', ...at } });
    expect(open({})).toBe(true);
    expect(open({ cenabum: 'carnutes' })).toBe(false);
    expect(open({ cenabum: 'germani' })).toBe(false);
    const towns = { cenabum: 'carnutes' };
    expect(open({ cenabum: '(carnutes)' }, { towns })).toBe(false);
    expect(open({ cenabum: '(carnutes) VIII' }, { towns })).toBe(true);
    const roman = { roman: AROUND_LUTETIA.filter((each) => each !== 'cenabum') };
    expect(supplied('gallic', 'lutetia', { ...roman, at: { lutetia: 'remi', cenabum: 'VIII' } })).toBe(false);
  });

  test('15.3.1 leave a space where enemies are besieged', () => {
    const position: Position = { towns: { lutetia: 'parisii' }, at: { lutetia: 'VII (parisii)' } };
    expect(supplied('roman', 'lutetia', position)).toBe(true);
    expect(supplied('roman', 'lutetia', { ...position, gallic: AROUND_LUTETIA })).toBe(false);
  });

  test('15.3.1 lead over Rough Paths and the Channel', () => {
    expect(supplied('roman', 'verlamion', { at: { verlamion: 'VII' }, roman: ['dubris'] })).toBe(true);
  });

  test('15.3.1 are the same in whatever order spaces are asked about', () => {
    const { vienne: _vienne, ...others } = NO_CITIES ?? {};
    const G = stateOf({ at: { lutetia: 'VII' }, gallic: AROUND_LUTETIA, markers: others });
    const spaces = ['matisco', 'verlamion', 'burdigala', 'lutetia', 'bagacum', 'vienne', 'tolosa'];
    for (const order of [spaces, [...spaces].reverse()]) {
      const lines = supplyLines(G, 'roman');
      for (const space of order) {
        expect([space, lines.isSupplied(space)]).toEqual([space, space !== 'lutetia']);
        expect([space, lines.reachesRome(space)]).toEqual([space, space !== 'lutetia']);
      }
    }
  });

  test('14.5.4 a besieged location supplies only those inside', () => {
    const town: Position = {
      markers: NO_STRONGHOLDS,
      towns: { cenabum: 'carnutes' },
      at: { cenabum: '(carnutes) VII', lutetia: 'remi' },
    };
    expect(supplied('gallic', 'cenabum', town)).toBe(true);
    expect(supplied('gallic', 'lutetia', town)).toBe(false);
    const { narbo: _narbo, ...others } = NO_CITIES ?? {};
    const city: Position = { markers: others, at: { narbo: '(VII) remi', lutetia: 'VIII' } };
    expect(supplied('roman', 'narbo', city)).toBe(true);
    expect(supplied('roman', 'lutetia', city)).toBe(false);
    const gallicCity: Position = { markers: NO_CITIES, at: { narbo: '(remi) VII' } };
    expect(supplied('gallic', 'narbo', gallicCity)).toBe(false);
  });
});

describe('15.3.2 the path to Rome', () => {
  test('15.3.2 reaches a Roman-controlled Walled City', () => {
    expect(hasPathToRome(stateOf({ at: { lutetia: 'VII' } }), 'lutetia')).toBe(true);
    expect(hasPathToRome(stateOf({ at: { lutetia: 'VII' }, gallic: AROUND_LUTETIA }), 'lutetia')).toBe(false);
  });

  test('15.3.2 or goes over the Via Domitia', () => {
    const at = { lutetia: 'VII' };
    expect(hasPathToRome(stateOf({ at, markers: NO_CITIES }), 'lutetia')).toBe(true);
    const barred = stateOf({ at, markers: NO_CITIES, gallic: ['ebrodunum'] });
    expect(hasPathToRome(barred, 'lutetia')).toBe(false);
    const held = stateOf({ at: { ebrodunum: 'VIII' }, markers: NO_CITIES, gallic: ['ebrodunum'] });
    expect(hasPathToRome(held, 'ebrodunum')).toBe(true);
  });

  test('15.3.2 a besieged Walled City is itself the end of the path', () => {
    const { narbo: _narbo, ...others } = NO_CITIES ?? {};
    const at = { narbo: '(VII) remi', tolosa: 'VIII' };
    const G = stateOf({ at, markers: others, gallic: ['ebrodunum'] });
    expect(hasPathToRome(G, 'narbo')).toBe(true);
    expect(hasPathToRome(G, 'tolosa')).toBe(false);
  });

  test('15.3.2 two Provinces of Rome are no path to Rome', () => {
    const G = stateOf({
      at: { bibracte: 'VII' },
      markers: NO_CITIES,
      roman: ['bibracte', 'cabillonum', 'matisco', 'vesontio', 'magetobriga', 'epamanduodurum'],
      gallic: ['ebrodunum'],
    });
    expect(isSupplied(G, 'roman', 'bibracte')).toBe(true);
    expect(hasPathToRome(G, 'bibracte')).toBe(false);
  });
});

describe('15.4 the Supply Phase', () => {
  test('15.4.1 finds the stacks of a side that are out of supply', () => {
    const G = stateOf({
      at: { lutetia: 'galba VII VIII-', vienne: 'IX', cenabum: 'remi' },
      gallic: AROUND_LUTETIA,
    });
    expect([...stacksOutOfSupply(G, 'roman')]).toEqual([['lutetia', ['VII', 'VIII']]]);
    expect(stacksOutOfSupply(G, 'gallic').size).toBe(0);
  });

  test('15.4.2 a stack of three steps loses one of its choice', () => {
    const table = afterSupply('roman', { at: { lutetia: 'VII VIII-' }, gallic: AROUND_LUTETIA });
    expect(table.side).toBe('roman');
    expect(table.legal('roman', 'lose')).toEqual(['VII', 'VIII']);
    table.do('roman', 'lose', 'VII');
    expect(table.at('lutetia')).toBe('VII- VIII-');
    expect(table.step).toBe('encampment');
    expect(table.told('15.4.2', 'loses a step')).toBe(true);
  });

  test('15.4.2 a stack of one or two steps loses none', () => {
    const two = afterSupply('roman', { at: { lutetia: 'VII- VIII-' }, gallic: AROUND_LUTETIA });
    expect(two.at('lutetia')).toBe('VII- VIII-');
    const one = afterSupply('roman', { at: { lutetia: 'galba VII' }, gallic: AROUND_LUTETIA });
    expect(one.at('lutetia')).toBe('galba VII');
    expect(one.step).toBe('encampment');
  });

  test('15.4.1 each stack suffers; those in supply and the enemy do not', () => {
    const table = afterSupply('roman', {
      at: { lutetia: 'VII VIII', bagacum: 'IX X', vienne: 'XI XII', cenabum: 'remi carnutes' },
      gallic: [...AROUND_LUTETIA, 'viromandis', 'camaracum', 'cortoriacum', 'geminiacum'],
    });
    expect(table.at('lutetia')).toBe('VII- VIII');
    table.do('roman', 'lose', 'X');
    expect(table.at('bagacum')).toBe('IX X-');
    expect(table.at('vienne')).toBe('XI XII');
    expect(table.at('cenabum')).toBe('remi carnutes');
    expect(table.step).toBe('encampment');
  });

  test('15.4.1 Mercenaries out of supply are removed, and do not count as steps', () => {
    const table = afterSupply('gallic', {
      at: { lutetia: 'remi gallic-mercenary-1 minor-tribe', cenabum: 'VII' },
      roman: AROUND_LUTETIA,
    });
    expect(table.at('lutetia')).toBe('remi');
    expect(table.at('holding')).toContain('minor-tribe');
    expect(table.told('15.4.1', 'The Minor Tribe disbands, out of supply in Lutetia.')).toBe(true);
    expect(table.told('15.4.1', 'The Gallic Mercenaries disband, out of supply')).toBe(true);
    const more = afterSupply('gallic', {
      at: { lutetia: 'remi- nervii gallic-mercenary-1' },
      roman: AROUND_LUTETIA,
    });
    expect(more.legal('gallic', 'lose')).toEqual(['nervii', 'remi']);
  });

  test('15.4.1 the Militia goes as well', () => {
    const table = afterSupply('gallic', {
      at: { lutetia: 'remi militia' },
      militia: 'celtica',
      roman: AROUND_LUTETIA,
    });
    expect(table.at('lutetia')).toBe('remi');
    expect(table.G.militia).toBeNull();
  });

  test('15.4.2 supply is judged for all stacks before any unit goes', () => {
    const table = afterSupply('gallic', {
      at: { lutetia: 'remi nervii', cenabum: 'gallic-mercenary-1' },
      roman: AROUND_LUTETIA,
    });
    expect(table.at('cenabum')).toBe('gallic-mercenary-1');
    expect(table.at('lutetia')).toBe('nervii remi');
  });

  test('9.6 a Leader whose Mercenaries are gone is displaced', () => {
    const table = afterSupply('roman', {
      at: { lutetia: 'galba german-cavalry' },
      gallic: AROUND_LUTETIA,
    });
    expect(table.at('lutetia')).toBe('');
    expect(table.at('cup')).toContain('galba');
    const caesar = afterSupply('roman', {
      at: { lutetia: 'caesar german-cavalry', bagacum: 'VII VIII' },
      roman: ['bibracte', 'matisco', 'tolosa', 'nemausus'],
      gallic: [...AROUND_LUTETIA, 'viromandis', 'camaracum', 'cortoriacum', 'geminiacum'],
    });
    expect(caesar.step).toBe('displaced');
    expect(caesar.at('bagacum')).toBe('VII VIII');
  });

  test('11.2.4 a Tribe lost by Attrition takes its town along, and who was besieged there fights', () => {
    const table = afterSupply('gallic', {
      at: { lutetia: 'carnutes- nervii', cenabum: 'VII (remi)' },
      towns: { cenabum: 'carnutes' },
      roman: AROUND_LUTETIA.filter((each) => each !== 'cenabum'),
    });
    expect(table.side).toBe('gallic');
    table.dice(1, 1, 1, 1).do('gallic', 'lose', 'carnutes');
    expect(table.at('eliminated')).toContain('carnutes');
    expect(table.marker('cenabum')).toBe('');
    expect(table.journal.some(({ kind }) => kind === 'battle')).toBe(true);
  });
});
