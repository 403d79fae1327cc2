import { boxOf } from '../../games/alesia/components/box';
import { distance, type Hex } from '../../games/alesia/components/hex';
import { countersIn, isUnit } from '../../games/alesia/field';
import { type G, LOST, OFF, TOWN } from '../../games/alesia/state';
import { isOver, topFrame } from '../../games/kit/frame';

/** How many units of each cause a hex holds (10.1), and how far forts are from the town (3.2). */
const ROOM = { roman: 3, gallic: 2 };
const FORT_APART = 8;

/** Says what is broken in a state of Alesia, or returns null. */
export function alesiaInvariant(G: G): string | null {
  return brokenPlaces(G) ?? brokenStacks(G) ?? brokenSecrets(G) ?? brokenTurn(G);
}

function brokenPlaces(G: G): string | null {
  const { units, hex, walls } = boxOf(G);
  if (Object.keys(G.at).join() !== units.map(({ id }) => id).join()) return 'counters are lost or doubled';
  for (const { id, side, kind } of units) {
    const at = G.at[id];
    const place: Hex | undefined = hex[at];
    if (place === undefined && at !== TOWN && at !== OFF && at !== LOST) return `${id} is nowhere: ${at}`;
    if (side === 'roman' && (at === TOWN || place?.terrain === 'town')) return `${id} is in Alesia (9.1)`;
    if (kind === 'cavalry' && place !== undefined && place.works !== null)
      return `${id} is on Outer Works (22.1)`;
    if (kind === 'fort' && place !== undefined && walls.some((wall) => distance(wall, place) < FORT_APART))
      return `${id} is too near to Alesia (3.2)`;
    if (kind === 'fort' && at === OFF) return `${id} is off the board`;
  }
  if (G.disrupted.some((id) => hex[G.at[id]] === undefined))
    return 'a unit is disrupted that is not on the map';
  return null;
}

function brokenStacks(G: G): string | null {
  const { hexes } = boxOf(G);
  for (const { id, terrain } of hexes) {
    const stack = countersIn(G, id);
    if (stack.length === 0 || terrain === 'town') continue;
    const sides = new Set(stack.filter(({ kind }) => kind !== 'fort').map(({ side }) => side));
    if (sides.size > 1) return `both causes are in ${id} (5.5)`;
    if (
      isOver(G) ||
      ['movement', 'overstacking', 'deployment'].some((step) => G.stack.some((frame) => frame.step === step))
    )
      continue;
    const [side] = sides;
    const count = stack.filter(isUnit).length;
    if (side !== undefined && topFrame(G).step === 'combat' && count > ROOM[side])
      return `${count} units are in ${id} (10.1)`;
  }
  return null;
}

function brokenSecrets(G: G): string | null {
  const { zones } = G.secret;
  const { units, zone } = boxOf(G);
  for (const { id, side } of units) {
    const isOff = G.at[id] === OFF && side === 'gallic';
    if (isOff !== (zones[id] !== undefined))
      return `${id} is ${isOff ? '' : 'not '}off the board, but for its zone`;
    if (isOff && zone[zones[id]] === undefined) return `${id} is in no zone: ${zones[id]}`;
  }
  return null;
}

function brokenTurn({ period, turn, variants }: G): string | null {
  if (period < 1 || period > 2 || turn < 1 || turn > variants.turns)
    return `it is turn ${turn} of period ${period}`;
  return null;
}
