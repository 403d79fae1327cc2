/* Who commands whom, of two to four players (17.1). */
import { type Box, boxOf, type Unit } from './components/box';
import { distance } from './components/hex';
import { type Cause, causeOf, type G, OFF, SIDES, type Side } from './state';

/** Within how many hexes of a leader his commander may take over units of his colleague (17.5). */
export const REACH_OF_COMMAND = 10;

const COLLEAGUES: Readonly<Record<Side, Side>> = {
  caesar: 'labienus',
  labienus: 'caesar',
  vercingetorix: 'relief',
  relief: 'vercingetorix',
};

/** Returns the commanders of a cause that somebody holds, in the order of the sides. */
export function commandersOf({ seats }: Pick<G, 'seats'>, cause: Cause): Side[] {
  return SIDES.filter((side) => causeOf(side) === cause && seats[side] !== null);
}

/** Returns the other commander of a side's cause, whether or not somebody holds him. */
export function colleagueOf(side: Side): Side {
  return COLLEAGUES[side];
}

/** Says whether two commanders may talk to each other: not the two of the Gauls (17.2). */
export function mayTalk(one: Side, other: Side): boolean {
  return one === other || causeOf(one) === 'roman' || causeOf(other) === 'roman';
}

/**
 * Returns who commands a counter: of two Gallic commanders by its force (17.2), of two Romans by where it is (17.4) and by who has
 * taken over there (17.5); each leader is his own. Who has no colleague commands all.
 */
export function commanderOf(G: G, unit: Unit): Side {
  const { seats } = G;
  if (unit.side === 'gallic') {
    if (seats.relief === null) return 'vercingetorix';
    return seats.vercingetorix === null || unit.force === 'relieving' ? 'relief' : 'vercingetorix';
  }
  if (seats.labienus === null) return 'caesar';
  if (seats.caesar === null) return 'labienus';
  if (unit.id === 'caesar' || unit.id === 'labienus') return unit.id;
  return commanderAt(G, unit);
}

/** Says whether a side commands a counter. */
export function commands(G: G, side: Side, unit: string): boolean {
  const facts = boxOf(G).unit[unit];
  return facts !== undefined && commanderOf(G, facts) === side;
}

/** Returns the five zones of a sphere of command whose first one, clockwise, is given (17.4). */
export function zonesOfSphere({ zoneIds }: Box, first: string): string[] {
  const start = zoneIds.indexOf(first);
  return Array.from({ length: zoneIds.length / 2 }, (_, index) => zoneIds[(start + index) % zoneIds.length]);
}

/** Returns in whose sphere of command a Roman counter is, on the map or scouting off the board; Caesar's where that is not known. */
export function sphereAt(G: G, unit: string): Side {
  const { zoneIds, hex } = boxOf(G);
  const { sphere } = G.secret;
  const place = G.at[unit];
  const sector = place === OFF ? zoneIds.indexOf(G.reconnaissance.scouts[unit]) : (hex[place]?.sector ?? -1);
  if (sphere === null || sphere === '' || sector < 0) return 'caesar';
  const past = (sector - zoneIds.indexOf(sphere) + zoneIds.length) % zoneIds.length;
  return past < zoneIds.length / 2 ? 'labienus' : 'caesar';
}

/** Says whether a Roman leader stands in his colleague's sphere of command (17.5). */
export function isAbroad(G: G, leader: Side): boolean {
  return boxOf(G).hex[G.at[leader]] !== undefined && sphereAt(G, leader) === colleagueOf(leader);
}

/** Says whether a counter is within ten hexes of a leader; no when one of them is not on the map. */
export function isNear(G: G, leader: Side, unit: string): boolean {
  const { hex } = boxOf(G);
  const [a, b] = [hex[G.at[leader]], hex[G.at[unit]]];
  return a !== undefined && b !== undefined && distance(a, b) <= REACH_OF_COMMAND;
}

/** Who commands a Roman unit that is no leader, of two. */
function commanderAt(G: G, { id }: Unit): Side {
  const home = sphereAt(G, id);
  const guest = colleagueOf(home);
  return G.takeovers[guest] === 'assumed' && isAbroad(G, guest) && isNear(G, guest, id) ? guest : home;
}
