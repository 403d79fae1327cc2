/* Germanic Rally in the Germans Phase (6.2.1). */
import type { Play } from '../../kit/play';
import type { RegionId, TribeId } from '../components/map';
import { controls } from '../pieces/control';
import { availableTroops } from '../pieces/forces';
import { placeTroops } from '../pieces/placing';
import { alliesAndCitadelsIn, placeAtTribe, placesForAlly } from '../pieces/tribes';
import { isHome, regionName, regionsOf, tribeName, tribeOf } from '../places';
import type { G } from '../state';
import { warbandCount } from '../words';

/** 6.2.1: Places as many Germanic Allies and then Warbands as possible; where they are not enough, chance says where. */
export function germanRally(play: Play<G>): void {
  placeAllies(play);
  placeWarbands(play);
}

/** Places Allies, one in a Region: at the Suebi, then elsewhere in Germania, then in other Regions. */
function placeAllies(play: Play<G>): void {
  const { G } = play;
  const selected: RegionId[] = [];
  for (;;) {
    const places = regionsOf(G)
      .filter((region) => !selected.includes(region) && mayPlaceAlly(G, region))
      .flatMap((region) => placesForAlly(G, region, 'germans').map((tribe) => ({ region, tribe })));
    const best = Math.min(...places.map(({ region, tribe }) => rank(G, region, tribe)));
    const equal = places.filter(({ region, tribe }) => rank(G, region, tribe) === best);
    if (equal.length === 0) return;
    const { region, tribe } = equal.length === 1 ? equal[0] : play.pick(equal);
    placeAtTribe(G, tribe, 'germans', 'ally');
    selected.push(region);
    play.journal('6.2.1', `Germanic Rally: ${tribeName(G, tribe)} allies with the Germans.`, {
      places: [region],
    });
  }
}

function mayPlaceAlly(G: G, region: RegionId): boolean {
  return !G.devastated.includes(region) && controls(G, 'germans', region);
}

function rank(G: G, region: RegionId, tribe: TribeId): number {
  if (tribeOf(G, tribe).only === 'germans') return 0;
  return isHome(G, region, 'germans') ? 1 : 2;
}

/** Places Warbands Region by Region, in an order of chance when there are too few for all. */
function placeWarbands(play: Play<G>): void {
  const { G } = play;
  const open = regionsOf(G).filter((region) => allowance(G, region) > 0);
  const wanted = open.reduce((sum, region) => sum + allowance(G, region), 0);
  const order = wanted > availableTroops(G, 'germans') && open.length > 1 ? play.shuffle(open) : open;
  for (const region of order) {
    const placed = placeTroops(G, region, 'germans', allowance(G, region));
    if (placed === 0) continue;
    play.journal('6.2.1', `Germanic Rally: ${warbandCount(placed)} in ${regionName(G, region)}.`, {
      places: [region],
    });
  }
}

/** Returns how many Warbands a Region may receive: one for each Germanic Ally, at least one in Germania (3.4.1). */
function allowance(G: G, region: RegionId): number {
  if (G.devastated.includes(region)) return 0;
  return Math.max(alliesAndCitadelsIn(G, region, 'germans'), isHome(G, region, 'germans') ? 1 : 0);
}
