/* On which side of its space each name is written. */
import { expect, test } from 'vitest';
import { defaultComponents } from '../../../games/caesar-rome-vs-gaul';
import {
  armyBoxAt,
  boxOf,
  downOf,
  type Label,
  labelsAt,
} from '../../../web/boards/caesar-rome-vs-gaul/names';
import { inflated, overlap } from '../../../web/ui/box';

const { spaces } = defaultComponents;
/** What a unit of pieces is in units of the drawing: on a large screen, on a desktop's and on a smaller one. */
const [LARGE, DESKTOP, SMALL] = [1.2, 1.87, 2];
/** So much of a name, in units of pieces, does not hide what it lies on. */
const EDGE = 1.5;

/** Returns the pairs of names that lie on each other. */
function collisions(labels: ReadonlyMap<string, Label>, fit: number): string[] {
  const names = spaces.map((space) => ({
    id: space.id,
    box: inflated(boxOf(space, labels.get(space.id) ?? space.label, fit), -EDGE * fit),
  }));
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box) > 0)
      .map((other) => `${one.id} and ${other.id}`),
  );
}

const printed = new Map(spaces.map(({ id, label }) => [id, label]));

test('names stay where the components have them as long as they have room', () => {
  expect(collisions(printed, LARGE)).toEqual([]);
  const moved = [...labelsAt(defaultComponents, LARGE)].filter(([id, label]) => printed.get(id) !== label);
  expect(moved).toEqual([]);
});

test('names that would lie on each other where the map is small go to another side', () => {
  for (const fit of [DESKTOP, SMALL]) {
    expect(collisions(printed, fit).length).toBeGreaterThan(5);
    expect(collisions(labelsAt(defaultComponents, fit), fit).length, `${fit}`).toBeLessThanOrEqual(2);
  }
});

test('every space has its name at every magnification', () => {
  for (const fit of [LARGE, SMALL, 4]) expect(labelsAt(defaultComponents, fit).size).toBe(spaces.length);
});

test('names that an Army beside them would cover go to another side', () => {
  const held = [
    'lutetia',
    'bibracte',
    'alesia',
    'agedincum',
    'cenabum',
    'avaricum',
    'durocortorum',
    'vesontio',
  ];
  const armies = Object.fromEntries(held.map((id) => [id, [44]]));
  const coveredIn = (labels: ReadonlyMap<string, Label>) => {
    const labelOf = (id: string) => labels.get(id) ?? 'E';
    const counters = spaces
      .filter(({ id }) => held.includes(id))
      .map(({ id, xy: [x, y] }) => armyBoxAt(x, y + downOf(labelOf(id), 0) * DESKTOP, 44, DESKTOP));
    return spaces
      .filter((space) => {
        const name = inflated(boxOf(space, labelOf(space.id), DESKTOP), -EDGE * DESKTOP);
        return counters.some((counter) => overlap(name, counter) > 0);
      })
      .map(({ id }) => id);
  };
  const before = coveredIn(labelsAt(defaultComponents, DESKTOP));
  const after = coveredIn(labelsAt(defaultComponents, DESKTOP, armies));
  expect(before.length).toBeGreaterThan(2);
  expect(after.length, `${after}`).toBeLessThan(before.length / 2);
});
