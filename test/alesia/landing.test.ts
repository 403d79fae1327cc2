/* Relieving units that come onto the Outer Works after combat. */
import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { clash } from './fighting';
import { stateOf } from './table';

describe('18.1 who lands on the Outer Works after combat counts', () => {
  const { hexes } = boxOf(stateOf());
  const WORKS = hexes.find(
    ({ works, river, terrain, edge, neighbours }) =>
      works === 'outer' &&
      !edge &&
      terrain === 'clear' &&
      !river.includes(true) &&
      neighbours.some((each) => hexes[each].works === null && hexes[each].terrain === 'clear'),
  );
  const OPEN = WORKS?.neighbours
    .map((each) => hexes[each])
    .find(({ works, terrain }) => works === null && terrain === 'clear');
  const isWorks = (id: string) => boxOf(stateOf()).hex[id]?.works !== null;
  const [works, open] = [WORKS?.id ?? '', OPEN?.id ?? ''];

  test('18.1 by an advance', () => {
    const table = clash(
      'gallic',
      { at: { [open]: 'AED.5 AED.6', [works]: 'REC.1' } },
      'AED.5 AED.6',
      works,
      [1],
    );
    while (table.step === 'retreat')
      table.do('vercingetorix', 'retreat', ...table.legal('vercingetorix', 'retreat')[0].split(' '));
    expect(table.G.release.landed).toEqual([]);
    table.do('vercingetorix', 'advance', 'AED.5', works);
    expect(table.G.release.landed).toEqual(['AED.5']);
  });

  test('18.1 by a retreat', () => {
    const at = { [open]: 'VII.2 VII.3 VII.4', [works]: 'AED.5' };
    const table = clash('roman', { at }, 'VII.2 VII.3 VII.4', works, [2]);
    const onto = table.legal('caesar', 'retreat').find((each) => isWorks(each.split(' ')[1])) ?? '';
    expect(table.G.release.landed).toEqual([]);
    table.do('caesar', 'retreat', ...onto.split(' '));
    expect(table.G.release.landed).toEqual(['AED.5']);
  });

  test('18.1 no Roman, and none of the besieged', () => {
    const at = { [open]: 'AED.1 AED.2', [works]: 'REC.1' };
    const table = clash('gallic', { at }, 'AED.1 AED.2', works, [1]);
    table.do('vercingetorix', 'advance', 'AED.1', works);
    expect(table.G.release.landed).toEqual([]);
  });
});
