/* Events 25 to 30. */
import { action } from '../../kit/action';
import { GAULS } from '../components/factions';
import type { TribeId } from '../components/map';
import { controls } from '../pieces/control';
import { leaderOf } from '../pieces/forces';
import {
  type AllyOrCitadel,
  availableAt,
  clearTribe,
  isDispersed,
  isSubdued,
  placeAtTribe,
} from '../pieces/tribes';
import { regionName, regionOf, regionsOf, tribeName, withinOne } from '../places';
import { germansPhase } from '../winter/germans';
import { freeCommand } from './actions';
import { type At, type CardEffects, choice, deed, executor } from './effect';
import { freeBattle } from './fights';
import { either, type Option } from './flow';
import { capability } from './gains';
import { isAlly } from './pieces';
import { alliesFor, citadelsFor, type Placing, place } from './place';
import { remove } from './remove';

const GERGOVIA = 'arverni';
const SUEBI = ['suebi-north', 'suebi-south'] as const;

/** Card 26: what may be placed at Gergovia, though only the Arverni may otherwise stand there. */
function atGergovia(faction: 'romans' | 'aedui', kind: AllyOrCitadel, label: string): Option {
  return {
    id: `${faction} ${kind}`,
    label,
    available: ({ G, frame }, removes = false) =>
      availableAt(G, faction, kind) > 0 || (removes && frame.by === faction),
    effects: [
      deed((play) => {
        placeAtTribe(play.G, GERGOVIA, faction, kind);
        play.journal('5.1', `${label}.`, { places: [regionOf(play.G, GERGOVIA)] });
      }),
    ],
  };
}

/** Returns those of the pieces that stand at Cities. */
function atCities(placings: readonly Placing[]): Placing[] {
  return placings.filter(({ what }) => CITIES.some((tribe) => what === `ally ${tribe}`));
}

const CITIES: readonly TribeId[] = ['carnutes', 'mandubii', 'bituriges', 'aedui', 'sequani', 'arverni'];

/** Card 29: the next Suebi Tribe from which a marker goes, then where a Germanic Ally comes; several where there are too few Allies. */
function suebiToSettle({ G }: At): readonly TribeId[] {
  const dispersed = SUEBI.filter((tribe) => isDispersed(G, tribe));
  if (dispersed.length > 0) return dispersed.slice(0, 1);
  const open = SUEBI.filter((tribe) => isSubdued(G, tribe));
  const available = availableAt(G, 'germans', 'ally');
  if (available >= open.length) return open.slice(0, 1);
  return available > 0 ? open : [];
}

/** Card 29: both Suebi Tribes lose their markers and get a Germanic Ally; who executes chooses where one is left for two. */
const settleSuebi = choice({
  about: 'tribe',
  prompt: 'choose the Suebi Tribe that gets the last Germanic Ally',
  most: Number.POSITIVE_INFINITY,
  action: action({
    first: suebiToSettle,
    effect(play, { G }, tribe) {
      const region = regionOf(G, tribe);
      const isMarked = isDispersed(G, tribe);
      if (isMarked) clearTribe(G, tribe);
      else placeAtTribe(G, tribe, 'germans', 'ally');
      const text = isMarked
        ? `${tribeName(play.G, tribe)} in ${regionName(play.G, region)} is no longer Dispersed.`
        : `Placed: Germanic Ally at ${tribeName(play.G, tribe)} in ${regionName(play.G, region)}.`;
      play.journal('5.1', text, { places: [region] });
    },
    label: ({ G }, tribe) => `Place a Germanic Ally at ${tribeName(G, tribe)}`,
  }),
});

export const CARDS_25_TO_30: Readonly<Record<number, CardEffects>> = {
  25: {
    unshaded: [
      freeBattle({
        regions: ['pictones', 'arverni'],
        setup: () => ({ borrows: true, terms: { extraLosses: 3, firstLoss: 'ally' } }),
      }),
    ],
    shaded: [capability(executor)],
  },
  26: {
    unshaded: [
      deed((play) => {
        if (play.G.tribes[GERGOVIA] === undefined) return;
        clearTribe(play.G, GERGOVIA);
        play.journal('5.1', `${tribeName(play.G, GERGOVIA)} is emptied.`, {
          places: [regionOf(play.G, GERGOVIA)],
        });
      }),
      ...either([
        atGergovia('romans', 'ally', 'A Roman Ally at Gergovia'),
        atGergovia('aedui', 'ally', 'An Aedui Ally at Gergovia'),
        atGergovia('aedui', 'citadel', 'An Aedui Citadel at Gergovia'),
      ]),
    ],
    shaded: [
      remove({
        who: 'arverni',
        prompt: 'remove Allies in the Arverni Region',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        regions: ['arverni'],
        which: isAlly,
      }),
      place({
        who: 'arverni',
        prompt: 'place Allies in the Arverni Region',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        regions: ['arverni'],
        what: ({ G }, region, removes) => alliesFor(G, region, 'arverni', removes),
      }),
      freeCommand({
        who: ({ G }) => (leaderOf(G, 'arverni')?.as === 'named' ? 'arverni' : null),
        commands: ['rally'],
        terms: ({ G }) => {
          const leader = leaderOf(G, 'arverni');
          return { regions: leader === null ? [] : [...withinOne(G, leader.region)] };
        },
        optional: true,
      }),
    ],
  },
  27: { unshaded: [capability()], shaded: [capability()] },
  28: {
    unshaded: [
      place({
        prompt: 'place Gallic Allies at Cities without Roman Control',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        regions: ({ G }) => regionsOf(G).filter((region) => !controls(G, 'romans', region)),
        what: ({ G }, region, removes) =>
          atCities(GAULS.flatMap((faction) => alliesFor(G, region, faction, removes))),
      }),
      place({
        prompt: 'turn Gallic Allies at Cities into Citadels',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        what: ({ G }, region, removes) =>
          GAULS.flatMap((faction) => citadelsFor(G, region, faction, removes)),
      }),
    ],
  },
  29: {
    unshaded: [settleSuebi, { kind: 'call', frames: () => [germansPhase(['rally'])] }],
  },
  30: { unshaded: [capability()], shaded: [capability()] },
};
