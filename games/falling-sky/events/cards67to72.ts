/* Events 67 to 72. */

import { action } from '../../kit/action';
import { limitedTo, type Terms } from '../commands/terms';
import { GAULS, type Gaul, isGaul, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { controllerOf } from '../pieces/control';
import { flipToHidden } from '../pieces/flipping';
import { groupWith } from '../pieces/force';
import { forceIn, piecesIn } from '../pieces/forces';
import { placeColony } from '../pieces/markers';
import { alliedTo, availableAt, isSubdued, placeAtTribe } from '../pieces/tribes';
import { adjacentTo, mayStack, regionName, regionOf, regionsOf, tribeOf } from '../places';
import type { G } from '../state';
import { germansPhase } from '../winter/germans';
import { warbandCount } from '../words';
import { freeCommand, hasArrived, isAnyGranted } from './actions';
import { chooseFaction, chooseRegion, chooseTribe, chosenFaction } from './choose';
import {
  type At,
  type CardEffects,
  choice,
  chosenRegion,
  chosenTribe,
  deed,
  type Effect,
  whoIs,
} from './effect';
import { freeBattle } from './fights';
import { either, when } from './flow';
import { within1Of } from './near';
import { isAlly } from './pieces';
import { place, placeTroopsIn, troopsFor } from './place';
import { replaceWith } from './remove';
import { ally, clear, makeRoomForAlly } from './settle';

const ARDUENNA: readonly RegionId[] = ['nervii', 'treveri'];
const SENONES: readonly RegionId[] = ['atrebates', 'carnutes', 'mandubii'];

/** Card 68: the Gaul whose Allies the Remi are, or null. */
function remiAlly({ G }: At): Gaul | null {
  const by = alliedTo(G, 'remi');
  return by !== null && isGaul(by) ? by : null;
}

/** Card 68: what stands at the City chosen gives way to a Citadel of the Remi's Allies, with 4 Warbands. */
const influence: Effect[] = GAULS.flatMap((gaul) =>
  when(
    (at) => at.frame.tribes.length > 0 && remiAlly(at) === gaul,
    [
      deed((play, frame) => {
        const tribe = chosenTribe({ G: play.G, frame });
        clear(tribe).does(play, frame);
        if (availableAt(play.G, gaul, 'citadel') === 0) return;
        placeAtTribe(play.G, tribe, gaul, 'citadel');
        play.journal('5.1', `Placed: a Citadel at ${tribeOf(play.G, tribe).city ?? ''}.`, {
          side: gaul,
          places: [regionOf(play.G, tribe)],
        });
      }),
      ...placeTroopsIn(gaul, 4, chosenRegion),
    ],
  ),
);

/** Card 72: into a Region from those adjacent to it. */
function marchInto(G: G, into: readonly RegionId[]): Partial<Terms> {
  return {
    into: [...into],
    regions: into.flatMap((region) => adjacentTo(G, region)),
    march: limitedTo({ steps: 1 }),
  };
}

/** Card 72: the Regions into which the executing Faction could March from some adjacent one. */
function reachable(at: At): RegionId[] {
  return regionsOf(at.G).filter((region) =>
    isAnyGranted({ commands: ['march'], terms: marchInto(at.G, [region]) }, at),
  );
}

const openToColony = ({ G, frame }: At): RegionId[] =>
  regionsOf(G).filter((region) => {
    const controller = controllerOf(G, region);
    return mayStack(region, frame.by) && (controller === null || controller === frame.by);
  });

/** Card 72: a group of Warbands that Marches within its Region goes Hidden there with the others (3.3.2). */
const marchInPlace = choice({
  about: 'group',
  prompt: 'choose a Region and how many Warbands the group has',
  action: action({
    first: ({ G, frame }) => regionsOf(G).filter((region) => groupable(G, region, frame.by) > 0),
    second: ({ G, frame }, region) =>
      Array.from({ length: groupable(G, region, frame.by) }, (_, index) => index + 1),
    effect(play, { frame }, region, count) {
      flipToHidden(play, '3.3.2', region, frame.by, frame.by);
      frame.regions.push(region);
      frame.noted.arrived = count;
      play.journal(
        '3.3.2',
        `${warbandCount(count)} ${count === 1 ? 'Marches' : 'March'} within ${regionName(play.G, region)}.`,
        { places: [region] },
      );
    },
    label: ({ G }, region, count) => `A group of ${warbandCount(count)} in ${regionName(G, region)}`,
  }),
});

function groupable(G: G, region: RegionId, faction: Player): number {
  const { hidden, revealed } = forceIn(G, region, faction);
  return hidden + revealed;
}

/** Returns how many of the group that has Marched are in a Region still, as own pieces may have been removed since (1.4.1). */
function groupIn({ G, frame }: At, region: RegionId): number {
  return Math.min(frame.noted.arrived ?? 0, forceIn(G, region, frame.by).hidden);
}

export const CARDS_67_TO_72: Readonly<Record<number, CardEffects>> = {
  67: {
    unshaded: [
      chooseFaction({ prompt: 'choose the Romans or a Gallic Faction', among: () => PLAYERS }),
      freeCommand({
        who: chosenFaction,
        commands: ['march'],
        terms: { into: [...ARDUENNA] },
        optional: true,
      }),
      freeCommand({
        who: chosenFaction,
        commands: ['recruit', 'seize', 'rally', 'raid', 'battle'],
        terms: { regions: [...ARDUENNA] },
        optional: true,
      }),
      deed((play, frame) => {
        const faction = whoIs(chosenFaction, { G: play.G, frame });
        if (faction === null) return;
        for (const region of ARDUENNA) flipToHidden(play, '5.1', region, faction, faction);
      }),
    ],
  },
  68: {
    unshaded: when(
      ({ G }) => isSubdued(G, 'remi') || alliedTo(G, 'remi') === 'romans',
      [
        replaceWith({
          prompt: 'replace 1 or 2 Allies with Roman ones',
          most: 2,
          upTo: ({ frame }) => frame.taken > 0,
          regions: within1Of('atrebates'),
          which: (owned) => isAlly(owned) && owned.faction !== 'romans',
          by: 'romans',
        }),
      ],
    ),
    shaded: [
      chooseTribe({
        who: remiAlly,
        prompt: 'remove what is at Alesia or Cenabum and place a Citadel and 4 Warbands',
        optional: true,
        among: () => ['mandubii', 'carnutes'] as const,
      }),
      ...influence,
    ],
  },
  69: {
    unshaded: [
      ...placeTroopsIn('germans', 4, ['nervii']),
      ...placeTroopsIn('germans', 4, ['treveri']),
      { kind: 'call', frames: () => [germansPhase(['rally'])] },
    ],
  },
  70: {
    unshaded: [
      freeCommand({
        who: 'romans',
        commands: ['march'],
        terms: {
          into: [...SENONES],
          march: limitedTo({ legions: 4, leader: false, together: true, flipsMovers: true }),
        },
        notesArrival: true,
        optional: true,
      }),
      ...when(hasArrived, [
        freeCommand({
          who: 'romans',
          commands: ['battle'],
          terms: (at) => ({ regions: [...chosenRegion(at)], most: 1 }),
          optional: true,
        }),
      ]),
    ],
    shaded: [
      place({
        prompt: 'place up to 6 of your Warbands',
        most: 6,
        upTo: true,
        regions: SENONES,
        what: ({ G, frame }, region, removes) =>
          isGaul(frame.by) ? troopsFor(G, region, frame.by, removes) : [],
      }),
      chooseRegion({ prompt: 'choose a Region for a free Command and Special Ability', among: SENONES }),
      freeCommand({
        terms: (at) => {
          const regions = [...chosenRegion(at)];
          return { regions, most: 1, abilities: 1, abilityRegions: regions };
        },
      }),
    ],
  },
  71: {
    unshaded: [
      chooseRegion({ prompt: 'choose a Region for the Colony', among: openToColony }),
      deed((play, frame) => {
        const { G } = play;
        const [region] = chosenRegion({ G, frame });
        if (region === undefined) return;
        placeColony(G, region);
        play.journal('5.1.4', `The Colony is in ${regionName(G, region)}: one more Tribe.`, {
          places: [region],
        });
      }),
      ...(['romans', 'arverni', 'aedui', 'belgae'] as const).flatMap((faction) =>
        when(
          ({ G, frame }) => frame.by === faction && G.colony !== null,
          [makeRoomForAlly(faction), ally('colony', faction)],
        ),
      ),
    ],
  },
  72: {
    unshaded: [
      chooseRegion({ prompt: 'choose a Region to March into', among: reachable }),
      freeCommand({
        commands: ['march'],
        terms: (at) => marchInto(at.G, chosenRegion(at)),
        notesArrival: true,
      }),
      ...when(hasArrived, [
        chooseFaction({
          prompt: 'choose who attacks you there',
          among: (at) =>
            chosenRegion(at).flatMap((region) =>
              (['arverni', 'belgae'] as const).filter(
                (gaul) => gaul !== at.frame.by && piecesIn(at.G, region, gaul) > 0,
              ),
            ),
        }),
        freeCommand({
          who: chosenFaction,
          commands: ['battle'],
          terms: (at) => ({ regions: [...chosenRegion(at)], most: 1, against: [at.frame.by] }),
        }),
      ]),
    ],
    shaded: when(
      ({ frame }) => isGaul(frame.by),
      [
        ...either([
          {
            id: 'march',
            label: 'March a group of Hidden Warbands into an adjacent Region',
            effects: [
              freeCommand({
                commands: ['march'],
                terms: {
                  most: 1,
                  march: limitedTo({ groups: 1, leader: false, hiddenOnly: true, steps: 1 }),
                },
                notesArrival: true,
              }),
            ],
          },
          { id: 'stay', label: 'March a group within its Region', effects: [marchInPlace] },
        ]),
        ...when(hasArrived, [
          freeBattle({
            regions: chosenRegion,
            possible: (at, region) => groupIn(at, region) > 0,
            setup: (at, region) => ({ group: groupWith({ hidden: groupIn(at, region) }) }),
            optional: true,
          }),
        ]),
      ],
    ),
  },
};
