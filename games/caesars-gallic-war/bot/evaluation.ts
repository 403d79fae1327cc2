/* How well a side stands, for bots. */

import { OFF_MAP } from '../components/areas';
import { boxOf } from '../components/box';
import { CAESAR, TRIBE_IDS, type TribeId } from '../components/units';
import { type G, hasUnits, type Side } from '../state';
import { allegiance, controllerOf } from '../tribes';
import { CARDS_IN_TURN, LAST_TURN } from '../turns';

/** What a lead in each of these is worth at the start of the game and at its end, in logits. */
const WORTH = {
  points: [0.18, 0.6],
  tribes: [0.15, 0.55],
  power: [0.04, 0.015],
  supply: [0.04, 0.0],
  caesar: [0.3, 0.3],
} as const;

type Features = Record<keyof typeof WORTH, number>;

/** Rome's forces and supply outweigh the Barbarians' by so much in an even game, in logits. */
const ROMAN_EDGE = 0.7;

/** Returns each side's chances, together 1, from points, tribes, forces, supply and Caesar's safety. */
export function evaluate(G: G): Record<Side, number> {
  const roman = featuresOf(G, 'roman');
  const barbarian = featuresOf(G, 'barbarian');
  const progress = (G.turn - 1 + (G.round - 1) / CARDS_IN_TURN) / LAST_TURN;
  let logit = -ROMAN_EDGE * (1 - progress);
  for (const part of PARTS) {
    const [first, last] = WORTH[part];
    logit += (first + (last - first) * progress) * (roman[part] - barbarian[part]);
  }
  const chance = 1 / (1 + Math.exp(-logit));
  return { roman: chance, barbarian: 1 - chance };
}

const PARTS = ['points', 'tribes', 'power', 'supply', 'caesar'] as const;

function featuresOf(G: G, side: Side): Features {
  const { unit } = boxOf(G);
  const { blocks } = G.secret[side];
  let power = 0;
  for (const id in blocks) {
    const { place, strength } = blocks[id];
    const { rating } = unit[id];
    power += (place === OFF_MAP ? 0.5 : 1) * strength * (rating / 2);
  }
  return {
    points: G.score[side],
    tribes: tribeWorth(G, side),
    power,
    supply: side === 'roman' ? G.supply : 0,
    caesar: side === 'roman' ? -caesarsRisk(G) : 0,
  };
}

/** Tribes that are a side's; Britannia is worth three to Rome at the end (8.0). */
function tribeWorth(G: G, side: Side): number {
  let worth = 0;
  for (const tribe of TRIBE_IDS) {
    if (!holds(G, side, tribe)) continue;
    worth += tribe === 'britannia' && side === 'roman' ? 2 : 1;
  }
  return worth;
}

/** Says whether a side controls a tribe, or will when its units go home to their empty area (6.2, 6.3). */
function holds(G: G, side: Side, tribe: TribeId): boolean {
  const controller = controllerOf(G, tribe);
  if (controller !== null || isOccupied(G, tribe)) return controller === side;
  const { own, enemy } = allegiance(G, side, tribe);
  return own > 0 && enemy === 0;
}

function isOccupied(G: G, tribe: TribeId): boolean {
  return G.neutral[tribe] !== undefined || hasUnits(G, 'roman', tribe);
}

/** How near Caesar is to being killed: hits he has taken, and whether he stands alone (7.1, 8.1). */
function caesarsRisk(G: G): number {
  const { blocks } = G.secret.roman;
  const caesar = blocks[CAESAR];
  if (caesar === undefined || caesar.place === OFF_MAP) return 0;
  let company = 0;
  for (const id in blocks) if (blocks[id].place === caesar.place) company += blocks[id].strength;
  return Math.max(0, 4 - caesar.strength) / 2 + Math.max(0, 6 - company) / 3;
}
