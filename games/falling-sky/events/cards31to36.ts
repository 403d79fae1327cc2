/* Events 31 to 36. */
import { type CommandName, LIMITED } from '../commands/terms';
import { GAULS, PLAYERS } from '../components/factions';
import { troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { discardLegion } from '../pieces/legions';
import { groupOf, regionsOf } from '../places';
import { type FreeCommand, freeCommand, isAnyGranted } from './actions';
import { chooseFaction, chosenFaction } from './choose';
import { type CardEffects, deed } from './effect';
import { either } from './flow';
import { becomesEligible } from './gains';
import { lookAtDeck } from './look';
import { isMobile, move } from './move';
import { isAlly, isCitadel, type Owned } from './pieces';
import { legionFor, legionTo, place } from './place';
import { remove, replaceWith } from './remove';

const isAllyOf =
  (...factions: readonly Owned['faction'][]) =>
  (owned: Owned) =>
    isAlly(owned) && factions.includes(owned.faction);

/** Card 35: a free Command in one Region (2.3.5). */
const limited = (grant: FreeCommand): FreeCommand => ({
  ...grant,
  terms: { limited: true, most: LIMITED.most },
});

const NO_BATTLE: readonly CommandName[] = ['rally', 'march', 'raid'];

export const CARDS_31_TO_36: Readonly<Record<number, CardEffects>> = {
  31: {
    unshaded: [legionTo(['provincia'])],
    shaded: [
      remove({ prompt: 'remove a Roman Ally', most: 1, which: isAllyOf('romans') }),
      remove({ prompt: 'remove an Aedui Ally', most: 1, which: isAllyOf('aedui') }),
      remove({ prompt: 'remove another Roman or Aedui Ally', most: 1, which: isAllyOf('romans', 'aedui') }),
    ],
  },
  32: {
    unshaded: [
      move({
        prompt: 'move pieces of your own, not out of or into Britannia',
        most: Number.POSITIVE_INFINITY,
        upTo: true,
        regions: ({ G }) => regionsOf(G).filter((region) => groupOf(region) !== 'Britannia'),
        which: (owned, _region, { frame }) => owned.faction === frame.by && isMobile(owned),
        to: ({ G }) => regionsOf(G).filter((region) => groupOf(region) !== 'Britannia'),
        hides: true,
      }),
    ],
  },
  33: {
    unshaded: [
      place({
        who: 'romans',
        prompt: 'place a Fallen Legion where a Legion faces Warbands other than Aedui',
        most: 1,
        regions: ({ G }) =>
          regionsOf(G).filter(
            (region) =>
              forceIn(G, region, 'romans').legions > 0 &&
              (['arverni', 'belgae', 'germans'] as const).some(
                (faction) => troopsOf(forceIn(G, region, faction)) > 0,
              ),
          ),
        what: ({ G }) => legionFor(G, ['fallen']),
      }),
    ],
    shaded: [
      deed((play) => {
        const { G } = play;
        G.lostEagle = true;
        play.journal('5.1.4', 'The Senate does not shift down in the coming Senate Phase.', {
          side: 'romans',
        });
        if (G.legions.fallen === 0) return;
        discardLegion(G);
        play.journal('5.1', 'A Fallen Legion is removed from the game.', { side: 'romans' });
      }),
    ],
  },
  34: {
    unshaded: [
      chooseFaction({ prompt: 'choose who Recruits or Rallies', among: () => PLAYERS }),
      freeCommand({ who: chosenFaction, commands: ['recruit', 'rally'], terms: { card: 34, most: 3 } }),
    ],
    shaded: [
      replaceWith({
        prompt: 'replace the Allies and Citadels with Arverni ones',
        most: Number.POSITIVE_INFINITY,
        regions: ['carnutes', 'mandubii'],
        which: (owned) => owned.faction !== 'arverni' && (isAlly(owned) || isCitadel(owned)),
        by: 'arverni',
      }),
    ],
  },
  35: {
    unshaded: [
      lookAtDeck('romans', 2),
      ...either(
        [
          {
            id: 'command',
            label: 'A free Limited Command',
            available: (at) => isAnyGranted(limited({ who: 'romans' }), at),
            effects: [freeCommand(limited({ who: 'romans' }))],
          },
          { id: 'eligible', label: 'Become Eligible', effects: becomesEligible('romans') },
        ],
        { who: 'romans' },
      ),
    ],
    shaded: [
      chooseFaction({ prompt: 'choose the Gallic Faction that acts', among: () => GAULS }),
      ...either(
        [
          {
            id: 'full',
            label: 'The full Command first',
            effects: [
              freeCommand({ who: chosenFaction, commands: NO_BATTLE }),
              freeCommand(limited({ who: chosenFaction, commands: NO_BATTLE })),
            ],
          },
          {
            id: 'limited',
            label: 'The Limited Command first',
            effects: [
              freeCommand(limited({ who: chosenFaction, commands: NO_BATTLE })),
              freeCommand({ who: chosenFaction, commands: NO_BATTLE }),
            ],
          },
        ],
        { who: chosenFaction },
      ),
    ],
  },
  36: {
    unshaded: [
      freeCommand({
        commands: ['battle'],
        terms: {
          most: 1,
          against: [...GAULS],
          fight: { noRetreat: true, noCounterattack: true, noHalving: true, hides: true },
        },
      }),
    ],
    shaded: [
      chooseFaction({ prompt: 'choose the Gallic Faction that Ambushes and Marches', among: () => GAULS }),
      freeCommand({ who: chosenFaction, commands: ['battle'], terms: { fight: { ambush: true } } }),
      freeCommand({ who: chosenFaction, commands: ['march'] }),
    ],
  },
};
