/* Events 13 to 18. */
import type { Play } from '../../kit/play';
import type { RegionId } from '../components/map';
import { forceIn, isNamedLeaderIn, leaderOf, regionsWith } from '../pieces/forces';
import { groupOf } from '../places';
import type { G } from '../state';
import { germansPhase } from '../winter/germans';
import { freeCommand } from './actions';
import { chooseRegion } from './choose';
import { type CardEffects, chosenRegion, deed } from './effect';
import { either, when } from './flow';
import { capability, ineligible, resources, shift, staysEligible } from './gains';
import { moveSome } from './move';
import { within1OfControl, within1OfGermania } from './near';
import { isAuxilia, piecesFor, removeOwned } from './pieces';
import { placeTroopsIn } from './place';
import { remove } from './remove';

/** Card 18: removes the Germanic Warbands and Allies of a Region, one after the other. */
function removeGermans(play: Play<G>, region: RegionId): void {
  for (;;) {
    const owned = piecesFor(play.G, region).find(({ faction }) => faction === 'germans');
    if (owned === undefined) return;
    removeOwned(play, region, owned);
  }
}

const removeAuxilia = (prompt: string, most: Parameters<typeof remove>[0]['most']) =>
  remove({ prompt, most, which: isAuxilia });

export const CARDS_13_TO_18: Readonly<Record<number, CardEffects>> = {
  13: { unshaded: [capability()], shaded: [capability()] },
  14: {
    unshaded: [shift(false)],
    shaded: [
      deed((play) => {
        const leader = leaderOf(play.G, 'romans');
        if (leader !== null && leader.region !== 'provincia')
          moveSome(play, leader.region, 'provincia', { faction: 'romans', piece: 'leader' });
      }),
      ineligible('romans'),
      staysEligible(),
    ],
  },
  15: { unshaded: [capability()], shaded: [capability()] },
  16: {
    unshaded: [
      chooseRegion({
        prompt: 'choose a Region with Roman pieces for 4 Auxilia, or 6 with Caesar',
        among: ({ G }) => regionsWith(G, 'romans'),
      }),
      ...placeTroopsIn(
        'romans',
        (at) => (chosenRegion(at).some((region) => isNamedLeaderIn(at.G, region, 'romans')) ? 6 : 4),
        chosenRegion,
      ),
    ],
    shaded: [
      deed((play, frame) => {
        const [die] = play.roll(1);
        frame.noted.die = die;
        play.journal('5.1', `The die shows ${die}.`, { side: frame.by, kind: 'roll' });
      }),
      ...either([
        { id: 'three', label: 'Remove 3 Auxilia', effects: [removeAuxilia('remove 3 Auxilia', 3)] },
        {
          id: 'die',
          label: 'Remove as many Auxilia as the die shows',
          available: ({ frame }) => frame.noted.die !== 3,
          effects: [
            removeAuxilia('remove as many Auxilia as the die shows', ({ frame }) => frame.noted.die ?? 0),
          ],
        },
      ]),
    ],
  },
  17: {
    unshaded: [
      freeCommand({
        who: 'romans',
        germans: true,
        commands: ['march'],
        terms: { most: 3 },
        optional: true,
      }),
      freeCommand({ who: 'romans', germans: true, commands: ['battle'], terms: { most: 1 } }),
    ],
    shaded: [{ kind: 'call', frames: () => [germansPhase()] }],
  },
  18: {
    unshaded: [
      chooseRegion({
        who: 'romans',
        prompt: 'choose a Region of Germania from which all Germanic pieces are removed',
        optional: true,
        among: ({ G }) =>
          within1OfControl(G, 'romans').filter(
            (region) =>
              groupOf(region) === 'Germania' &&
              piecesFor(G, region).some(({ faction }) => faction === 'germans'),
          ),
      }),
      deed((play, frame) => {
        for (const region of chosenRegion({ G: play.G, frame })) removeGermans(play, region);
      }),
    ],
    shaded: when(
      ({ G }) => within1OfGermania({ G }).some((region) => forceIn(G, region, 'romans').legions > 0),
      [resources('romans', -6), ineligible('romans')],
    ),
  },
};
