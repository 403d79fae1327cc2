/* The Romans take up their positions (3.2, 12.6). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { commandersOf, commands } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { put } from '../field';
import { toldAs } from '../hiddenStacks';
import { romansOf } from '../setup';
import { type DecisionOf, type G, LOST, type SituationOf } from '../state';
import { unitName } from '../words';
import { hexesFor, obstacleAt } from './room';

type Deploying = SituationOf<'deployment'>;

export const deploymentStep: DecisionOf<'deployment'> = {
  prompt: ({ frame }) =>
    frame.again
      ? { text: 'Move your units to new positions; the forts stay.', rule: '12.6' }
      : { text: 'Place your units and forts, or take a ready deployment.', rule: '3.2' },
  simultaneous: true,
  takes: (result) => result === 'divided',
  proceed(play, frame, handedDown) {
    if (frame.sides.length > 0) return;
    const romans = commandersOf(play.G, 'roman');
    if (romans.length > 1 && handedDown !== 'divided') play.call({ step: 'spheres', sides: [] });
    else play.ask(...romans);
  },
  actions: {
    place: action({
      first: placeable,
      second: ({ G }: Deploying, unit: string) => hexesFor(G, boxOf(G).unit[unit]),
      effect(play, { G, side, frame }, unit, hex) {
        put(G, unit, hex);
        if (commandersOf(G, 'roman').length > 1 && !frame.touched?.includes(side))
          frame.touched = [...(frame.touched ?? []), side];
        const { name, subjects } = toldAs(G, unit);
        play.journal(frame.again ? '12.6' : '3.2', `${name} is placed on ${hex}.`, {
          kind: 'move',
          places: [hex],
          side,
          ...subjects,
        });
      },
      label: ({ G }, unit, hex) => `Place ${unitName(G, unit)} on ${hex}`,
      obstacle: ({ G }, unit, hex) =>
        hex === undefined ? whyNotPlaced(G, unit) : obstacleAt(G, boxOf(G).unit[unit], hex),
    }),
    deploy: action({
      first: ready,
      effect(play, { G, side, frame }, id) {
        deployAs(play, id, frame.again);
        const which = G.variants.hiddenStacks ? '' : `: ${deploymentName(G, id)}`;
        play.journal(frame.again ? '12.6' : '3.2', `The Romans deploy${which}.`, {
          kind: 'group',
          side,
        });
      },
      label: ({ G }, id) => `Deploy: ${deploymentName(G, id)}`,
    }),
    ready: action({
      label: ({ frame }) => (frame.again ? 'The second day may begin' : 'All are in place'),
      effect(play, { frame, side }) {
        if (frame.sides.length > 1) play.decided(side);
        else play.finish();
      },
    }),
  },
};

export const deploymentSteps = { deployment: deploymentStep };

/** The counters a commander may place: his, without the forts on the second day, and none that is lost. */
function placeable({ G, side, frame }: Deploying): string[] {
  return boxOf(G)
    .units.filter(
      ({ id, side: cause, kind }) =>
        cause === 'roman' && G.at[id] !== LOST && !(frame.again && kind === 'fort') && commands(G, side, id),
    )
    .map(({ id }) => id);
}

/** The ready deployments: of two commanders the first takes one, as long as the other has placed nothing. */
function ready({ G, side, frame }: Deploying): string[] {
  const [first, second] = commandersOf(G, 'roman');
  if (side !== first || (second !== undefined && isBusy(frame, second))) return [];
  return boxOf(G).components.deployments.map(({ id }) => id);
}

function isBusy({ sides, touched = [] }: Deploying['frame'], side: Deploying['side']): boolean {
  return touched.includes(side) || !sides.includes(side);
}

function deployAs({ G }: Play<G>, id: string, again: boolean): void {
  const { unit, components } = boxOf(G);
  const deployment = components.deployments.find((each) => each.id === id);
  if (deployment === undefined) return;
  for (const [counter, hex] of Object.entries(romansOf(deployment)))
    if (G.at[counter] !== LOST && !(again && unit[counter].kind === 'fort')) put(G, counter, hex);
}

function deploymentName(G: G, id: string): string {
  return boxOf(G).components.deployments.find((each) => each.id === id)?.name ?? id;
}

function whyNotPlaced(G: G, id: string) {
  const unit: Unit | undefined = boxOf(G).unit[id];
  if (unit?.side === 'gallic') return { rule: '3.3', text: 'The Gauls begin in Alesia and off the board.' };
  if (unit?.kind === 'fort') return { rule: '12.6', text: 'Forts are not moved.' };
  return null;
}
