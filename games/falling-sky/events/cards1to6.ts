/* Events 1 to 6. */
import { limitedTo } from '../commands/terms';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { troopsOf } from '../pieces/force';
import { forceIn, piecesIn } from '../pieces/forces';
import { openCisalpina, setCircumvallation } from '../pieces/markers';
import { alliedTo, citadelsIn } from '../pieces/tribes';
import { adjacentTo, regionName, regionsOf } from '../places';
import { canShift } from '../senate';
import type { G } from '../state';
import { freeAbility, freeCommand, hasArrived } from './actions';
import { chooseRegion } from './choose';
import { type CardEffects, chosenRegion, deed, type EventFrame } from './effect';
import { either, when } from './flow';
import { ineligible, senateAt, shift, shiftEitherWay, staysEligible } from './gains';
import { move } from './move';
import { isAuxilia, isLegion } from './pieces';
import { legionFor, legionTo, place, placeTroopsIn } from './place';
import { remove } from './remove';

/** Card 4: the Citadel's Faction in the Region chosen last; null where none is chosen or it has no Citadel any more. */
function besieged(G: G, { regions }: EventFrame): { region: RegionId; faction: Faction } | null {
  const region = regions.at(-1);
  const [citadel] = region === undefined ? [] : citadelsIn(G, region);
  const faction = citadel === undefined ? null : alliedTo(G, citadel);
  return region === undefined || faction === null ? null : { region, faction };
}

/** Card 4: the marker lies on the pieces that can move, once Romans have come. */
const circumvallate = deed((play, frame) => {
  const { G } = play;
  const found = besieged(G, frame);
  if (found === null || piecesIn(G, found.region, 'romans') === 0) return;
  const { region, faction } = found;
  if (faction === 'romans' || faction === 'germans') return;
  const force = forceIn(G, region, faction);
  setCircumvallation(G, { region, faction, troops: troopsOf(force), leader: force.leader !== null });
  play.journal('5.1.4', `The pieces at the Citadel in ${regionName(G, region)} are surrounded.`, {
    side: 'romans',
    places: [region],
  });
});

const toTheTrack = { who: 'romans', which: isLegion, legionsTo: 'track' } as const;

export const CARDS_1_TO_6: Readonly<Record<number, CardEffects>> = {
  1: { unshaded: [shiftEitherWay()] },
  2: {
    unshaded: either(
      [
        {
          id: 'shift',
          label: 'Shift the Senate up and place 2 Legions',
          available: ({ G }) => canShift(G, true),
          effects: [
            shift(true),
            place({
              who: 'romans',
              prompt: 'place 2 Legions in Provincia',
              most: 2,
              regions: ['provincia'],
              what: ({ G }, _region, removes) => legionFor(G, ['track', 'fallen'], removes),
            }),
          ],
        },
      ],
      { who: 'romans', optional: true },
    ),
    shaded: [
      freeCommand({
        commands: ['battle'],
        terms: { most: 1, against: ['romans'], fight: { firstLoss: 'legion' } },
      }),
    ],
  },
  3: {
    unshaded: when(senateAt('adulation'), [legionTo(['provincia'])], [shift(false)]),
    shaded: when(
      ({ G }) => G.legions.track <= 4,
      [remove({ ...toTheTrack, prompt: 'remove 2 Legions to the Legions track', most: 2 })],
    ),
  },
  4: {
    unshaded: [
      chooseRegion({
        who: 'romans',
        prompt: 'choose a Region with a Citadel for a free March into it',
        optional: true,
        among: ({ G }) =>
          regionsOf(G).filter(
            (region) =>
              citadelsIn(G, region).length > 0 && adjacentTo(G, region).some((from) => canLeave(G, from)),
          ),
      }),
      ...when(
        ({ frame }) => frame.regions.length > 0,
        [
          freeCommand({
            who: 'romans',
            commands: ['march'],
            terms: ({ G, frame }) => {
              const into = [...chosenRegion({ G, frame })];
              return {
                march: limitedTo({ steps: 1 }),
                into,
                regions: into.flatMap((region) => adjacentTo(G, region)),
              };
            },
            notesArrival: true,
          }),
          ...when(hasArrived, [circumvallate]),
        ],
      ),
    ],
  },
  5: {
    unshaded: [
      deed((play) => {
        openCisalpina(play.G);
        play.journal('5.1.4', 'Cisalpina is a Region from now on, for Romans only.', {
          places: ['cisalpina'],
        });
      }),
      ...placeTroopsIn('romans', 3, ['cisalpina']),
    ],
    shaded: when(
      ({ G }) => G.senate.box !== 'adulation',
      [
        remove({ ...toTheTrack, prompt: 'remove a Legion to the Legions track', most: 1 }),
        remove({ who: 'romans', prompt: 'remove 2 Auxilia', most: 2, which: isAuxilia }),
      ],
    ),
  },
  6: {
    unshaded: [
      freeAbility({ who: 'romans', abilities: ['scout'], optional: true }),
      freeCommand({
        who: 'romans',
        commands: ['battle'],
        terms: { most: 1, fight: { doubledTroops: true } },
        optional: true,
      }),
    ],
    shaded: [
      move({
        prompt: 'move up to 4 Auxilia to Provincia',
        most: 4,
        upTo: true,
        which: isAuxilia,
        to: ['provincia'],
      }),
      ineligible('romans'),
      staysEligible(),
    ],
  },
};

function canLeave(G: G, region: RegionId): boolean {
  const force = forceIn(G, region, 'romans');
  return force.leader !== null || force.legions + troopsOf(force) > 0;
}
