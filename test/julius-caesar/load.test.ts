/* Sets of components as JSON: read as they are, refused with a word for each fault, and played with. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, gameWith, JuliusCaesar, rulebookWith } from '../../games/julius-caesar';
import { bots } from '../../games/julius-caesar/bot';
import { boxOf, openBox } from '../../games/julius-caesar/components/box';
import type { Components } from '../../games/julius-caesar/components/components';
import { loadComponents } from '../../games/julius-caesar/components/load';
import { ownersComponents } from '../../games/julius-caesar/components/owners';
import { deploy } from '../../games/julius-caesar/deployment';
import type { G } from '../../games/julius-caesar/state';
import { victoryPoints } from '../../games/julius-caesar/victory';
import { viewOf } from '../../games/julius-caesar/view';
import { supplyOf } from '../../games/julius-caesar/winter';
import { findFrame } from '../../games/kit/frame';
import { journalOf } from '../../games/kit/journal';
import { ownLine } from '../../games/kit/ownLine';
import { ownersGames } from '../../games/owners';
import { seededChance } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { put } from '../tools/drafts';
import { Table as RulesTable } from '../tools/table';
import { block, changed, city, corrected, type Draft, draft, refusalOf, sea, way } from './corrected';
import { juliusCaesarInvariant } from './invariant';
import { commanding, type Position, type Table, table } from './table';

const SEATS = { caesar: '0', pompey: '1' };

function wordsOf({ journal }: Table): string {
  return journal.map(({ text }) => text).join(' ');
}

test('our own set is read from JSON as it is', () => {
  expect(loadComponents(draft())).toEqual(defaultComponents);
});

test('what is no set at all is refused', () => {
  expect(() => loadComponents('{}')).toThrow(
    'These components cannot be played with.\ncomponents: must be an object, and is "{}"',
  );
  expect(() => loadComponents({})).toThrow('cities: it is missing');
});

describe('a shape is refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'with something missing',
      ({ blocks }) => Reflect.deleteProperty(blocks[0], 'strengths'),
      'blocks[0] (c-caesar).strengths: it is missing',
    ],
    [
      'with something unknown',
      ({ cities }) => put(cities[3], 'walls', 2),
      'cities[3] (ambracia).walls: there is no such property',
    ],
    ['with a list unknown', (set) => put(set, 'rivers', []), 'rivers: there is no such property'],
    ['without a word to players', (set) => put(set, 'note', ''), 'note: must not be empty, and is ""'],
    [
      'with a city nobody knows',
      ({ cities }) => put(cities[0], 'id', 'lutetia'),
      'cities[0] (lutetia).id: must be one of "aenos", "aleria", "alexandria", ',
    ],
    [
      'with a sea nobody knows',
      ({ seas }) => put(seas[0], 'id', 'nostrum'),
      'seas[0] (nostrum).id: must be one of "aegaeum", ',
    ],
    [
      'with a block nobody knows',
      ({ blocks }) => put(blocks[0], 'id', 'c-legio-15'),
      'blocks[0] (c-legio-15).id: must be one of "c-caesar", ',
    ],
    [
      'with a card nobody knows',
      ({ commands }) => put(commands[0], 'id', 'c21'),
      'commands[0] (c21).id: must be one of "c01", ',
    ],
    [
      'with three points for a city',
      ({ cities }) => put(cities[0], 'value', 3),
      'cities[0] (aenos).value: must be one of 0, 1, 2, and is 3',
    ],
    [
      'with half a position',
      ({ cities }) => put(cities[0], 'position', [26]),
      'cities[0] (aenos).position[1]: it is missing',
    ],
    [
      'with a port that is a sea',
      ({ seas }) => put(seas[0].ports, '0', 'propontis'),
      'seas[0] (aegaeum).ports[0]: must be one of "aenos", ',
    ],
    [
      'with a way of no class',
      ({ ways }) => put(ways[0], 'kind', 'path'),
      'ways[0] (aenos to byzantium).kind: must be one of "major", "minor", "strait", "sea", and is "path"',
    ],
    [
      'with a letter after D',
      ({ blocks }) => put(blocks[0], 'initiative', 'E'),
      'blocks[0] (c-caesar).initiative: must be one of "A", "B", "C", "D", and is "E"',
    ],
    [
      'with a firepower that no die shows',
      ({ blocks }) => put(blocks[0], 'firepower', 7),
      'blocks[0] (c-caesar).firepower: must be 6 or less, and is 7',
    ],
    [
      'with a strength of V',
      ({ blocks }) => put(blocks[0], 'strengths', [1, 5]),
      'blocks[0] (c-caesar).strengths[1]: must be 4 or less, and is 5',
    ],
    [
      'with a card without a Move',
      ({ commands }) => put(commands[0], 'moves', 0),
      'commands[0] (c01).moves: must be 1 or more, and is 0',
    ],
    [
      'with a deployment where no city is',
      ({ deployment }) => put(deployment.caesar, 'internum', []),
      'deployment.caesar.internum: must be one of "aenos", ',
    ],
  ])('%s', (_, change, fault) => {
    const faults = refusalOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0].slice(0, fault.length)).toBe(fault);
  });
});

describe('parts that do not fit are refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'two cities of one id',
      ({ cities }) => put(cities[1], 'id', 'aenos'),
      'cities[1] (aenos): there is another city of this id',
    ],
    ['a city too few', ({ cities }) => cities.splice(0, 1), 'cities: aenos is missing'],
    ['a sea too few', ({ seas }) => seas.splice(8, 1), 'seas: propontis is missing'],
    ['a block too few', ({ blocks }) => blocks.splice(0, 1), 'blocks: c-caesar is missing'],
    [
      'a card twice',
      ({ commands }) => put(commands[1], 'id', 'c01'),
      'commands[1] (c01): there is another card of this id',
    ],
    ['a card too few', ({ commands }) => commands.splice(19, 1), 'commands: c20 is missing'],
    [
      'a city off the map',
      (set) => put(city(set, 'rome'), 'position', [41.89, 12.48]),
      'cities[48] (rome): position must be a longitude of -12 to 39 and a latitude of 29 to 51',
    ],
    [
      'a city north of the map',
      (set) => put(city(set, 'treveri'), 'position', [6.64, 59.75]),
      'cities[65] (treveri): position must be a longitude of -12 to 39 and a latitude of 29 to 51',
    ],
    [
      'a sea without a port',
      (set) => put(sea(set, 'propontis'), 'ports', []),
      'seas[8] (propontis): it has no port (4.42)',
    ],
    [
      'a port named twice',
      (set) => sea(set, 'propontis').ports.push('byzantium'),
      'seas[8] (propontis): ports[2]: byzantium is named twice',
    ],
    [
      'a major port inland',
      (set) => put(city(set, 'treveri'), 'majorPort', true),
      'cities[65] (treveri): it is a major port, and no port of a sea (4.42)',
    ],
    [
      'a road that leads back',
      ({ ways }) => put(ways[0], 'b', 'aenos'),
      'ways[0] (aenos to aenos): it leads nowhere',
    ],
    [
      'a road over a sea',
      ({ ways }) => put(ways[0], 'b', 'aegaeum'),
      'ways[0] (aenos to aegaeum): it must lead from city to city (4.3)',
    ],
    [
      'a port told as a sea border',
      ({ ways }) => ways.push({ a: 'sirmium', b: 'aegaeum', kind: 'sea', source: 'public' }),
      'ways[103] (sirmium to aegaeum): it must be the border of two seas; ports are told with their sea (4.42)',
    ],
    [
      'a strait without a name',
      (set) => Reflect.deleteProperty(way(set, 'messana', 'rhegium'), 'name'),
      'ways[93] (messana to rhegium): name is missing: a strait has one (4.32)',
    ],
    [
      'a road of a name',
      ({ ways }) => put(ways[0], 'name', 'Via Egnatia'),
      'ways[0] (aenos to byzantium): name: only straits have one (4.32)',
    ],
    [
      'a way told twice',
      ({ ways }) => ways.push({ ...ways[0], a: ways[0].b, b: ways[0].a }),
      'ways[103] (byzantium to aenos): there is another way between the two',
    ],
    [
      'a city that nobody can reach',
      (set) =>
        put(
          set,
          'ways',
          set.ways.filter(({ a, b }) => a !== 'treveri' && b !== 'treveri'),
        ),
      'ways: none leads from rome to treveri',
    ],
    [
      'a block of one strength',
      (set) => put(block(set, 'c-legio-7'), 'strengths', [3]),
      'blocks[3] (c-legio-7): strengths: there must be two or more (3.11)',
    ],
    [
      'strengths that do not rise',
      (set) => put(block(set, 'c-legio-7'), 'strengths', [3, 2, 1]),
      'blocks[3] (c-legio-7): strengths must stand in rising order',
    ],
    [
      'a Cleopatra who does not stand at I',
      (set) => put(block(set, 'cleopatra'), 'strengths', [2, 4]),
      'blocks[31] (cleopatra): strengths must begin with 1, at which she changes sides (7.52)',
    ],
    [
      'a legion of no city',
      (set) => Reflect.deleteProperty(block(set, 'c-legio-7'), 'levyCity'),
      'blocks[3] (c-legio-7): levyCity is missing: legions, equitatus and the elephant have one (3.13)',
    ],
    [
      'a Navis of a city',
      (set) => put(block(set, 'c-navis-1'), 'levyCity', 'rome'),
      'blocks[26] (c-navis-1): levyCity: only legions, equitatus and the elephant have one (3.13)',
    ],
    [
      'a block deployed by the enemy',
      ({ deployment }) => deployment.caesar.ravenna?.push('p-legio-1'),
      'deployment.caesar.ravenna[3] (p-legio-1): it is a block of the other side',
    ],
    [
      'a block deployed twice',
      ({ deployment }) => deployment.caesar.ravenna?.push('c-antonius'),
      'deployment.caesar.genua[0] (c-antonius): it has been deployed already',
    ],
    [
      'a third leader who does not wait',
      ({ deployment }) => deployment.caesar.ravenna?.push('c-octavian'),
      'deployment.caesar.ravenna[3] (c-octavian): the third leader waits for the loss of another (3.21)',
    ],
    [
      'a Navis inland',
      ({ deployment }) => deployment.caesar.lugdunum?.push('c-navis-3'),
      'deployment.caesar.lugdunum[2] (c-navis-3): Navis are deployed in ports (4.1)',
    ],
    [
      'both sides in a city',
      ({ deployment }) => put(deployment.pompey, 'genua', ['p-legio-32']),
      'deployment.pompey.genua: the other side is there',
    ],
    [
      'a side without a block',
      ({ deployment }) => put(deployment, 'caesar', {}),
      'deployment.caesar: it has no block',
    ],
    [
      'a Cleopatra who is nowhere',
      ({ deployment }) => put(deployment.pompey, 'alexandria', ['p-navis-2']),
      'deployment: cleopatra is missing (3.27)',
    ],
  ])('%s', (_, change, fault) => {
    expect(refusalOf(change)).toContain(fault);
  });
});

describe('rules follow the set', () => {
  const altered = corrected;
  const { id: of } = altered;
  const box = openBox(altered);
  const tableOf = (position: Position, caesar?: string, pompey?: string): Table =>
    commanding({ ...position, box: of }, caesar, pompey);
  const usual = (position: Position): Table => commanding(position);

  test('4.0 the names of its map and blocks stand in labels, prompts and the journal', () => {
    const t = tableOf({ caesar: { genua: ['c-legio-8'] } });
    expect(t.label('caesar', 'group', 'genua')).toBe('Move a group from Genoa');
    t.do('caesar', 'group', 'genua');
    expect(t.label('caesar', 'move', 'c-legio-8', 'rome')).toBe('Move Alauda to Rome');
    expect(t.prompt('caesar')?.text).toContain('from Genoa');
    t.do('caesar', 'move', 'c-legio-8', 'rome');
    expect(wordsOf(t)).toContain('from Genoa to Rome');
  });

  test('4.2 the values of its cities are won, and 8.4 supply blocks in winter', () => {
    const t = tableOf({ caesar: { genua: ['c-legio-8'], massilia: ['c-legio-9'] } });
    expect(victoryPoints(t.G, 'caesar')).toBe(2);
    expect(supplyOf(box, 'genua')).toBe(5);
    const ours = usual({ caesar: { genua: ['c-legio-8'], massilia: ['c-legio-9'] } });
    expect(victoryPoints(ours.G, 'caesar')).toBe(1);
  });

  test('8.4 no more than its city supplies stay through the winter', () => {
    const genua = ['c-legio-7', 'c-legio-9', 'c-legio-10', 'c-legio-11', 'c-legio-12'];
    const winterStep = (name?: string) => {
      const hands = { caesar: ['c02'], pompey: ['c18'] };
      const t = table({ caesar: { genua }, hands, turn: 5, ...(name !== undefined && { box: name }) });
      return t.cards('c02', 'c18').endCommands().step;
    };
    expect([winterStep(), winterStep(of)]).toEqual(['supply', 'disband']);
  });

  test('3.26 Navis are levied in its major ports', () => {
    const position: Position = { caesar: { genua: ['c-legio-9'] } };
    expect(tableOf(position).do('caesar', 'end').citiesToRaise('caesar', 'c-navis-1')).toEqual(['genua']);
    expect(usual(position).do('caesar', 'end').citiesToRaise('caesar', 'c-navis-1')).toEqual([]);
  });

  test('4.42 its ports are on its seas, and its seas border each other', () => {
    const t = tableOf({ caesar: { genua: ['c-navis-1'], aquileia: ['c-navis-2'] } });
    t.do('caesar', 'group', 'genua');
    expect(t.destinations('caesar', 'c-navis-1')).toEqual(['tyrrhenum']);
    t.do('caesar', 'move', 'c-navis-1', 'tyrrhenum');
    expect(t.destinations('caesar', 'c-navis-1')).toContain('aquileia');
    expect(t.destinations('caesar', 'c-navis-1')).not.toContain('hispanum');
  });

  test('6.3 blocks land in its ports', () => {
    const position: Position = { caesar: { rome: ['c-legio-9'], tyrrhenum: ['c-navis-1'] } };
    const t = tableOf(position);
    expect(t.label('caesar', 'embark', 'c-legio-9', 'tyrrhenum')).toBe('Ship Legio 9 over Tyrrhenian Sea');
    t.do('caesar', 'embark', 'c-legio-9', 'tyrrhenum');
    expect(t.legal('caesar', 'land')).toContain('aquileia');
  });

  test('6.11 its roads carry what their class does, and 4.32 its straits', () => {
    const blocks = ['c-legio-7', 'c-legio-9', 'c-legio-10', 'c-legio-11', 'c-legio-16'];
    const carried = (t: Table, from: string, to: string) => {
      t.do('caesar', 'group', from);
      let count = 0;
      for (const id of blocks) {
        if (!t.destinations('caesar', id).includes(to)) break;
        t.do('caesar', 'move', id, to);
        count++;
      }
      return count;
    };
    expect(carried(tableOf({ caesar: { genua: blocks } }), 'genua', 'rome')).toBe(2);
    expect(carried(usual({ caesar: { genua: blocks } }), 'genua', 'rome')).toBe(4);
    const defended = { caesar: { ravenna: blocks }, pompey: { rome: ['p-legio-1'] } };
    expect(carried(tableOf(defended), 'ravenna', 'rome')).toBe(1);
    expect(carried(usual(defended), 'ravenna', 'rome')).toBe(2);
    const new_ = tableOf({ caesar: { genua: blocks } });
    expect(carried(new_, 'genua', 'treveri')).toBe(4);
  });

  test('6.11 only its roads are counted: what sails to its ports is not', () => {
    const t = tableOf({ caesar: { tyrrhenum: ['c-navis-1'] } });
    t.group('caesar', 'tyrrhenum', ['c-navis-1', 'aquileia']);
    expect(findFrame(t.G, 'move')?.roads).toEqual({});
  });

  test('7.7 its roads are those of regroups, and 7.6 of retreats', () => {
    const t = tableOf({
      caesar: { lugdunum: ['c-legio-10'] },
      pompey: { genua: ['p-legio-1', ['p-legio-2', 1]] },
    });
    t.group('caesar', 'lugdunum', ['c-legio-10', 'genua']).endCommand('caesar').endCommand('pompey');
    t.passRound();
    expect(t.legal('pompey', 'retreat')).toContain('p-legio-1 treveri');
    expect(t.label('pompey', 'retreat', 'p-legio-1', 'treveri')).toBe('Retreat Legio 1 to Treveri');
    t.do('pompey', 'retreat', 'p-legio-1', 'treveri').do('pompey', 'pass', 'p-legio-2');
    t.fire('caesar', 'c-legio-10', 1, 1, 1);
    expect(t.legal('caesar', 'regroup')).toContain('c-legio-10 rome');
    expect(t.legal('caesar', 'regroup')).not.toContain('c-legio-10 treveri');
    const free = tableOf({ caesar: { lugdunum: ['c-legio-10'] }, pompey: { genua: [['p-legio-2', 1]] } });
    free.group('caesar', 'lugdunum', ['c-legio-10', 'genua']).endCommand('caesar').endCommand('pompey');
    free.do('pompey', 'pass', 'p-legio-2').fire('caesar', 'c-legio-10', 1, 1, 1);
    expect(free.legal('caesar', 'regroup')).toContain('c-legio-10 treveri');
  });

  test('7.64 its ports are those of retreats by sea, and 7.82 of Navis', () => {
    const t = tableOf({
      caesar: { rome: ['c-legio-9'], aquileia: ['c-legio-13'], tyrrhenum: ['c-navis-1'] },
      pompey: { neapolis: ['p-legio-1'] },
    });
    t.endCommand('caesar').group('pompey', 'neapolis', ['p-legio-1', 'rome']).endCommand('pompey');
    t.passRound();
    expect(t.legal('caesar', 'retreatBySea')).toEqual(['c-legio-9 aquileia tyrrhenum']);
    const sea = tableOf({
      caesar: { tyrrhenum: ['c-navis-1'], aquileia: ['c-legio-13'] },
      pompey: { neapolis: ['p-navis-1'] },
    });
    sea.endCommand('caesar').group('pompey', 'neapolis', ['p-navis-1', 'tyrrhenum']).endCommand('pompey');
    sea.passRound();
    expect(sea.legal('caesar', 'retreat')).toContain('c-navis-1 aquileia');
  });

  test('7.4 who takes a hit is called as it calls him', () => {
    const t = tableOf({ caesar: { genua: ['c-legio-8', 'c-legio-12'] }, pompey: { rome: ['p-scipio'] } });
    t.march('caesar', 'genua', 'rome', 'c-legio-8', 'c-legio-12').endCommand('caesar').endCommand('pompey');
    t.fire('pompey', 'p-scipio', 1, 6, 6);
    expect(t.label('caesar', 'take', 'c-legio-8')).toBe('Alauda takes the hit');
  });

  test('2.1 Jupiter strikes over its roads', () => {
    const position = { caesar: { genua: ['c-legio-8'] }, pompey: { treveri: ['p-legio-1'] } };
    const struck = (box?: string) =>
      commanding({ ...position, ...(box !== undefined && { box }) }, 'jupiter').legal('caesar', 'target');
    expect([struck(of), struck()]).toEqual([['treveri green'], []]);
  });

  test('8.3 Navis winter in its ports', () => {
    const hands = { caesar: ['c02'], pompey: ['c18'] };
    const caesar = { tyrrhenum: ['c-navis-1'], aquileia: ['c-legio-13'] };
    const t = table({ caesar, hands, turn: 5, box: of }).cards('c02', 'c18').endCommands();
    expect(t.legal('caesar', 'port')).toEqual(['c-navis-1 aquileia']);
  });

  test('7.2 its letters say when a block acts, 3.12 its numbers what hits, 3.11 its strengths what a hit takes', () => {
    const t = tableOf({
      caesar: { genua: ['c-legio-8'] },
      pompey: { rome: ['p-legio-1', ['p-scipio', 1]] },
    });
    expect(t.block('caesar', 'c-legio-8').strength).toBe(4);
    t.group('caesar', 'genua', ['c-legio-8', 'rome']).endCommand('caesar').endCommand('pompey');
    t.do('pompey', 'pass', 'p-scipio');
    expect(t.legal('caesar', 'fire')).toEqual(['c-legio-8']);
    t.fire('caesar', 'c-legio-8', 5, 5, 6, 6);
    expect(t.block('pompey', 'p-legio-1').strength).toBe(2);
    expect(wordsOf(t)).toContain('Alauda fires: 5 5 6 6 – 2 hits.');
    t.fire('pompey', 'p-legio-1', 1, 6);
    expect(t.block('caesar', 'c-legio-8').strength).toBe(2);
  });

  test('3.13 a legion is levied in the city on its label, and 6.4 at the lowest of its strengths', () => {
    const t = tableOf({ caesar: { genua: ['c-caesar'] } }).do('caesar', 'end');
    t.levy('caesar', 'c-legio-8');
    expect(t.block('caesar', 'c-legio-8')).toMatchObject({ place: 'genua', strength: 2 });
    t.levy('caesar', 'c-legio-8');
    expect(t.block('caesar', 'c-legio-8').strength).toBe(4);
  });

  test('6.4 blocks of its labels that differ are offered one by one', () => {
    const raised = (t: Table) => t.do('caesar', 'end').levies('caesar');
    const position: Position = { caesar: { genua: ['c-caesar'] } };
    expect(raised(tableOf(position))).toEqual(expect.arrayContaining(['c-auxilia-3', 'c-auxilia-4']));
    expect(raised(usual(position))).not.toContain('c-auxilia-4');
  });

  test('6.4 a block gains steps up to the highest of its strengths', () => {
    const strengthened = (t: Table) => t.do('caesar', 'end').legal('caesar', 'levy');
    const position: Position = { caesar: { genua: [['c-legio-12', 3]] } };
    expect([strengthened(tableOf(position)), strengthened(usual(position))]).toEqual([['c-legio-12'], []]);
  });

  test('2.1 its cards give their own Moves and Levies, which say who is Player 1', () => {
    const t = tableOf({ caesar: { genua: ['c-caesar'] } }, 'c01', 'c07');
    expect(t.G.player1).toBe('pompey');
    expect(t.do('pompey', 'end').do('pompey', 'end').command).toMatchObject({ moves: 1, levies: 3 });
    expect(wordsOf(t)).toContain('Caesar plays 1/3.');
    const played = { caesar: ['c18'], pompey: ['c01'] };
    expect(wordsOf(tableOf({ played }, 'apollo'))).toContain('Caesar plays Apollo, a copy of 1/3.');
  });

  test('5.1 its deployment is that of the start, which names it', () => {
    const { secret, box: name } = deploy(altered, 'historical', SEATS);
    expect(name).toBe(of);
    expect(secret.caesar.blocks['c-legio-13']).toEqual({ place: 'aquileia', strength: 3 });
    expect(secret.caesar.blocks['c-legio-8']).toEqual({ place: 'genua', strength: 4 });
    expect(deploy(defaultComponents, 'historical', SEATS)).not.toHaveProperty('box');
  });

  test('1.2 and 8.1 Rome, Alexandria and Cleopatra are called as it calls them', () => {
    const renamed = loadComponents(
      changed((set) => {
        set.id = 'other-names';
        city(set, 'rome').name = 'Roma';
        city(set, 'alexandria').name = 'Rhakotis';
        block(set, 'cleopatra').name = 'Kleopatra';
      }),
    );
    openBox(renamed);
    const hands = { caesar: ['c02'], pompey: ['c18'] };
    const t = table({ pompey: { athena: ['cleopatra'] }, hands, turn: 5, year: 5, box: 'other-names' });
    t.cards('c02', 'c18').endCommands();
    expect(wordsOf(t)).toContain('Kleopatra goes home to Rhakotis.');
    const caesar = { massilia: ['c-legio-7'], syracuse: ['c-legio-9'] };
    const draw = table({ caesar, hands, turn: 5, year: 5, box: 'other-names' });
    draw.cards('c02', 'c18').endCommands();
    expect(wordsOf(draw)).toContain('nobody holds Roma');
  });

  test('5.3 a free deployment shows the enemy where its blocks stand at first', () => {
    const G = deploy(altered, 'free', SEATS);
    const seen = Object.values(viewOf(G, ['pompey']).secret.caesar.blocks);
    expect(seen.filter(({ place }) => place === 'aquileia')).toHaveLength(1);
  });

  test('5.3 Navis are deployed in its ports', () => {
    const swaps = (components: Components) => {
      const t = new RulesTable(rulebookWith(components), deploy(components, 'free', SEATS)).start();
      return t.do('pompey', 'pick', 'p-navis-1').legal('pompey', 'swap');
    };
    expect(swaps(defaultComponents)).toContain('p-legio-3');
    expect(swaps(altered)).not.toContain('p-legio-3');
  });

  test('what only the mover reads calls blocks as it does', () => {
    const line = { step: 'levy', move: 'levy', args: ['c-legio-8'] };
    expect(ownLine(rulebookWith(altered), line, { box: of })).toBe('It is Alauda.');
    expect(ownLine(rulebookWith(altered), line, {})).toBe('It is Legio 8.');
  });

  test('bots weigh what it says', () => {
    const legion: [string, number] = ['c-legio-8', 2];
    const position: Position = { caesar: { ravenna: [legion] }, pompey: { utica: ['p-legio-39'] } };
    const chance = (t: Table) => bots.evaluate(t.G).caesar;
    expect(chance(tableOf(position))).toBeGreaterThan(chance(usual(position)));
    const hands = { caesar: ['c01', 'c15'], pompey: ['c18'] };
    const preferred = (t: Table) => {
      const moves = hands.caesar.map((card) => ({ move: 'play', args: [card] }));
      const [first, second] = bots.policy(t.G, 'caesar', moves);
      return first > second;
    };
    expect([preferred(table({ hands })), preferred(table({ hands, box: of }))]).toEqual([true, false]);
  });

  test('bots imagine blocks where it has them', () => {
    const view = viewOf(deploy(altered, 'historical', SEATS), ['pompey']);
    const imagined = bots.determinize(view, ['pompey'], seededChance(1));
    expect(imagined.box).toBe(of);
    expect(juliusCaesarInvariant(imagined)).toBeNull();
    const chances = Array.from({ length: 200 }, (_, seed) =>
      bots.determinize(view, ['pompey'], seededChance(seed)),
    );
    const isHome = ({ secret }: G) => secret.caesar.blocks['c-legio-21'].place === 'emerita';
    expect(chances.filter(isHome).length).toBeGreaterThan(25);
  });

  test('its rules say what players should know of it, and ours are as they were', () => {
    expect(rulebookWith(altered).inferred).toBe('Corrected.');
    expect(JuliusCaesar.rulebook.inferred).toBeUndefined();
    expect(boxOf({}).city.genua.name).toBe('Genua');
    expect(boxOf({ box: defaultComponents.id })).toBe(boxOf({}));
  });

  test('a match of another set is refused, and so is a second set of one id', () => {
    expect(() => boxOf({ box: 'another' })).toThrow('the components "another" are not at hand');
    const state: G = deploy(altered, 'historical', SEATS);
    expect(JuliusCaesar.rulebook.refusal?.(state)).toBe(
      'This match is played with other components (corrected-in-play) than are at hand (transcription-1)',
    );
    const ours = deploy(defaultComponents, 'historical', SEATS);
    expect(rulebookWith(altered).refusal?.(ours)).toBe(
      'This match is played with other components (transcription-1) than are at hand (corrected-in-play)',
    );
    expect(rulebookWith(altered).refusal?.(state)).toBeNull();
    expect(JuliusCaesar.rulebook.refusal?.(ours)).toBeNull();
    const other = changed((set) => put(city(set, 'rome'), 'name', 'Roma'));
    expect(() => rulebookWith(loadComponents(other))).toThrow(
      'two sets of components are called transcription-1',
    );
  });

  test.each([1, 2, 3])('a game of it is played to the end and keeps its rules, seed %i', (seed) => {
    const match = new Match(gameWith(altered), seed);
    const told: string[] = [];
    playRandomly(match, seed, ({ state }) => {
      expect(juliusCaesarInvariant(state.G)).toBeNull();
      for (const { lines } of journalOf(state.deltalog ?? [])) told.push(...lines.map(({ text }) => text));
    });
    expect(match.over).toBe(true);
    expect(match.state.G.box).toBe(of);
    expect(told.join()).toContain('Genoa');
    expect(told.join()).not.toContain('Genua');
  });
});

test('a game of our set in another order is played as ours', () => {
  const turned = loadComponents(
    changed((set) => {
      set.id = 'turned';
      for (const items of [set.cities, set.seas, set.blocks, set.commands]) items.reverse();
    }),
  );
  const [ours, theirs] = [defaultComponents, turned].map((components) => {
    const match = new Match(gameWith(components), 2);
    playRandomly(match, 2);
    return match;
  });
  expect(theirs.over).toBe(true);
  expect(theirs.state.G).toEqual({ ...ours.state.G, box: 'turned' });
  expect(ours.state.G).not.toHaveProperty('box');
});

describe('who hosts the game', () => {
  const own = JSON.stringify({ ...defaultComponents, id: 'of-a-host', note: 'From my box.' });

  test('can name a file of components', () => {
    const environment = { COMPONENTS_JULIUS_CAESAR: 'own.json' };
    expect(ownersComponents(environment, () => own)?.id).toBe('of-a-host');
    const [{ game, components }] = ownersGames(environment, () => own);
    expect(components.id).toBe('of-a-host');
    expect(game).toMatchObject({ name: 'julius-caesar', rulebook: { inferred: 'From my box.' } });
    expect(ownersGames({}, () => own)).toEqual([]);
  });

  test('is told when it is none', () => {
    const environment = { COMPONENTS_JULIUS_CAESAR: 'own.json' };
    expect(() => ownersComponents(environment, () => '{}')).toThrow(
      'COMPONENTS_JULIUS_CAESAR: These components cannot be played with.\nid: it is missing',
    );
    expect(() => ownersComponents(environment, () => JSON.stringify(defaultComponents))).toThrow(
      'COMPONENTS_JULIUS_CAESAR: id must be another than transcription-1',
    );
  });
});
