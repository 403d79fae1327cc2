/* Events 55 to 60. */

import { GAULS, isGaul, PLAYERS } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { controls } from '../pieces/control';
import { LIES, troopsOf } from '../pieces/force';
import { forceIn, leaderOf, piecesIn } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { placeLeader } from '../pieces/placing';
import { removePiece } from '../pieces/removal';
import { alliesIn } from '../pieces/tribes';
import { adjacentTo, mayStack, regionName, regionsOf } from '../places';
import { belgicScore } from '../victory';
import { freeAbility, freeCommand } from './actions';
import { chooseFaction, chooseRegion, chosenFaction } from './choose';
import { type At, type CardEffects, chosenRegion, deed, type Effect, executor } from './effect';
import { when } from './flow';
import { capability, resources } from './gains';
import { within1Of, within1OfGermania } from './near';
import { isAlly, isLeaderOf, isWarband, type Owned } from './pieces';
import { alliesFor, place, placeTroopsIn, troopsFor } from './place';
import { playerExecuting, remove } from './remove';
import { ally, clear, makeRoomForAlly } from './settle';

/** Returns the Region of Ambiorix under his own name, or null. */
function ambiorix({ G }: At): RegionId | null {
  const leader = leaderOf(G, 'belgae');
  return leader?.as === 'named' ? leader.region : null;
}

function fleesAmbiorix(at: At): boolean {
  const region = ambiorix(at);
  return region !== null && (controls(at.G, 'romans', region) || belgicScore(at.G) < 10);
}

/** Card 56: Ambiorix is placed where the Belgic Leader is not on the map. */
const ambiorixReturns: readonly Effect[] = when(
  ({ G }) => leaderOf(G, 'belgae') === null,
  [
    chooseRegion({
      prompt: 'place Ambiorix in a Region within 1 of Germania',
      among: (at) => within1OfGermania(at).filter((region) => mayStack(region, 'belgae')),
    }),
    deed((play, frame) => {
      const [region] = chosenRegion({ G: play.G, frame });
      if (region === undefined) return;
      placeLeader(play.G, region, 'belgae', 'named');
      play.journal('5.1', `Ambiorix is placed in ${regionName(play.G, region)}.`, {
        side: 'belgae',
        places: [region],
      });
    }),
  ],
);

/** 1.4.1: Belgae who execute card 56 may first remove Ambiorix, who is not on the map then. */
const removeAmbiorix = remove({
  who: playerExecuting('belgae'),
  prompt: 'remove Ambiorix, so that he can be placed anew',
  most: 1,
  upTo: true,
  which: isLeaderOf('belgae'),
});

const isBelgic = (owned: Owned): boolean => owned.faction === 'belgae' && (isWarband(owned) || isAlly(owned));

const withFort = ({ G }: At): RegionId[] =>
  regionsOf(G).filter((region) => forceIn(G, region, 'romans').fort);

const isNorthern = (owned: Owned): boolean =>
  (owned.faction === 'belgae' || owned.faction === 'germans') && isWarband(owned);

/** Card 60: a Belgic Ally at a Tribe that has been cleared, and 2 Belgic and a Germanic Warband in its Region. */
function revolt(tribe: TribeId, region: RegionId): Effect[] {
  return [
    makeRoomForAlly('belgae'),
    ally(tribe, 'belgae'),
    ...placeTroopsIn('belgae', 2, [region]),
    ...placeTroopsIn('germans', 1, [region]),
  ];
}

export const CARDS_55_TO_60: Readonly<Record<number, CardEffects>> = {
  55: { unshaded: [capability()], shaded: [capability()] },
  56: {
    unshaded: when(fleesAmbiorix, [
      deed((play, frame) => {
        const region = ambiorix({ G: play.G, frame });
        if (region === null) return;
        const lost = [lossOf(play.G, region, 'belgae', 'leader')];
        removePiece(play.G, region, 'belgae', 'leader');
        play.journal('5.1', `Ambiorix is removed from ${regionName(play.G, region)}.`, {
          side: 'belgae',
          places: [region],
          lost,
        });
      }),
    ]),
    shaded: when(
      (at) => ambiorix(at) === null,
      [
        remove({
          who: ({ frame }) => (frame.by === 'belgae' ? 'belgae' : null),
          prompt: 'remove your Successor, so that Ambiorix can be placed',
          most: 1,
          upTo: true,
          which: isLeaderOf('belgae'),
        }),
        ...ambiorixReturns,
      ],
      [removeAmbiorix, ...ambiorixReturns],
    ),
  },
  57: {
    unshaded: [
      chooseFaction({ prompt: 'choose who may free March into Britannia', among: () => PLAYERS }),
      freeCommand({
        who: chosenFaction,
        commands: ['march'],
        terms: { into: ['britannia'] },
        optional: true,
      }),
      freeAbility({ who: chosenFaction, regions: ['britannia'], optional: true }),
      ...when(
        ({ G, frame }) => frame.factions.some((faction) => piecesIn(G, 'britannia', faction) > 0),
        [resources(chosenFaction, 4)],
      ),
    ],
    shaded: [
      clear('catuvellauni'),
      place({
        prompt: 'place an Ally of a Gallic Faction in Britannia',
        most: 1,
        regions: ['britannia'],
        what: ({ G }, region, removes) => GAULS.flatMap((gaul) => alliesFor(G, region, gaul, removes)),
      }),
      place({
        prompt: 'place up to 4 Gallic Warbands in Britannia',
        most: 4,
        upTo: true,
        regions: ['britannia'],
        what: ({ G }, region, removes) => GAULS.flatMap((gaul) => troopsFor(G, region, gaul, removes)),
      }),
    ],
  },
  58: {
    unshaded: [
      chooseRegion({
        prompt: 'choose a Region with a Fort',
        among: (at) =>
          withFort(at).filter((region) =>
            (['belgae', 'germans'] as const).some((faction) => troopsOf(forceIn(at.G, region, faction)) > 0),
          ),
      }),
      remove({
        prompt: 'remove 9 Belgic or Germanic Warbands',
        most: 9,
        regions: chosenRegion,
        which: isNorthern,
      }),
    ],
    shaded: [
      chooseRegion({ prompt: 'choose a Region with a Fort', among: withFort }),
      freeCommand({
        germans: true,
        commands: ['march'],
        terms: (at) => ({
          into: [...chosenRegion(at)],
          regions: chosenRegion(at).flatMap((region) => adjacentTo(at.G, region)),
        }),
      }),
      freeCommand({
        germans: true,
        commands: ['battle'],
        terms: (at) => ({ regions: [...chosenRegion(at)], most: 1, card: 58 }),
      }),
    ],
  },
  59: {
    unshaded: [capability()],
    shaded: when(({ frame }) => isGaul(frame.by), [capability(executor)]),
  },
  60: {
    unshaded: [
      chooseRegion({
        prompt: 'choose Treveri or a Region next to it',
        among: (at) =>
          within1Of('treveri')(at).filter(
            (region) =>
              LIES.some((lie) => forceIn(at.G, region, 'belgae')[lie] > 0) ||
              alliesIn(at.G, region, 'belgae').length > 0,
          ),
      }),
      remove({
        prompt: 'remove 6 Belgic Warbands or Allies',
        most: 6,
        regions: chosenRegion,
        which: isBelgic,
      }),
    ],
    shaded: [clear('treveri'), clear('ubii'), ...revolt('treveri', 'treveri'), ...revolt('ubii', 'ubii')],
  },
};
