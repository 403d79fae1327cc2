/* Retreats (13.7): where to, at what cost, and who has to give way. */
import { action, type Obstacle } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { isWalled } from '../control';
import { alike, lossesOf } from '../losses';
import { intrusionsOf } from '../movement/arrival';
import { hasUnits, isUnit, stepsOfAll } from '../pieces';
import { barrierFor, foesIn, pathBetween, type Stand } from '../reaction/ground';
import {
  clearLeaders,
  displacementOf,
  displaceUnaccompanied,
  eliminate,
  loseStep,
  putInto,
} from '../removal';
import type { DecisionOf, G, Side } from '../state';
import { countOf, pieceName, sentence, spaceName, toldOf, withVerb } from '../words';

type Retreat = FrameAt<G, 'retreat'>;

/** Returns the frame in which pieces of a side, or the German Tribe, retreat from a space to some of its `exits`. */
export function retreatOf(
  space: string,
  { side, pieces }: Stand,
  exits: readonly string[],
  stranger: Side,
): Retreat {
  return {
    step: 'retreat',
    sides: [side ?? stranger],
    space,
    side,
    pieces: [...pieces],
    exits: [...exits],
    sent: {},
    gone: [],
    stranger,
    arriving: null,
  };
}

/**
 * Returns where a defender may retreat to: adjacent spaces from which the enemy did not come (13.7.1), and the space itself for
 * its friendly Walled City or Fortified Town (13.7.3).
 */
export function waysOut(G: G, { side, pieces }: Stand, space: string, enemyFrom: string | null): string[] {
  const ways = boxOf(G)
    .exits[space].map(({ to }) => to)
    .filter((to) => to !== enemyFrom && barrierFor(G, { side, pieces }, to) === null);
  const marker = G.markers[space];
  return side !== null && isWalled(marker) && marker.side === side ? [space, ...ways] : ways;
}

/** The owner sends his retreating pieces to one space or several; Roman Leaders stay with units. */
export const retreatStep: DecisionOf<'retreat'> = {
  prompt: ({ G, frame }) => ({
    rule: '13.7.1',
    text: `Choose where ${withVerb(G, waiting(frame), 'retreats', 'retreat')} to.`,
  }),
  actions: {
    retreatAll: action({
      first: ({ G, frame }) => {
        const left = waiting(frame);
        return exitsFor(G, frame, left.find((id) => isUnit(G, id)) ?? left[0]);
      },
      effect(_play, { frame }, to) {
        for (const id of waiting(frame)) frame.sent[id] = to;
      },
      label: ({ G, frame }, to) => `Retreat ${describe(G, frame, to)}`,
      obstacle: ({ G, frame }, to) => obstacleTo(G, frame, to),
    }),
    retreat: action({
      available: ({ frame }) => waiting(frame).length > 1,
      first: ({ G, frame }) => alike(G, waiting(frame)).filter((id) => exitsFor(G, frame, id).length > 0),
      second: ({ G, frame }, id) => exitsFor(G, frame, id),
      effect(_play, { frame }, id, to) {
        frame.sent[id] = to;
      },
      label: ({ G, frame }, id, to) => `${sentence(pieceName(G, id))} ${describe(G, frame, to)}`,
    }),
  },
  proceed(play, frame) {
    if (frame.exits.length === 0) {
      destroy(play, frame);
      return;
    }
    if (frame.arriving !== null && settle(play, frame)) return;
    const left = waiting(frame);
    if (left.length > 0) {
      const exits = new Set(left.flatMap((id) => exitsFor(play.G, frame, id)));
      if (exits.size > 1) return;
      for (const id of left) frame.sent[id] = [...exits][0];
    }
    leave(play, frame);
  },
};

/** Returns the pieces of which it is not settled where they go. */
function waiting({ pieces, sent }: Retreat): string[] {
  return pieces.filter((id) => sent[id] === undefined);
}

function exitsFor(G: G, frame: Retreat, id: string): string[] {
  if (isUnit(G, id) || !frame.pieces.some((each) => isUnit(G, each))) return frame.exits;
  return frame.exits.filter((to) => frame.pieces.some((each) => isUnit(G, each) && frame.sent[each] === to));
}

function describe(G: G, { space }: Retreat, to: string): string {
  return to === space ? `behind the walls of ${spaceName(G, to)}` : `to ${spaceName(G, to)}`;
}

