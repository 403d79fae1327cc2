/* How well the causes stand, for bots: how hard Vercingetorix's way out is to open, what time is left, who has lost more. */
import { recordOf } from '../../kit/record';
import { commandersOf } from '../commanders';
import { boxOf } from '../components/box';
import { type G, LOST, SIDES, type Side } from '../state';
import { wayOut } from './route';

/** The cost of a way out at which the Gauls have an even chance with all time left, and how much a doubling of doubt is. */
const EVEN = 75;
const SPREAD = 22;
/** What losses weigh: a factor lost, of the Roman's about half as many as the Gauls have (notes on tactics). */
const ROMAN_FACTOR = 0.09;
const GALLIC_FACTOR = 0.04;
const FORT = 0.5;
const PERIODS = 2;
/** What a draw is worth, which is the most that the Romans still have without Caesar (26.3). */
const DRAW = 0.5;

/** Returns each side's chances, together 1: those of a cause are shared by its commanders. */
export function evaluate(G: G): Record<Side, number> {
  const chance = gallicChance(G);
  const gallic = G.at.caesar === LOST ? chance + (1 - chance) * DRAW : chance;
  const romans = commandersOf(G, 'roman');
  const gauls = commandersOf(G, 'gallic');
  return recordOf(SIDES, (side) => {
    if (romans.includes(side)) return (1 - gallic) / romans.length;
    return gauls.includes(side) ? gallic / gauls.length : 0;
  });
}

function gallicChance(G: G): number {
  const route = wayOut(G);
  if (route === null) return 0.01;
  const turns = G.variants.turns * PERIODS;
  const left = turns - (G.period - 1) * G.variants.turns - G.turn + 1;
  const toRun = route.hexes.length / 6;
  const hurry = left < toRun ? 4 : (toRun / left) * 2;
  const score = (EVEN - route.cost) / SPREAD + losses(G) - hurry;
  return Math.min(0.98, Math.max(0.02, 1 / (1 + Math.exp(-score))));
}

/** Returns how much better losses are for the Gauls than for the Romans. */
function losses(G: G): number {
  let sum = 0;
  for (const { id, side, kind, combat } of boxOf(G).units) {
    if (G.at[id] !== LOST) continue;
    if (kind === 'fort') sum += FORT;
    else sum += side === 'roman' ? ROMAN_FACTOR * combat : -GALLIC_FACTOR * combat;
  }
  return sum;
}
