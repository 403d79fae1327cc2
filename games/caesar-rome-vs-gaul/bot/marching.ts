/* Which way to march, at a glance. */
import type { FrameAt } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { ACTIVATION, armyOf } from '../movement/march';
import { battleRatingOf, commandRatingOf, isUnit, strengthOfAll } from '../pieces';
import type { G, Side } from '../state';
import { enemyOf } from '../state';
import { distanceOf, distances, type Field, fieldOf, forceIn, worthOf } from './field';

/** Returns weights for what a movement may do next (10.2). */
export function marchWeights(G: G, frame: FrameAt<G, 'march'>, moves: readonly LegalMove[]): number[] {
  const { side, group, at } = frame;
  const field = fieldOf(G);
  const strength = strengthOfAll(G, group);
  const far = distances(G, field, side, strength);
  const here = worthOf(G, field, side, strength, at);
  const danger = side === 'gallic' ? threat(G, field, side, at) : 0;
  return moves.map(({ move, args: [argument] }) => {
    const to = String(argument);
    switch (move) {
      case 'go': {
        const worth = worthOf(G, field, side, strength, to);
        if (worth < 0.5 && forceIn(field, enemyOf(side), to).outside > 0) return 0.02;
        if (worth >= 1.5) return worth;
        const nearer = distanceOf(far, at) - distanceOf(far, to);
        return nearer > 0 ? 2.5 : nearer === 0 ? 0.5 : 0.15;
      }
      case 'siege':
        return here >= 0.8 ? 8 : 1;
      case 'removeMarker':
        return 5;
      case 'take':
        return 1.5;
      case 'leave':
        return 0.03;
      case 'enter':
        return side === 'gallic' ? 1 + danger : 0.2;
      case 'sortie':
        return 0.3;
      case 'hurry':
        return 0.4;
      default:
        return here >= 1.5 ? 2 : frame.acted ? 0.5 : 0.02;
    }
  });
}

function threat(G: G, field: Field, side: Side, space: string): number {
  const own = forceIn(field, side, space);
  let most = 0;
  for (const { outside } of field[enemyOf(side)].values()) most = Math.max(most, outside);
  return G.markers[space]?.side === side && most > own.outside + own.inside ? 2 : 0;
}

/** How much less a movement is worth under a commander who leads more units than he can (9.3). */
const OVERBURDENED = 0.1;

/** What stands where, and how far what is worth going to is for Armies of each strength: worked out once for all moves. */
export class Prospect {
  readonly #far = new Map<number, Map<string, number>>();
  readonly field: Field;

  constructor(
    readonly G: G,
    readonly side: Side,
  ) {
    this.field = fieldOf(G);
  }

  /** Returns how far an Army of so much strength is from what is worth going to. */
  distance(strength: number, space: string): number {
    let far = this.#far.get(strength);
    if (far === undefined) {
      far = distances(this.G, this.field, this.side, strength);
      this.#far.set(strength, far);
    }
    return distanceOf(far, space);
  }
}

/** Returns how promising it is to activate a Leader or Combat Unit, alone or with an Army (7.7.1). */
export function activationWeight(prospect: Prospect, commander: string, withWhom: string): number {
  const { G, side, field } = prospect;
  const group = withWhom === 'army' ? armyOf(G, side, commander, ACTIVATION) : [commander];
  const strength = strengthOfAll(G, group);
  if (strength === 0) return 0.05;
  const { at } = G.pieces[commander];
  const here = worthOf(G, field, side, strength, at);
  const distance = here >= 1.5 ? 0 : prospect.distance(strength, at);
  const bold = side === 'roman' ? 1 : 0.5;
  const burden =
    group.filter((id) => isUnit(G, id)).length > commandRatingOf(G, commander) ? OVERBURDENED : 1;
  return (
    (burden * bold * (0.5 + strength / 4) * (1 + battleRatingOf(G, commander) / 3)) / (1 + 0.6 * distance)
  );
}
