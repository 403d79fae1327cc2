/* 8.5.1: Rampage of the Non-player Belgae. */
import type { LegalMove } from '../../../kit/move';
import type { Use } from '../../abilities/frames';
import { targetsIn } from '../../abilities/rampage';
import { hiddenInReach } from '../../abilities/use';
import type { PlannedBattle } from '../../commands/plan';
import { orderUnderWay } from '../../commands/underWay';
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import { mobileOf, troopsOf } from '../../pieces/force';
import { forceIn, othersIn, piecesIn } from '../../pieces/forces';
import { takeLeast, withForces } from '../../pieces/hypothetical';
import { adjacentTo, mayStack } from '../../places';
import type { FrameOf, G } from '../../state';
import { advancesPlayer, controlValueOf } from '../frost';
import { type Moment, make } from '../moment';
import { enmity } from '../priorities';
import { best, choose } from '../select';

/** A Rampage in one Region. */
interface Drive {
  region: RegionId;
  target: Player;
  count: number;
  /** The pieces have nowhere to go that their own Faction Controls, so that they are removed. */
  removes: boolean;
  /** The Control Value that it adds. */
  control: number;
}

/** Says whether the Belgae could Rampage anywhere, with these Battles still to be fought. */
export function canDrive(G: G, use: Use, battles: readonly PlannedBattle[]): boolean {
  return hiddenInReach(G, use, 'belgae').some((region) => drivesIn(G, region, battles).length > 0);
}

/** First to force removal, then to add the most Control, then against as many Romans as possible, then Aedui, then Arverni. */
export function rampageOn(at: Moment<FrameOf<'rampage'>>): LegalMove | null {
  const { G, play, frame } = at;
  const drive = choose(play, foremost(drivesOf(G, frame.use, orderUnderWay(G)?.plan?.battles ?? [])));
  return drive === undefined ? null : make('rampage', drive.region, drive.target, drive.count);
}

/** Returns the game as it would be after the Rampage in the Region of a Battle, if that would strike who is to be attacked there; else as it is. */
export function afterRampage(G: G, use: Use, battle: PlannedBattle): G {
  const { region, target } = battle;
  const [drive] = foremost(
    hiddenInReach(G, use, 'belgae').includes(region) ? drivesIn(G, region, [battle]) : [],
  );
  if (drive === undefined || drive.target !== target) return G;
  return withForces(G, (change) => change(region, target, (force) => takeLeast(force, drive.count)));
}

/** Returns the Rampages that come first; within a Region there is just one. */
function foremost(drives: readonly Drive[]): readonly Drive[] {
  const byEnemy = ({ target }: Drive) => enmity('belgae', target);
  const byCount = ({ count }: Drive) => count;
  const removing = drives.filter(({ removes }) => removes);
  if (removing.length > 0) return best(removing, byCount, byEnemy);
  const adding = drives.filter(({ control }) => control > 0);
  if (adding.length > 0) return best(adding, ({ control }) => control, byEnemy);
  return best(drives, byEnemy, byCount);
}

function drivesOf(G: G, use: Use, battles: readonly PlannedBattle[]): Drive[] {
  return hiddenInReach(G, use, 'belgae').flatMap((region) => drivesIn(G, region, battles));
}

function drivesIn(G: G, region: RegionId, battles: readonly PlannedBattle[]): Drive[] {
  return targetsIn(G, region)
    .map((target) => driveOf(G, region, target, battles))
    .filter(({ target, count, removes }) => count > 0 && !(removes && endsLegions(G, region, target, count)));
}

/** With all Hidden Warbands, but never against the last piece that is to be attacked. */
function driveOf(G: G, region: RegionId, target: Player, battles: readonly PlannedBattle[]): Drive {
  const isToBattle = battles.some((battle) => battle.region === region && battle.target === target);
  const count = Math.min(
    forceIn(G, region, 'belgae').hidden,
    mobileOf(forceIn(G, region, target)),
    piecesIn(G, region, target) - (isToBattle ? 1 : 0),
  );
  const removes = !adjacentTo(G, region).some(
    (next) => mayStack(next, target) && controllerOf(G, next) === target,
  );
  return { region, target, count, removes, control: controlGained(G, region, count) };
}

function controlGained(G: G, region: RegionId, count: number): number {
  const own = piecesIn(G, region, 'belgae');
  const others = othersIn(G, region, 'belgae');
  return own <= others && own > others - count ? controlValueOf(G, region) : 0;
}

/** Says whether it would have to remove Legions, to a player's victory (8.4.4). */
function endsLegions(G: G, region: RegionId, target: Player, count: number): boolean {
  const force = forceIn(G, region, target);
  const legions = Math.min(force.legions, count - troopsOf(force));
  return legions > 0 && advancesPlayer(G, { legions });
}
