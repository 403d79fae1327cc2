/* Germanic Raid in the Germans Phase (6.2.3, 3.4.3). */
import type { Play } from '../../kit/play';
import { nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { reveal } from '../pieces/flipping';
import { forceIn, piecesIn } from '../pieces/forces';
import { citadelsIn } from '../pieces/tribes';
import { regionName, regionsOf } from '../places';
import { changeResources } from '../resources';
import type { G } from '../state';

/** How many Warbands may Raid in a Region (3.3.3). */
const RAIDERS = 2;

/** 6.2.3: As many Hidden Germanic Warbands as are able each take a Resource from a Faction; chance says from which. */
export function germanRaid(play: Play<G>): void {
  const { G } = play;
  const open = regionsOf(G).filter((region) => canRaidIn(G, region));
  const order = open.length > 1 ? play.shuffle(open) : open;
  for (const region of order) {
    for (let raiders = 0; raiders < RAIDERS && canRaidIn(G, region); raiders++) {
      const targets = targetsIn(G, region);
      const target = targets.length === 1 ? targets[0] : play.pick(targets);
      reveal(G, region, 'germans', 1);
      play.journal('6.2.3', `Germanic Raid against the ${nameOf(target)} in ${regionName(G, region)}.`, {
        side: target,
        places: [region],
        lost: [{ side: target, place: region, count: 1, one: 'Resource', many: 'Resources', kind: 'points' }],
      });
      changeResources(play, '6.2.3', target, -1);
    }
  }
}

function canRaidIn(G: G, region: RegionId): boolean {
  return forceIn(G, region, 'germans').hidden > 0 && targetsIn(G, region).length > 0;
}

/** Returns the Factions that may be Raided in a Region: with Resources, without Fort and Citadel; those of players first. */
function targetsIn(G: G, region: RegionId): Player[] {
  const targets = PLAYERS.filter(
    (faction) =>
      G.resources[faction] > 0 &&
      piecesIn(G, region, faction) > 0 &&
      !forceIn(G, region, faction).fort &&
      citadelsIn(G, region, faction).length === 0,
  );
  const ofPlayers = targets.filter((faction) => G.seats[faction] !== null);
  return ofPlayers.length > 0 ? ofPlayers : targets;
}
