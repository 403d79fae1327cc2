import { expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { canMarch } from '../../games/falling-sky/commands/march';
import { orderFor } from '../../games/falling-sky/commands/order';
import { FULL } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import { defaultComponents } from '../../games/falling-sky/components/default';
import { FACTIONS, type Faction, PLAYERS } from '../../games/falling-sky/components/factions';
import { REGIONS } from '../../games/falling-sky/components/map';
import { mobileOf } from '../../games/falling-sky/pieces/force';
import { forceIn } from '../../games/falling-sky/pieces/forces';
import { toWrite } from '../../games/falling-sky/pieces/writing';
import { seatingFor } from '../../games/falling-sky/seats';
import { setUp } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import { legalMoves } from '../../games/kit/legality';
import { withDefaults } from '../../games/kit/options';
import { pickFrom, seeded, seededChance } from '../../games/testing/chance';
import { Table } from './table';

const MOVES = ['select', 'go', 'leave', 'drop', 'stop', 'end', 'passage'];
const ANSWERS = ['harass', 'spare', 'lose', 'roll', 'agree', 'refuse'];

const mobile = (G: G, faction: Faction) =>
  REGIONS.reduce((sum, { id }) => sum + mobileOf(forceIn(G, id, faction)), 0);

test('3.2.2, 3.3.2, 3.4.2 Marches at random come to an end, and only who Marches loses pieces', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const next = seeded(seed);
    const options = withDefaults(rulebook, { scenario: pickFrom(['great-revolt', 'pax-gallica'], next) });
    const table = new Table(
      setUp(defaultComponents, { options, seats: seatingFor(4, options), random: seededChance(seed) }),
    );
    const faction = FACTIONS[seed % FACTIONS.length];
    const order = orderFor('march', faction, faction === 'germans' ? pickFrom(PLAYERS, next) : faction, FULL);
    toWrite(table.G).devastated = REGIONS.filter(() => next() < 0.1).map(({ id }) => id);
    table.G.played = [1 + Math.floor(next() * 72)];
    expect(canMarch(table.G, order)).toBe(true);
    const before = FACTIONS.map((each) => mobile(table.G, each));
    table.G.stack = [{ step: 'card', sides: [], deeds: [], passed: [] }, commandFrame(order)];
    table.dice(...Array.from({ length: 99 }, () => 1 + Math.floor(next() * 6))).start();
    for (let count = 0; table.G.stack.some(({ step }) => step === 'march'); count++) {
      expect(count).toBeLessThan(300);
      const moves = legalMoves(rulebook, table.G, table.side);
      const names = [...MOVES, ...ANSWERS].filter((name) => moves.some(({ move }) => move === name));
      const name = pickFrom(names, next);
      const { move, args } = pickFrom(
        moves.filter((each) => each.move === name),
        next,
      );
      table.do(table.side, move, ...args);
    }
    for (const [index, each] of FACTIONS.entries())
      if (each !== faction) expect(mobile(table.G, each)).toBe(before[index]);
  }
});
