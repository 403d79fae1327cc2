/* Events 49 to 54. */

import { action } from '../../kit/action';
import { cardsInEffect } from '../capabilities';
import { limitedTo } from '../commands/terms';
import { cardOf } from '../components/box';
import { type Faction, GAULS, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { controllerOf } from '../pieces/control';
import { flipToHidden } from '../pieces/flipping';
import { groupWith, LIES } from '../pieces/force';
import { factionsIn, forceIn, kindsIn, type Piece, piecesIn } from '../pieces/forces';
import { placeDevastated } from '../pieces/markers';
import { alliedTo } from '../pieces/tribes';
import { regionName, regionsOf } from '../places';
import { changeResources } from '../resources';
import type { G } from '../state';
import { germansPhase } from '../winter/germans';
import { type FreeCommand, freeCommand, isAnyGranted } from './actions';
import { chooseFaction, chooseRegion, chosenFaction } from './choose';
import {
  type At,
  type CardEffects,
  type Choice,
  choice,
  chosenRegion,
  type Deed,
  deed,
  type Effect,
  somethingIf,
  type Whom,
} from './effect';
import { freeBattle } from './fights';
import { either, when } from './flow';
import { resources } from './gains';
import { within1Of } from './near';
import { isWarband, removeOwned } from './pieces';
import { exchange, remove, replaceWith } from './remove';

/** Card 49: every Faction's Resources are halved, what is over is lost. */
const halve: Deed = deed(
  (play) => {
    for (const faction of PLAYERS)
      changeResources(play, '5.1', faction, -Math.ceil(play.G.resources[faction] / 2));
  },
  { foresees: ({ G }) => somethingIf(PLAYERS.some((faction) => G.resources[faction] > 0)) },
);

const devastate: Deed = deed((play, frame) => {
  const [region] = chosenRegion({ G: play.G, frame });
  if (region === undefined) return;
  placeDevastated(play.G, region);
  play.journal('5.1.4', `${regionName(play.G, region)} is Devastated.`, { places: [region] });
});

/** Card 49: a Faction removes one of its pieces in every Devastated Region. */
function starve(faction: Player): Choice {
  const key = (region: RegionId) => `${faction} ${region}`;
  return remove({
    who: faction,
    prompt: 'remove one of your pieces in each Devastated Region',
    most: Number.POSITIVE_INFINITY,
    regions: ({ G, frame }) => G.devastated.filter((region) => frame.noted[key(region)] === undefined),
    which: (owned) => owned.faction === faction,
    notes(frame, region) {
      frame.noted[key(region)] = 1;
    },
  });
}

/** Card 49: the Germans remove Warbands before Allies, Scouted and Revealed ones first (3.4.5). */
const starveGermans: Deed = deed((play) => {
  const { G } = play;
  for (const region of G.devastated) {
    const kinds = kindsIn(G, region, 'germans');
    const warband = [...LIES].reverse().find((lie) => kinds.includes(lie));
    const piece: Piece | undefined = warband ?? (kinds.length > 1 ? play.pick(kinds) : kinds[0]);
    if (piece === undefined) continue;
    removeOwned(play, region, { faction: 'germans', piece });
  }
});

/** Card 50: a Capability in effect is removed from play. */
const forgetCapability = choice({
  about: 'capability',
  prompt: 'remove a Capability from play',
  action: action({
    first: ({ G }) => cardsInEffect(G).map(String),
    effect(play, { G }, card) {
      G.capabilities[Number(card)] = undefined;
      play.journal('5.3', `${cardOf(play.G, Number(card)).name} is no longer in effect.`, { card });
    },
    label: ({ G }, card) => cardOf(G, Number(card)).name,
  }),
});

const nearTreveri = within1Of('treveri');

/** Returns the Regions within 1 of the Treveri with Warbands of some Factions. */
function nearTreveriWith(factions: readonly Faction[]) {
  return (at: At): RegionId[] =>
    nearTreveri(at).filter((region) =>
      factions.some((faction) => LIES.some((lie) => forceIn(at.G, region, faction)[lie] > 0)),
    );
}

const CONVERTED = 'converted';
const converted = ({ frame }: At): number => frame.noted[CONVERTED] ?? 0;

const convertedMarch: FreeCommand = {
  germans: true,
  commands: ['march'],
  terms: (at) => ({
    regions: [...chosenRegion(at)],
    most: 1,
    march: limitedTo({ groups: 1, pieces: converted(at), hiddenOnly: true }),
  }),
};

const convertedRaid: FreeCommand = {
  germans: true,
  commands: ['raid'],
  terms: (at) => ({ regions: [...chosenRegion(at)], most: 1, raiders: converted(at) }),
};

/** Card 51: the Factions whose Hidden pieces there are fewer than the Warbands just placed. */
function outnumbered(at: At): Faction[] {
  return chosenRegion(at).flatMap((region) =>
    PLAYERS.filter(
      (faction) =>
        piecesIn(at.G, region, faction) > 0 && forceIn(at.G, region, faction).hidden < converted(at),
    ),
  );
}

/** Card 51: the Germanic Warbands just placed March, Raid or Battle, and no others. */
const surus: Effect[] = either([
  {
    id: 'march',
    label: 'They March',
    available: (at) => isAnyGranted(convertedMarch, at),
    effects: [freeCommand(convertedMarch)],
  },
  {
    id: 'raid',
    label: 'They Raid',
    available: (at) => isAnyGranted(convertedRaid, at),
    effects: [freeCommand(convertedRaid)],
  },
  {
    id: 'battle',
    label: 'They Battle',
    available: (at) => outnumbered(at).length > 0,
    effects: [
      freeBattle({
        germans: true,
        regions: chosenRegion,
        against: outnumbered,
        setup: (at) => ({ group: groupWith({ hidden: converted(at) }), terms: { ambush: true } }),
      }),
    ],
  },
]);

/** Card 54: returns the Factions but some with pieces in the Region that was Marched into. */
function othersThere({ G, frame }: At, ...but: (Faction | undefined)[]): Faction[] {
  const [region] = frame.regions.slice(-1);
  return region === undefined ? [] : factionsIn(G, region).filter((faction) => !but.includes(faction));
}

/** Card 54: a Battle in the Region that was Marched into, against the Faction that was chosen for it. */
function joinedBattle(who: Whom, noRetreat: boolean): Choice {
  return freeCommand({
    who,
    commands: ['battle'],
    terms: (at) => ({
      regions: [...chosenRegion(at)],
      most: 1,
      against: at.frame.factions.slice(0, 1),
      ...(noRetreat && { fight: { noRetreat } }),
    }),
    optional: true,
  });
}

const carnutesAreRoman = ({ G }: At): boolean => {
  const by = alliedTo(G, 'carnutes');
  return by === null || by === 'romans';
};

function ruler(G: G): Player | null {
  const controller = controllerOf(G, 'carnutes');
  return controller === 'germans' ? null : controller;
}

export const CARDS_49_TO_54: Readonly<Record<number, CardEffects>> = {
  49: {
    unshaded: [
      halve,
      chooseRegion({
        prompt: 'choose a Region to be Devastated',
        among: ({ G }) => regionsOf(G).filter((region) => !G.devastated.includes(region)),
      }),
      devastate,
      ...(['aedui', 'belgae', 'romans', 'arverni'] as const).map(starve),
      starveGermans,
    ],
  },
  50: { unshaded: [forgetCapability] },
  51: {
    unshaded: [
      chooseRegion({
        prompt: 'choose a Region within 1 of Treveri',
        among: nearTreveriWith(['arverni', 'belgae', 'germans']),
      }),
      replaceWith({
        prompt: 'replace 4 Warbands with Aedui ones',
        most: 4,
        regions: chosenRegion,
        which: (owned) => isWarband(owned) && owned.faction !== 'aedui',
        by: 'aedui',
      }),
      freeCommand({ who: 'aedui' }),
    ],
    shaded: [
      chooseRegion({
        prompt: 'choose a Region within 1 of Treveri',
        among: nearTreveriWith(['aedui']),
      }),
      exchange({
        prompt: 'replace up to 4 Aedui Warbands with Germanic ones',
        most: 4,
        upTo: true,
        regions: chosenRegion,
        which: (owned) => isWarband(owned) && owned.faction === 'aedui',
        by: () => ['germans'],
        notes(frame, _region, _owned, by) {
          if (by !== null) frame.noted[CONVERTED] = (frame.noted[CONVERTED] ?? 0) + 1;
        },
      }),
      ...when((at) => converted(at) > 0, surus),
    ],
  },
  52: {
    unshaded: when(carnutesAreRoman, [
      chooseFaction({
        prompt: 'choose one or more Gallic Factions that lose 8 Resources',
        most: 3,
        optional: 'at least one',
        among: () => GAULS,
      }),
      ...GAULS.map((gaul) => resources(({ frame }) => (frame.factions.includes(gaul) ? gaul : null), -8)),
    ]),
    shaded: [freeCommand({ who: ({ G }) => ruler(G), terms: { abilities: 2 } })],
  },
  53: {
    unshaded: [
      deed((play) => {
        for (const region of regionsOf(play.G)) flipToHidden(play, '5.1', region, 'germans');
      }),
      { kind: 'call', frames: () => [germansPhase(['march'], true)] },
    ],
  },
  54: {
    unshaded: [
      freeCommand({
        commands: ['march'],
        optional: true,
        terms: ({ G, frame }) => ({
          most: 1,
          into: regionsOf(G).filter(
            (region) => factionsIn(G, region).filter((faction) => faction !== frame.by).length > 1,
          ),
          march: limitedTo({ groups: 1, pieces: 8, together: true }),
        }),
        notesArrival: true,
      }),
      ...when(
        ({ frame }) => frame.regions.length > 0,
        [
          chooseFaction({
            prompt: 'choose the Faction to be attacked',
            among: (at) => othersThere(at, at.frame.by),
          }),
          joinedBattle(({ frame }) => frame.by, true),
          chooseFaction({
            prompt: 'choose the Faction that may attack next',
            among: (at) =>
              othersThere(at, at.frame.by, at.frame.factions[0]).filter(
                (faction) => faction !== 'germans' && at.G.seats[faction] !== null,
              ),
          }),
          ...when(({ frame }) => frame.factions.length > 1, [joinedBattle(chosenFaction, false)]),
        ],
      ),
    ],
  },
};
