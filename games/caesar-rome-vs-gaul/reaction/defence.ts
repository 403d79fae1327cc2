/* What those in a space do when an enemy enters it: avoid battle, go behind walls, or stand (10.6, 12.2). */
import { action } from '../../kit/action';
import { type FrameAt, frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { isWalled } from '../control';
import { cardOf, HIDDEN, isUsableBy } from '../deck';
import { alike } from '../losses';
import { putInto } from '../removal';
import type { DecisionOf, G, Side } from '../state';
import { playOutOfTurn } from '../strategy/surprise';
import { namesOf, pieceName, spaceName, told, toldOf } from '../words';
import { rollToAvoid, waysToAvoid } from './avoidance';
import { germansOf, NEEDED } from './ground';

type DefenceFrame = FrameAt<G, 'defence'>;

/** Says whether a side may go behind the walls of a space (10.6); a Stronghold has none (14.7.1). */
function hasWalls(G: G, side: Side, space: string): boolean {
  const marker = G.markers[space];
  return isWalled(marker) && marker.side === side;
}

/** Says whether a side has anything to choose when the group of the approach under way enters. */
export function hasChoice(G: G, side: Side, pieces: readonly string[]): boolean {
  const approach = frameOf(G, 'approach');
  return hasWalls(G, side, approach.to) || waysToAvoid(G, side, approach, pieces).length > 0;
}

function waysFor(G: G, side: Side, { pieces, failed }: DefenceFrame) {
  return failed ? [] : waysToAvoid(G, side, frameOf(G, 'approach'), pieces);
}

/** Returns the cards in a hand by which its side avoids battle without a roll, when a Roman Army comes (7.5.4). */
function escapeCards(G: G, side: Side): number[] {
  const { side: mover, commander } = frameOf(G, 'approach');
  if (mover === side || commander === germansOf(G)) return [];
  return G.secret[side].filter((number) => {
    if (number === HIDDEN) return false;
    const card = cardOf(G, number);
    return card.timing === 'insteadOfAvoidBattleRoll' && isUsableBy(card, side);
  });
}

/** The side that does not move chooses for its pieces in the space. */
export const defenceStep: DecisionOf<'defence'> = {
  prompt({ G, side, frame }) {
    const { commander, to } = frameOf(G, 'approach');
    const ways = [
      ...(waysFor(G, side, frame).length > 0 ? ['avoid battle'] : []),
      ...(hasWalls(G, side, to) ? ['go behind the walls'] : []),
    ];
    return {
      rule: hasWalls(G, side, to) ? '10.6' : '12.2.1',
      text: `${told(G, commander, 'enters', 'enter')} ${spaceName(G, to)}: ${namesOf(G, frame.pieces)} may ${ways.join(', ')} or stand.`,
    };
  },
  actions: {
    avoid: action({
      available: ({ G, side, frame }) => waysFor(G, side, frame).length > 0,
      effect(play, { side, frame }) {
        const exits = rollToAvoid(play, side, frameOf(play.G, 'approach').to, waysFor(play.G, side, frame));
        if (exits.length > 0) leave(play, side, frame, exits);
        else frame.failed = true;
      },
      label({ G, side, frame }) {
        const modifiers = waysFor(G, side, frame).map(({ modifier }) => modifier);
        return `Try to avoid battle, by ${NEEDED - Math.max(...modifiers)} or more`;
      },
    }),
    escape: action({
      available: ({ G, side, frame }) => waysFor(G, side, frame).length > 0,
      first: ({ G, side }) => escapeCards(G, side),
      effect(play, { side, frame }, number) {
        const exits = waysFor(play.G, side, frame).map(({ to }) => to);
        playOutOfTurn(play, side, number, '7.5.4');
        leave(play, side, frame, exits);
      },
      label: ({ G }, number) => `Play ${cardOf(G, number).name} and avoid battle without a roll`,
    }),
    shelterAll: action({
      available: ({ G, side }) => hasWalls(G, side, frameOf(G, 'approach').to),
      effect(play, { side, frame }) {
        shelter(play, side, frame.pieces);
        play.finish();
      },
      label: ({ G }) => `Go behind the walls of ${spaceName(G, frameOf(G, 'approach').to)}`,
    }),
    shelter: action({
      available: ({ G, side, frame }) =>
        frame.pieces.length > 1 && hasWalls(G, side, frameOf(G, 'approach').to),
      first: ({ G, frame }) => alike(G, frame.pieces),
      effect(play, { side, frame }, id) {
        shelter(play, side, [id]);
        frame.pieces = frame.pieces.filter((other) => other !== id);
      },
      label: ({ G }, id) => `Send ${pieceName(G, id)} behind the walls`,
    }),
    stand: action({
      effect(play, { frame }) {
        stand(play, frame);
      },
      label: ({ G }) => `Stand in ${spaceName(G, frameOf(G, 'approach').to)}`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const [side] = frame.sides;
    if (!hasWalls(G, side, frameOf(G, 'approach').to) && waysFor(G, side, frame).length === 0)
      stand(play, frame);
  },
};

function stand(play: Play<G>, { pieces }: DefenceFrame): void {
  const { G } = play;
  const { to } = frameOf(G, 'approach');
  for (const id of pieces) putInto(G, id, to);
  play.finish();
}

function shelter(play: Play<G>, side: Side, ids: readonly string[]): void {
  const { G } = play;
  const { to } = frameOf(G, 'approach');
  for (const id of ids) putInto(G, id, to, true);
  play.journal('10.6', `${toldOf(G, ids, 'goes', 'go')} behind the walls of ${spaceName(G, to)}.`, {
    side,
    places: [to],
    pieces: ids,
  });
}

function leave(play: Play<G>, side: Side, { pieces }: DefenceFrame, exits: string[]): void {
  play.become({ step: 'withdrawal', sides: [side], pieces: [...pieces], exits, sent: {} });
}
