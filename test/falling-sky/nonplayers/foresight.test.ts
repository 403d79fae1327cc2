import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky';
import { cardOf } from '../../../games/falling-sky/components/box';
import type { Text } from '../../../games/falling-sky/components/cards';
import { PLAYERS } from '../../../games/falling-sky/components/factions';
import { SCENARIOS } from '../../../games/falling-sky/components/scenarios';
import { foresee } from '../../../games/falling-sky/nonplayers/events/foresight';
import { IMPETUOSITY } from '../../../games/falling-sky/nonplayers/events/named';
import { hasEffect, rehearse } from '../../../games/falling-sky/nonplayers/events/rehearsal';
import type { G } from '../../../games/falling-sky/state';
import { frameOf, type Seat } from '../../../games/kit/frame';
import { recordOf } from '../../../games/kit/record';
import { playByRule } from '../../tools/byRule';

const CARDS = Array.from({ length: 72 }, (_, index) => index + 1);
const TEXTS: readonly Text[] = ['unshaded', 'shaded'];

/** Returns the texts that do not stay in effect, which nobody tries. */
const textsOf = (card: number) => TEXTS.filter((text) => !cardOf({}, card).capability.includes(text));

/** What was foreseen of Events in a game, be it that others are players, and whether they have an effect when they are tried. */
function compared(
  before: G,
  cards: readonly number[],
  others: Seat | null,
): { what: string; foreseen: string; tried: string }[] {
  const state = structuredClone(before);
  return cards.flatMap((card) =>
    textsOf(card).flatMap((text) =>
      PLAYERS.flatMap((side) => {
        if (card === IMPETUOSITY && side === 'romans') return [];
        state.seats = recordOf(PLAYERS, (faction) => (faction === side ? null : others));
        state.played[state.played.length - 1] = card;
        const foreseen = foresee(state, card, text, side);
        if (foreseen === 'unknown') return [];
        const turn = { ...frameOf(state, 'turn'), faction: side, sides: [side] };
        const isEffective = (after: G) => hasEffect(state, after, side);
        const tried = isEffective(rehearse(rulebook, state, turn, card, text, isEffective))
          ? 'something'
          : 'nothing';
        return [{ what: `card ${card} ${text} by the ${side}`, foreseen, tried }];
      }),
    ),
  );
}

describe('8.1.1 What is foreseen of an Event', () => {
  for (const { id } of SCENARIOS)
    test(`8.1.1 is what comes of it: ${id}`, () => {
      let turns = 0;
      const seen = { something: 0, nothing: 0 };
      for (let seed = 1; seed <= 4; seed++)
        playByRule(id, seed, (G) => {
          if (G.stack[G.stack.length - 1].step !== 'turn') return;
          const cards = CARDS.filter((card) => card % 12 === turns % 12);
          turns++;
          for (const { what, foreseen, tried } of compared(G, cards, turns % 24 < 12 ? '0' : null)) {
            expect(foreseen, `${what}, seed ${seed}, turn ${turns}`).toBe(tried);
            seen[foreseen === 'something' ? 'something' : 'nothing']++;
          }
        });
      expect(seen.something).toBeGreaterThan(1000);
      expect(seen.nothing).toBeGreaterThan(100);
    });
});
