/* Ambiorix and Vercingetorix arrive (9.5.1). */
import { action } from '../../kit/action';
import { boxOf } from '../components/box';
import { controllerOf } from '../control';
import { factsOf, hasUnits } from '../pieces';
import { eliminate } from '../removal';
import type { DecisionOf, G } from '../state';
import { pieceName, spaceName } from '../words';
import { arrive, isRefuge } from './arrival';

/** The Gallic player places a Leader in a Gallic-controlled space of his Region; without one he is eliminated (9.5.1). */
export const chiefStep: DecisionOf<'chief'> = {
  prompt: ({ G, frame }) => ({ rule: '9.5.1', text: `Place ${pieceName(G, frame.leader)}.` }),
  actions: {
    place: action({
      first: ({ G, frame }) => homesOf(G, frame.leader),
      effect(play, { frame }, space) {
        arrive(play, frame.leader, space, '9.5.1');
        play.finish();
      },
      label: ({ G, frame }, space) => `Place ${pieceName(G, frame.leader)} in ${spaceName(G, space)}`,
      obstacle: ({ G, frame }, space) =>
        boxOf(G).space[space] === undefined || homesOf(G, frame.leader).includes(space)
          ? null
          : {
              rule: '9.5.1',
              text: `${pieceName(G, frame.leader)} arrives in a Gallic-controlled space of his Region without Roman units.`,
            },
    }),
  },
  proceed(play, { leader }) {
    const homes = homesOf(play.G, leader);
    if (homes.length > 1) {
      play.ask('gallic');
      return;
    }
    if (homes.length === 1) arrive(play, leader, homes[0], '9.5.1');
    else eliminate(play, leader, '9.5.1');
    play.finish();
  },
};

function homesOf(G: G, leader: string): string[] {
  const facts = factsOf(G, leader);
  if (facts.kind !== 'chief') throw new Error(`${leader} is no Gallic Leader`);
  const { provincesOf, spacesOf } = boxOf(G);
  return provincesOf[facts.home]
    .flatMap((province) => spacesOf[province])
    .filter(
      (space) =>
        controllerOf(G, space) === 'gallic' && (!hasUnits(G, 'roman', space) || isRefuge(G, 'gallic', space)),
    );
}
