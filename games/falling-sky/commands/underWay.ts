/* The Command under way (3.1, 4.1). */
import type { AnyFrame, Frame } from '../../kit/frame';
import type { G } from '../state';
import type { Order } from './order';

/** Returns the innermost Command under way, or null: what a Special Ability accompanies (4.1). */
export function orderUnderWay(G: G): Order | null {
  for (let index = G.stack.length - 1; index >= 0; index--) {
    const frame: Frame & { order?: Order } = G.stack[index];
    if (frame.order !== undefined) return frame.order;
  }
  return null;
}

/** Returns the frame in which a Command is executed. It finishes with what it has come to: {@link Executed}. */
export function commandFrame(order: Order): AnyFrame<G> {
  return { step: order.command, sides: [order.by], order };
}
