/* Control of spaces and Provinces by markers (2.3.4, 8.1, 8.2), and of the Sea Zones (17.2.1, 17.2.2). */
import { boxOf } from './components/box';
import { type G, type Marker, SIDES, type Side } from './state';

/** Returns who controls a space: whose Control marker it holds; null for a Neutral space (8.2.1). */
export function controllerOf({ markers }: G, space: string): Side | null {
  return markers[space]?.side ?? null;
}

/** Says whether a side controls a Province: most of its spaces, and all its Walled Cities and Fortified Towns (8.2.2). */
export function controlsProvince(G: G, province: string, side: Side): boolean {
  const { spacesOf, province: provinces } = boxOf(G);
  let held = 0;
  for (const space of spacesOf[province]) {
    const marker = G.markers[space];
    if (marker === undefined) continue;
    if (marker.side === side) held++;
    else if (marker.kind === 'city' || marker.kind === 'town') return false;
  }
  return held >= provinces[province].majority;
}

/** Returns who controls a Province; null for nobody. */
export function controllerOfProvince(G: G, province: string): Side | null {
  return SIDES.find((side) => controlsProvince(G, province, side)) ?? null;
}

/** Returns the Provinces of a Region that a side controls. */
export function provincesControlled(G: G, region: string, side: Side): string[] {
  return boxOf(G).provincesOf[region].filter((province) => controlsProvince(G, province, side));
}

/** Returns the Region of a space. */
export function regionOf(G: G, space: string): string {
  return boxOf(G).region[space].id;
}

/** Says whether a space is in Gaul (2.2.4). */
export function isInGaul(G: G, space: string): boolean {
  return boxOf(G).region[space].gaul;
}

/** Says whether a Control marker is a Fortified Location (14.1). */
export function isFortified(marker: Marker | undefined): boolean {
  return marker !== undefined && marker.kind !== 'influence';
}

/** Says whether a Control marker protects Combat Units: a Walled City or Fortified Town, no Stronghold (14.1). */
export function isWalled(marker: Marker | undefined): boolean {
  return marker?.kind === 'city' || marker?.kind === 'town';
}

/**
 * Returns who has Naval Supremacy in a Sea Zone: the Roman player with more Ports than the Gallic player, and always in
 * some; otherwise the Gallic player (17.2.2).
 */
export function navalSupremacy(G: G, zone: string): Side {
  const { components } = boxOf(G);
  if (components.seaZones.some(({ id, alwaysRoman }) => id === zone && alwaysRoman)) return 'roman';
  let balance = 0;
  for (const { id, ports } of components.spaces) {
    if (!ports.includes(zone)) continue;
    const holder = controllerOf(G, id);
    if (holder !== null) balance += holder === 'roman' ? 1 : -1;
  }
  return balance > 0 ? 'roman' : 'gallic';
}
