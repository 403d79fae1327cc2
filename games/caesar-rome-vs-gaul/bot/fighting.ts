/* Interceptions, battles, losses and retreats, at a glance. */
import { type FrameAt, frameOf } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { controllerOf } from '../control';
import { factsOf, stepsOf, strengthOfAll, unitsIn } from '../pieces';
import { enemyOf, type G, type Side } from '../state';
import { fieldOf, strengthIn } from './field';

/** Returns weights for who tries to intercept (12.1.3): stacks that together are a match for the group. */
export function interceptionWeights(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const { group, to } = frameOf(G, 'approach');
  const enemy = strengthOfAll(G, group);
  const field = fieldOf(G);
  const there = strengthIn(field, side, to).outside;
  return moves.map(({ move, args: [space] }) => {
    if (move !== 'intercept') return 1;
    const odds = (there + strengthIn(field, side, String(space)).outside) / Math.max(1, enemy);
    return odds >= 1.2 ? 2 : odds >= 0.9 ? 0.7 : 0.1;
  });
}

/** Returns weights for those in a space which an enemy enters (10.6, 12.2): to stand where they are strong enough. */
export function defenceWeights(G: G, frame: FrameAt<G, 'defence'>, moves: readonly LegalMove[]): number[] {
  const { group } = frameOf(G, 'approach');
  const odds = strengthOfAll(G, frame.pieces) / Math.max(1, strengthOfAll(G, group));
  return moves.map(({ move }) => {
    switch (move) {
      case 'stand':
        return odds >= 1 ? 3 : odds >= 0.75 ? 1 : 0.1;
      case 'shelterAll':
        return odds >= 1 ? 0.7 : 3;
      case 'shelter':
        return 0.05;
      case 'escape':
        return odds < 0.6 ? 3 : 0.3;
      default:
        return odds >= 1 ? 0.3 : 1.5;
    }
  });
}

/** Returns weights for rerolls (13.5): the worst of one's own dice, the best of the enemy's. */
export function rerollWeights(
  G: G,
  { role, kind }: FrameAt<G, 'reroll'>,
  moves: readonly LegalMove[],
): number[] {
  const { hosts } = frameOf(G, 'fight');
  return moves.map(({ move, args: [whose, index] }) => {
    if (move === 'pass') return kind === 'elite' ? 0.6 : 0.25;
    if (whose !== 'attacker' && whose !== 'defender') return 1;
    const die = floorOf(hosts[whose].side, hosts[whose].dice[Number(index)]);
    const gain = whose === role ? 3.7 - die : die - 3.7;
    return gain > 0 ? gain * gain : 0.03;
  });
}

/** Legionary Discipline (13.5.4) spares Rome its lowest dice. */
function floorOf(side: Side | null, die: number): number {
  return side === 'roman' ? Math.max(3, die) : die;
}

/** Returns weights for step losses (13.6.3): whole units before those that would be eliminated, the Elite last. */
export function lossWeights(G: G, moves: readonly LegalMove[]): number[] {
  return moves.map(({ args: [id] }) => {
    const facts = factsOf(G, String(id));
    if (facts.kind === 'chief') return 0.02;
    const whole = stepsOf(G, String(id)) > 1 ? 3 : facts.kind === 'auxiliary' ? 3 : 0.4;
    return (facts.kind === 'legion' || facts.kind === 'tribe') && facts.elite ? whole * 0.4 : whole;
  });
}

/** Returns weights for where an Army goes that retreats or avoids battle: to friends and behind walls, never into enemies. */
export function refugeWeights(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  return moves.map(({ move, args }) => {
    const to = String(args[args.length - 1]);
    if (unitsIn(G, enemyOf(side), to, 'outside').length > 0) return 0.05;
    const holder = controllerOf(G, to);
    const safe = holder === side ? 4 : holder === null ? 2 : 0.4;
    return move.endsWith('All') ? safe : safe * 0.05;
  });
}
