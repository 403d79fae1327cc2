/* Markers on the map: Devastated, Gallia Togata, the Colony, Circumvallation (4.3.2, cards 4, 5, 71). */
import type { G } from '../state';
import { presenceIn } from './presence';

/** Makes Cisalpina a Region (card 5), which Supply Lines may lead through. */
export function openCisalpina(G: G): void {
  G.galliaTogata = true;
  presenceIn.forget(G, 'cisalpina');
}
