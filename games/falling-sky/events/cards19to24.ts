/* Events 19 to 24. */
import { FACTIONS, GAULS } from '../components/factions';
import type { TribeId } from '../components/map';
import { controlledBy, controls } from '../pieces/control';
import { troopsOf } from '../pieces/force';
import { factionsIn, forceIn, leaderOf, tribeOfPiece } from '../pieces/forces';
import { placeLeader } from '../pieces/placing';
import { citadelsIn, disperse, subduedIn } from '../pieces/tribes';
import { regionName, regionsOf, tribeName, tribeOf, tribesIn } from '../places';
import type { G } from '../state';
import { freeCommand } from './actions';
import { chooseFaction, chooseRegion, chooseTribe, chosenFaction } from './choose';
import { type At, type CardEffects, chosenRegion, chosenTribe, deed, type Effect } from './effect';
import { either, when } from './flow';
import { ineligible, resources, shift } from './gains';
import { within1Of } from './near';
import { isLeaderOf, isLegion, isTroops, isWarband, piecesFor, removeOwned } from './pieces';
import { alliesFor, place, placeTroopsIn, troopsFor } from './place';
import { exchange, ownOrNobody, playerExecuting, remove } from './remove';

/** Card 19: the Arverni Leader piece is on the map as a Successor, or Available, and does not wait for the Spring. */
function canReturn(G: G): boolean {
  return leaderOf(G, 'arverni')?.as !== 'named' && G.vercingetorix === 'in play';
}

/** Card 19: the Arverni place their Leader in any Region as Vercingetorix. */
const vercingetorixReturns: readonly Effect[] = [
  chooseRegion({
    who: 'arverni',
    prompt: 'choose the Region for Vercingetorix',
    among: ({ G }) => regionsOf(G).filter((region) => region !== 'cisalpina'),
  }),
  deed((play, frame) => {
    for (const region of chosenRegion({ G: play.G, frame })) {
      placeLeader(play.G, region, 'arverni', 'named');
      play.journal('5.1', `Vercingetorix appears in ${regionName(play.G, region)}.`, {
        side: 'arverni',
        places: [region],
      });
    }
  }),
];

/** 1.4.1: Arverni who execute card 19 may first remove Vercingetorix, who is Available as Successor then (1.4.3, 6.6). */
const removeVercingetorix = remove({
  who: playerExecuting('arverni'),
  prompt: 'remove Vercingetorix, so that he can be placed anew',
  most: 1,
  upTo: true,
  which: isLeaderOf('arverni'),
});

/** Card 22: a Tribe is chosen, and gets a Gallic Ally and a Warband of any Faction. */
function revolt(optional: boolean): Effect[] {
  const tribes = ({ G, frame }: At): TribeId[] =>
    regionsOf(G)
      .filter((region) => factionsIn(G, region).includes('romans'))
      .flatMap((region) => subduedIn(G, region))
      .filter((tribe) => !frame.tribes.includes(tribe));
  const before = optional ? 1 : 0;
  return [
    chooseTribe({ prompt: 'choose a Subdued Tribe where there are Romans', optional, among: tribes }),
    ...when(
      ({ frame }) => frame.tribes.length > before,
      [
        place({
          prompt: 'place a Gallic Ally there',
          most: 1,
          regions: chosenRegion,
          what: (at, region, removes) =>
            GAULS.flatMap((faction) => alliesFor(at.G, region, faction, removes)).filter(
              ({ what }) => what === `ally ${chosenTribe(at)}`,
            ),
        }),
        place({
          prompt: 'place a Warband there',
          most: 1,
          regions: chosenRegion,
          what: ({ G }, region, removes) =>
            FACTIONS.filter((faction) => faction !== 'romans').flatMap((faction) =>
              troopsFor(G, region, faction, removes),
            ),
        }),
      ],
    ),
  ];
}

/** Card 23: the Cities under Roman Control that are not Razed yet. */
function toBeRazed({ G }: At): TribeId[] {
  return controlledBy(G, 'romans').flatMap((region) =>
    tribesIn(G, region)
      .map(({ id }) => id)
      .filter((id) => tribeOf(G, id).city !== null && !isRazed(G, id)),
  );
}

function isRazed(G: G, tribe: TribeId): boolean {
  const state = G.tribes[tribe];
  return state !== undefined && 'dispersed' in state && state.dispersed === 'razed';
}

/** Card 23: the Regions where Legions stand beside a Citadel of the executing Faction. */
function withLegionAtCitadel({ G, frame }: At) {
  return regionsOf(G).filter(
    (region) => citadelsIn(G, region, frame.by).length > 0 && forceIn(G, region, 'romans').legions > 0,
  );
}

