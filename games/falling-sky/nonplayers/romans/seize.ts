/* Seize of the Non-player Romans (8.8.5). */
import type { LegalMove } from '../../../kit/move';
import { maySelect, type Order } from '../../commands/order';
import { MOST_RESOURCES } from '../../components/factions';
import type { RegionId, TribeId } from '../../components/map';
import { controls } from '../../pieces/control';
import { factionsIn, piecesIn } from '../../pieces/forces';
import { alliedTo, availableMarkers, isSubdued, subduedIn } from '../../pieces/tribes';
import { allTribes, groupOf, regionsOf, tribesIn } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Chooser } from '../chooser';
import { type Moment, make } from '../moment';
import { isRunByPlayer } from '../priorities';
import { choose } from '../select';
import { askNext } from './asking';
import { harassersIn, mightSpare } from './harassment';

/** The Tribe that the Non-player Romans never Disperse (8.8.5). */
const HELVII: TribeId = 'helvii';

/** Returns the Regions where the Romans would Seize: where it Disperses a Tribe or adds Resources, and nobody Harasses (8.8.5). */
export function regionsToSeize(G: G, order: Order, hopeful: boolean): RegionId[] {
  return regionsOf(G).filter(
    (region) =>
      piecesIn(G, region, 'romans') > 0 &&
      maySelect(order, region) &&
      (tribesToDisperse(G, region) > 0 || forages(G, region)) &&
      harassersIn(G, order, region, hopeful).length === 0,
  );
}

function tribesToDisperse(G: G, region: RegionId): number {
  if (!controls(G, 'romans', region)) return 0;
  const tribes = subduedIn(G, region).filter((tribe) => tribe !== HELVII);
  return Math.min(availableMarkers(G), tribes.length);
}

/** Says whether Forage without Dispersal would bring Resources (3.2.3). */
function forages(G: G, region: RegionId): boolean {
  if (G.devastated.includes(region) || G.resources.romans >= MOST_RESOURCES) return false;
  return tribesIn(G, region).some(({ id }) => isSubdued(G, id) || alliedTo(G, id) === 'romans');
}

/**
 * 8.8.5: First where Tribes are Dispersed, where players have pieces, in Belgica; then where it adds Resources. Players are asked not
 * to Harass where their agreement would help.
 */
export function seizeNext(at: Moment<FrameOf<'seize'>>): LegalMove | null {
  const { G, play } = at;
  const { order } = at.frame;
  const safe = regionsToSeize(G, order, false);
  if (mightSpare(G, order) && regionsToSeize(G, order, true).length > safe.length) {
    const question = askNext(at, 'passage', order.passage);
    if (question !== null) return question;
  }
  const allowed = at.options('seize');
  const region = choose(
    play,
    safe.filter((each) => allowed.includes(each)),
    (each) => tribesToDisperse(G, each) > 0,
    (each) => factionsIn(G, each).some((faction) => isRunByPlayer(G, faction)),
    (each) => groupOf(each) === 'Belgica',
  );
  return region === undefined ? null : make('seize', region);
}

/** 8.8.5: All Tribes but the Helvii are Dispersed. */
export const seizureChooser: Chooser<FrameOf<'seizure'>> = {
  choose(at) {
    const allowed = at.options('disperse');
    const tribe = choose(
      at.play,
      allTribes(at.G).filter((each) => each !== HELVII && allowed.includes(each)),
    );
    return tribe === undefined ? make('forage') : make('disperse', tribe);
  },
};
