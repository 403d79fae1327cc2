/* Events 43 to 48. */

import { action } from '../../kit/action';
import { type Faction, GAULS, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { factionOrder } from '../execution';
import { hand } from '../negotiation';
import { piecesIn } from '../pieces/forces';
import { regionsOf } from '../places';
import type { G } from '../state';
import { resourceCount } from '../words';
import { freeCommand } from './actions';
import { chooseFaction, chooseRegion, chosenFaction } from './choose';
import {
  type At,
  type CardEffects,
  choice,
  chosenRegion,
  deed,
  type Effect,
  type EventFrame,
} from './effect';
import { when } from './flow';
import { becomesEligible, capability, ineligible, resources, staysEligible } from './gains';
import { lookAtDeck } from './look';
import { canReplace, isAuxilia, isWarband, type Owned } from './pieces';
import { exchange, NOBODY } from './remove';
import { noteScout, scoutWithThem } from './scouting';

/** Returns the Factions with which a piece can be replaced, or nobody where it can only be removed (5.1.1). */
function replacements(among: readonly Faction[]) {
  return (
    { G }: At,
    region: RegionId,
    owned: Owned,
    removes = false,
  ): readonly (Faction | typeof NOBODY)[] => {
    const found = among.filter((faction) => canReplace(G, region, owned, faction, removes));
    return found.length > 0 ? found : [NOBODY];
  };
}

const WITH_WARBANDS: readonly Faction[] = ['arverni', 'aedui', 'belgae', 'germans'];

/** Returns the Factions chosen, in the order of the card (2.3.2), each with effects of its own. */
function eachChosen(effects: (nth: (at: At) => Player | null) => readonly Effect[]): Effect[] {
  return [0, 1, 2, 3].flatMap((index) => effects((at) => chosenInOrder(at)[index] ?? null));
}

function chosenInOrder({ G, frame }: At): Player[] {
  return factionOrder(G).filter((faction) => frame.factions.includes(faction));
}

/** Card 45: says whether Arverni Warbands in a Region may still be replaced: up to 2 in each of 2 Regions. */
function mayDefect({ frame: { noted } }: At, region: RegionId): boolean {
  const here = noted[region] ?? 0;
  return here > 0 ? here < 2 : Object.keys(noted).length < 2;
}

function noteRegion(frame: EventFrame, region: RegionId): void {
  frame.noted[region] = (frame.noted[region] ?? 0) + 1;
}

/** Returns the Factions run by players with pieces in a Region. */
function playersIn(G: G, region: RegionId): Player[] {
  return PLAYERS.filter((faction) => G.seats[faction] !== null && piecesIn(G, region, faction) > 0);
}

/** Card 47: a Faction that has looked at the cards becomes Eligible, or executes a Limited Command, or neither. */
function councilFor(nth: (at: At) => Player | null): Effect[] {
  const wantsToAct = (at: At) => nth(at) !== null && at.frame.options.at(-1) === 'act';
  return [
    deed((_play, { options }) => void options.push('neither')),
    choice({
      about: 'council',
      prompt: 'execute a free Limited Command or become Eligible',
      who: nth,
      optional: true,
      action: action({
        first: () => ['act', 'eligible'] as const,
        effect(_play, { frame }, what) {
          frame.options.push(what);
        },
        label: (_at, what) => (what === 'act' ? 'A free Limited Command' : 'Become Eligible'),
      }),
    }),
    ...when(wantsToAct, [freeCommand({ who: nth, terms: { limited: true, most: 1 }, optional: true })]),
    ...when((at) => nth(at) !== null && at.frame.options.at(-1) === 'eligible', becomesEligible(nth)),
  ];
}

export const CARDS_43_TO_48: Readonly<Record<number, CardEffects>> = {
  43: { unshaded: [capability()], shaded: [capability()] },
  44: {
    unshaded: [
      exchange({
        prompt: 'replace 4 Warbands with Auxilia or Aedui Warbands',
        most: 4,
        which: isWarband,
        by: replacements(['romans', 'aedui']),
        notes(frame, region, _owned, by) {
          if (by !== null) noteScout(frame, region, by);
        },
      }),
      ...scoutWithThem,
    ],
    shaded: [
      exchange({
        prompt: 'replace 3 Auxilia or Aedui Warbands with Warbands',
        most: 3,
        which: (owned) => isAuxilia(owned) || (isWarband(owned) && owned.faction === 'aedui'),
        by: replacements(WITH_WARBANDS),
        notes(frame, region, _owned, by) {
          if (by !== null && !frame.regions.includes(region)) frame.regions.push(region);
        },
      }),
      freeCommand({ terms: ({ frame }) => ({ regions: [...frame.regions] }) }),
    ],
  },
  45: {
    unshaded: [
      exchange({
        prompt: 'replace up to 2 Arverni Warbands with Aedui ones in each of 2 Regions',
        most: 4,
        upTo: true,
        which: (owned, region, at) =>
          owned.faction === 'arverni' && isWarband(owned) && mayDefect(at, region),
        by: replacements(['aedui']),
        notes: noteRegion,
      }),
      deed((play) => {
        const handed = hand(play.G, 'arverni', 'aedui', 4);
        if (handed === 0) return;
        play.journal('5.1', `The Arverni hand the Aedui ${resourceCount(handed)}.`, { side: 'aedui' });
      }),
    ],
    shaded: [freeCommand({ commands: ['battle'], terms: { most: 1, card: 45 } })],
  },
  46: {
    unshaded: [
      chooseFaction({
        prompt:
          'choose one or more Gallic Factions that lose 3 Resources and are Ineligible through the next card',
        most: 3,
        optional: 'at least one',
        among: () => GAULS,
      }),
      ...eachChosen((nth) => [resources(nth, -3), ineligible(nth)]),
    ],
    shaded: [
      chooseFaction({ prompt: 'choose a Gallic Faction for a free Command', among: () => GAULS }),
      freeCommand({ who: chosenFaction }),
      staysEligible(),
    ],
  },
  47: {
    unshaded: [
      chooseRegion({
        prompt: 'choose a Region with pieces of 2 or more Factions',
        among: ({ G }) => regionsOf(G).filter((region) => playersIn(G, region).length > 1),
      }),
      ...when(
        ({ frame }) => frame.regions.length > 0,
        [
          chooseFaction({
            prompt: 'choose 2 or more Factions with pieces there',
            most: 4,
            optional: 'at least two',
            among: (at) => chosenRegion(at).flatMap((region) => playersIn(at.G, region)),
          }),
          ...eachChosen((nth) => [lookAtDeck(nth, 2)]),
          ...eachChosen(councilFor),
        ],
      ),
    ],
  },
  48: {
    unshaded: [
      chooseFaction({
        prompt: 'choose 1 to 3 Gallic Factions for free Limited Commands',
        most: 3,
        optional: 'at least one',
        among: () => GAULS,
      }),
      ...eachChosen((nth) => [freeCommand({ who: nth, terms: { limited: true, most: 1, abilities: 1 } })]),
      staysEligible(),
    ],
  },
};
