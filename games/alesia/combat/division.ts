/*
 * The division of attacks (14.3): units and hexes grouped into battles so that all units of a battle are adjacent to all its hexes. The units
 * of a hex may attack apart (14.5), and each unit and hex is in one battle (13.2, 14.8).
 * Only groupings are allowed from which every obligation can still be met.
 */
import type { FrameAt } from '../../kit/frame';
import { commanderOf } from '../commanders';
import { during } from '../fast/during';
import { type Cause, enemyOf, type G, type Side } from '../state';
import { type Contact, contactOf } from './contact';
import { type Duties, dutiesOf, isOpen } from './obligations';
import { postsTaken } from './posts';
import { ragesOf } from './rages';

/** Attackers and targets of a battle, by their places in the contact. */
export interface Grouping {
  attackers: number[];
  targets: number[];
}

export interface Division {
  G: G;
  cause: Cause;
  contact: Contact;
  groupings: Grouping[];
  /** The place of each attacker's and of each target's battle among the groupings; -1 for none. */
  ofAttacker: number[];
  ofTarget: number[];
  /** Whether the commander of each attacker still decides. */
  isFree: boolean[];
  /** What follows from it. */
  duties: Duties;
}

const contactIn = during((G, { cause }: FrameAt<G, 'combat'>) => contactOf(G, cause));

const NONE = -1;
const NO_DUTIES: Duties = { attackers: new Set(), away: new Set(), targets: new Set(), broken: new Set() };

/**
 * Returns the division as far as it has come; `deciding` are the commanders who have not finished with theirs. Nothing moves while attacks are
 * divided, so that who is in touch with whom is worked out once for a combat.
 */
export function divisionOf(
  G: G,
  combat: FrameAt<G, 'combat'>,
  deciding: readonly Side[] = combat.sides,
): Division {
  const { cause, targets } = combat;
  const contact = contactIn(G, combat);
  const division: Division = {
    G,
    cause,
    contact,
    groupings: [],
    ofAttacker: contact.attackers.map(() => NONE),
    ofTarget: contact.targets.map(() => NONE),
    isFree: contact.attackers.map(({ unit }) => deciding.includes(commanderOf(G, unit))),
    duties: NO_DUTIES,
  };
  for (const [unit, hexes] of Object.entries(targets)) {
    const attacker = contact.attackerOf.get(unit);
    if (attacker === undefined) continue;
    for (const hex of hexes) {
      const target = contact.targetOf.get(hex);
      if (target !== undefined) enter(division, attacker, target);
    }
  }
  division.duties = dutiesIn(division);
  return division;
}

/** Returns what each unit attacks, hexes by unit. */
export function targetsOf({ contact, groupings }: Division): Record<string, string[]> {
  return attacksOf(contact, groupings);
}

function attacksOf(
  { attackers, targets: hexes }: Contact,
  groupings: readonly Grouping[],
): Record<string, string[]> {
  const targets: Record<string, string[]> = {};
  for (const grouping of groupings)
    for (const attacker of grouping.attackers)
      targets[attackers[attacker].unit.id] = grouping.targets.map((target) => hexes[target].hex.id);
  return targets;
}

/** Returns the division with one more attack; null where that cannot lead to a sound one (14.31 to 14.33, 14.4). */
export function withAttack(division: Division, attacker: number, target: number): Division | null {
  if (!isJoinable(division, attacker, target)) return null;
  const next: Division = {
    ...division,
    groupings: division.groupings.map(({ attackers, targets }) => ({
      attackers: [...attackers],
      targets: [...targets],
    })),
    ofAttacker: [...division.ofAttacker],
    ofTarget: [...division.ofTarget],
  };
  enter(next, attacker, target);
  if (isRaging(next, target)) next.duties = dutiesIn(next);
  if (hasAway(next) && !findsPosts(next, next.groupings)) return null;
  return isCompletable(next) ? next : null;
}

/** Says whether units in the town or off the board may attack. */
function hasAway({ contact }: Division): boolean {
  return contact.attackers.some(({ isAway }) => isAway);
}

/** Says whether those who attack from the town and from off the board find places to do so from (9.5, 11.2). */
function findsPosts({ G, contact }: Division, groupings: readonly Grouping[]): boolean {
  return postsTaken(G, attacksOf(contact, groupings)) !== null;
}

