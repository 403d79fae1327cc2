/* Who of a cause is in touch with whom of the enemy, from the walls too (9.5): what the division of attacks is made of (13, 14). */
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { exertsControl, fieldOf, hasFort } from '../field';
import { type Cause, enemyOf, type G } from '../state';
import { mayAttack } from './attackers';
import { reachedFromAway } from './posts';

/** A unit that may attack, and the places in {@link Contact.targets} of what it may attack. */
export interface Attacker {
  unit: Unit;
  reaches: number[];
  /** Whether it is on the board, neither on the walls (6.1) nor in a fort (24.7): enemies may control its hex. */
  isInTheOpen: boolean;
  /** Whether it attacks from the town or from off the board, which it never has to. */
  isAway: boolean;
}

/** A hex that may be attacked, and the places in {@link Contact.attackers} of who may do so. */
export interface Target {
  hex: Hex;
  stack: readonly Unit[];
  attackers: number[];
  /** Those of its units that have a zone of control. */
  controlling: readonly Unit[];
}

export interface Contact {
  attackers: Attacker[];
  targets: Target[];
  /** The place of each unit among the attackers, and of each hex among the targets. */
  attackerOf: Map<string, number>;
  targetOf: Map<string, number>;
}

/** Returns who of a cause may attack what. Attackers who reach nothing are left out. */
export function contactOf(G: G, cause: Cause): Contact {
  const { units, hexes, hex } = boxOf(G);
  const contact: Contact = { attackers: [], targets: [], attackerOf: new Map(), targetOf: new Map() };
  for (const unit of units) {
    if (unit.side !== cause || !mayAttack(G, unit)) continue;
    const at = hex[G.at[unit.id]];
    const around = at?.neighbours ?? reachedFromAway(G, unit.id);
    const reaches: number[] = [];
    for (const number of around) {
      const target = targetAt(G, contact, cause, number === OFF_BOARD ? undefined : hexes[number]);
      if (target !== null) reaches.push(target);
    }
    if (reaches.length === 0) continue;
    const place = contact.attackers.length;
    for (const target of reaches) contact.targets[target].attackers.push(place);
    contact.attackerOf.set(unit.id, place);
    contact.attackers.push({
      unit,
      reaches,
      isAway: at === undefined,
      isInTheOpen: at !== undefined && at.terrain !== 'town' && !hasFort(G, at.id),
    });
  }
  return contact;
}

/** Returns the place of a hex among the targets, where it is taken up if it can be one: enemies stand there. */
function targetAt(G: G, contact: Contact, cause: Cause, hex: Hex | undefined): number | null {
  if (hex === undefined || hex.terrain === 'town') return null;
  const known = contact.targetOf.get(hex.id);
  if (known !== undefined) return known;
  const stack = (fieldOf(G).stacks[hex.number] ?? []).filter(
    ({ side, kind }) => side === enemyOf(cause) && kind !== 'fort',
  );
  if (stack.length === 0) return null;
  contact.targets.push({
    hex,
    stack,
    attackers: [],
    controlling: stack.filter((unit) => exertsControl(G, unit)),
  });
  contact.targetOf.set(hex.id, contact.targets.length - 1);
  return contact.targets.length - 1;
}
