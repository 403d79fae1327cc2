import { expect, test } from 'vitest';
import { PLAYERS } from '../../../games/falling-sky/components/factions';
import { SCENARIOS } from '../../../games/falling-sky/components/scenarios';
import { deckPlanOf } from '../../../games/falling-sky/setup';
import { playByRule } from '../../tools/byRule';

const GAMES = 20;

for (const { id, name } of SCENARIOS)
  test(`8.0 four Non-players play ${name} to its end`, () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { G, margins, decisions, cards } = playByRule(id, seed);
      expect(G.winters).toBeGreaterThan(0);
      expect(G.winters).toBeLessThanOrEqual(deckPlanOf(G).winters.length);
      expect(decisions).toBeGreaterThan(cards);
      for (const faction of PLAYERS) expect(Number.isInteger(margins[faction])).toBe(true);
    }
  });

test('8.1 a seed is always the same game', () => {
  expect(playByRule('great-revolt', 7).lines).toEqual(playByRule('great-revolt', 7).lines);
});
