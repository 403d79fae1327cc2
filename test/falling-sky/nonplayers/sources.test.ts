import { expect, test } from 'vitest';
import { mostFrom } from '../../../games/falling-sky/nonplayers/sources';

const source = (region: 'nervii' | 'morini' | 'treveri', count: number, price = 1, isNew = true) => ({
  region,
  count,
  price,
  isNew,
});
const MEANS = { resources: 9, origins: 9, groups: 9, pieces: 99 };

test('8.3, 8.5.5, 8.6.5 the most Warbands for the means, of as many those that come first', () => {
  const from = (means: Partial<typeof MEANS>) =>
    mostFrom([source('nervii', 3, 2), source('morini', 2), source('treveri', 2)], { ...MEANS, ...means }).map(
      ({ region, count }) => `${region} ${count}`,
    );
  expect(from({})).toEqual(['nervii 3', 'morini 2', 'treveri 2']);
  expect(from({ resources: 3 })).toEqual(['nervii 3', 'morini 2']);
  expect(from({ resources: 2 })).toEqual(['morini 2', 'treveri 2']);
  expect(from({ resources: 1 })).toEqual(['morini 2']);
  expect(from({ origins: 1 })).toEqual(['nervii 3']);
  expect(from({ groups: 2 })).toEqual(['nervii 3', 'morini 2']);
  expect(from({ pieces: 4 })).toEqual(['nervii 3', 'morini 1']);
});

test('8.3, 8.5.5, 8.6.5 a Region that is selected already is not counted again', () => {
  const sources = [source('nervii', 3, 0, false), source('morini', 2)];
  expect(mostFrom(sources, { ...MEANS, origins: 0 })).toEqual([{ region: 'nervii', count: 3 }]);
});
