/* Events 37 to 42. */
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { controlledBy, controls } from '../pieces/control';
import { forceIn } from '../pieces/forces';
import { supplyLine } from '../pieces/supplyLines';
import { alliedTo, alliesAndCitadelsIn } from '../pieces/tribes';
import { bordersCisalpina, isWithinOne, regionName, regionsOf, withinOne } from '../places';
import type { G } from '../state';
import { type At, type CardEffects, type Effect, executor } from './effect';
import { either, type Option, when } from './flow';
import { capability, resources, staysEligible } from './gains';
import { within1OfControl } from './near';
import { isAlly } from './pieces';
import { alliesFor, citadelsFor, fortFor, lacksOwn, type Placing, place, troopsFor } from './place';
import { theseNow, thoseRegions } from './regions';
import { remove, replaceWith } from './remove';

function settleBoii(faction: Player): Effect[] {
  return [
    theseNow(({ G }) => within1OfControl(G, 'aedui')),
    place({
      who: faction,
      prompt: 'place 2 Allies',
      most: 2,
      regions: thoseRegions,
      what: ({ G }, region, removes) => alliesFor(G, region, faction, removes),
    }),
    place({
      who: faction,
      prompt: `place 2 ${faction === 'romans' ? 'Auxilia' : 'Warbands'}`,
      most: 2,
      regions: thoseRegions,
      what: ({ G }, region, removes) => troopsFor(G, region, faction, removes),
    }),
  ];
}

const bordering = ({ G }: At): RegionId[] => regionsOf(G).filter((region) => bordersCisalpina(G, region));

/** Card 40: what may be placed in one of the Regions adjacent to Cisalpina. */
function supportIn(region: RegionId): Effect[] {
  const inRegion =
    (words: string) =>
    ({ G }: At) =>
      `${words} in ${regionName(G, region)}`;
  const support = (
    id: string,
    label: string,
    most: number,
    prompt: string,
    what: (G: G, removes?: boolean) => Placing[],
  ): Option => ({
    id: `${id} ${region}`,
    label: inRegion(label),
    available: (at, removes = false) =>
      what(at.G).length > 0 || (removes && lacksOwn(at, (gone) => what(at.G, gone))),
    effects: [
      place({
        prompt: inRegion(prompt),
        most,
        upTo: true,
        regions: [region],
        what: ({ G }, _region, removes) => what(G, removes),
      }),
    ],
  });
  return either(
    [
      support('warbands', 'Warbands', 3, 'place up to 3 Warbands', (G, removes) =>
        WARBANDS.flatMap((faction) => troopsFor(G, region, faction, removes)),
      ),
      support('auxilia', 'Auxilia', 2, 'place up to 2 Auxilia', (G, removes) =>
        troopsFor(G, region, 'romans', removes),
      ),
      support('ally', 'An Ally', 1, 'place an Ally', (G, removes) =>
        ANY.flatMap((faction) => alliesFor(G, region, faction, removes)),
      ),
    ],
    { optional: true },
  );
}

const WARBANDS: readonly Faction[] = ['arverni', 'aedui', 'belgae', 'germans'];
const ANY: readonly Faction[] = ['romans', ...WARBANDS];

const nearAvaricum = ({ G }: At): readonly RegionId[] => withinOne(G, 'bituriges');

/** Card 41: how many Allies, Citadels and Forts the executing Faction has near Avaricum. */
function ownNearAvaricum(at: At): number {
  const { by } = at.frame;
  return nearAvaricum(at).reduce(
    (sum, region) => sum + alliesAndCitadelsIn(at.G, region, by) + (forceIn(at.G, region, by).fort ? 1 : 0),
    0,
  );
}

const adjacentToRomans = ({ G }: At): RegionId[] => {
  const controlled = controlledBy(G, 'romans');
  return regionsOf(G).filter((region) =>
    controlled.some((other) => other !== region && isWithinOne(G, region, other)),
  );
};

export const CARDS_37_TO_42: Readonly<Record<number, CardEffects>> = {
  37: {
    unshaded: either([
      { id: 'aedui', label: 'Place pieces of the Aedui', effects: settleBoii('aedui') },
      { id: 'romans', label: 'Place pieces of the Romans', effects: settleBoii('romans') },
    ]),
    shaded: [
      theseNow(({ G }) => within1OfControl(G, 'arverni')),
      replaceWith({
        prompt: 'replace 1 or 2 Aedui Allies with Arverni ones',
        most: 2,
        upTo: ({ frame }) => frame.taken > 0,
        regions: thoseRegions,
        which: (owned) => owned.faction === 'aedui' && isAlly(owned),
        by: 'arverni',
      }),
    ],
  },
  38: { unshaded: [capability()], shaded: [capability()] },
  39: { unshaded: [capability()], shaded: [capability()] },
  40: {
    unshaded: [...(['ubii', 'sequani', 'provincia'] as const).flatMap(supportIn), resources(executor, 4)],
    shaded: [
      resources(
        'romans',
        (at) => -5 * bordering(at).filter((region) => !controls(at.G, 'romans', region)).length,
      ),
      staysEligible(),
    ],
  },
  41: {
    unshaded: when(
      ({ G, frame }) => alliedTo(G, 'bituriges') === frame.by,
      [
        place({
          prompt: 'place up to 2 Allies within 1 of Avaricum',
          most: 2,
          upTo: true,
          regions: nearAvaricum,
          what: ({ G, frame }, region, removes) => alliesFor(G, region, frame.by, removes),
        }),
        place({
          prompt: 'replace an Ally within 1 of Avaricum with a Citadel',
          most: 1,
          upTo: true,
          regions: nearAvaricum,
          what: ({ G, frame }, region, removes) => citadelsFor(G, region, frame.by, removes),
        }),
        place({
          prompt: 'place a Fort within 1 of Avaricum',
          most: 1,
          upTo: true,
          regions: nearAvaricum,
          what: ({ G, frame }, region, removes) => (frame.by === 'romans' ? fortFor(G, region, removes) : []),
        }),
        resources(executor, ownNearAvaricum),
      ],
    ),
  },
  42: {
    unshaded: either([
      {
        id: 'controlled',
        label: 'Up to 4 Allies in Regions under Roman Control',
        effects: [
          theseNow(({ G }) => controlledBy(G, 'romans')),
          remove({
            prompt: 'remove up to 4 Allies in Regions under Roman Control',
            most: 4,
            upTo: true,
            regions: thoseRegions,
            which: isAlly,
          }),
        ],
      },
      {
        id: 'adjacent',
        label: 'Up to 2 Allies in Regions adjacent to Roman Control',
        effects: [
          theseNow(adjacentToRomans),
          remove({
            prompt: 'remove up to 2 Allies in Regions adjacent to Roman Control',
            most: 2,
            upTo: true,
            regions: thoseRegions,
            which: isAlly,
          }),
        ],
      },
    ]),
    shaded: [
      theseNow(({ G }) => [...supplyLine(G, ['romans', 'aedui'])]),
      remove({
        prompt: 'remove 1 to 3 Roman or Aedui Allies in Roman and Aedui Supply Lines',
        most: 3,
        upTo: ({ frame }) => frame.taken > 0,
        regions: thoseRegions,
        which: (owned) => (owned.faction === 'romans' || owned.faction === 'aedui') && isAlly(owned),
      }),
    ],
  },
};
