import { describe, expect, it } from 'vitest';
import { rulebook } from '../../games/caesar-rome-vs-gaul';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { controlsProvince } from '../../games/caesar-rome-vs-gaul/control';
import { piecesAt } from '../../games/caesar-rome-vs-gaul/pieces';
import type { Random } from '../../games/kit/random';
import { scripted, seededChance } from '../tools/chance';
import { Table } from './table';

function begin(random: Random = scripted()): Table {
  const G = rulebook.setup({ options: {}, seats: { roman: '0', gallic: '1' }, random });
  return new Table(G).start();
}

describe('3.0 set-up', () => {
  it('3.1 Rome has influence in every Town of the Aedui, the Sequani and Provincia, and in Burdigala', () => {
    const { G } = begin();
    const { components } = boxOf(G);
    const expected = components.spaces
      .filter(({ id, kind, province }) => {
        const isRoman = ['aedui', 'sequani', 'volcae', 'allobroges', 'narbonensis'].includes(province);
        return kind === 'town' && (isRoman || id === 'burdigala');
      })
      .map(({ id }) => id);
    const roman = Object.keys(G.markers).filter(
      (space) => G.markers[space].kind === 'influence' && G.markers[space].side === 'roman',
    );
    expect(roman.sort()).toEqual(expected.sort());
    expect(roman).toHaveLength(18);
  });

  it('3.1 three Walled Cities are Roman', () => {
    const { G } = begin();
    const cities = Object.entries(G.markers).filter(([, { kind }]) => kind === 'city');
    expect(cities.map(([space, { side }]) => `${space} ${side}`).sort()).toEqual([
      'massilla roman',
      'narbo roman',
      'vienne roman',
    ]);
  });

  it("3.1 Caesar's Army begins in any one Town of the Aedui, which the Roman player chooses", () => {
    const table = begin();
    expect(table.side).toBe('roman');
    expect(table.prompt('roman')?.rule).toBe('3.1');
    expect(table.legal('roman', 'encamp')).toEqual([
      'bibracte',
      'cabillonum',
      'forum-segusiavorum',
      'matisco',
      'noviodunum-aeduorum',
    ]);
    table.do('roman', 'encamp', 'cabillonum');
    expect(table.at('cabillonum')).toBe('caesar t-labienus VII VIII IX X XI XII');
    expect(table.at('rome')).toBe('');
    expect(table.step).toBe('placement');
  });

  it('3.1 the XIII and XIV Legions with the second Legate are in Vienne, the V and VI arrive on turn 5', () => {
    const table = begin();
    expect(table.at('vienne')).toBe('galba XIII XIV');
    expect(table.at('track')).toBe('V VI vercingetorix ambiorix');
    expect(piecesAt(table.G, 'cup')).toHaveLength(4);
  });

  it('3.1 the two Legates are drawn by chance', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++)
      for (const id of piecesAt(begin(seededChance(seed)).G, 'rome'))
        if (id !== 'caesar' && !/^[IVX]+$/.test(id)) drawn.add(id);
    expect(drawn.size).toBe(6);
  });

  it('3.2.1 nine Strongholds, and Gallic influence in the four starred Towns only', () => {
    const { G } = begin();
    const of = (kind: string) =>
      Object.keys(G.markers)
        .filter((space) => G.markers[space].kind === kind && G.markers[space].side === 'gallic')
        .sort();
    expect(of('stronghold')).toEqual([
      'aduatuci',
      'caeroesi',
      'eburones',
      'gabali',
      'octodurus',
      'osismii',
      'suebi',
      'ubii',
      'usipetes',
    ]);
    expect(of('influence')).toEqual(['dubris', 'pons-caesaris', 'silva-bacenis', 'verlamion']);
    expect(of('town')).toEqual([]);
  });

  it('3.2.2 the Aedui, the Sequani, the Arverni and the Germani wait in their boxes', () => {
    const table = begin();
    expect(table.at('submitted')).toBe('sequani-');
    expect(table.at('council')).toBe('arverni');
    expect(table.at('holding')).toContain('aedui');
    expect(table.at('holding')).toContain(boxOf(table.G).components.germans.id);
  });

  it('3.2.3 twenty Tribes are in the Tribe Pool, at full strength', () => {
    const { G } = begin();
    expect(piecesAt(G, 'pool')).toHaveLength(20);
    expect(piecesAt(G, 'pool').some((id) => G.pieces[id].reduced)).toBe(false);
  });

  it('3.3 Mercenaries, Militia, Minor Tribe and German Cavalry are in their Holding Boxes', () => {
    const { G } = begin();
    for (const { id } of boxOf(G).components.auxiliaries) expect(G.pieces[id].at).toBe('holding');
  });

  it('3.5 the deck has all cards, and nobody holds any before the Reinforcement Phase deals them', () => {
    const table = begin();
    expect(table.G.secret.deck).toHaveLength(55);
    expect(table.G.secret.roman).toEqual([]);
    expect(table.G.turn).toBe(1);
  });

  it('the Roman player begins with control of two Provinces of Celtica', () => {
    const { G } = begin();
    const controlled = boxOf(G).provincesOf.celtica.filter((each) => controlsProvince(G, each, 'roman'));
    expect(controlled.sort()).toEqual(['aedui', 'sequani']);
  });
});
