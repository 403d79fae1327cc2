/* What the effects of cards change for as long as they last. */
import { findFrame } from '../kit/frame';
import type { Effect, EffectName, EffectOf } from './components/cards';
import type { G } from './state';

/**
 * Returns the effects of a name that are in force now: of the card play under way, and those that last longer. The Fortified
 * Town an effect is about, if it is about one, has to be `space`.
 */
export function inForce<Name extends EffectName>(G: G, name: Name, space?: string): EffectOf<Name>[] {
  const lasting = G.inForce.filter((each) => each.space === null || each.space === space);
  const now = findFrame(G, 'cardPlay')?.inForce ?? [];
  return [...lasting.map(({ effect }) => effect), ...now].filter((effect) => isNamed(effect, name));
}

/** Takes an effect of the card play under way that is used up. */
export function useUp(G: G, effect: Effect): void {
  const cardPlay = findFrame(G, 'cardPlay');
  if (cardPlay !== undefined) cardPlay.inForce = cardPlay.inForce.filter((each) => each !== effect);
}

/** Says whether an effect has a name. */
export function isNamed<Name extends EffectName>(effect: Effect, name: Name): effect is EffectOf<Name> {
  return effect.op === name;
}

/** Returns the pieces that have moved or been activated in the present card play or in the Spring Muster (10.2.1, 6.1). */
export function movedPieces(G: G): string[] {
  return findFrame(G, 'cardPlay')?.moved ?? findFrame(G, 'muster')?.moved ?? [];
}

/** Notes that pieces have moved or been activated (10.2.1). */
export function noteMoved(G: G, ids: readonly string[]): void {
  const frame = findFrame(G, 'cardPlay') ?? findFrame(G, 'muster');
  if (frame !== undefined) frame.moved = [...new Set([...frame.moved, ...ids])];
}