/** Says whether a division can be completed by those who still decide. */
export function isCompletable(division: Division): boolean {
  return stragglersHome(division) !== null;
}

/** Says whether a side has done its part: all its units attack that have to, and all else can be met without it. */
export function isSettled(division: Division, side: Side): boolean {
  return idle(division, side).length === 0 && isCompletable(without(division, side));
}

/** Returns the places of the units of a side that have to attack and do not yet; those who are not on the board only if they still can. */
export function idle(division: Division, side: Side): number[] {
  const { duties, ofAttacker } = division;
  const isIdle = (place: number) => ofAttacker[place] === NONE && isOf(division, side, place);
  const away = [...duties.away].filter(
    (place) => isIdle(place) && firstSound(division, pairsOfAttacker(division, place)) !== null,
  );
  return [...duties.attackers].filter(isIdle).concat(away);
}

/** Returns a division in which a side has done its part. Throws when there is none. */
export function completed(division: Division, side: Side): Division {
  let next = division;
  while (!isSettled(next, side)) {
    const [attacker] = idle(next, side);
    const further = firstSound(
      next,
      attacker === undefined ? pairsOfTargets(next, side) : pairsOfAttacker(next, attacker),
    );
    if (further === null) throw new Error(`${side} cannot meet all obligations`);
    next = further;
  }
  return next;
}

function without(division: Division, side: Side): Division {
  return { ...division, isFree: division.isFree.map((free, place) => free && !isOf(division, side, place)) };
}

function isOf({ G, contact }: Division, side: Side, attacker: number): boolean {
  return commanderOf(G, contact.attackers[attacker].unit) === side;
}

/** The attacks that an attacker may be given, the best first: hexes that nobody attacks yet, those few can reach before others. */
function pairsOfAttacker({ contact, ofTarget, duties }: Division, attacker: number): [number, number][] {
  const worth = (target: number) =>
    (duties.targets.has(target) ? 0 : 1000) +
    (ofTarget[target] === NONE ? 0 : 100) +
    contact.targets[target].attackers.length;
  return [...contact.attackers[attacker].reaches]
    .sort((a, b) => worth(a) - worth(b))
    .map((target) => [attacker, target]);
}

/** The ways to attack hexes that have to be attacked: by units with nothing to do, then by those of a battle. */
function pairsOfTargets(division: Division, side: Side): [number, number][] {
  const { contact, ofAttacker, ofTarget, duties } = division;
  return [...duties.targets]
    .filter((target) => ofTarget[target] === NONE)
    .flatMap((target) =>
      contact.targets[target].attackers
        .filter((attacker) => isOf(division, side, attacker))
        .sort((a, b) => ofAttacker[a] - ofAttacker[b])
        .map((attacker): [number, number] => [attacker, target]),
    );
}

function firstSound(division: Division, pairs: readonly [number, number][]): Division | null {
  for (const [attacker, target] of pairs) {
    const next = withAttack(division, attacker, target);
    if (next !== null) return next;
  }
  return null;
}

/** Says whether an attack can be added as such: both new, or one of them joining the other's battle, all of whose members are adjacent to it. */
function isJoinable(division: Division, attacker: number, target: number): boolean {
  const { G, cause, contact, ofAttacker, ofTarget, groupings, isFree } = division;
  if (!isFree[attacker] || !contact.attackers[attacker].reaches.includes(target)) return false;
  const mine = ofAttacker[attacker];
  const theirs = ofTarget[target];
  if (mine !== NONE && theirs !== NONE) return false;
  if (!isOpen(G, cause, contact, division.duties.broken, attacker, target)) return false;
  if (theirs !== NONE) return canAbsorbAttacker(contact, groupings[theirs], attacker);
  return mine === NONE || canAbsorbTarget(contact, groupings[mine], target);
}

function canAbsorbAttacker({ attackers }: Contact, { targets }: Grouping, attacker: number): boolean {
  return targets.every((target) => attackers[attacker].reaches.includes(target));
}

function canAbsorbTarget({ attackers }: Contact, grouping: Grouping, target: number): boolean {
  return grouping.attackers.every((attacker) => attackers[attacker].reaches.includes(target));
}

