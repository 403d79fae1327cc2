import { expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FREE } from '../../../games/falling-sky/commands/terms';
import { rallyMeans } from '../../../games/falling-sky/nonplayers/placing';
import { type Means, mostFrom, type Source, sizeOf } from '../../../games/falling-sky/nonplayers/sources';
import { seededChance } from '../../../games/testing/chance';
import { stateOf } from '../table';

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

function mostByTryingAll(sources: readonly Source[], { resources, origins, groups, pieces }: Means): number {
  let most = 0;
  for (let set = 0; set < 2 ** sources.length; set++) {
    const chosen = sources.filter((_, index) => set & (1 << index));
    const price = chosen.reduce((sum, each) => sum + each.price, 0);
    const isFew = chosen.length <= groups && chosen.filter(({ isNew }) => isNew).length <= origins;
    if (isFew && price <= resources) most = Math.max(most, Math.min(pieces, sizeOf(chosen)));
  }
  return most;
}

test('8.3, 8.5.5, 8.6.5 no other choice of Regions comes to more', () => {
  const chance = seededChance(1);
  for (let count = 0; count < 500; count++) {
    const sources = Array.from({ length: chance.Die(6) }, () =>
      source('nervii', chance.Die(6), chance.Die(3) - 1, chance.Die(4) > 1),
    );
    const [resources, origins, groups, pieces] = [6, 4, 5, 20].map((most) => chance.Die(most));
    const means = { resources, origins, groups, pieces };
    expect(sizeOf(mostFrom(sources, means)), JSON.stringify({ sources, means })).toBe(
      mostByTryingAll(sources, means),
    );
  }
});

test('8.3 many Regions that are alike are not tried in all combinations', () => {
  const sources = Array.from({ length: 60 }, () => source('nervii', 2));
  expect(sizeOf(mostFrom(sources, { ...MEANS, resources: 30, origins: 60, groups: 60 }))).toBe(60);
});

test('8.2.3, 8.5.3, 8.7.3 a Rally that an Event grants goes into no more Regions than are left of it', () => {
  const order = orderFor('rally', 'belgae', 'belgae', { ...FREE, most: 3 });
  const left = (...selected: typeof order.selected) =>
    rallyMeans(stateOf(), { ...order, selected }, 5).origins;
  expect([left(), left('nervii', 'morini')]).toEqual([3, 1]);
  expect(rallyMeans(stateOf(), orderFor('rally', 'belgae', 'belgae', FREE), 5).origins).toBe(
    Number.POSITIVE_INFINITY,
  );
});
