import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PLAYERS } from '../../../games/falling-sky/components/factions';
import { SCENARIOS, type ScenarioId } from '../../../games/falling-sky/components/scenarios';
import { availableTroops, leaderOf } from '../../../games/falling-sky/pieces/forces';
import { presenceIn } from '../../../games/falling-sky/pieces/presence';
import { supplyLine } from '../../../games/falling-sky/pieces/supplyLines';
import { availableAt } from '../../../games/falling-sky/pieces/tribes';
import { regionsOf } from '../../../games/falling-sky/places';
import { deckPlanOf } from '../../../games/falling-sky/setup';
import type { G } from '../../../games/falling-sky/state';
import { clone } from '../../../games/kit/json';
import { seededChance } from '../../../games/testing/chance';
import { playByRule, playOnByRule } from '../../tools/byRule';

const GAMES = 20;

/** Digests of the words of what the journals of these games tell: they change with what Non-players do, not with how fast they do it. */
const TOLD: Readonly<Record<ScenarioId, string>> = {
  'pax-gallica': '3a7715a1cf82cd95',
  'reconquest-of-gaul': '8e432a75ac7c4169',
  'great-revolt': 'a48d2753ea01c900',
};

for (const { id, name } of SCENARIOS)
  test(`8.0 four Non-players play ${name} to its end, and as they are known to`, () => {
    const told = createHash('sha256');
    for (let seed = 1; seed <= GAMES; seed++) {
      const { G, margins, decisions, cards, lines } = playByRule(id, seed);
      told.update(JSON.stringify(lines.map(({ text, rule }) => [text, rule])));
      expect(G.winters).toBeGreaterThan(0);
      expect(G.winters).toBeLessThanOrEqual(deckPlanOf(G).winters.length);
      expect(decisions).toBeGreaterThan(cards);
      for (const faction of PLAYERS) expect(Number.isInteger(margins[faction])).toBe(true);
    }
    expect(told.digest('hex').slice(0, 16)).toBe(TOLD[id]);
  });

test('8.1 a seed is always the same game', () => {
  expect(playByRule('great-revolt', 7).lines).toEqual(playByRule('great-revolt', 7).lines);
});

for (const { id, name } of SCENARIOS)
  test(`8.1 a game that is stored and read again goes on as if it had not been: ${name}`, () => {
    const stages: [kept: G, read: G][] = [];
    let decisions = 0;
    playByRule(id, 3, (G) => {
      if (++decisions % 60 === 0) stages.push([structuredClone(G), JSON.parse(JSON.stringify(G))]);
    });
    expect(stages.length).toBeGreaterThan(1);
    for (const [kept, read] of stages) {
      const [here, there] = [playOnByRule(kept, seededChance(9)), playOnByRule(read, seededChance(9))];
      expect(there.lines).toEqual(here.lines);
      expect(there.G).toEqual(here.G);
    }
  });

for (const { id, name } of SCENARIOS)
  test(`1.6 what is remembered of who is where holds through ${name}`, () => {
    for (let seed = 1; seed <= 2; seed++)
      playByRule(id, seed, (G) => {
        const anew = clone(G);
        const found = (state: typeof G) => [
          regionsOf(state).map((region) => presenceIn(state, region)),
          PLAYERS.map((faction) => availableTroops(state, faction)),
          PLAYERS.map((faction) => availableAt(state, faction, 'ally')),
          PLAYERS.map((faction) => availableAt(state, faction, 'citadel')),
          PLAYERS.map((faction) => leaderOf(state, faction)),
          [...supplyLine(state, ['romans'])],
          [...supplyLine(state, ['romans', 'aedui'])],
        ];
        expect(JSON.stringify(found(G))).toBe(JSON.stringify(found(anew)));
      });
  });
