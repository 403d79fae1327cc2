/* What comes out of the Gallic Council Box and the Submitted Tribes Box, and influence that is stored (18.0, 7.7.3). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { mayPlace, placeInfluence, placesFor } from '../influence';
import { piecesAt } from '../pieces';
import type { DecisionOf, G } from '../state';
import { countOf, pieceName, spaceName } from '../words';
import { councilTribes } from './placement';
import { mayLeaveCouncil, mayPlaceTribe, obstacleToTribe, settleTribe } from './tribes';

/** How many influence markers the Gallic Council Box holds (18.1). */
const COUNCIL_INFLUENCE = 6;

/** Says whether there is room for an influence marker in the Gallic Council Box (18.2.2). */
export function mayStoreInfluence({ council }: G): boolean {
  return council < COUNCIL_INFLUENCE;
}

/** Places an influence marker in the Gallic Council Box (18.2.2). Throws when there is no room. */
export function storeInfluence(play: Play<G>, rule = '18.2.2'): void {
  const { G } = play;
  if (!mayStoreInfluence(G)) throw new Error('the Gallic Council Box is full');
  G.council++;
  play.journal(
    rule,
    `The Gauls place influence in the Council Box, which now holds ${countOf(G.council, 'marker')}.`,
    { side: 'gallic' },
  );
}

/** Says whether anything in the Gallic Council Box could be placed on the map now (18.3). */
export function mayTakeFromCouncil(G: G): boolean {
  return tribesToBring(G).length > 0 || influenceSpaces(G).length > 0;
}

/** Says whether any Tribe of the Submitted Tribes Box could return now (7.7.3). */
export function mayRise(G: G): boolean {
  return tribesToReturn(G).length > 0;
}

function tribesToBring(G: G): string[] {
  return councilTribes(G).filter((tribe) => mayLeaveCouncil(G, tribe) && mayPlaceTribe(G, tribe).length > 0);
}

function tribesToReturn(G: G): string[] {
  return piecesAt(G, 'submitted').filter((tribe) => mayPlaceTribe(G, tribe).length > 0);
}

function influenceSpaces(G: G): readonly string[] {
  return G.council === 0 ? [] : placesFor(G, 'gallic');
}

/** The Gallic player brings Tribes and influence markers out of the Gallic Council Box, one after the other (18.3). */
export const councilBoxStep: DecisionOf<'councilBox'> = {
  prompt: ({ G }) => ({
    rule: '18.3',
    text: `Bring Tribes and influence out of the Council Box: ${countOf(G.council, 'marker')} there.`,
  }),
  actions: {
    bring: action({
      first: ({ G }) => tribesToBring(G),
      second: ({ G }, tribe) => mayPlaceTribe(G, tribe),
      effect(play, { frame }, tribe, space) {
        frame.taken = true;
        bring(play, tribe, space);
      },
      label: ({ G }, tribe, space) => `Bring ${pieceName(G, tribe)} to ${spaceName(G, space)}`,
      obstacle({ G }, tribe, space) {
        if (G.pieces[tribe]?.at !== 'council') return null;
        if (!mayLeaveCouncil(G, tribe))
          return {
            rule: '11.3.2',
            text: 'The Arverni wait for turn 5, or until six Tribes have been eliminated.',
          };
        return boxOf(G).space[space] === undefined ? null : obstacleToTribe(G, tribe, space);
      },
    }),
    influence: action({
      first: ({ G }) => influenceSpaces(G),
      effect(play, { frame }, space) {
        frame.taken = true;
        play.G.council--;
        placeInfluence(play, 'gallic', space, '18.3');
      },
      label: ({ G }, space) => `Place influence of the Council Box in ${spaceName(G, space)}`,
      obstacle: ({ G }, space) =>
        boxOf(G).space[space] === undefined || mayPlace(G, 'gallic', space)
          ? null
          : { rule: '8.3.1', text: `No Gallic influence may be placed in ${spaceName(G, space)}.` },
    }),
    end: action({
      available: ({ frame }) => frame.taken === true,
      effect: (play) => play.finish(),
      label: () => 'Take nothing more out of the Council Box',
    }),
  },
  proceed(play) {
    if (mayTakeFromCouncil(play.G)) play.ask('gallic');
    else play.finish();
  },
};

/** Submitted Tribes return at their strength with their Fortified Towns, one after the other (7.7.3). */
export const majorUprisingStep: DecisionOf<'majorUprising'> = {
  prompt: () => ({ rule: '7.7.3', text: 'Major Uprising: bring back Tribes that have submitted.' }),
  actions: {
    bring: action({
      first: ({ G }) => tribesToReturn(G),
      second: ({ G }, tribe) => mayPlaceTribe(G, tribe),
      effect(play, { frame }, tribe, space) {
        frame.taken = true;
        bring(play, tribe, space);
      },
      label: ({ G }, tribe, space) => `Bring back ${pieceName(G, tribe)} in ${spaceName(G, space)}`,
      obstacle: ({ G }, tribe, space) =>
        G.pieces[tribe]?.at !== 'submitted' || boxOf(G).space[space] === undefined
          ? null
          : obstacleToTribe(G, tribe, space),
    }),
    end: action({
      available: ({ frame }) => frame.taken === true,
      effect: (play) => play.finish(),
      label: () => 'Bring back no more Tribes',
    }),
  },
  proceed(play) {
    if (mayRise(play.G)) play.ask('gallic');
    else play.finish();
  },
};

function bring(play: Play<G>, tribe: string, space: string): void {
  const relocation = settleTribe(play, tribe, space);
  if (relocation !== null) play.call(relocation);
}
