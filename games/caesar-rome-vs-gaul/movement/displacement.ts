/* Caesar is displaced (9.6). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { controllerOf } from '../control';
import { hasInfluence, removeInfluence } from '../influence';
import { factsOf, isBesieged, isUnderSiege, unitsIn } from '../pieces';
import { putInto } from '../removal';
import type { DecisionOf, G } from '../state';
import { countOf, pieceName, spaceName } from '../words';

/** How many influence markers the Roman player loses when Caesar is displaced. */
const LOST = 3;

/** Returns Caesar's piece. */
export function caesarOf(G: G): string {
  const caesar = boxOf(G).components.romanLeaders.find(({ rank }) => rank === 'caesar');
  if (caesar === undefined) throw new Error('there is no Caesar');
  return caesar.id;
}

/** Returns the spaces with Roman influence, which the Roman player may lose (9.6). */
function spacesToLose(G: G): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => hasInfluence(G, space, 'roman'));
}

/** Returns the spaces in which Caesar may be placed: with an unbesieged Legion, or of a Roman Walled City (9.6). */
export function refugesOf(G: G): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => isCity(G, space) || freeLegions(G, space).length > 0);
}

function isCity(G: G, space: string): boolean {
  return G.markers[space]?.kind === 'city' && controllerOf(G, space) === 'roman';
}

function freeLegions(G: G, space: string): string[] {
  return unitsIn(G, 'roman', space).filter((id) => factsOf(G, id).kind === 'legion' && !isBesieged(G, id));
}

/**
 * The Roman player removes three influence markers of his choice, or all if he has fewer, and then places Caesar; who finds no
 * place waits in the Rome box (9.6).
 */
export const displacedStep: DecisionOf<'displaced'> = {
  prompt: ({ G, frame }) =>
    mustLose(G, frame.removed)
      ? {
          rule: '9.6',
          text: `Caesar is displaced: remove ${countOf(LOST - frame.removed, 'Roman influence marker')}.`,
        }
      : { rule: '9.6', text: 'Place Caesar with an unbesieged Legion or in a Roman Walled City.' },
  actions: {
    remove: action({
      first: ({ G, frame }) => (mustLose(G, frame.removed) ? spacesToLose(G) : []),
      effect(play, { frame }, space) {
        frame.removed++;
        removeInfluence(play, 'roman', space, '9.6');
      },
      label: ({ G }, space) => `Remove the influence in ${spaceName(G, space)}`,
      obstacle: ({ G, frame }, space) =>
        mustLose(G, frame.removed) && !hasInfluence(G, space, 'roman')
          ? { rule: '9.6', text: 'There is no Roman influence.' }
          : null,
    }),
    place: action({
      first: ({ G, frame }) => (mustLose(G, frame.removed) ? [] : refugesOf(G)),
      effect(play, _at, space) {
        placeCaesar(play, space);
      },
      label: ({ G }, space) => `Place Caesar in ${spaceName(G, space)}`,
      obstacle: ({ G, frame }, space) =>
        !mustLose(G, frame.removed) && space in boxOf(G).space
          ? { rule: '9.6', text: 'Neither an unbesieged Legion nor a Roman Walled City is there.' }
          : null,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const losable = spacesToLose(G);
    if (losable.length <= LOST - frame.removed) {
      for (const space of losable) removeInfluence(play, 'roman', space, '9.6');
      frame.removed = LOST;
    }
    if (mustLose(G, frame.removed)) {
      play.ask('roman');
      return;
    }
    const refuges = refugesOf(G);
    if (refuges.length > 1) play.ask('roman');
    else placeCaesar(play, refuges[0] ?? null);
  },
};

function mustLose(G: G, removed: number): boolean {
  return removed < LOST && spacesToLose(G).length > 0;
}

/** Puts Caesar into his refuge, or leaves him in Rome when there is none. */
function placeCaesar(play: Play<G>, space: string | null): void {
  const { G } = play;
  const caesar = caesarOf(G);
  const name = pieceName(G, caesar);
  G.displaced = false;
  if (space === null) play.journal('9.6', `${name} finds no refuge and waits in Rome.`, { side: 'roman' });
  else {
    putInto(G, caesar, space, isCity(G, space) && isUnderSiege(G, space));
    play.journal('9.6', `${name} is placed in ${spaceName(G, space)}.`, {
      side: 'roman',
      places: [space],
      pieces: [caesar],
    });
  }
  play.finish();
}
