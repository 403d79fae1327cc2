/* Events 37 to 42. */
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { controlledBy, controls } from '../control';
import { forceIn } from '../forces';
import { bordersCisalpina, isWithinOne, regionName, regionsOf, withinOne } from '../places';
import type { G } from '../state';
import { supplyLine } from '../supply';
import { alliedTo, alliesAndCitadelsIn } from '../tribes';
import { type At, type CardEffects, type Effect, executor } from './effect';
import { either, when } from './flow';
import { capability, resources, staysEligible } from './gains';
import { within1OfControl } from './near';
import { isAlly } from './pieces';
import { alliesFor, citadelsFor, fortFor, type Placing, place, troopsFor } from './place';
import { theseNow, thoseRegions } from './regions';
import { remove, replaceWith } from './remove';

function settleBoii(faction: Player): Effect[] {
  return [
    theseNow(({ G }) => within1OfControl(G, 'aedui')),
    place({
      prompt: 'place 2 Allies',
      most: 2,
      regions: thoseRegions,
      what: ({ G }, region) => alliesFor(G, region, faction),
    }),
    place({
      prompt: `place 2 ${faction === 'romans' ? 'Auxilia' : 'Warbands'}`,
      most: 2,
      regions: thoseRegions,
      what: ({ G }, region) => troopsFor(G, region, faction),
    }),
  ];
}

const bordering = ({ G }: At): RegionId[] => regionsOf(G).filter(bordersCisalpina);

/** Card 40: what may be placed in one of the Regions adjacent to Cisalpina. */
function supportIn(region: RegionId): Effect[] {
  const name = regionName(region);
  const placing = (most: number, prompt: string, what: (G: G) => Placing[]) =>
    place({ prompt: `${prompt} in ${name}`, most, upTo: true, regions: [region], what: ({ G }) => what(G) });
  const warbands = (G: G) => WARBANDS.flatMap((faction) => troopsFor(G, region, faction));
  const allies = (G: G) => ANY.flatMap((faction) => alliesFor(G, region, faction));
  return either(
    [
      {
        id: `warbands ${region}`,
        label: `Warbands in ${name}`,
        available: ({ G }) => warbands(G).length > 0,
        effects: [placing(3, 'place up to 3 Warbands', warbands)],
      },
      {
        id: `auxilia ${region}`,
        label: `Auxilia in ${name}`,
        available: ({ G }) => troopsFor(G, region, 'romans').length > 0,
        effects: [placing(2, 'place up to 2 Auxilia', (G) => troopsFor(G, region, 'romans'))],
      },
      {
        id: `ally ${region}`,
        label: `An Ally in ${name}`,
        available: ({ G }) => allies(G).length > 0,
        effects: [placing(1, 'place an Ally', allies)],
      },
    ],
    { optional: true },
  );
}

const WARBANDS: readonly Faction[] = ['arverni', 'aedui', 'belgae', 'germans'];
const ANY: readonly Faction[] = ['romans', ...WARBANDS];

const nearAvaricum = ({ G }: At): RegionId[] => withinOne(G, 'bituriges');

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
    controlled.some((other) => other !== region && isWithinOne(region, other)),
  );
};

export const CARDS_37_TO_42: Readonly<Record<number, CardEffects>> = {
  37: {
    unshaded: either([
      { id: 'aedui', label: 'Place pieces of the Aedui', effects: settleBoii('aedui') },
      { id: 'romans', label: 'Place pieces of the Romans', effects: settleBoii('romans') },
    ]),
    shaded: [
      replaceWith({
        prompt: 'replace 1 or 2 Aedui Allies with Arverni ones',
        most: 2,
        upTo: ({ frame }) => frame.taken > 0,
        regions: ({ G }) => within1OfControl(G, 'arverni'),
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
          what: ({ G, frame }, region) => alliesFor(G, region, frame.by),
        }),
        place({
          prompt: 'replace an Ally within 1 of Avaricum with a Citadel',
          most: 1,
          upTo: true,
          regions: nearAvaricum,
          what: ({ G, frame }, region) => citadelsFor(G, region, frame.by),
        }),
        place({
          prompt: 'place a Fort within 1 of Avaricum',
          most: 1,
          upTo: true,
          regions: nearAvaricum,
          what: ({ G, frame }, region) => (frame.by === 'romans' ? fortFor(G, region) : []),
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
