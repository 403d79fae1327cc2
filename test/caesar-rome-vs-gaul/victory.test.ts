import { describe, expect, it } from 'vitest';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { automaticVictory, pointsOf } from '../../games/caesar-rome-vs-gaul/victory';
import { type Position, REST, stateOf, type Table, tableAt } from './table';

/** Every Town of some Regions, or of all Provinces but some. */
function townsOf(regions: string[], without: string[] = []): string[] {
  const { components, provincesOf } = boxOf(stateOf());
  const provinces = regions
    .flatMap((region) => provincesOf[region])
    .filter((each) => !without.includes(each));
  return components.spaces
    .filter(({ province, kind }) => provinces.includes(province) && kind === 'town')
    .map(({ id }) => id);
}

const ALL = ['belgica', 'celtica', 'aquitania', 'provincia'];

function tableAfter(step: 'politics' | 'endTurn', position: Position): Table {
  return tableAt(position, REST, { step, sides: [] });
}

describe('Automatic Victory', () => {
  it('19.1.1 three Governance Points or fewer: the Gauls win at once', () => {
    const table = tableAfter('politics', { roman: ['lutetia', ...townsOf(['provincia'])] });
    expect(table.result?.winners).toEqual(['gallic']);
    expect(table.G.stack).toEqual([]);
    expect(table.result?.reason).toContain('two Governance Points');
    const none = tableAfter('politics', { roman: [] });
    expect(none.result?.reason).toContain('With −5 Governance Points Caesar is recalled');
    expect(none.journal.at(-1)).toMatchObject({ rule: '19.1.1', text: none.result?.reason });
  });

  it('19.1.2 no Fortified Town and most Provinces of every Region: Rome wins at once', () => {
    const table = tableAfter('politics', { turn: 2, roman: townsOf(ALL) });
    expect(table.result?.winners).toEqual(['roman']);
    expect(table.G.governance).toEqual([2]);
    expect(table.journal.at(-1)).toMatchObject({ rule: '19.1.2', text: table.result?.reason });
  });

  it('19.1.2 five of Belgica, seven of Celtica, Aquitania and all of Provincia are needed', () => {
    const belgica = ['morini', 'atrebates', 'bellovaci'];
    const celtica = ['veneti', 'aulerci', 'carnutes', 'bituriges', 'cadurci'];
    const enough = stateOf({ roman: townsOf(ALL, [...belgica, ...celtica]) });
    expect(automaticVictory(enough)?.winner).toBe('roman');
    for (const one of ['nervii', 'arverni', 'aquitani', 'volcae', 'allobroges', 'narbonensis'])
      expect(automaticVictory(stateOf({ roman: townsOf(ALL, [...belgica, ...celtica, one]) }))).toBeNull();
  });

  it('19.1.2 a single Fortified Town prevents it', () => {
    const G = stateOf({ roman: townsOf(ALL, ['morini']), towns: { castellum: 'morini' } });
    expect(automaticVictory(G)).toBeNull();
  });

  it('16.4.5 nobody wins between', () => {
    const table = tableAfter('politics', { roman: [...townsOf(['provincia']), 'lutetia', 'diodurum'] });
    expect(table.result).toBeNull();
    expect(table.step).toBe('losses');
  });
});

describe('End Game Victory', () => {
  const TRIBES =
    'morini- atrebates- bellovaci- nervii- suessiones- remi- treveri- leuci- venelli- parisii- senones-';

  it('19.2.2 points are for the pass, the Regions, governance and every fourth Tribe', () => {
    const points = pointsOf(
      stateOf({
        governance: [2, 1, 0],
        conquered: { germania: 3, britannia: 4, pass: 1 },
        boxes: { eliminated: TRIBES, submitted: 'lingones-', gone: 'ambiorix vercingetorix' },
      }),
    );
    expect(points).toEqual({ governance: 3, germania: 2, britannia: 2, pass: 1, tribes: 2, total: 10 });
  });

  it('19.4 fractions are ignored, and Tribes that submitted count nothing', () => {
    const tribes = (words: string) => pointsOf(stateOf({ boxes: { eliminated: words } })).tribes;
    expect(tribes('morini- atrebates- bellovaci-')).toBe(0);
    expect(tribes('morini- atrebates- bellovaci- nervii-')).toBe(1);
    expect(pointsOf(stateOf({ boxes: { submitted: TRIBES } })).tribes).toBe(0);
  });

  it('19.2.1 Rome wins with twelve points after turn 6, the Gauls against fewer', () => {
    const position = { turn: 6, governance: [2, 2, 2, 2, 2] };
    const twelve = tableAfter('endTurn', { ...position, conquered: { germania: 2, britannia: 0, pass: 0 } });
    expect(twelve.result?.winners).toEqual(['roman']);
    expect(twelve.result?.margins).toEqual({ roman: 0, gallic: 0 });
    const eleven = tableAfter('endTurn', { ...position, conquered: { germania: 0, britannia: 0, pass: 2 } });
    expect(eleven.result?.winners).toEqual(['gallic']);
    expect(eleven.result?.margins).toEqual({ roman: -1, gallic: 1 });
    expect(eleven.result?.reason).toBe('Rome has 11 Victory Points and needs 12. The Gauls win.');
    expect(eleven.journal.at(-1)).toMatchObject({ rule: '19.2.1', text: eleven.result?.reason });
  });

  it('19.2.1 before turn 6 the game goes on', () => {
    const table = tableAfter('endTurn', { turn: 5, governance: [2, 2, 2, 2, 2] });
    expect(table.result).toBeNull();
    expect(table.G.turn).toBe(6);
  });
});
