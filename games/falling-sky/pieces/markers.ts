/* Markers on the map: Devastated, Gallia Togata, the Colony, Circumvallation (4.3.2, cards 4, 5, 71). */
import type { RegionId } from '../components/map';
import type { G } from '../state';
import type { Circumvallation } from './force';
import { presenceIn } from './presence';
import { toWrite } from './writing';

/** Puts a Devastated marker into a Region, if none is there (4.3.2). */
export function placeDevastated(G: G, region: RegionId): void {
  if (!G.devastated.includes(region)) toWrite(G).devastated = [...G.devastated, region];
}

/** Takes all Devastated markers away (6.6). */
export function endDevastation(G: G): void {
  toWrite(G).devastated = [];
}

/** Makes Cisalpina a Region (card 5), which Supply Lines may lead through. */
export function openCisalpina(G: G): void {
  toWrite(G).galliaTogata = true;
  presenceIn.forget(G, 'cisalpina');
}

/** Puts the Colony, one more Tribe, into a Region (card 71). */
export function placeColony(G: G, region: RegionId): void {
  toWrite(G).colony = region;
}

/** Puts the Circumvallation marker on pieces, or takes it away (card 4). */
export function setCircumvallation(G: G, marker: Circumvallation | null): void {
  toWrite(G).circumvallation = marker;
}
