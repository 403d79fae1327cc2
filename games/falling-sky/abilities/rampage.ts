/* Rampage (4.5.2): where and against whom. See rampaged.ts for what the target does. */
import { action, type Obstacle } from '../../kit/action';
import { nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { reveal } from '../pieces/flipping';
import { mobileOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { citadelsIn } from '../pieces/tribes';
import { regionName, regionsOf } from '../places';
import type { DecisionOf, G } from '../state';
import { warbandCount } from '../words';
import { close, end } from './end';
import type { Use } from './frames';
import { rampagedFrame } from './rampaged';
import { hasHidden, isSelectable, leaderReaches, regionsInReach } from './use';

/** Says whether it could be used now in any Region (4.5.2). */
export function canRampage(G: G, use: Use): boolean {
  return regionsInReach(G, 'belgae').some((region) => mayRampage(G, use, region));
}

function mayRampage(G: G, use: Use, region: RegionId): boolean {
  return (
    hasHidden(G, 'belgae', region) &&
    isSelectable(G, use, region) &&
    obstacleToRampage(G, use, region) === null
  );
}

function regionsToRampage(G: G, use: Use): RegionId[] {
  return regionsInReach(G, 'belgae').filter((region) => mayRampage(G, use, region));
}

function obstacleToRampage(G: G, use: Use, region: RegionId): Obstacle | null {
  if (use.selected.includes(region))
    return { rule: '4.1', text: `${regionName(G, region)} has been selected already.` };
  if (!hasHidden(G, 'belgae', region))
    return { rule: '4.5.2', text: `There is no Hidden Belgic Warband in ${regionName(G, region)}.` };
  if (!leaderReaches(G, 'belgae', region))
    return { rule: '4.1.2', text: `The Belgic Leader is too far from ${regionName(G, region)}.` };
  if (targetsIn(G, region).length === 0)
    return {
      rule: '4.5.2',
      text: `Nobody in ${regionName(G, region)} is without Leader, Citadel and Fort and has pieces to lose.`,
    };
  return null;
}

/** Returns whom Rampage can target: Romans or Gauls without Leader, Citadel or Fort there, who have pieces to lose (4.5.2). */
export function targetsIn(G: G, region: RegionId): Player[] {
  return PLAYERS.filter((faction) => {
    const force = forceIn(G, region, faction);
    const isSheltered = force.leader !== null || force.fort || citadelsIn(G, region, faction).length > 0;
    return faction !== 'belgae' && !isSheltered && mobileOf(force) > 0;
  });
}

/** 4.5.2: Region by Region, Hidden Warbands are Revealed, and for each the target loses a piece or lets it Retreat. */
export const rampageStep: DecisionOf<'rampage'> = {
  prompt: () => ({
    rule: '4.5.2',
    text: 'Rampage: choose a Region, whom you drive out there, and how many Warbands you Reveal.',
  }),
  actions: {
    rampage: action({
      first: ({ G, frame: { use } }) => regionsToRampage(G, use),
      second: ({ G }, region) => targetsIn(G, region),
      third: ({ G }, region, target) => {
        const most = Math.min(forceIn(G, region, 'belgae').hidden, mobileOf(forceIn(G, region, target)));
        return Array.from({ length: most }, (_, index) => index + 1);
      },
      effect(play, { G, frame: { use } }, region, target, count) {
        use.selected.push(region);
        reveal(G, region, 'belgae', count);
        play.journal(
          '4.5.2',
          `The Belgae Rampage in ${regionName(play.G, region)} with ${warbandCount(count)} against the ${nameOf(target)}.`,
          { places: [region], side: 'belgae' },
        );
        play.call(rampagedFrame(region, target, count));
      },
      label: ({ G }, region, target, count) =>
        `Rampage in ${regionName(G, region)} against the ${nameOf(target)} (${count})`,
      obstacle({ G, frame: { use } }, id) {
        const region = regionsOf(G).find((each) => each === id);
        return region === undefined ? null : obstacleToRampage(G, use, region);
      },
    }),
    end,
  },
  proceed(play, { use }) {
    if (canRampage(play.G, use)) return;
    close(play, use);
  },
};
