import { expect, test } from 'vitest';
import { inForce, useUp } from '../../../games/caesar-rome-vs-gaul/inForce';
import { cardPlayAt, eventAt, isOver } from './event';

test('7.5 card 14 SIEGE TOWERS: one roll of this card play uses the next column', () => {
  const table = eventAt({}, 'roman', 14);
  expect(isOver(table)).toBe(true);
  expect(cardPlayAt(table).inForce).toEqual([
    { op: 'siegeModifier', columnShift: 1, scope: 'oneRollThisCard' },
  ]);
  expect(table.G.inForce).toEqual([]);
});

test('7.5 card 15 FORCED MARCH: two more Movement Points for one Leader of this card play', () => {
  const table = eventAt({}, 'roman', 15);
  expect(cardPlayAt(table).inForce).toEqual([
    { op: 'maBonus', amount: 2, count: 1, noSiege: true, scope: 'thisCard' },
  ]);
  const twice = eventAt({}, 'roman', 15, {
    15: [{ op: 'maBonus', amount: 1, count: 2, scope: 'thisCard' }],
  });
  const [first, ...others] = inForce(twice.G, 'maBonus');
  expect(others).toHaveLength(1);
  useUp(twice.G, first);
  expect(inForce(twice.G, 'maBonus')).toHaveLength(1);
});

test('7.5 card 17 TWENTY DAYS OF THANKSGIVING: Governance Points of this turn', () => {
  const table = eventAt({}, 'roman', 17);
  expect(inForce(table.G, 'governance')).toEqual([
    { op: 'governance', amount: 1, amountIfVpRegionThisTurn: 2, cap: 10 },
  ]);
  expect(cardPlayAt(table).inForce).toEqual([]);
  expect(table.told('7.5.2', 'until the end of the turn')).toBe(true);
});

test('7.5 card 18 BRIDGE OVER THE RHINE: cheaper Rough Paths and one entry without the Sugambri', () => {
  const table = eventAt({}, 'roman', 18);
  expect(inForce(table.G, 'pathDiscount')).toEqual([
    { op: 'pathDiscount', region: 'germania', kind: 'rough', amount: 1, scope: 'thisCard' },
  ]);
  expect(inForce(table.G, 'skipNativeAttack')).toHaveLength(1);
});

test('7.5 card 25 SENATE OUTRAGED: fewer Governance Points of this turn', () => {
  const table = eventAt({}, 'gallic', 25);
  expect(inForce(table.G, 'governance')).toEqual([{ op: 'governance', amount: -2, floorIfAtLeast4: 4 }]);
  expect(table.G.inForce).toMatchObject([{ card: 25, side: 'gallic', space: null }]);
});

test('7.5 card 34 STORM ON THE OCEAN: more storms until the turn ends', () => {
  const table = eventAt({}, 'gallic', 34);
  expect(inForce(table.G, 'stormThreshold')).toEqual([
    { op: 'stormThreshold', failOn: [4, 5, 6], scope: 'turn' },
  ]);
  expect(cardPlayAt(table).inForce).toEqual([]);
});

test('7.5 card 52 GOOD GUIDES: cheaper Rough Paths, and no Interception along them', () => {
  const table = eventAt({}, 'gallic', 52);
  expect(inForce(table.G, 'pathDiscount')).toHaveLength(1);
  expect(inForce(table.G, 'noInterception')).toHaveLength(1);
  expect(table.G.inForce).toEqual([]);
});
