/* Why a unit cannot go where a player has clicked. */
import type { Obstacle } from '../../kit/action';
import { mayLeaveTown } from '../command';
import { commands } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import type { Hex } from '../components/hex';
import { mayLeaveBoard } from '../offboard';
import { type G, LOST, OFF, type SituationOf, TOWN } from '../state';
import { isInRange, isTooNear } from './closed';
import { hindranceOf } from './hindrance';
import { isMissile } from './missiles';
import { hasBroughtOn, hasMoved, ragingUnits, reachOf, unitsToMove } from './movers';
import { placeOf, UNREACHED } from './reach';

type At = SituationOf<'movement'>;

/** Says why a unit may not be moved, or not there; null where the rules have nothing to say. */
export function whyNotMove(at: At, unit: string, place?: string): Obstacle | null {
  const facts = boxOf(at.G).unit[unit];
  if (facts === undefined) return null;
  if (place === undefined) return whyHeld(at, facts) ?? whyStopped(at, facts);
  return boxOf(at.G).hex[place] === undefined ? null : whyNotThere(at, facts, boxOf(at.G).hex[place]);
}

/** Says why a unit may not leave the board. */
export function whyNotLeave(at: At, unit: string): Obstacle | null {
  const { G, frame } = at;
  const { unit: units, hex } = boxOf(G);
  if (units[unit] === undefined) return null;
  if (!mayLeaveBoard(G, unit)) return { rule: '11.3', text: 'Only Gauls leave the board.' };
  if (frame.began[unit] === OFF) return { rule: '11.7', text: 'It has come onto the board in this turn.' };
  const held = whyHeld(at, units[unit]);
  if (hex[G.at[unit]]?.edge !== true)
    return held ?? { rule: '11.5', text: 'Move it to the edge of the board first.' };
  return held ?? { rule: '11.5', text: 'It has no movement factor left for it.' };
}

function whyHeld({ G, frame, side }: At, unit: Unit): Obstacle | null {
  const { id, kind } = unit;
  if (unit.side !== frame.cause || G.at[id] === LOST) return null;
  if (kind === 'fort') return { rule: '24.1', text: 'Forts do not move.' };
  if (!commands(G, side, id)) return { rule: '17.4', text: 'It is not under your command.' };
  if (G.disrupted.includes(id))
    return { rule: '21.1', text: 'It is disrupted and does not move in this turn.' };
  if (ragingUnits(G).has(id)) return { rule: '15.3', text: 'It is held by the battle that rages there.' };
  if (hasMoved(frame, side, id))
    return { rule: '5.2', text: 'It has moved, and you have moved another since.' };
  if (G.at[id] !== OFF && frame.began[id] !== OFF && hasBroughtOn(G, frame, side))
    return { rule: '4.1', text: 'It was on the board: such units move before others come onto it.' };
  return null;
}

/** Why a unit that nothing holds comes nowhere. */
function whyStopped({ G, frame, side }: At, unit: Unit): Obstacle | null {
  if (unitsToMove(G, frame, side, [unit]).length === 0) return null;
  const { id } = unit;
  const hex = boxOf(G).hex[G.at[id]];
  if (hex === undefined)
    return G.at[id] === OFF ? { rule: '11.4', text: 'It cannot come onto the board now.' } : null;
  if (hindranceOf(G, frame.cause).controlled[hex.number])
    return frame.began[id] === undefined
      ? { rule: '6.4', text: 'Enemies are on all sides of it.' }
      : { rule: '6.2', text: 'It has to stop in the enemy zone of control.' };
  return { rule: '5.3', text: 'It has no movement left.' };
}

function whyNotThere(at: At, unit: Unit, hex: Hex): Obstacle | null {
  const { G, frame, side } = at;
  const closed = whyClosed(G, unit, hex);
  if (closed !== null) return closed;
  const place = placeOf(G, hex.id);
  const reaches = (relaxed: 'control' | 'water') =>
    reachOf(G, frame, side, unit.id, relaxed).costs[place] !== UNREACHED;
  if (unit.force === 'besieged' && G.at[unit.id] === TOWN && !mayLeaveTown(G))
    return { rule: '18.1', text: 'The besieged may not come out of Alesia yet.' };
  if (hex.id === G.at[unit.id]) return null;
  if (reaches('water')) return { rule: '8.1', text: 'River or trench are in the way: it has to stop there.' };
  if (reaches('control')) return { rule: '6.2', text: 'Enemy zones of control are in the way.' };
  return { rule: '5.3', text: 'It is too far.' };
}

function whyClosed(G: G, unit: Unit, hex: Hex): Obstacle | null {
  const { kind, side } = unit;
  const { enemies, controlled } = hindranceOf(G, side);
  if (side === 'roman' && hex.terrain === 'town') return { rule: '9.1', text: 'Romans never enter Alesia.' };
  if (enemies[hex.number]) return { rule: '5.5', text: 'Enemies are there.' };
  if (kind === 'cavalry' && hex.works !== null)
    return { rule: '22.1', text: 'Cavalry never enters the Outer Works.' };
  if (side === 'gallic') return kind === 'leader' ? whyNotVercingetorix(G, hex) : null;
  if (!controlled[hex.number]) return null;
  if (isMissile(unit)) return { rule: '20.2', text: 'Archers and slingers do not go next to the enemy.' };
  return kind === 'leader'
    ? { rule: '19.3', text: 'He would fall there: none of his men are in the hex.' }
    : null;
}

function whyNotVercingetorix(G: G, { number }: Hex): Obstacle | null {
  if (isInRange(G, number))
    return { rule: '19.2', text: 'Vercingetorix does not come within three hexes of a fort.' };
  return isTooNear(G, number) ? { rule: '19.1', text: 'He would be caught there.' } : null;
}
