/* What the arguments of a move stand for: Regions, Tribes, Factions, numbers, pieces, and words. */
import { nameOf, PLAYERS } from '../../../games/falling-sky/components/factions';
import { REGIONS, type RegionId, type Tribe, type TribeId } from '../../../games/falling-sky/components/map';
import { regionName, tribeOf } from '../../../games/falling-sky/places';
import type { Boxed } from '../../../games/kit/components/boxes';
import type { Argument } from '../../../games/kit/move';
import { wordsOf } from '../../ui/words';

/** What a stage of a move asks for. */
export type Asked = 'region' | 'tribe' | 'faction' | 'number' | 'word';

const REGION_IDS: ReadonlySet<Argument> = new Set(REGIONS.map(({ id }) => id));
const TRIBE_IDS: ReadonlySet<Argument> = new Set([
  ...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id)),
  'colony',
]);
const FACTION_IDS: ReadonlySet<Argument> = new Set([...PLAYERS, 'germans']);

/** Says whether an id is that of a Region. Some Tribes and Factions are called alike. */
export function isRegion(id: Argument): id is RegionId {
  return REGION_IDS.has(id);
}

/** Says whether an id is that of a Tribe, the Colony included. */
export function isTribe(id: Argument): id is TribeId {
  return TRIBE_IDS.has(id);
}

/** The moves that begin with a Tribe, some of which are called like Regions. */
const OF_TRIBES: readonly string[] = [
  'ally',
  'citadel',
  'subdue',
  'placeAlly',
  'removeAlly',
  'disperse',
  'reduce',
];

/** Returns what a stage of a move asks for, by what may be chosen in it. */
export function askedIn(move: string, stage: number, options: readonly Argument[]): Asked {
  if (options.every((option) => typeof option === 'number')) return 'number';
  if (stage === 0 && OF_TRIBES.includes(move) && options.every(isTribe)) return 'tribe';
  if (options.every(isRegion)) return 'region';
  if (options.every(isTribe)) return 'tribe';
  return options.every((option) => FACTION_IDS.has(option)) ? 'faction' : 'word';
}

/** Says whether a label speaks of a Faction by that id: the Arverni and the Aedui are called like a Region and a Tribe. */
export function namesFaction(label: string, id: Argument): boolean {
  return FACTION_IDS.has(id) && new RegExp(`\\bthe ${id}\\b`, 'i').test(label);
}

const TITLES: Readonly<Record<string, string>> = {
  supply: 'Ask for a Supply Line',
  askSupply: 'Ask for a Supply Line',
  ahead: 'Pay ahead',
  ask: 'Ask for agreement',
  askQuarters: 'Ask for Quarters',
  passage: 'Ask not to be Harassed',
  remove: 'Remove pieces',
  reduce: 'Citadel to Ally',
  leave: 'Leave pieces behind',
  drop: 'Drop off pieces',
  vercingetorix: 'Place Vercingetorix',
  exchange: 'Choose pieces',
  piece: 'Choose a piece',
  find: 'Scout Warbands',
  move: 'Move Auxilia',
  troop: 'Entreat a Warband or Auxilia',
  gain: 'Raid for Resources',
  take: 'Raid an enemy',
};

/** Returns what a move does, in a few words. */
export function titleOf(move: string): string {
  return TITLES[move] ?? wordsOf(move);
}

const PIECES: Readonly<Record<string, string>> = {
  leader: 'the Leader',
  legion: 'a Legion',
  fort: 'the Fort',
};

/** Warbands or Auxilia of a way of lying, as a move calls them. */
const TROOPS = /(Hidden|Revealed|Scouted) (?:\w+ )?(Warband|Auxilia)/i;

/** Returns the Warbands or Auxilia that may be chosen as `hidden`, `revealed` or `scouted`, by the words of a move with them. */
export function troopsIn(words: string): string | null {
  const [, lie, kind] = TROOPS.exec(words) ?? [];
  if (lie === undefined) return null;
  return `a ${lie.charAt(0).toUpperCase()}${lie.slice(1).toLowerCase()} ${kind}`;
}

/** Returns what may be chosen in a stage, in words. */
export function wordFor(state: Boxed, asked: Asked, option: Argument): string {
  const id = String(option);
  if (asked === 'region' && isRegion(option)) return regionName(state, option);
  if (asked === 'tribe' && isTribe(option)) return tribeTitle(state, option);
  if (asked === 'faction') return factionTitle(id);
  if (PIECES[id] !== undefined) return PIECES[id];
  const [kind, tribe] = id.split(' ');
  if ((kind === 'ally' || kind === 'citadel') && isTribe(tribe))
    return `the ${kind === 'ally' ? 'Ally' : 'Citadel'} at ${tribeTitle(state, tribe)}`;
  return isRegion(option) ? regionName(state, option) : wordsOf(id);
}

function factionTitle(id: string): string {
  const found = [...PLAYERS, 'germans' as const].find((faction) => faction === id);
  return found === undefined ? wordsOf(id) : nameOf(found);
}

/** Returns how a Tribe is called: with its City where it has one. */
export function tribeTitle(state: Boxed, id: TribeId): string {
  return titleOfTribe(tribeOf(state, id));
}

/** Returns how what is printed at a Tribe circle calls it. */
export function titleOfTribe({ name, city }: Pick<Tribe, 'name' | 'city'>): string {
  return city === null ? name : `${city} (${name})`;
}
