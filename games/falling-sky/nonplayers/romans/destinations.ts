/* Where the Non-player Romans March to (8.8.1). */
import { countOf } from '../../battle/armies';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { tribePiecesIn } from '../../pieces/presence';
import { alliesAndCitadels, alliesAndCitadelsIn } from '../../pieces/tribes';
import type { G } from '../../state';
import type { Moment } from '../moment';
import { isRunByPlayer } from '../priorities';
import { choose, type Priority } from '../select';
import { struckBy, struckWithGermans } from './attacks';
import { ENEMIES, marginFor } from './enemies';
import { guaranteedLine } from './supply';

/** Where Romans could March, for the Allies and Citadels of an enemy. */
interface Destination {
  region: RegionId;
  enemy: Faction;
}

/** What a March into a Region would come to. */
export interface Arrival {
  /** The game after it. */
  after: G;
  /** The Losses by Harassment on the way. */
  losses: number;
}

const ENOUGH_GERMANS = 2;

/** Chooses destinations of a March. The die is rolled once, when a priority first asks for it. */
export interface Destinations {
  /** Returns the best of some Regions with enemy Allies or Citadels; undefined where there is none. `arrivalAt` says what a March there would come to. */
  choose(regions: readonly RegionId[], arrivalAt: (region: RegionId) => Arrival): RegionId | undefined;
}

/** Returns what chooses the destinations of one March. */
export function destinationsOf(at: Moment): Destinations {
  const { G, play } = at;
  let rolled: Priority<Destination> | undefined;
  let winners: readonly Faction[] | undefined;
  return {
    choose(regions, arrivalAt) {
      const all = regions.flatMap((region) => enemiesIn(G, region).map((enemy) => ({ region, enemy })));
      winners ??= ENEMIES.filter((enemy) => marginFor(G, enemy) >= 0);
      const ahead = winners;
      const winning = all.filter(({ enemy }) => ahead.includes(enemy));
      const nested = nestedPriorities(G, arrivalAt);
      if (winning.length > 0) {
        const first = firstOf(at, winning);
        return choose(
          play,
          winning.filter(({ enemy }) => enemy === first),
          ...nested,
        )?.region;
      }
      if (all.length === 0) return undefined;
      rolled ??= rollFor(at);
      return choose(play, all, rolled, ...nested)?.region;
    },
  };
}

/** 8.8.1: Of enemies at victory the one with the highest margin; if tied a player, then any. */
function firstOf({ G, play }: Moment, destinations: readonly Destination[]): Faction | undefined {
  return choose(
    play,
    ENEMIES.filter((each) => destinations.some(({ enemy }) => enemy === each)),
    (enemy) => marginFor(G, enemy),
    (enemy) => isRunByPlayer(G, enemy),
  );
}

function enemiesIn(G: G, region: RegionId): Faction[] {
  return ENEMIES.filter((enemy) => tribePiecesIn(G, region, enemy).length > 0);
}

/** 8.8.1: On 1 or 2 to Germanic Allies, if there are two, on 3 or 4 to players', else to those of who has most. */
function rollFor({ G, play }: Moment): Priority<Destination> {
  const [die] = play.roll(1);
  const most: Priority<Destination> = ({ enemy }) => alliesAndCitadels(G, enemy);
  const first = (test: (enemy: Faction) => boolean): Priority<Destination> => {
    const above = 1 + Math.max(...ENEMIES.map((enemy) => alliesAndCitadels(G, enemy)));
    return (destination) => (test(destination.enemy) ? above : most(destination));
  };
  const toGermans = die <= 2 && alliesAndCitadels(G, 'germans') >= ENOUGH_GERMANS;
  const toPlayers = die === 3 || die === 4;
  const whose = toGermans ? 'the Germans' : toPlayers ? 'players' : 'who has most';
  play.journal('8.8.1', `The Romans roll ${die}: they March to Allies and Citadels of ${whose} first.`, {
    kind: 'roll',
    side: 'romans',
  });
  if (toGermans) return first((enemy) => enemy === 'germans');
  return toPlayers ? first((enemy) => isRunByPlayer(G, enemy)) : most;
}

/** Fewest Losses by an enemy Battle, most Allies and Citadels of that enemy, a Supply Line, least Harassment: all as it is after the March. */
function nestedPriorities(G: G, arrivalAt: (region: RegionId) => Arrival): Priority<Destination>[] {
  const arrivals = new Map<RegionId, Arrival & { damage: number }>();
  const arrival = (region: RegionId) => {
    const before = arrivals.get(region);
    if (before !== undefined) return before;
    const { after, losses } = arrivalAt(region);
    const found = { after, losses, damage: damageTo(after, region) };
    arrivals.set(region, found);
    return found;
  };
  return [
    ({ region }) => -arrival(region).damage,
    ({ region, enemy }) => alliesAndCitadelsIn(G, region, enemy),
    ({ region }) => guaranteedLine(arrival(region).after).has(region),
    ({ region }) => -arrival(region).losses,
  ];
}

/** Returns the Losses that the most damaging enemy Battle would force on the Romans in a Region. */
function damageTo(G: G, region: RegionId): number {
  const attacks = ENEMIES.map((enemy) => struckBy(G, region, enemy));
  return Math.max(...[...attacks, struckWithGermans(G, region)].map((struck) => countOf(struck, () => true)));
}
