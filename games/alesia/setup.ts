/* The start of the game (3). */
import type { Setup } from '../kit/rulebook';
import { DELAYS } from './command/release';
import { type Box, openBox } from './components/box';
import type { Components, Deployment } from './components/components';
import { type G, OFF, TOWN, type Variants } from './state';

/** The off-board zone in which the relieving force starts (3.3), cavalry too (22.2): the first. */
const START = 0;

/**
 * Returns the state before the first decision: the Romans stand as the first deployment of the components says, and may be placed otherwise. A
 * Gaul who commands both armies has drawn his delay (18.2).
 */
export function setUp(components: Components, { options, seats, random }: Setup<G>): G {
  const box = openBox(components);
  const at = { ...romansOf(components.deployments[0]) };
  const zones: Record<string, string> = {};
  for (const { id, side, force } of box.units) {
    if (side === 'roman') continue;
    at[id] = force === 'besieged' ? TOWN : OFF;
    if (force === 'relieving') zones[id] = box.zoneIds[START];
  }
  return {
    stack: [
      { step: 'game', sides: [] },
      { step: 'deployment', sides: [], again: false },
    ],
    seats,
    box: components.id,
    variants: variantsOf(options),
    period: 1,
    turn: 1,
    at: ordered(box, at),
    disrupted: [],
    rages: [],
    presence: [box.zoneIds[START]],
    fired: {},
    release: { landed: [], fought: false, turn: 0, out: false },
    filled: [],
    filling: {},
    reconnaissance: { scouts: {}, shifted: [], held: [] },
    takeovers: {},
    secret: {
      zones,
      shifted: [],
      held: [],
      sightings: [],
      reports: [],
      delay: seats.relief === null ? random.Die(DELAYS.length) : 0,
      sphere: null,
      orders: {},
    },
  };
}

/** Returns where each Roman counter stands in a deployment. */
export function romansOf({ at }: Deployment): Record<string, string> {
  const places: Record<string, string> = {};
  for (const [hex, units] of Object.entries(at)) for (const unit of units.split(' ')) places[unit] = hex;
  return places;
}

function ordered({ units }: Box, at: Record<string, string>): Record<string, string> {
  return Object.fromEntries(units.map(({ id }) => [id, at[id]]));
}

function variantsOf(options: Record<string, string>): Variants {
  return {
    fillTrench: options['fill-trench'] === 'on',
    turns: Number(options.turns ?? 12),
    leaderOut: options['leader-out'] === 'on',
    secretSpheres: options['secret-spheres'] === 'on',
    sturdyVercingetorix: options['sturdy-vercingetorix'] === 'on',
    reconnaissance: options.reconnaissance === 'on',
    hiddenStacks: options['hidden-stacks'] === 'on',
  };
}