export const CARDS_19_TO_24: Readonly<Record<number, CardEffects>> = {
  19: {
    unshaded: either([
      {
        id: 'remove',
        label: 'Remove up to 6 Arverni Warbands near Provincia',
        effects: [
          remove({
            prompt: 'remove up to 6 Arverni Warbands within 1 Region of Provincia',
            most: 6,
            upTo: true,
            regions: within1Of('provincia'),
            which: (owned) => owned.faction === 'arverni' && isWarband(owned),
          }),
        ],
      },
      {
        id: 'place',
        label: 'Place up to 5 Auxilia in Provincia',
        effects: [
          place({
            prompt: 'place up to 5 Auxilia in Provincia',
            most: 5,
            upTo: true,
            regions: ['provincia'],
            what: ({ G }, region, removes) => troopsFor(G, region, 'romans', removes),
          }),
        ],
      },
    ]),
    shaded: when(({ G }) => canReturn(G), vercingetorixReturns, [
      removeVercingetorix,
      ...when(({ G }) => canReturn(G), vercingetorixReturns),
    ]),
  },
  20: {
    unshaded: [
      deed((play) => {
        play.G.optimates = true;
        play.journal('5.1.4', 'The Optimates watch the Roman score from the second Victory Phase on.', {
          side: 'romans',
        });
      }),
    ],
  },
  21: {
    unshaded: when(
      ({ G }) => factionsIn(G, 'provincia').every((faction) => faction === 'romans'),
      either([
        {
          id: 'auxilia',
          label: 'Place 5 Auxilia in Provincia',
          effects: placeTroopsIn('romans', 5, ['provincia']),
        },
        { id: 'resources', label: 'The Romans gain 10 Resources', effects: [resources('romans', 10)] },
      ]),
    ),
    shaded: when(
      ({ G }) => controls(G, 'arverni', 'provincia'),
      [shift(true, 2)],
      [
        ...placeTroopsIn('arverni', 4, ['provincia']),
        freeCommand({
          who: 'arverni',
          commands: ['raid', 'battle'],
          terms: { card: 21, regions: ['provincia'], most: 1, fight: { noFort: true } },
        }),
      ],
    ),
  },
  22: {
    unshaded: [
      exchange({
        prompt: 'remove or replace up to 4 Warbands and Auxilia of others in Regions that you Control',
        most: 4,
        upTo: true,
        regions: ({ G, frame }) => controlledBy(G, frame.by),
        which: (owned, _region, { frame }) => owned.faction !== frame.by && isTroops(owned),
        by: ownOrNobody,
      }),
    ],
    shaded: [...revolt(false), ...revolt(true)],
  },
  23: {
    unshaded: [
      chooseTribe({
        who: 'romans',
        prompt: 'raze a City under Roman Control',
        optional: true,
        among: toBeRazed,
        does(play, tribe, region) {
          const owned = piecesFor(play.G, region).find(({ piece }) => tribeOfPiece(piece) === tribe);
          if (owned !== undefined) removeOwned(play, region, owned);
          disperse(play.G, tribe, 'razed');
          play.journal('5.1.4', `${tribeName(play.G, tribe)} is Razed, for good.`, {
            side: 'romans',
            places: [region],
          });
        },
      }),
      ...when(({ frame }) => frame.tribes.length > 0, [resources('romans', 8)]),
    ],
    shaded: when(
      (at) => withLegionAtCitadel(at).length > 0,
      [
        remove({
          prompt: 'remove a Legion beside your Citadel',
          most: 1,
          regions: withLegionAtCitadel,
          which: isLegion,
        }),
        ineligible('romans'),
      ],
    ),
  },
  24: {
    unshaded: [
      chooseFaction({
        prompt: 'choose a Gallic Faction with a Citadel, which loses 10 Resources',
        among: ({ G }) =>
          GAULS.filter((faction) => regionsOf(G).some((each) => citadelsIn(G, each, faction).length > 0)),
      }),
      resources(chosenFaction, -10),
    ],
    shaded: [
      chooseRegion({
        prompt: 'choose a Region with an Arverni Citadel and Romans',
        among: ({ G }) =>
          regionsOf(G).filter((region) => {
            const romans = forceIn(G, region, 'romans');
            return citadelsIn(G, region, 'arverni').length > 0 && romans.legions + troopsOf(romans) > 0;
          }),
      }),
      remove({
        prompt: 'remove 2 Legions or Auxilia there',
        most: 2,
        regions: chosenRegion,
        which: (owned) => owned.faction === 'romans' && (isLegion(owned) || isTroops(owned)),
      }),
    ],
  },
};