/** Returns why pieces may not retreat to a space; null when there is nothing to say. */
function obstacleTo(G: G, frame: Retreat, to: string): Obstacle | null {
  const { space, exits } = frame;
  if (!(to in boxOf(G).space) || exits.includes(to)) return null;
  if (to === space) return WALLS;
  if (pathBetween(G, space, to) === null) return FAR;
  return barrierFor(G, frame, to) ?? CAME_FROM;
}

const WALLS: Obstacle = { rule: '13.7.3', text: 'No walls protect you there.' };
const FAR: Obstacle = { rule: '13.7.1', text: 'Who retreats goes one space.' };
const CAME_FROM: Obstacle = { rule: '13.7.1', text: 'The enemy came from there.' };

/** Who has nowhere to go is eliminated (13.7.1). */
function destroy(play: Play<G>, { pieces, space }: Retreat): void {
  const { G } = play;
  play.journal('13.7.1', `There is no way out of ${spaceName(G, space)}.`, { places: [space], pieces });
  for (const id of pieces) if (isUnit(G, id)) eliminate(play, id, '13.7.1');
  displaceUnaccompanied(
    play,
    pieces.filter((id) => !isUnit(G, id)),
  );
  const displacement = displacementOf(G);
  if (displacement.length > 0) play.become(...displacement);
  else play.finish();
}

/** Those who go to the next space arrive there and lose steps for it (13.7.2). */
function leave(play: Play<G>, frame: Retreat): void {
  const { G } = play;
  const { space, side, sent, stranger } = frame;
  const to = frame.exits.find((exit) => !frame.gone.includes(exit) && Object.values(sent).includes(exit));
  if (to === undefined) {
    play.finish();
    return;
  }
  const pieces = frame.pieces.filter((id) => sent[id] === to);
  const steps = to === space ? 0 : costOf(G, frame, to);
  for (const id of pieces) putInto(G, id, to, to === space);
  frame.gone = [...frame.gone, to];
  const price = steps === 0 ? '' : ` and must lose ${countOf(steps, 'step')}`;
  play.journal('13.7.1', `${toldOf(G, pieces, 'retreats', 'retreat')} ${describe(G, frame, to)}${price}.`, {
    kind: 'move',
    side: side ?? stranger,
    places: [space, to],
    pieces,
  });
  frame.arriving = to === space ? null : to;
  const units = pieces.filter((id) => isUnit(G, id));
  if (side !== null && steps > 0) {
    const losses = lossesOf(G, side, units, steps, '13.7.2');
    play.call({ ...losses, leaders: losses.leaders.filter((id) => pieces.includes(id)) });
    return;
  }
  for (let lost = 0; lost < steps; lost++)
    for (const id of units) if (G.pieces[id].at === to) loseStep(play, id, '13.7.2');
  if (frame.arriving !== null && settle(play, frame)) return;
  leave(play, frame);
}

/** Returns how many steps those lose who retreat into a space (13.7.2). */
function costOf(G: G, { space, side }: Retreat, to: string): number {
  const marker = G.markers[to];
  const isHostile = marker !== undefined && marker.side !== side && (side === null || !hasUnits(G, side, to));
  const bySea = pathBetween(G, space, to) === 'channel';
  const enemies = foesIn(G, side, to).flatMap(({ pieces }) => pieces);
  return (isHostile ? 1 : 0) + (bySea ? 1 : 0) + stepsOfAll(G, enemies);
}

/**
 * Enemies retreat before an Army that has survived its arrival (13.7.2), and the people of the space may attack it (17.1.4).
 * Returns whether any of that is due.
 */
function settle(play: Play<G>, frame: Retreat): boolean {
  const { G } = play;
  const { arriving: to, side, space, sent, stranger } = frame;
  frame.arriving = null;
  if (to === null || !frame.pieces.some((id) => isUnit(G, id) && G.pieces[id].at === to)) return false;
  if (side === 'gallic') clearLeaders(play, to);
  const retreats = foesIn(G, side, to).map((foe) => retreatOf(to, foe, waysOut(G, foe, to, space), stranger));
  const pieces = frame.pieces.filter((id) => sent[id] === to);
  const calls = [...displacementOf(G), ...retreats, ...intrusionsOf(G, side, to, pieces)];
  if (calls.length > 0) play.call(...calls);
  return calls.length > 0;
}
