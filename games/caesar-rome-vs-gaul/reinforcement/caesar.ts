/* Caesar comes from Rome, delayed or not (5.3). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { controllerOf } from '../control';
import { caesarOf } from '../movement/displacement';
import { hasEnemies } from '../pieces';
import type { DecisionOf, G, ProcedureOf } from '../state';
import { supplyLines } from '../supply';
import { spaceName } from '../words';
import { arrive, isRefuge } from './arrival';

/** The roll of the die that delays Caesar, and the Roman card play of the turn with which he then arrives. */
const DELAYED = 1;
const DELAYED_UNTIL = 2;

/** A die tells whether Caesar is delayed, unless he was once before; if not he is placed (5.3). */
export const delayStep: ProcedureOf<'delay'> = {
  proceed(play) {
    const { G } = play;
    if (G.delay === 'never') {
      const [die] = play.roll(1);
      if (die === DELAYED) {
        G.delay = 'now';
        play.journal('5.3', `Rome rolls ${die}: Caesar is delayed in Rome.`, { side: 'roman', kind: 'roll' });
        play.finish();
        return;
      }
      play.journal('5.3', `Rome rolls ${die}: Caesar is not delayed.`, { side: 'roman', kind: 'roll' });
    } else G.delay = 'past';
    play.become({ step: 'caesar', sides: [] });
  },
};

/**
 * Returns the step in which Caesar is placed at the start of a Roman card play, or null: delayed he arrives with the second of
 * the turn, and whenever there was no space for him with the first that finds one (5.3). `card` counts the Roman card plays of
 * the turn from 1.
 */
export function arrivalOfCaesar(G: G, card: number): FrameAt<G, 'caesar'> | null {
  if (G.pieces[caesarOf(G)].at !== 'rome' || (G.delay === 'now' && card < DELAYED_UNTIL)) return null;
  return homes(G).length > 0 ? { step: 'caesar', sides: [] } : null;
}

/** The Roman player places Caesar in a space he controls that has a Supply Path to Rome (5.3). */
export const caesarStep: DecisionOf<'caesar'> = {
  prompt: () => ({ rule: '5.3', text: 'Place Caesar in a space you control with a Supply Path to Rome.' }),
  actions: {
    place: action({
      first: ({ G }) => homes(G),
      effect(play, _at, space) {
        comeTo(play, space);
      },
      label: ({ G }, space) => `Place Caesar in ${spaceName(G, space)}`,
      obstacle({ G }, space) {
        if (boxOf(G).space[space] === undefined) return null;
        if (controllerOf(G, space) !== 'roman')
          return { rule: '5.3', text: 'Caesar arrives in a space that Rome controls.' };
        if (!mayEnter(G, space)) return { rule: '5.3', text: 'Enemy units stand there.' };
        return { rule: '15.3.2', text: `No Supply Path leads from ${spaceName(G, space)} to Rome.` };
      },
    }),
  },
  proceed(play) {
    const spaces = homes(play.G);
    if (spaces.length > 1) play.ask('roman');
    else if (spaces.length === 1) comeTo(play, spaces[0]);
    else {
      play.journal('5.3', 'No space of Rome has a Supply Path to Rome: Caesar waits there.', {
        side: 'roman',
      });
      play.finish();
    }
  },
};

function comeTo(play: Play<G>, space: string): void {
  if (play.G.delay === 'now') play.G.delay = 'past';
  arrive(play, caesarOf(play.G), space, '5.3');
  play.finish();
}

function homes(G: G): string[] {
  const lines = supplyLines(G, 'roman');
  const spaces: string[] = [];
  for (const space in G.markers)
    if (G.markers[space].side === 'roman' && mayEnter(G, space) && lines.reachesRome(space))
      spaces.push(space);
  return spaces;
}

function mayEnter(G: G, space: string): boolean {
  return !hasEnemies(G, 'roman', space) || isRefuge(G, 'roman', space);
}
