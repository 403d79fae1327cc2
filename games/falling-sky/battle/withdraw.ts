/* Step 6: the Defender who has declared it Retreats (3.2.4, 3.3.4). */

import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import type { Loss } from '../../kit/journal';
import type { Play } from '../../kit/play';
import { type Faction, nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { emptyGroup, type Group, LIES, mobileGroup, mobileOf, troopsOf } from '../pieces/force';
import { lossOf } from '../pieces/loss';
import { moveGroup } from '../pieces/moving';
import { removePiece } from '../pieces/removal';
import { regionName } from '../places';
import type { DecisionOf, G } from '../state';
import { warbandCount } from '../words';
import { mobileIn } from './armies';
import { retreatRegions } from './declare';
import type { Contingent, Fight, Withdrawal } from './frames';
import { ruleOf } from './words';

/** Returns the pieces that still have to leave or be removed, of a part of the Defender's side. */
function leaving(G: G, fight: Fight, contingent: Contingent, { leaderStays, hiddenStay }: Withdrawal): Group {
  const group = mobileGroup(mobileIn(G, fight, 'defenders', contingent));
  if (contingent.faction !== fight.defender) return group;
  if (leaderStays) group.leader = null;
  group.hidden -= hiddenStay;
  return group;
}

/** Returns what may stay put: the Leader and Hidden Warbands, from Roman Battle only (3.2.4). */
function mayStay(G: G, fight: Fight, frame: Withdrawal): ('leader' | 'hidden')[] {
  if (fight.attacker !== 'romans') return [];
  const { leader, hidden } = leaving(G, fight, fight.defenders[0], frame);
  return [...(leader !== null ? (['leader'] as const) : []), ...(hidden > 0 ? (['hidden'] as const) : [])];
}

/** Takes out of a group what the Circumvallation marker holds in the Region, and returns it (card 4). */
function splitHeld(G: G, fight: Fight, group: Group, { leaderStays, hiddenStay }: Withdrawal): Group {
  const held = emptyGroup();
  const marker = G.circumvallation;
  if (marker === null || marker.region !== fight.region || marker.faction !== fight.defender) return held;
  let left = Math.min(troopsOf(group), Math.max(0, marker.troops - hiddenStay));
  for (const lie of [...LIES].reverse()) {
    held[lie] = Math.min(left, group[lie]);
    group[lie] -= held[lie];
    left -= held[lie];
  }
  if (marker.leader && !leaderStays) {
    held.leader = group.leader;
    group.leader = null;
  }
  return held;
}

/** Removes a group that cannot go, or whose owner does not let it go. */
function removeGroup(play: Play<G>, fight: Fight, { faction }: Contingent, group: Group): void {
  const count = mobileOf(group);
  if (count === 0) return;
  const { region } = fight;
  play.journal(
    ruleOf(fight),
    `The ${nameOf(faction)} remove ${count === 1 ? 'a piece that does' : `${count} pieces that do`} not Retreat.`,
    {
      side: faction,
      places: [region],
      lost: lostWith(play.G, region, faction, group),
      battle: { kind: 'steps', side: faction, steps: count },
    },
  );
  if (group.leader !== null) removePiece(play.G, region, faction, 'leader');
  for (let left = group.legions; left > 0; left--) removePiece(play.G, region, faction, 'legion');
  for (const lie of LIES)
    for (let left = group[lie]; left > 0; left--) removePiece(play.G, region, faction, lie);
}

function lostWith(G: G, region: RegionId, faction: Faction, group: Group): Loss[] {
  const lost = group.leader === null ? [] : [lossOf(G, region, faction, 'leader')];
  if (group.legions > 0) lost.push(lossOf(G, region, faction, 'legion', group.legions));
  const troops = LIES.reduce((sum, lie) => sum + group[lie], 0);
  if (troops > 0) lost.push(lossOf(G, region, faction, 'hidden', troops));
  return lost;
}

/** Lets the Defender go to a Region, or removes its pieces without one; those that stay put do neither. */
function withdraw(play: Play<G>, fight: Fight, frame: Withdrawal, to: RegionId | null): void {
  const { G } = play;
  for (const contingent of fight.defenders) {
    const group = leaving(G, fight, contingent, frame);
    const held =
      to === null || contingent.faction !== fight.defender ? emptyGroup() : splitHeld(G, fight, group, frame);
    removeGroup(play, fight, contingent, held);
    if (to === null) removeGroup(play, fight, contingent, group);
    else if (mobileOf(group) > 0) {
      moveGroup(G, fight.region, to, contingent.faction, group);
      play.journal(
        ruleOf(fight),
        `The ${nameOf(contingent.faction)} Retreat to ${regionName(G, to)}: ${mobileOf(group)} ${mobileOf(group) === 1 ? 'piece' : 'pieces'}.`,
        { kind: 'move', side: contingent.faction, places: [fight.region, to] },
      );
    }
  }
}

/** 3.2.4, 3.3.4: The Defender selects where it Retreats to, or removes what would have to go. */
export const withdrawStep: DecisionOf<'withdraw'> = {
  prompt: ({ G }) => ({
    rule: ruleOf(frameOf(G, 'fight')),
    text: `Retreat from ${regionName(G, frameOf(G, 'fight').region)} into an adjacent Region.`,
  }),
  actions: {
    stay: action({
      first: ({ G, frame }) => mayStay(G, frameOf(G, 'fight'), frame),
      second: ({ G, frame }, piece) => {
        const fight = frameOf(G, 'fight');
        const { hidden } = leaving(G, fight, fight.defenders[0], frame);
        return Array.from({ length: piece === 'leader' ? 1 : hidden }, (_, index) => index + 1);
      },
      effect(play, { G, side, frame }, piece, count) {
        const fight = frameOf(G, 'fight');
        if (piece === 'leader') frame.leaderStays = true;
        else frame.hiddenStay += count;
        const what = piece === 'leader' ? 'the Leader' : warbandCount(count, 'Hidden');
        play.journal('3.2.4', `The ${nameOf(side)} let ${what} stay put.`, { places: [fight.region] });
      },
      label: (_at, piece, count) =>
        piece === 'leader' ? 'Let the Leader stay put' : `Let ${warbandCount(count, 'Hidden')} stay put`,
    }),
    go: action({
      first: ({ G }) => retreatRegions(G, frameOf(G, 'fight')),
      effect(play, { G, frame }, to) {
        withdraw(play, frameOf(G, 'fight'), frame, to);
        play.finish();
      },
      label: ({ G }, to) => `Retreat to ${regionName(G, to)}`,
      obstacle: ({ G }, to) =>
        retreatRegions(G, frameOf(G, 'fight')).some((region) => region === to)
          ? null
          : {
              rule: ruleOf(frameOf(G, 'fight')),
              text: 'Pieces Retreat into an adjacent Region that you Control, or that a Faction Controls that has agreed.',
            },
    }),
    removeAll: action({
      effect(play, { G, frame }) {
        withdraw(play, frameOf(G, 'fight'), frame, null);
        play.finish();
      },
      label: () => 'Remove the pieces that would have to Retreat',
      forgoes: () => 'The pieces leave the map.',
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const fight = frameOf(G, 'fight');
    const isNobodyLeft = fight.defenders.every((each) => mobileOf(leaving(G, fight, each, frame)) === 0);
    if (isNobodyLeft) play.finish();
    else if (retreatRegions(G, fight).length === 0 && mayStay(G, fight, frame).length === 0) {
      withdraw(play, fight, frame, null);
      play.finish();
    }
  },
};
