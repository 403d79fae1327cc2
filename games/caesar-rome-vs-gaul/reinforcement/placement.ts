/* A Tribe is placed: with its Fortified Town on the map, or in the Gallic Council Box (5.1.2, 18.2.1). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { piecesAt } from '../pieces';
import { putAside } from '../removal';
import type { DecisionOf, G } from '../state';
import { pieceName, sentence, spaceName } from '../words';
import {
  mayLeaveCouncil,
  mayPlaceTribe,
  moveInfluence,
  obstacleToTribe,
  openTowns,
  placementOf,
  settleTribe,
  submitUnplaced,
} from './tribes';

/** How many Tribes the Gallic Council Box holds (18.1). */
const COUNCIL_TRIBES = 2;

/** The Gallic player chooses where a Tribe goes; where there is one place only it goes there. */
export const placementStep: DecisionOf<'placement'> = {
  prompt({ G, frame: { tribe, council } }) {
    const name = pieceName(G, tribe);
    if (mayPlaceTribe(G, tribe).length === 0)
      return {
        rule: '5.1.2',
        text: `No space is open to ${name}: choose who makes room for them in the Gallic Council Box.`,
      };
    const box = council ? ', or in the Gallic Council Box' : '';
    return { rule: '5.1.2', text: `Place ${name} with a Fortified Town in their Province${box}.` };
  },
  actions: {
    place: action({
      first: ({ G, frame }) => mayPlaceTribe(G, frame.tribe),
      effect(play, { frame }, space) {
        place(play, frame.tribe, space);
      },
      label: ({ G, frame }, space) => `Place ${pieceName(G, frame.tribe)} in ${spaceName(G, space)}`,
      obstacle: ({ G, frame }, space) =>
        boxOf(G).space[space] === undefined ? null : obstacleToTribe(G, frame.tribe, space),
    }),
    council: action({
      available: ({ G, frame }) => frame.council && hasRoom(G),
      effect(play, { frame }) {
        enterCouncil(play, frame.tribe);
        play.finish();
      },
      label: ({ G, frame }) => `Place ${pieceName(G, frame.tribe)} in the Gallic Council Box`,
    }),
    displace: action({
      first: ({ G, frame }) => displaceable(G, frame),
      effect(play, { frame }, other) {
        displace(play, frame.tribe, other);
      },
      label({ G, frame }, other) {
        const what = mayPlaceTribe(G, other).length > 0 ? 'bring' : 'let';
        const fate = what === 'bring' ? 'into play' : 'submit, as no space is open to them';
        return `Place ${pieceName(G, frame.tribe)} in the Gallic Council Box and ${what} ${pieceName(G, other)} ${fate}`;
      },
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const { tribe } = frame;
    const spaces = mayPlaceTribe(G, tribe);
    const others = displaceable(G, frame);
    const isRoom = frame.council && hasRoom(G);
    const options = spaces.length + others.length + (isRoom ? 1 : 0);
    if (options > 1) play.ask('gallic');
    else if (spaces.length > 0) place(play, tribe, spaces[0]);
    else if (others.length > 0) displace(play, tribe, others[0]);
    else {
      if (isRoom) enterCouncil(play, tribe);
      else submitUnplaced(play, tribe);
      play.finish();
    }
  },
};

function place(play: Play<G>, tribe: string, space: string): void {
  const relocation = settleTribe(play, tribe, space);
  if (relocation === null) play.finish();
  else play.become(relocation);
}

function hasRoom(G: G): boolean {
  return councilTribes(G).length < COUNCIL_TRIBES;
}

/** Returns the Tribes in the Gallic Council Box (18.1). */
export function councilTribes(G: G): readonly string[] {
  return piecesAt(G, 'council');
}

/** Returns the Tribes of which one has to leave the full Gallic Council Box for a Tribe to enter it (18.2.1). */
function displaceable(G: G, { council }: FrameAt<G, 'placement'>): string[] {
  return council && !hasRoom(G) ? councilTribes(G).filter((tribe) => mayLeaveCouncil(G, tribe)) : [];
}

/** A Tribe takes the place of another one, which is placed on the map or submits (18.2.1). */
function displace(play: Play<G>, tribe: string, other: string): void {
  play.journal('18.2.1', `${sentence(pieceName(play.G, other))} make room in the Gallic Council Box.`, {
    pieces: [other],
  });
  enterCouncil(play, tribe);
  play.become(placementOf(other, false));
}

function enterCouncil(play: Play<G>, tribe: string): void {
  putAside(play.G, tribe, 'council');
  play.journal('18.2.1', `${sentence(pieceName(play.G, tribe))} go into the Gallic Council Box.`, {
    side: 'gallic',
    pieces: [tribe],
  });
}

/** The Gallic player chooses the Town to which an influence marker makes way for a Fortified Town (11.2.1). */
export const relocationStep: DecisionOf<'relocation'> = {
  prompt: ({ G, frame }) => ({
    rule: '11.2.1',
    text: `Choose the Town to which the influence in ${spaceName(G, frame.town)} is moved.`,
  }),
  actions: {
    move: action({
      first: ({ G, frame }) => openTowns(G, frame.town),
      effect(play, { frame }, space) {
        moveInfluence(play, frame.town, space);
        play.finish();
      },
      label: ({ G }, space) => `Move the influence to ${spaceName(G, space)}`,
    }),
  },
};
