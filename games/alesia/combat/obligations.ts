/* Who has to attack, and what has to be attacked (6.2, 6.3, 13.1, 14.31, 14.32, 15.3, 21.2, 24.7). */
import type { Unit } from '../components/box';
import { type Cause, enemyOf, type G, type Rage } from '../state';
import { type Contact, contactOf } from './contact';
import { ragesOf } from './rages';

/** Obligations by places in a {@link Contact}. */
export interface Duties {
  attackers: ReadonlySet<number>;
  /** Who is in the town or off the board and has to fight a raging battle again from there, if there is room for that (15.3). */
  away: ReadonlySet<number>;
  targets: ReadonlySet<number>;
  /** The enemy's raging battles that are broken by a counterattack. */
  broken: ReadonlySet<Rage>;
}

/** Returns which units of a cause have to attack, and which hexes have to be attacked, as things stand. */
export function obligations(G: G, cause: Cause): { units: string[]; hexes: string[] } {
  const contact = contactOf(G, cause);
  const { attackers, away, targets } = dutiesOf(G, cause, contact, []);
  return {
    units: [...attackers, ...away].map((place) => contact.attackers[place].unit.id),
    hexes: [...targets].map((place) => contact.targets[place].hex.id),
  };
}

/**
 * Returns the obligations once the targets `chosen` are attacked (14.3): of each unit alone, also among those in a fort (24.72). Who attacks from the walls never has to (9.5). Enemies whose battle rages oblige nobody (6.6), and those they
 * have attacked are not obliged, until one of them is attacked: then all of them must be (15.3).
 */
export function dutiesOf(G: G, cause: Cause, contact: Contact, chosen: Iterable<number>): Duties {
  const attackers = new Set<number>();
  const away = new Set<number>();
  const targets = new Set<number>();
  const own = ragesOf(G, cause);
  const enemies = ragesOf(G, enemyOf(cause));
  const broken = new Set(enemies.filter((rage) => someOf(contact, chosen, rage)));
  for (let before = -1; before !== broken.size; ) {
    before = broken.size;
    contact.targets.forEach(({ attackers: around, stack, controlling }, target) => {
      const controls = controlling.some(({ id }) => !isIn(enemies, broken, 'attackers', id));
      const isReleased = enemies.some(
        (rage) => broken.has(rage) && stack.some(({ id }) => rage.attackers.includes(id)),
      );
      for (const place of around) {
        const { unit, isInTheOpen, isAway } = contact.attackers[place];
        const isBound = own.some((rage) => isBetween(rage, unit.id, stack));
        if (isAway) {
          if (isBound) away.add(place);
          continue;
        }
        const isEngaged = controls && isInTheOpen && !isIn(enemies, broken, 'defenders', unit.id);
        if (isEngaged || isBound) {
          attackers.add(place);
          targets.add(target);
        } else if (isReleased) targets.add(target);
      }
    });
    for (const rage of enemies) if (someOf(contact, targets, rage)) broken.add(rage);
  }
  return { attackers, away, targets, broken };
}

/** Says whether a unit may attack a target at all: those whose battle rages may only turn on who attacked them, until it is broken (15.3). */
export function isOpen(
  G: G,
  cause: Cause,
  contact: Contact,
  broken: ReadonlySet<Rage>,
  attacker: number,
  target: number,
): boolean {
  if (G.rages.length === 0) return true;
  const { id } = contact.attackers[attacker].unit;
  const held = ragesOf(G, enemyOf(cause)).filter((rage) => !broken.has(rage) && rage.defenders.includes(id));
  return held.every((rage) =>
    contact.targets[target].stack.some((enemy) => rage.attackers.includes(enemy.id)),
  );
}

function someOf({ targets }: Contact, places: Iterable<number>, { attackers }: Rage): boolean {
  for (const place of places) if (targets[place].stack.some(({ id }) => attackers.includes(id))) return true;
  return false;
}

function isBetween({ attackers, defenders }: Rage, attacker: string, stack: readonly Unit[]): boolean {
  return attackers.includes(attacker) && stack.some(({ id }) => defenders.includes(id));
}

function isIn(
  rages: readonly Rage[],
  broken: ReadonlySet<Rage>,
  part: 'attackers' | 'defenders',
  unit: string,
): boolean {
  return rages.some((rage) => !broken.has(rage) && rage[part].includes(unit));
}
