/* Build (4.2.1). */

import { type Action, action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { orderUnderWay } from '../commands/underWay';
import { nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { placeFort } from '../pieces/placing';
import { supplyAskable } from '../pieces/supplyLines';
import { alliedTo, clearTribe, obstacleToStand, placeAtTribe, placesForAlly } from '../pieces/tribes';
import { regionName, regionOf, regionOfTribe, regionsOf, tribeName } from '../places';
import { pay } from '../resources';
import type { DecisionOf, FrameOf, G } from '../state';
import { askSupply, noteSupply } from '../supply';
import {
  alliesToSubdue,
  buildPrice,
  hasRoomForFort,
  mayBuildIn,
  obstacleToBuild,
  obstacleToTribes,
  regionsToBuild,
  regionsWanting,
  supplyAnswers,
} from './building';
import { close, end } from './end';
import type { Use, Works } from './frames';

/** Says whether it could be used now in any Region, perhaps after others have agreed to a Supply Line (4.2.1). */
export function canBuild(G: G, use: Use): boolean {
  return canGoOn(G, { use });
}

function canGoOn(G: G, works: Works): boolean {
  return (
    regionsToBuild(G, works).length > 0 ||
    supplyAskable(G, 'romans', regionsWanting(G, works), supplyAnswers(G, works.use)).length > 0
  );
}

function regionsFor(G: G, works: Works, suits: (region: RegionId) => boolean): RegionId[] {
  return regionsOf(G).filter((region) => mayBuildIn(G, works, region) && suits(region));
}

function pays(play: Play<G>, { use }: Works, region: RegionId, what: string): void {
  pay(play.G, 'romans', buildPrice(use));
  if (!use.selected.includes(region)) use.selected.push(region);
  play.journal('4.2.1', `The Romans Build in ${regionName(play.G, region)}: ${what}.`, {
    kind: 'control',
    places: [region],
    side: 'romans',
  });
}

const fort: Action<G, FrameOf<'build'>> = action({
  first: ({ G, frame }) => regionsFor(G, frame, (region) => hasRoomForFort(G, region)),
  effect(play, { G, frame }, region) {
    pays(play, frame, region, 'a Fort');
    placeFort(G, region);
  },
  label: ({ G, frame: { use } }, region) => `Build a Fort in ${regionName(G, region)}${priceText(use)}`,
  obstacle({ G, frame }, id) {
    const region = regionsOf(G).find((each) => each === id);
    if (region === undefined) return null;
    return (
      obstacleToBuild(G, frame, region) ?? {
        rule: '1.4.2',
        text: `No Fort is Available, or ${regionName(G, region)} has one.`,
      }
    );
  },
});

function priceText(use: Use): string {
  return use.free ? '' : ` (${buildPrice(use)} Resources)`;
}

/** A Region whose Tribe is dealt with is noted also for a Seize to come (4.2.1). */
function noteTribe(G: G, works: Works, region: RegionId): void {
  works.tribes = [...(works.tribes ?? []), region];
  orderUnderWay(G)?.built.push(region);
}

const subdue: Action<G, FrameOf<'build'>> = action({
  first: ({ G, frame }) =>
    regionsFor(G, frame, (region) => obstacleToTribes(G, frame, region) === null).flatMap((region) =>
      alliesToSubdue(G, region),
    ),
  effect(play, { G, frame }, tribe) {
    const region = regionOf(G, tribe);
    pays(play, frame, region, `${tribeName(play.G, tribe)} is Subdued`);
    noteTribe(G, frame, region);
    clearTribe(G, tribe);
  },
  label: ({ G, frame: { use } }, tribe) => {
    const by = alliedTo(G, tribe);
    return `Subdue ${tribeName(G, tribe)}${by === null ? '' : `, Ally of the ${nameOf(by)}`}${priceText(use)}`;
  },
  obstacle({ G, frame }, id) {
    const region = regionOfTribe(G, id);
    if (region === null) return null;
    return (
      obstacleToBuild(G, frame, region) ??
      obstacleToTribes(G, frame, region) ?? {
        rule: '4.2.1',
        text: 'Only Allies of others are Subdued, no Citadels.',
      }
    );
  },
});

const ally: Action<G, FrameOf<'build'>> = action({
  first: ({ G, frame }) =>
    regionsFor(G, frame, (region) => obstacleToTribes(G, frame, region) === null).flatMap((region) =>
      placesForAlly(G, region, 'romans'),
    ),
  effect(play, { G, frame }, tribe) {
    const region = regionOf(G, tribe);
    pays(play, frame, region, `${tribeName(play.G, tribe)} becomes an Ally`);
    noteTribe(G, frame, region);
    placeAtTribe(G, tribe, 'romans', 'ally');
  },
  label: ({ G, frame: { use } }, tribe) => `Place an Ally at ${tribeName(G, tribe)}${priceText(use)}`,
  obstacle({ G, frame }, id) {
    const region = regionOfTribe(G, id);
    if (region === null) return null;
    return (
      obstacleToBuild(G, frame, region) ??
      obstacleToTribes(G, frame, region) ??
      obstacleToStand(G, id, 'romans')
    );
  },
});

/** 4.2.1: In Regions near the Leader a Fort is placed, and a Tribe Subdued or won. */
export const buildStep: DecisionOf<'build'> = {
  prompt: ({ frame: { use } }) => ({
    rule: '4.2.1',
    text: `Build: in a Region place a Fort, Subdue an Ally or place one${use.free ? '' : ', for 2 Resources each'}.`,
  }),
  actions: {
    fort,
    subdue,
    ally,
    supply: askSupply(({ G, frame }) => ({
      answers: supplyAnswers(G, frame.use),
      regions: regionsWanting(G, frame),
    })),
    end,
  },
  proceed(play, frame, handedDown) {
    noteSupply(frame, supplyAnswers(play.G, frame.use), handedDown);
    if (canGoOn(play.G, frame)) return;
    close(play, frame.use);
  },
};
