/* How often the table and its map are drawn while one move is made. */
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games/julius-caesar';
import { ids } from '../games';
import { removeFolders } from '../lobby/fixtures/folder';
import { DrawnTable } from '../tools/drawnTable';
import type { Draws } from '../tools/draws';
import { gameAt } from '../tools/lateGame';

let table: DrawnTable | undefined;

afterEach(() => table?.close());
afterAll(removeFolders);

/** Names of what is never drawn again once it is there: the shapes of the map. */
const SHAPES = ['City', 'Sea', 'AreaShape', 'RegionShape', 'Coastline', 'Road', 'Ground'];
/** Names of the places of the maps, and of what stands in them. */
const PLACES = [
  'PlaceOnMap',
  'AreaOnMap',
  'CampOnMap',
  'RegionMark',
  'TribeMark',
  'Forces',
  'SpaceMark',
  'ProvinceMark',
  'PileMark',
  'Zone',
];
const placesIn = (draws: Draws) => PLACES.reduce((sum, name) => sum + draws.of(name), 0);
const shapesIn = (draws: Draws) => SHAPES.filter((name) => draws.of(name) > 0);

const isOf =
  (...kinds: readonly string[]) =>
  (id: string) =>
    kinds.some((kind) => id.startsWith(kind));

/** Presses a block and then a place where it can go, and counts what each press draws. */
async function march(at: DrawnTable): Promise<{ selects: Draws; goes: Draws; goals: number }> {
  const [[, block]] = [...at.pressable('data-testid')].filter(([id]) => isOf('piece-c', 'piece-p')(id));
  const selects = await at.countPress(block);
  const places = at.page.all().filter((each) => each.getAttribute('data-goal') === 'true');
  const goal = places[0].all().find((each) => each.getAttribute('data-thing') === '');
  if (goal === undefined) throw new Error('there is no place to go to');
  return { selects, goes: await at.countPlay(goal), goals: places.length };
}

describe('a march of Julius Caesar', () => {
  test('over the network draws the table for the question and for the answer, and the map once', async () => {
    table = await DrawnTable.overNetwork('julius-caesar');
    const at = table;
    await at.playOn(
      () => at.legal.some(({ move }) => move === 'group'),
      (legal) => legal.find(({ move }) => ['end', 'play'].includes(move)) ?? legal[0],
    );
    const { selects, goes, goals } = await march(at);
    expect([selects.of('Framed'), selects.of('BoardMap')]).toEqual([1, 1]);
    expect(selects.of('PlaceOnMap')).toBe(goals);
    expect(selects.of('CampOnMap')).toBeLessThan(4);
    expect([goes.of('Framed'), goes.of('Board'), goes.of('Panels')]).toEqual([2, 2, 2]);
    expect([goes.of('BoardMap'), goes.of('Stacks')]).toEqual([1, 1]);
    expect([goes.of('Card'), goes.of('BlockPicture')]).toEqual([0, 0]);
    expect(goes.of('PlaceOnMap')).toBeLessThan(15);
    expect(goes.of('CampOnMap')).toBeLessThan(8);
    expect([...shapesIn(selects), ...shapesIn(goes)]).toEqual([]);
  });

  test('on this device draws table and map once', async () => {
    table = await DrawnTable.onDevice(gameAt(JuliusCaesar, 'move'));
    const { selects, goes } = await march(table);
    expect([selects.of('Framed'), selects.of('BoardMap')]).toEqual([1, 1]);
    expect([goes.of('Framed'), goes.of('Board'), goes.of('BoardMap'), goes.of('Stacks')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(goes.of('PlaceOnMap')).toBeLessThan(15);
    expect([...shapesIn(selects), ...shapesIn(goes)]).toEqual([]);
  });
});

const others = ids.filter((id) => id !== 'julius-caesar');

test.each(others)('a move of %s over the network draws the map once, and no shape of it', async (id) => {
  table = await DrawnTable.overNetwork(id);
  await table.playOn(
    () => true,
    ([first]) => first,
  );
  const draws = await table.countMoves(table.legal[0]);
  expect([draws.of('Framed'), draws.of('Board'), draws.of('BoardMap')]).toEqual([2, 2, 1]);
  expect(shapesIn(draws)).toEqual([]);
  expect(placesIn(draws)).toBeLessThan(10);
});

test('what another says draws no board', async () => {
  table = await DrawnTable.overNetwork('julius-caesar');
  const draws = await table.countSaid('Ave!');
  expect(draws.of('Chat')).toBeGreaterThan(0);
  expect([draws.of('Board'), draws.of('Panels'), draws.of('Journal')]).toEqual([0, 0, 0]);
});
