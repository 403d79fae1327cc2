/* Devastate (4.3.2). */

import { action, type Obstacle } from '../../kit/action';
import type { Play } from '../../kit/play';
import { FACTIONS, type Faction, isPlayer, nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { factionOrder } from '../execution';
import { controls } from '../pieces/control';
import { LIES, type Lie, troopsOf } from '../pieces/force';
import { forceIn, leaderOf } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { placeDevastated } from '../pieces/markers';
import { removePiece } from '../pieces/removal';
import { regionName, regionsOf, withinOne } from '../places';
import type { DecisionOf, G } from '../state';
import { close, end } from './end';
import type { AbilityFrames, Use } from './frames';
import { isSelectable, leaderReaches } from './use';

/** Says whether it could be used now in any Region (4.3.2). */
export function canDevastate(G: G, use: Use): boolean {
  const leader = leaderOf(G, 'arverni');
  return leader !== null && withinOne(G, leader.region).some((region) => mayDevastate(G, use, region));
}

/** Returns the Regions that may be selected: those the Arverni Control near their Leader, where it has any effect (4.3.2). */
export function regionsToDevastate(G: G, use: Use): RegionId[] {
  const leader = leaderOf(G, 'arverni');
  return leader === null ? [] : withinOne(G, leader.region).filter((region) => mayDevastate(G, use, region));
}

function mayDevastate(G: G, use: Use, region: RegionId): boolean {
  return controls(G, 'arverni', region) && obstacleToDevastate(G, use, region) === null;
}

function obstacleToDevastate(G: G, use: Use, region: RegionId): Obstacle | null {
  if (!isSelectable(G, use, region))
    return {
      rule: '4.1',
      text: `${regionName(G, region)} has been selected already, or is not among the Regions allowed.`,
    };
  if (!controls(G, 'arverni', region))
    return { rule: '4.3.2', text: `The Arverni do not Control ${regionName(G, region)}.` };
  if (!leaderReaches(G, 'arverni', region))
    return { rule: '4.1.2', text: `The Leader of the Arverni is too far from ${regionName(G, region)}.` };
  if (G.devastated.includes(region) && FACTIONS.every((faction) => shareOf(G, region, faction) === 0))
    return {
      rule: '4.3.2',
      text: `${regionName(G, region)} is Devastated and nobody there would lose anything.`,
    };
  return null;
}

/**
 * Returns how many pieces a Faction loses in a Region that is Devastated: one in four of the Arverni Warbands, of the others one
 * in three of Warbands, Auxilia and Legions, rounded down (4.3.2).
 */
export function shareOf(G: G, region: RegionId, faction: Faction): number {
  const force = forceIn(G, region, faction);
  return faction === 'arverni'
    ? Math.floor(troopsOf(force) / 4)
    : Math.floor((troopsOf(force) + force.legions) / 3);
}

/** 4.3.2: Region by Region, all lose their share of the pieces there, and a Devastated marker is placed. */
export const devastateStep: DecisionOf<'devastate'> = {
  prompt: () => ({ rule: '4.3.2', text: 'Devastate: choose a Region under Arverni Control.' }),
  actions: {
    devastate: action({
      first: ({ G, frame: { use } }) => regionsToDevastate(G, use),
      effect(play, { G, frame: { use } }, region) {
        use.selected.push(region);
        play.journal('4.3.2', `The Arverni Devastate ${regionName(play.G, region)}.`, {
          places: [region],
          side: 'arverni',
        });
        placeDevastated(G, region);
        const factions: readonly Faction[] = ['arverni', ...factionOrder(G), 'germans'];
        const losing = [...new Set(factions)].filter((faction) => shareOf(G, region, faction) > 0);
        if (losing.length === 0) return;
        play.call(
          ...losing.map((faction) => ({
            step: 'devastation' as const,
            sides: [],
            region,
            faction,
            left: shareOf(G, region, faction),
          })),
        );
      },
      label: ({ G }, region) => `Devastate ${regionName(G, region)}`,
      obstacle({ G, frame: { use } }, id) {
        const region = regionsOf(G).find((each) => each === id);
        return region === undefined ? null : obstacleToDevastate(G, use, region);
      },
    }),
    end,
  },
  proceed(play, { use }) {
    if (!canDevastate(play.G, use)) close(play, use);
  },
};

/** What a Faction may choose to lose. */
type Candidate = Lie | 'legion';

function candidates(G: G, region: RegionId, faction: Faction): Candidate[] {
  const force = forceIn(G, region, faction);
  const lies: Candidate[] = LIES.filter((lie) => force[lie] > 0);
  return force.legions > 0 ? [...lies, 'legion'] : lies;
}

/** 4.3.2: A Faction chooses which of its pieces it removes; Germans by rule (3.4.5). */
export const devastationStep: DecisionOf<'devastation'> = {
  prompt: ({ G, frame: { region, left } }) => ({
    rule: '4.3.2',
    text: `${regionName(G, region)} is Devastated: choose a piece of yours to remove (${left} to go).`,
  }),
  actions: {
    lose: action({
      first: ({ G, frame: { region, faction } }) => candidates(G, region, faction),
      effect(play, { frame }, candidate) {
        lose(play, frame, candidate);
      },
      label: ({ frame: { faction } }, candidate) => `Remove ${candidateName(faction, candidate)}`,
    }),
  },
  proceed(play, frame) {
    const { region, faction } = frame;
    while (frame.left > 0) {
      const open = candidates(play.G, region, faction);
      if (isPlayer(faction) && open.length > 1) {
        play.ask(faction);
        return;
      }
      lose(play, frame, GERMANIC_ORDER.find((lie) => open.includes(lie)) ?? open[0]);
    }
    play.finish();
  },
};

/** Germans lose Scouted, then Revealed, then Hidden Warbands (3.4.5). */
const GERMANIC_ORDER: readonly Lie[] = ['scouted', 'revealed', 'hidden'];

function lose(play: Play<G>, frame: AbilityFrames['devastation'], candidate: Candidate): void {
  const { region, faction } = frame;
  const lost = [lossOf(play.G, region, faction, candidate)];
  removePiece(play.G, region, faction, candidate);
  frame.left--;
  const what = candidateName(faction, candidate);
  play.journal('4.3.2', `The ${nameOf(faction)} lose ${what} in ${regionName(play.G, region)}.`, {
    places: [region],
    side: isPlayer(faction) ? faction : 'arverni',
    lost,
  });
}

function candidateName(faction: Faction, candidate: Candidate): string {
  if (candidate === 'legion') return 'a Legion';
  const lie = candidate === 'hidden' ? 'Hidden' : candidate === 'revealed' ? 'Revealed' : 'Scouted';
  return `a ${lie} ${faction === 'romans' ? 'Auxilia' : 'Warband'}`;
}
