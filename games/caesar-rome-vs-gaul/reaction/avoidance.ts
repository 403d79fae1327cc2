/* Avoid Battle (12.2): who may, by what roll, and where to. */
import { action, type Obstacle } from '../../kit/action';
import { type AnyFrame, type FrameAt, frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { bestCommander } from '../battle/host';
import { boxOf } from '../components/box';
import { alike } from '../losses';
import { intrusionsOf } from '../movement/arrival';
import { battleRatingOf, faceOf, hasLeadership, isUnit } from '../pieces';
import { clearLeaders, putInto } from '../removal';
import type { DecisionOf, G, Side } from '../state';
import { pieceName, sentence, spaceName, toldOf, withVerb } from '../words';
import type { Entry } from './frames';
import { groundModifier, NEEDED, pathBetween, reactionBarrier } from './ground';

/** A way by which a stack may avoid battle, and what is added to the dice on it (12.3). */
interface WayOut {
  to: string;
  modifier: number;
}

/**
 * Returns where a stack in the space of an entry may go to avoid battle (12.2.2): not across the Channel, not where the enemy
 * came from, not to enemies. None without a Leader, and none for who has just intercepted (12.2.1, 12.2.4).
 */
export function waysToAvoid(
  G: G,
  side: Side,
  { from, to, arrived }: Entry & { arrived: readonly string[] },
  pieces: readonly string[],
): WayOut[] {
  if (!pieces.some((id) => hasLeadership(G, id)) || pieces.some((id) => arrived.includes(id))) return [];
  const commander = bestCommander(G, pieces);
  const rating = commander === null ? 0 : battleRatingOf(G, commander);
  return boxOf(G)
    .exits[to].filter((exit) => exit.to !== from && reactionBarrier(G, side, pieces, to, exit.to) === null)
    .map((exit) => ({ to: exit.to, modifier: rating + groundModifier(G, side, exit.to, exit.kind) }));
}

/** Rolls to avoid battle; returns the spaces for which the dice are enough, none when it fails (12.2.2, 12.3). */
export function rollToAvoid(play: Play<G>, side: Side, space: string, ways: readonly WayOut[]): string[] {
  const dice = play.roll(2);
  const exits = ways.filter(({ modifier }) => dice[0] + dice[1] + modifier >= NEEDED).map(({ to }) => to);
  const outcome =
    exits.length === 0
      ? 'it fails'
      : `it succeeds for ${exits.map((to) => spaceName(play.G, to)).join(', ')}`;
  play.journal(
    '12.2.2',
    `Avoiding battle in ${spaceName(play.G, space)}: ${dice.join(' and ')}: ${outcome}.`,
    { kind: 'roll', side, places: [space, ...exits] },
  );
  return exits;
}

type Withdrawal = FrameAt<G, 'withdrawal'>;

function waiting({ pieces, sent }: Withdrawal): string[] {
  return pieces.filter((id) => sent[id] === undefined);
}

/** Units without a Movement Allowance go with a Leader, named or intrinsic (17.3.2). */
function exitsFor(G: G, { pieces, exits, sent }: Withdrawal, id: string): string[] {
  if (!isUnit(G, id) || hasLeadership(G, id) || faceOf(G, id).movement !== null) return exits;
  return exits.filter((to) => pieces.some((each) => hasLeadership(G, each) && sent[each] === to));
}

/** Returns why an Army that avoids battle does not go to a space; null when there is nothing to say. */
function obstacleTo(G: G, side: Side, { pieces, exits }: Withdrawal, to: string): Obstacle | null {
  const approach = frameOf(G, 'approach');
  if (!(to in boxOf(G).space) || to === approach.to || exits.includes(to)) return null;
  if (pathBetween(G, approach.to, to) === null) return FAR;
  if (to === approach.from) return CAME_FROM;
  return reactionBarrier(G, side, pieces, approach.to, to) ?? FAILED;
}

const FAR: Obstacle = { rule: '12.2.2', text: 'Who avoids battle goes one space.' };
const CAME_FROM: Obstacle = { rule: '12.2.2', text: 'The enemy came from there.' };
const FAILED: Obstacle = { rule: '12.3', text: 'The dice are not enough for that way.' };

/** The Army goes, all of it, to one space or several (12.2.2). */
export const withdrawalStep: DecisionOf<'withdrawal'> = {
  prompt: ({ G, frame }) => ({
    rule: '12.2.2',
    text: `You avoid battle: choose where ${withVerb(G, waiting(frame), 'goes', 'go')}.`,
  }),
  actions: {
    withdrawAll: action({
      first: ({ G, frame }) => {
        const leads = waiting(frame).some((id) => hasLeadership(G, id));
        return leads
          ? frame.exits
          : frame.exits.filter((to) => exitsFor(G, frame, waiting(frame)[0]).includes(to));
      },
      effect(_play, { frame }, to) {
        for (const id of waiting(frame)) frame.sent[id] = to;
      },
      label: ({ G }, to) => `Go to ${spaceName(G, to)}`,
      obstacle: ({ G, side, frame }, to) => obstacleTo(G, side, frame, to),
    }),
    withdraw: action({
      available: ({ frame }) => waiting(frame).length > 1,
      first: ({ G, frame }) => alike(G, waiting(frame)).filter((id) => exitsFor(G, frame, id).length > 0),
      second: ({ G, frame }, id) => exitsFor(G, frame, id),
      effect(_play, { frame }, id, to) {
        frame.sent[id] = to;
      },
      label: ({ G }, id, to) => `${sentence(pieceName(G, id))} to ${spaceName(G, to)}`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const left = waiting(frame);
    const exits = new Set(left.flatMap((id) => exitsFor(G, frame, id)));
    if (exits.size > 1) return;
    for (const id of left) frame.sent[id] = [...exits][0];
    const [side] = frame.sides;
    const at = frameOf(G, 'approach').to;
    const intrusions: AnyFrame<G>[] = [];
    for (const to of frame.exits) {
      const pieces = frame.pieces.filter((id) => frame.sent[id] === to);
      if (pieces.length === 0) continue;
      for (const id of pieces) putInto(G, id, to);
      if (side === 'gallic') clearLeaders(play, to);
      play.journal(
        '12.2.2',
        `${toldOf(G, pieces, 'avoids battle and goes', 'avoid battle and go')} to ${spaceName(G, to)}.`,
        {
          kind: 'move',
          side,
          places: [at, to],
          pieces,
        },
      );
      intrusions.push(...intrusionsOf(G, side, to, pieces));
    }
    if (intrusions.length > 0) play.become(...intrusions);
    else play.finish();
  },
};
