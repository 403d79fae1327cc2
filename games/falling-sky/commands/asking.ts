/* What others are asked for in the course of a Command, with an answer that holds until it is over (1.5.2). */
import { type Action, action, type Situation } from '../../kit/action';
import { type Answers, note } from '../answers';
import { nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { askFor } from '../negotiation';
import { troopsOf } from '../pieces/force';
import { forceIn, piecesIn } from '../pieces/forces';
import { regionsOf } from '../places';
import type { G, ProcedureOf } from '../state';
import type { CommandFrame } from './frames';
import { passageAskable } from './harassment';
import { type Order, withAgreed } from './order';
import { orderUnderWay } from './underWay';

/** 1.5.2: The answer is kept in the Command under way. */
export const askingStep: ProcedureOf<'asking'> = {
  proceed(play, { by, of, matter }, agrees) {
    if (typeof agrees !== 'boolean') {
      play.call(askFor(by, of, matter));
      return;
    }
    const order = orderUnderWay(play.G);
    if (order !== null) note(answersIn(order, matter), of, agrees);
    play.finish();
  },
};

function answersIn(order: Order, matter: 'passage' | 'pieces'): Answers {
  return matter === 'passage' ? order.passage : order.pieces;
}

/** Returns the action of a Command by which a Faction is asked not to Harass during it; `regions` are those it could do so in. */
export function askPassage<F extends CommandFrame>(
  regions: (at: Situation<G, F>) => readonly RegionId[],
): Action<G, F> {
  return action({
    first: (at: Situation<G, F>) => passageAskable(at.G, at.frame.order, regions(at)),
    effect(play, { frame: { order } }, of) {
      play.call({ step: 'asking', sides: [], by: order.by, of, matter: 'passage' });
    },
    label: (_at, of) => `Ask the ${nameOf(of)} not to Harass`,
  });
}

/** Card 38: the action of a Command by which Romans or Aedui ask the other for the use of Warbands or Auxilia. */
export function askPieces<F extends CommandFrame>(): Action<G, F> {
  return action({
    first: ({ G, frame: { order } }: Situation<G, F>) => {
      const other = askableForPieces(G, order);
      return other === null ? [] : [other];
    },
    effect(play, { frame: { order } }, of) {
      play.call({ step: 'asking', sides: [], by: order.by, of, matter: 'pieces' });
    },
    label: (_at, of) => `Ask the ${nameOf(of)} for the use of their pieces`,
  });
}

const DIVICIACUS = 38;

/** Returns the Faction that may be asked for the use of its pieces in a Command, where both are together; null for none (card 38). */
function askableForPieces(G: G, order: Order): Player | null {
  const other = otherAllied(G, order);
  const { agreed, refused } = order.pieces;
  if (other === null || agreed.includes(other) || refused.includes(other)) return null;
  return areTogether(G, order, other) ? other : null;
}

/** Returns a Command as it would be with the pieces of the Faction that may be asked for them; null where none may (card 38). */
export function withLent(G: G, order: Order): Order | null {
  const other = askableForPieces(G, order);
  if (other === null) return null;
  return withAgreed(order, 'pieces', [other]);
}

function otherAllied(G: G, { faction }: Order): Player | null {
  if (G.capabilities[DIVICIACUS]?.text !== 'unshaded') return null;
  if (faction === 'romans') return 'aedui';
  return faction === 'aedui' ? 'romans' : null;
}

function areTogether(G: G, { faction }: Order, other: Player): boolean {
  return regionsOf(G).some(
    (region) => piecesIn(G, region, faction) > 0 && troopsOf(forceIn(G, region, other)) > 0,
  );
}

/** Says whether pieces of other Factions take part in a Command somewhere: Enlisted or lent ones (4.5.1, card 38). */
export function isHelped({ enlisted, pieces }: Order): boolean {
  return enlisted.length > 0 || pieces.agreed.length > 0;
}

/** Returns the Faction whose Warbands or Auxilia in a Region a Command uses as its own, as it has agreed; else null (card 38). */
export function lenderIn(G: G, order: Order, region: RegionId): Player | null {
  const { agreed } = order.pieces;
  if (agreed.length === 0) return null;
  const other = otherAllied(G, order);
  if (other === null || !agreed.includes(other)) return null;
  return piecesIn(G, region, order.faction) > 0 ? other : null;
}
