/* What the target of a Rampage does: it removes pieces or lets them Retreat (4.5.2). */

import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { noAnswers, note } from '../answers';
import { pieceName } from '../commands/party';
import { isPlayer, nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { askFor, offersTo } from '../negotiation';
import { controllerOf } from '../pieces/control';
import { groupWith, LIES, type Lie, troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { moveGroup } from '../pieces/moving';
import { removePiece } from '../pieces/removal';
import { adjacentTo, mayStack, regionName } from '../places';
import type { DecisionOf, FrameOf, G } from '../state';
import { resourceCount } from '../words';
import type { AbilityFrames } from './frames';

/** What Rampage drives out. */
type Driven = Lie | 'legions';
const DRIVEN: readonly Driven[] = ['legions', ...LIES];

/** Returns the frame in which the target of a Rampage loses `left` pieces, or lets them Retreat. */
export function rampagedFrame(
  region: RegionId,
  of: Player,
  left: number,
): { step: 'rampaged'; sides: Player[] } & AbilityFrames['rampaged'] {
  return { step: 'rampaged', sides: [of], region, of, left, to: null, retreat: noAnswers(), asking: null };
}

type Rampaged = FrameOf<'rampaged'>;

function kindsToGo(G: G, { region, of }: Rampaged): Driven[] {
  return DRIVEN.filter((kind) => forceIn(G, region, of)[kind] > 0);
}

/** Returns the Regions into which pieces may Retreat: under own Control or of a Faction that has agreed, all into one (4.5.2). */
function retreats(G: G, { region, of, to, retreat }: Rampaged): RegionId[] {
  if (to !== null) return [to];
  return adjacentTo(G, region).filter((next) => {
    const controller = controllerOf(G, next);
    if (controller === null || !isPlayer(controller) || !mayStack(next, of)) return false;
    return controller === of || retreat.agreed.includes(controller);
  });
}

/** Returns how many pieces of a kind may Retreat: all but Warbands that a Circumvallation holds (card 4). */
function mayRetreat(G: G, { region, of }: Rampaged, kind: Driven): number {
  const force = forceIn(G, region, of);
  if (kind === 'legions') return force.legions;
  const marker = G.circumvallation;
  const held = marker?.region === region && marker.faction === of ? marker.troops : 0;
  return Math.min(force[kind], Math.max(0, troopsOf(force) - held));
}

function askable(G: G, { region, of, to, retreat }: Rampaged): Player[] {
  if (to !== null) return [];
  const controllers = adjacentTo(G, region)
    .filter((next) => mayStack(next, of))
    .map((next) => controllerOf(G, next));
  return PLAYERS.filter(
    (other) =>
      other !== of &&
      controllers.includes(other) &&
      !retreat.agreed.includes(other) &&
      !retreat.refused.includes(other),
  );
}

function upTo(most: number): number[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);
}

function remove(play: Play<G>, frame: Rampaged, kind: Driven, count: number): void {
  const { region, of } = frame;
  const piece = kind === 'legions' ? 'legion' : kind;
  const lost = [lossOf(play.G, region, of, piece, count)];
  for (let left = count; left > 0; left--) removePiece(play.G, region, of, piece);
  frame.left -= count;
  play.journal(
    '4.5.2',
    `The ${nameOf(of)} remove ${pieceName(of, kind, count)} in ${regionName(play.G, region)}.`,
    {
      places: [region],
      side: of,
      lost,
    },
  );
}

/** 4.5.2 */
export const rampagedStep: DecisionOf<'rampaged'> = {
  prompt: ({ G, frame: { region, left } }) => ({
    rule: '4.5.2',
    text: `The Belgae Rampage in ${regionName(G, region)}: remove pieces or let them Retreat (${left} to go).`,
  }),
  actions: {
    ask: action({
      first: ({ G, frame }) => askable(G, frame),
      second: ({ G, side }, other) => offersTo(G, side, other),
      effect(play, { side, frame }, other, offer) {
        frame.asking = other;
        play.call(askFor(side, other, 'retreat', frame.region, offer));
      },
      label: (_at, other, offer) =>
        `Ask the ${nameOf(other)} to let you in${offer === 0 ? '' : ` for ${resourceCount(offer)}`}`,
    }),
    retreat: action({
      first: ({ G, frame }) => retreats(G, frame),
      second: ({ G, frame }) => kindsToGo(G, frame).filter((kind) => mayRetreat(G, frame, kind) > 0),
      third: ({ G, frame }, _to, kind) => upTo(Math.min(frame.left, mayRetreat(G, frame, kind))),
      effect(play, { G, frame }, to, kind, count) {
        const { region, of } = frame;
        moveGroup(G, region, to, of, groupWith({ [kind]: count }));
        frame.left -= count;
        frame.to = to;
        play.journal(
          '4.5.2',
          `The ${nameOf(of)} Retreat to ${regionName(play.G, to)}: ${pieceName(of, kind, count)}.`,
          {
            kind: 'move',
            places: [region, to],
            side: of,
          },
        );
      },
      label: ({ G, frame: { of } }, to, kind, count) =>
        `Retreat to ${regionName(G, to)} with ${pieceName(of, kind, count)}`,
      obstacle: () => ({
        rule: '4.5.2',
        text: 'Pieces Retreat into one adjacent Region that you Control, or a Faction that agrees.',
      }),
    }),
    remove: action({
      first: ({ G, frame }) => kindsToGo(G, frame),
      second: ({ G, frame }, kind) => upTo(Math.min(frame.left, forceIn(G, frame.region, frame.of)[kind])),
      effect(play, { frame }, kind, count) {
        remove(play, frame, kind, count);
      },
      label: ({ frame: { of } }, kind, count) => `Remove ${pieceName(of, kind, count)}`,
    }),
  },
  takes: (result) => typeof result === 'boolean',
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (frame.asking !== null && typeof handedDown === 'boolean') {
      note(frame.retreat, frame.asking, handedDown);
      frame.asking = null;
    }
    const kinds = kindsToGo(G, frame);
    if (frame.left > 0 && kinds.length === 1 && !canLeave(G, frame, kinds[0]))
      remove(play, frame, kinds[0], Math.min(frame.left, forceIn(G, frame.region, frame.of)[kinds[0]]));
    if (frame.left === 0 || kindsToGo(G, frame).length === 0) play.finish();
  },
};

function canLeave(G: G, frame: Rampaged, kind: Driven): boolean {
  return mayRetreat(G, frame, kind) > 0 && retreats(G, frame).length + askable(G, frame).length > 0;
}
