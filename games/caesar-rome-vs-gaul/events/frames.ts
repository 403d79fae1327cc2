import type { Effect, EffectOf, Spot, Where } from '../components/cards';
import type { Side } from '../components/sides';

/** Events and Bonus Events (7.5.2, 7.5.3). In each of the steps but the first, `side` uses one effect of a card. */
export interface EventFrames {
  /** The effects of a card take place one after the other; finishes when all have. */
  event: { side: Side; card: number; next: number };
  /** It places and converts influence markers; `used` are the spaces so far. */
  eventInfluence: { side: Side; effect: EffectOf<'influence'>; used: string[] };
  /** It removes influence markers, or turns them into its own; `used` are the spaces so far. */
  eventMarkers: { side: Side; effect: EffectOf<'removeIM'> | EffectOf<'flipIM'>; used: string[] };
  /** It chooses where a unit or Leader that comes by the card is placed. */
  eventArrival: { side: Side; piece: string; at: readonly Spot[]; where: Where };
  /** It turns reduced Tribes to their full-strength side; `left` is how many it still may. */
  eventRestoration: { side: Side; effect: EffectOf<'restoreTribe'>; left: number };
  /** It devastates spaces; `left` is how many it still may. */
  eventDevastation: { side: Side; effect: EffectOf<'devastate'>; left: number };
  /** It chooses the Fortified Towns or Walled Cities that effects are about: `count` at most, `left` of them to come. */
  eventTown: { side: Side; card: number; effects: readonly Effect[]; count: number; left: number };
  /** It chooses the enemy stack that loses steps. */
  eventLoss: { side: Side; effect: EffectOf<'stepLoss'> };
  /** It puts influence markers into the Gallic Council Box: `count` at most, `left` of them to come. */
  eventCouncil: { side: Side; count: number; left: number };
  /** It activates Leaders and Combat Units one after the other; `left` is how often it still may. */
  eventActivation: { side: Side; effect: EffectOf<'activate'>; left: number | 'all' };
  /** It chooses one of several effects; finishes with its index. */
  eventChoice: { side: Side; options: readonly Effect[] };
}
