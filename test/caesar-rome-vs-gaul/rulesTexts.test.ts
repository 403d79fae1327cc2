/* The rules in our own words. */
import { expect, test } from 'vitest';
import { rules } from '../../games/caesar-rome-vs-gaul/rules';
import { testTexts } from '../tools/rulesTexts';

testTexts('caesar-rome-vs-gaul', rules);

test('there are as many as the rulebook has', () => {
  expect(rules).toHaveLength(259);
});
