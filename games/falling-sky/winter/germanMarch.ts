/* Germanic March in the Germans Phase (6.2.2, 3.4.2). */
import type { Play } from '../../kit/play';
import { isPlayer } from '../components/factions';
import type { RegionId } from '../components/map';
import { controllerOf, controls } from '../pieces/control';
import { hide } from '../pieces/flipping';
import { emptyGroup, type Group, LIES, troopsOf } from '../pieces/force';
import { forceIn, othersIn, piecesIn } from '../pieces/forces';
import { moveGroup } from '../pieces/moving';
import { adjacentTo, regionName, regionsOf } from '../places';
import type { G } from '../state';
import { warbandCount } from '../words';

/** A group about to March: where from, and of which Warbands. */
interface Marching {
  from: RegionId;
  size: number;
  group: Group;
}

/** 6.2.2: What Germanic Control can spare Marches out, the largest groups first; then all Germanic Warbands are Hidden. */
export function germanMarch(play: Play<G>): void {
  const { G } = play;
  let groups = regionsOf(G).flatMap((from) => formedIn(G, from));
  while (groups.length > 0) {
    const group = nextOf(play, groups);
    march(play, group);
    groups = groups.filter((each) => each !== group);
  }
  hideAll(play);
}

/** All Germanic Warbands go Hidden; Scouted ones lose their marker instead. */
function hideAll(play: Play<G>): void {
  const { G } = play;
  const shown = regionsOf(G).filter((region) => {
    const { revealed, scouted } = forceIn(G, region, 'germans');
    return revealed + scouted > 0;
  });
  if (shown.length === 0) return;
  for (const region of shown) hide(G, region, 'germans');
  const text = 'Germanic Warbands flip to Hidden; Scouted ones lose their marker.';
  play.journal('6.2.2', text, { places: shown });
}

/** Returns the group that Marches out of a Region; none where Control can spare no Warbands. */
function formedIn(G: G, from: RegionId): Marching[] {
  const size = sparedIn(G, from);
  return size > 0 ? [{ from, size, group: warbands(G, from, size) }] : [];
}

/** Returns how many Warbands can leave a Region without losing Germanic Control; 0 or less where there is none to spare. */
function sparedIn(G: G, region: RegionId): number {
  const spare = piecesIn(G, region, 'germans') - othersIn(G, region, 'germans') - 1;
  return Math.min(troopsOf(forceIn(G, region, 'germans')), spare);
}

function nextOf(play: Play<G>, groups: readonly Marching[]): Marching {
  const largest = Math.max(...groups.map(({ size }) => size));
  return one(
    play,
    groups.filter(({ size }) => size === largest),
  );
}

function march(play: Play<G>, { from, size, group }: Marching): void {
  const { G } = play;
  const to = one(play, destinationsOf(G, from, size));
  moveGroup(G, from, to, 'germans', group);
  play.journal(
    '6.2.2',
    `Germanic March: ${warbandCount(size)} from ${regionName(G, from)} to ${regionName(G, to)}.`,
    { places: [from, to], kind: 'move' },
  );
}

/** Returns the best Regions for a group: where it adds Germanic Control, then where a player's Faction has Control, then any. */
function destinationsOf(G: G, from: RegionId, size: number): RegionId[] {
  const open = adjacentTo(G, from).filter((region) => region !== 'cisalpina');
  const adding = open.filter(
    (region) =>
      !controls(G, 'germans', region) &&
      piecesIn(G, region, 'germans') + size > othersIn(G, region, 'germans'),
  );
  const first = adding.length > 0 ? adding : open;
  const ofPlayers = first.filter((region) => {
    const controller = controllerOf(G, region);
    return controller !== null && isPlayer(controller) && G.seats[controller] !== null;
  });
  return ofPlayers.length > 0 ? ofPlayers : first;
}

/** Returns so many Warbands of a Region, the Hidden first, then the Revealed. */
function warbands(G: G, from: RegionId, size: number): Group {
  const force = forceIn(G, from, 'germans');
  const group = emptyGroup();
  let left = size;
  for (const lie of LIES) {
    group[lie] = Math.min(left, force[lie]);
    left -= group[lie];
  }
  return group;
}

/** Returns one of equal candidates by chance. */
function one<T>(play: Play<G>, candidates: readonly T[]): T {
  return candidates.length === 1 ? candidates[0] : play.pick(candidates);
}
