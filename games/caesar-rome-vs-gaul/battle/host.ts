/* Who fights in a battle (13.1), who commands him (14.6.5), and how strong he is (13.2.1, 13.2.2, 13.5.1). */
import type { FrameAt } from '../../kit/frame';
import { boxOf } from '../components/box';
import { controlsProvince, isInGaul, regionOf } from '../control';
import {
  battleRatingOf,
  factsOf,
  hasGermans,
  isUnit,
  outranks,
  possibleCommanders,
  sidesPieces,
  strengthOf,
  strengthOfAll,
} from '../pieces';
import { enemyOf, type G, type Side } from '../state';
import { nameOf } from '../words';
import type { Host, Role } from './frames';
import { columnOf } from './table';

const LOCAL_SUPPORT = 2;
const PROVINCIA_BONUS = 2;

/** Where the Roman player has the Provincia Bonus (13.2.3). */
const PROVINCIA = 'provincia';

/** What attacking over the Channel Crossing shifts the column by (17.1.2). */
const FROM_THE_SEA = -1;

type Battle = Pick<FrameAt<G, 'battle'>, 'space' | 'attacker' | 'commander' | 'bySea'>;

/** Returns who of pieces commands them best: the highest Battle Rating that rank allows (9.2, 13.5.1); null for nobody. */
export function bestCommander(G: G, pieces: readonly string[]): string | null {
  let best: string | null = null;
  for (const id of possibleCommanders(G, pieces))
    if (best === null || battleRatingOf(G, id) > battleRatingOf(G, best)) best = id;
  return best;
}

/** Returns a side's Battle Strength beyond that of its units: Local Support and the Provincia Bonus (13.2.2, 13.2.3). */
export function supportFor(G: G, side: Side, space: string): number {
  const isProvincia = regionOf(G, space) === PROVINCIA;
  const isLocal =
    (isProvincia || isInGaul(G, space)) && controlsProvince(G, boxOf(G).space[space].province, side);
  return (isLocal ? LOCAL_SUPPORT : 0) + (isProvincia && side === 'roman' ? PROVINCIA_BONUS : 0);
}

/** Returns both sides of a battle as it begins. Throws when there is nobody to fight. */
export function hostsOf(G: G, battle: Battle): Record<Role, Host> {
  const { space, attacker, commander, bySea } = battle;
  const enemy = enemyOf(attacker);
  const attackers = sidesPieces(G, attacker, space, 'outside');
  const defenders = sidesPieces(G, enemy, space, 'outside');
  if (!defenders.some((id) => isUnit(G, id))) {
    if (!hasGermans(G, space)) throw new Error(`there is nobody to fight in ${space}`);
    return {
      attacker: hostOf(G, attacker, attackers, commander, space, 0),
      defender: germanHost(G),
    };
  }
  const shift = bySea ? FROM_THE_SEA : 0;
  return {
    attacker: hostOf(G, attacker, attackers, commander, space, shift),
    defender: hostOf(G, enemy, defenders, bestCommander(G, defenders), space, 0),
  };
}

/** Returns the sides of a battle of a Roman Army with a people that attacks it and is no counter (17.1.5); Caesar commands where he is (9.2). */
export function nativeHosts(G: G, frame: FrameAt<G, 'nativeBattle'>): Record<Role, Host> {
  const { space, natives, units, commander } = frame;
  const people = boxOf(G).components.natives.find(({ id }) => id === natives);
  if (people === undefined) throw new Error(`there is no people ${natives}`);
  const pieces = sidesPieces(G, 'roman', space, 'outside').filter(
    (id) => !isUnit(G, id) || units.includes(id),
  );
  return {
    attacker: strangers(G, `the ${people.name}`, [], people.strength),
    defender: hostOf(G, 'roman', pieces, pieces.find((id) => outranks(G, id)) ?? commander, space, 0),
  };
}

function hostOf(
  G: G,
  side: Side,
  pieces: readonly string[],
  commander: string | null,
  space: string,
  shift: number,
): Host {
  const support = supportFor(G, side, space);
  const strength = strengthOfAll(G, pieces) + support;
  return {
    side,
    pieces: [...pieces],
    name: nameOf(side),
    commander,
    strength,
    support,
    column: columnOf(G, strength, shift),
    shift,
    dice: [],
    rerolls: commander === null ? 0 : battleRatingOf(G, commander),
    elite: pieces.find((id) => isElite(G, id)) ?? null,
    spent: null,
  };
}

/** The German Tribe has neither support nor anybody who rerolls its dice (17.4.3). */
function germanHost(G: G): Host {
  const { id, name } = boxOf(G).components.germans;
  return strangers(G, `the ${name}`, [id], strengthOf(G, id));
}

function strangers(G: G, name: string, pieces: string[], strength: number): Host {
  return {
    side: null,
    pieces,
    name,
    commander: null,
    strength,
    support: 0,
    column: columnOf(G, strength, 0),
    shift: 0,
    dice: [],
    rerolls: 0,
    elite: null,
    spent: null,
  };
}

/** Says whether a piece is an Elite unit at full strength (13.5.3), as the Nervii are (11.3.3). */
function isElite(G: G, id: string): boolean {
  const facts = factsOf(G, id);
  return (facts.kind === 'legion' || facts.kind === 'tribe') && facts.elite && !G.pieces[id].reduced;
}

/** Moves the column of one side of a battle by a shift (13.4.1). */
export function shiftColumn(G: G, host: Host, by: number): void {
  host.shift += by;
  host.column = columnOf(G, host.strength, host.shift);
}