function enter({ groupings, ofAttacker, ofTarget }: Division, attacker: number, target: number): void {
  if (ofAttacker[attacker] === NONE && ofTarget[target] === NONE) {
    ofAttacker[attacker] = groupings.length;
    ofTarget[target] = groupings.length;
    groupings.push({ attackers: [attacker], targets: [target] });
  } else if (ofAttacker[attacker] === NONE) {
    ofAttacker[attacker] = ofTarget[target];
    groupings[ofTarget[target]].attackers.push(attacker);
  } else if (ofTarget[target] === NONE) {
    ofTarget[target] = ofAttacker[attacker];
    groupings[ofAttacker[attacker]].targets.push(target);
  }
}

/**
 * Finds a battle to join for each unit and hex that has to take part and has no partner left without a battle; all others can be
 * grouped around partners of their own, however many they are. Returns null when there is none.
 */
function stragglersHome(division: Division): readonly Grouping[] | null {
  const { contact, groupings, ofAttacker, ofTarget, duties, isFree } = division;
  const units = [...duties.attackers].filter(
    (place) =>
      ofAttacker[place] === NONE &&
      !contact.attackers[place].reaches.some((target) => isPair(division, place, target)),
  );
  const hexes = [...duties.targets].filter(
    (place) =>
      ofTarget[place] === NONE &&
      !contact.targets[place].attackers.some((attacker) => isPair(division, attacker, place)),
  );
  if (units.length === 0 && hexes.length === 0) return groupings;
  if (units.some((place) => !isFree[place])) return null;
  const open = groupings.map((grouping) => ({
    ...grouping,
    isClosed: !grouping.attackers.some((attacker) => isFree[attacker]),
  }));
  const isSound = (all: readonly Grouping[]) => !hasAway(division) || findsPosts(division, all);
  return absorbed(contact, open, units, hexes, isSound);
}

/** Says whether a unit and a hex that are both without a battle can make one of their own, which breaks no rage. */
function isPair(division: Division, attacker: number, target: number): boolean {
  const { G, cause, contact, ofAttacker, ofTarget, isFree, duties } = division;
  if (ofAttacker[attacker] !== NONE || ofTarget[target] !== NONE || !isFree[attacker]) return false;
  if (contact.attackers[attacker].isAway) return false;
  if (!duties.targets.has(target) && isRaging(division, target)) return false;
  return isOpen(G, cause, contact, duties.broken, attacker, target);
}

/** Says whether units of a target have attacked in a battle that rages, so that to attack it breaks that battle (15.3). */
function isRaging({ G, cause, contact }: Division, target: number): boolean {
  if (G.rages.length === 0) return false;
  return ragesOf(G, enemyOf(cause)).some(({ attackers }) =>
    contact.targets[target].stack.some(({ id }) => attackers.includes(id)),
  );
}

/** A battle that units may join, and, unless nobody in it still decides, hexes be added to. */
interface Open extends Grouping {
  isClosed: boolean;
}

function absorbed(
  contact: Contact,
  groupings: readonly Open[],
  units: readonly number[],
  hexes: readonly number[],
  isSound: (groupings: readonly Grouping[]) => boolean,
): readonly Grouping[] | null {
  if (units.length === 0 && hexes.length === 0) return isSound(groupings) ? groupings : null;
  for (let place = 0; place < groupings.length; place++) {
    const grouping = groupings[place];
    const isUnit = units.length > 0;
    if (
      !(isUnit
        ? canAbsorbAttacker(contact, grouping, units[0])
        : canAbsorbTarget(contact, grouping, hexes[0]))
    )
      continue;
    if (!isUnit && grouping.isClosed) continue;
    const joined = isUnit
      ? { attackers: [...grouping.attackers, units[0]], targets: grouping.targets, isClosed: false }
      : { ...grouping, targets: [...grouping.targets, hexes[0]] };
    const rest = groupings.with(place, joined);
    const found = isUnit
      ? absorbed(contact, rest, units.slice(1), hexes, isSound)
      : absorbed(contact, rest, units, hexes.slice(1), isSound);
    if (found !== null) return found;
  }
  return null;
}

function dutiesIn({ G, cause, contact, ofTarget }: Division): Duties {
  return dutiesOf(
    G,
    cause,
    contact,
    ofTarget.flatMap((grouping, target) => (grouping === NONE ? [] : [target])),
  );
}
