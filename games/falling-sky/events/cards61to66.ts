/* Events 61 to 66. */
import { type Faction, GAULS } from '../components/factions';
import type { RegionId } from '../components/map';
import { controlledBy, controllerOf } from '../pieces/control';
import { alliesIn } from '../pieces/tribes';
import { regionsOf } from '../places';
import type { G } from '../state';
import { freeCommand } from './actions';
import { chooseFaction, chooseRegion, chosenFaction } from './choose';
import { type CardEffects, chosenRegion, whoIs } from './effect';
import { allAmbush } from './fights';
import { capability, resources } from './gains';
import { isMobile, move } from './move';
import { isAlly, isWarband, type Owned } from './pieces';
import { alliesFor, place } from './place';
import { theseNow, thoseRegions } from './regions';
import { exchange, ownOrNobody, remove, replaceWith } from './remove';
import { settle } from './settle';

/** Card 62: the Regions between which the fleet moves pieces: the Arverni, the Pictones and all within 1 of Britannia. */
const COASTS: readonly RegionId[] = ['arverni', 'pictones', 'britannia', 'morini', 'atrebates', 'veneti'];

/** Returns the Factions with Allies in a Region. */
function alliedIn(G: G, region: RegionId, among: readonly Faction[]): Faction[] {
  return among.filter((faction) => alliesIn(G, region, faction).length > 0);
}

const ANY: readonly Faction[] = ['romans', ...GAULS, 'germans'];

const isGerman = ({ faction }: Owned): boolean => faction === 'germans';

export const CARDS_61_TO_66: Readonly<Record<number, CardEffects>> = {
  61: {
    unshaded: [
      chooseFaction({
        prompt: 'choose whose Allies in the Nervii Region are removed',
        among: ({ G }) => alliedIn(G, 'nervii', ANY),
      }),
      remove({
        prompt: 'remove 1 or more of its Allies',
        most: Number.POSITIVE_INFINITY,
        upTo: ({ frame }) => frame.taken > 0,
        regions: ['nervii'],
        which: (owned, _region, { frame }) => isAlly(owned) && frame.factions.includes(owned.faction),
      }),
      remove({ prompt: 'remove 5 Warbands', most: 5, regions: ['nervii'], which: isWarband }),
    ],
    shaded: [...settle('nervii', 'belgae'), ...settle('eburones', 'belgae'), resources('belgae', 6)],
  },
  62: {
    unshaded: [
      move({
        prompt: 'move any of your pieces between the Regions of the coast',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        regions: COASTS,
        which: (owned, _region, { frame }) => owned.faction === frame.by && isMobile(owned),
        to: COASTS,
      }),
      freeCommand({ terms: { regions: [...COASTS], most: 1 } }),
    ],
  },
  63: {
    unshaded: [capability()],
    shaded: [
      chooseFaction({ prompt: 'choose the Gallic Faction that has this Capability', among: () => GAULS }),
      capability(chosenFaction),
    ],
  },
  64: {
    unshaded: [
      replaceWith({
        prompt: 'replace up to 8 Belgic Allies and Warbands with your own',
        most: 8,
        upTo: true,
        regions: ['atrebates'],
        which: (owned, _region, { frame }) =>
          owned.faction === 'belgae' && frame.by !== 'belgae' && (isAlly(owned) || isWarband(owned)),
        by: ({ frame }) => frame.by,
      }),
    ],
    shaded: [
      remove({ prompt: 'remove 2 Allies', most: 2, regions: ['atrebates'], which: isAlly }),
      place({
        who: 'belgae',
        prompt: 'place up to 2 Belgic Allies',
        most: 2,
        upTo: true,
        regions: ['atrebates'],
        what: ({ G }, region, removes) => alliesFor(G, region, 'belgae', removes),
      }),
      freeCommand({
        who: 'belgae',
        commands: ['rally'],
        terms: { regions: ['morini', 'nervii', 'atrebates'], most: 1 },
      }),
    ],
  },
  65: {
    unshaded: [
      freeCommand({ germans: true, commands: ['march'], terms: { most: 2 }, optional: true }),
      allAmbush,
    ],
    shaded: [
      theseNow(({ G, frame }) => controlledBy(G, frame.by)),
      exchange({
        prompt: 'remove or replace 5 Germanic Warbands',
        most: 5,
        regions: thoseRegions,
        which: (owned) => isGerman(owned) && isWarband(owned),
        by: ownOrNobody,
      }),
      exchange({
        prompt: 'remove or replace a Germanic Ally',
        most: 1,
        regions: thoseRegions,
        which: (owned) => isGerman(owned) && isAlly(owned),
        by: ownOrNobody,
      }),
    ],
  },
  66: {
    unshaded: [
      freeCommand({ germans: true, commands: ['rally'], terms: { most: 2 }, optional: true }),
      freeCommand({ germans: true, commands: ['march'], terms: { most: 2 }, optional: true }),
    ],
    shaded: [
      chooseFaction({ prompt: 'choose a Gallic Faction that migrates', among: () => GAULS }),
      chooseRegion({
        who: chosenFaction,
        prompt: 'choose a Region with No Control',
        among: ({ G }) =>
          regionsOf(G).filter((region) => region !== 'cisalpina' && controllerOf(G, region) === null),
      }),
      move({
        who: chosenFaction,
        prompt: 'move any of its Warbands and its Leader there',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        which: (owned, _region, { frame }) => owned.faction === frame.factions.at(-1) && isMobile(owned),
        to: chosenRegion,
      }),
      place({
        who: chosenFaction,
        prompt: 'place an Ally there',
        most: 1,
        regions: chosenRegion,
        what: (at, region, removes) => {
          const gaul = whoIs(chosenFaction, at);
          return gaul === null ? [] : alliesFor(at.G, region, gaul, removes);
        },
      }),
    ],
  },
};
