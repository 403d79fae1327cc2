/* The rules in our own words. */
import { expect, test } from 'vitest';
import { rules } from '../../games/caesars-gallic-war/rules';
import { testTexts } from '../tools/rulesTexts';

testTexts('caesars-gallic-war', rules);

test('there are as many as the rulebook has', () => {
  expect(rules).toHaveLength(45);
});
