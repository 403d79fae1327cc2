import { describe, expect, it } from 'vitest';
import { CaesarRomeVsGaul, rulebook } from '../../games/caesar-rome-vs-gaul';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { controlsProvince } from '../../games/caesar-rome-vs-gaul/control';
import { piecesAt } from '../../games/caesar-rome-vs-gaul/pieces';
import { legalMoves } from '../../games/kit/legality';
import type { Random } from '../../games/kit/random';
import { scripted, seededChance } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
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

  it('3.1 of the two Legates drawn the Roman player chooses who begins with Caesar; the other begins in Vienne', () => {
    for (const [chosen, other] of [
      ['t-labienus', 'galba'],
      ['galba', 't-labienus'],
    ]) {
      const table = begin();
      expect([table.step, table.side]).toEqual(['appointment', 'roman']);
      expect(table.at('rome')).toBe('caesar t-labienus galba VII VIII IX X XI XII');
      expect(table.moves('roman')).toEqual(['appoint']);
      expect(table.legal('roman', 'appoint')).toEqual(['galba', 't-labienus']);
      table.do('roman', 'appoint', chosen).do('roman', 'encamp', 'bibracte');
      expect(table.at('bibracte')).toBe(`caesar ${chosen} VII VIII IX X XI XII`);
      expect(table.at('vienne')).toBe(`${other} XIII XIV`);
    }
  });

  it('3.1 who is asked reads what the Legates are worth, and the journal tells where they go', () => {
    const table = begin();
    const { rule = '', text = '' } = table.prompt('roman') ?? {};
    expect(rule).toBe('3.1');
    expect(text).toContain('T. Labienus (Battle Rating 2, Command Rating 4, Movement Allowance 4)');
    expect(text).toContain('the other begins in Vienne');
    expect(table.label('roman', 'appoint', 'galba')).toMatch(
      /Galba begins with Caesar, T. Labienus in Vienne$/,
    );
    table.do('roman', 'appoint', 'galba');
    expect(table.told('3.1', 'begins with Caesar, T. Labienus in Vienne.')).toBe(true);
  });

  it('3.1 both choices of the set-up can be taken back, as nothing comes to light by them', () => {
    const match = new Match(CaesarRomeVsGaul, 1);
    const before = match.state.G;
    const [legate] = legalMoves(rulebook, before, 'roman');
    expect(match.make({ seat: '0', move: 'appoint', args: [...legate.args] })).toBe(true);
    expect(match.make({ seat: '0', move: 'undo', args: [] })).toBe(true);
    expect(match.state.G).toEqual(before);
  });

  it("3.1 Caesar's Army begins in any one Town of the Aedui, which the Roman player chooses", () => {
    const table = begin().do('roman', 'appoint', 't-labienus');
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

  it('3.1 the XIII and XIV Legions are in Vienne, the V and VI arrive on turn 5, four Legates are left in the cup', () => {
    const table = begin();
    expect(table.at('vienne')).toBe('XIII XIV');
    expect(table.at('track')).toBe('V VI vercingetorix ambiorix');
    expect(piecesAt(table.G, 'cup')).toHaveLength(4);
  });

  it('3.1 the two Legates are drawn by chance', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++)
      for (const id of begin(seededChance(seed)).legal('roman', 'appoint')) drawn.add(id);
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
