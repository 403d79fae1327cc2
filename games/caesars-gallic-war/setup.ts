/* The start of the game (3.0). */

import type { FrameAt } from '../kit/frame';
import type { Random } from '../kit/random';
import type { Setup } from '../kit/rulebook';
import { type AreaId, GERMAN_HOME, ROMAN_HOME } from './components/areas';
import { type Box, openBox } from './components/box';
import type { Components } from './components/components';
import { OUR_SET } from './components/components';
import {
  FIRST_LEGIONS,
  GERMAN_CAVALRY,
  GERMANS,
  ROMAN_CAVALRY,
  TRIBE_IDS,
  type TribeId,
  UNITS_OF,
} from './components/units';
import { BID, startingSupply, variantsOf } from './options';
import type { Aside, Block, G, Side, SideSecret, Variants } from './state';

/** The tribes that are active from the start, and the strength of their units (3.0). */
const ALLIES: Partial<Record<TribeId, { side: Side; strength: 'full' | 1 }>> = {
  helvetii: { side: 'barbarian', strength: 'full' },
  volcae: { side: 'roman', strength: 'full' },
  allobroges: { side: 'roman', strength: 1 },
};

const FIRST_TURN: FrameAt<G, 'turn'> = { step: 'turn', sides: [] };

/** Returns the state before the first turn, of 58 BC, or before the bidding for its supply points (9.1). */
export function setUp(components: Components, { options, seats, random }: Setup<G>): G {
  const box = openBox(components);
  const variants = variantsOf(options);
  return {
    stack: options.supply === BID ? [FIRST_TURN, { step: 'toss', sides: [] }] : [FIRST_TURN],
    seats,
    ...(components.id !== OUR_SET && { box: components.id }),
    variants,
    turn: 1,
    round: 1,
    first: variants.solitaire ? rollForFirst(random) : 'roman',
    played: { roman: [], barbarian: [] },
    activations: { roman: [], barbarian: [] },
    raids: 0,
    massiveRevolt: 'deck',
    supply: startingSupply(options),
    score: { roman: 0, barbarian: 0 },
    germansKilled: 0,
    neutral: neutralTribes(),
    aside: unitsAside(),
    homes: {},
    homeLost: false,
    wintered: { caesar: false, ariovistus: false },
    contests: {},
    secret: { roman: secretOf(box, 'roman', variants), barbarian: secretOf(box, 'barbarian', variants) },
  };
}

/** Each side rolls a die; the higher one goes first in the first turn (9.2). */
function rollForFirst(random: Random): Side {
  for (;;) {
    const [roman, barbarian] = random.D6(2);
    if (roman !== barbarian) return roman > barbarian ? 'roman' : 'barbarian';
  }
}

function neutralTribes(): G['neutral'] {
  const neutral: Partial<Record<AreaId, string[]>> = {};
  for (const tribe of TRIBE_IDS) if (ALLIES[tribe] === undefined) neutral[tribe] = [...UNITS_OF[tribe]];
  return neutral;
}

function unitsAside(): Record<string, Aside> {
  return {
    'legion-xiii': 'waiting',
    'legion-xiv': 'waiting',
    'legion-i': 'waiting',
    'legion-xv': 'waiting',
    vercingetorix: 'pool',
    dumnorix: 'pool',
    ambiorix: 'pool',
  };
}

/** Returns what a side begins with, cavalry as agreed (9.4). */
function secretOf({ unit }: Box, side: Side, { cavalry }: Variants): SideSecret {
  const blocks: Record<string, Block> = {};
  const home = side === 'roman' ? ROMAN_HOME : GERMAN_HOME;
  for (const id of side === 'roman' ? FIRST_LEGIONS : GERMANS)
    blocks[id] = { place: home, strength: unit[id].full };
  if (side === 'roman' && (cavalry === 'roman' || cavalry === 'both')) {
    blocks[ROMAN_CAVALRY] = { place: home, strength: unit[ROMAN_CAVALRY].full };
  }
  if (side === 'barbarian' && (cavalry === 'german' || cavalry === 'both')) {
    blocks[GERMAN_CAVALRY] = { place: home, strength: unit[GERMAN_CAVALRY].full };
  }
  for (const tribe of TRIBE_IDS) {
    const ally = ALLIES[tribe];
    if (ally?.side !== side) continue;
    for (const id of UNITS_OF[tribe])
      blocks[id] = { place: tribe, strength: ally.strength === 'full' ? unit[id].full : ally.strength };
  }
  return { hand: [], chosen: null, blocks, done: [], retreats: {} };
}
