/* Who commands whom (17). */
import { boxOf, type Unit } from './components/box';
import { type Cause, causeOf, type G, SIDES, type Side } from './state';

/** Returns the commanders of a cause that somebody holds, in the order of the sides. */
export function commandersOf({ seats }: G, cause: Cause): Side[] {
  return SIDES.filter((side) => causeOf(side) === cause && seats[side] !== null);
}

/** Returns who commands a unit: of two Gallic commanders by its force (17.2), of two Romans by where it is (17.4, 17.5). */
export function commanderOf(G: G, { id, side, force }: Unit): Side {
  if (side === 'gallic') return G.seats.relief !== null && force === 'relieving' ? 'relief' : 'vercingetorix';
  if (G.seats.labienus === null || G.sphere === null) return 'caesar';
  return isInSphere(G, G.at[id]) ? 'labienus' : 'caesar';
}

/** Says whether a side commands a unit. */
export function commands(G: G, side: Side, unit: string): boolean {
  const facts = boxOf(G).unit[unit];
  return facts !== undefined && facts.side === causeOf(side) && commanderOf(G, facts) === side;
}

function isInSphere(G: G, place: string): boolean {
  const { zoneIds, hex } = boxOf(G);
  if (G.sphere === null || hex[place] === undefined) return false;
  const first = zoneIds.indexOf(G.sphere);
  const past = (hex[place].sector - first + zoneIds.length) % zoneIds.length;
  return past < zoneIds.length / 2;
}
