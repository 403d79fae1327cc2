import { expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky';
import { poolOf } from '../../../games/falling-sky/components/box';
import { CARDS, type Text } from '../../../games/falling-sky/components/cards';
import { defaultComponents } from '../../../games/falling-sky/components/default';
import { FACTIONS, PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import { eventFrame } from '../../../games/falling-sky/events/start';
import { availableForts, availableTroops, legionsOnMap } from '../../../games/falling-sky/pieces/forces';
import { availableAt } from '../../../games/falling-sky/pieces/tribes';
import { seatingFor } from '../../../games/falling-sky/seats';
import { setUp } from '../../../games/falling-sky/setup';
import type { G } from '../../../games/falling-sky/state';
import { legalMoves } from '../../../games/kit/legality';
import { makeLegalMove, proceed, refuseDeadEnd } from '../../../games/kit/make';
import { withDefaults } from '../../../games/kit/options';
import { Play } from '../../../games/kit/play';
import { pickFrom, seeded, seededChance } from '../../../games/testing/chance';

const SCENARIOS = ['great-revolt', 'reconquest-of-gaul', 'pax-gallica'];
/** From then on a text is brought to its end wherever that is possible. */
const ENOUGH = 100;
const ENDINGS = ['enough', 'end'];
const ASIDE = ['transfer', 'standing', 'remove', 'reduce'];

const isUnderWay = ({ stack }: G) => stack.some(({ step }) => step === 'event');

/** Carries out a text with random decisions from the start of a scenario, and returns what has come of it. */
function carryOut(card: number, text: Text, by: Player, seed: number): G {
  const options = { ...withDefaults(rulebook), scenario: SCENARIOS[seed % SCENARIOS.length] };
  const [chance, next] = [seededChance(seed), seeded(seed + 1)];
  const G = setUp(defaultComponents, { options, seats: seatingFor(4, options), random: chance });
  G.played = [card];
  G.stack = [{ step: 'game', sides: [] }, eventFrame(card, text, by)];
  const play = new Play(G, chance);
  proceed(rulebook, play);
  for (let count = 0; isUnderWay(G); count++) {
    refuseDeadEnd(rulebook, play);
    const [side] = G.stack[G.stack.length - 1].sides;
    const all = legalMoves(rulebook, G, side);
    const some = all.filter(({ move }) => !ASIDE.includes(move));
    const moves = some.length > 0 ? some : all;
    const endings = moves.filter(({ move }) => count > ENOUGH && ENDINGS.includes(move));
    makeLegalMove(rulebook, play, side, pickFrom(endings.length > 0 ? endings : moves, next));
    if (count > 5 * ENOUGH) throw new Error(`card ${card} ${text} by the ${by} does not end`);
  }
  return G;
}

function isConserved(G: G): boolean {
  const { track, fallen, removed, waiting } = G.legions;
  const areAvailable = FACTIONS.every(
    (faction) =>
      availableTroops(G, faction) >= 0 &&
      availableAt(G, faction, 'ally') >= 0 &&
      availableAt(G, faction, 'citadel') >= 0,
  );
  return (
    areAvailable &&
    availableForts(G) >= 0 &&
    legionsOnMap(G) + track + fallen + removed + waiting === poolOf(G, 'romans').legions
  );
}

test.each(CARDS.map(({ number, texts }) => ({ number, texts })))(
  '5.1.3 card $number: everybody can carry out each text to its end, with no piece too many',
  ({ number, texts }) => {
    for (const text of texts)
      for (const [index, by] of PLAYERS.entries())
        expect(isConserved(carryOut(number, text, by, number + 4 * index)), `${text} by ${by}`).toBe(true);
  },
);
