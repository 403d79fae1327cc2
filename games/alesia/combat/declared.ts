/* The battles that a division of attacks amounts to. */
import { boxOf } from '../components/box';
import { countersIn, isUnit } from '../field';
import type { G } from '../state';
import type { Battle } from './frames';
import { postsTaken } from './posts';

/** Returns the battles of a division, in the order in which their hexes were first attacked. */
export function battlesOf(G: G, targets: Readonly<Record<string, readonly string[]>>): Battle[] {
  const posts = postsTaken(G, targets) ?? {};
  const battles = new Map<string, Battle>();
  for (const [attacker, hexes] of Object.entries(targets)) {
    const battle = battles.get(hexes[0]) ?? {
      hexes: [...hexes],
      attackers: [],
      defenders: hexes.flatMap((hex) => defendersIn(G, hex, attacker)),
      posts: {},
    };
    battles.set(hexes[0], battle);
    battle.attackers.push(attacker);
    if (posts[attacker] !== undefined) battle.posts[attacker] = posts[attacker];
  }
  return [...battles.values()];
}

/** Returns the battle of attackers against hexes as if they had been told to. */
export function battleOf(G: G, attackers: readonly string[], hexes: readonly string[]): Battle {
  const [battle] = battlesOf(G, Object.fromEntries(attackers.map((id) => [id, hexes])));
  return battle ?? { hexes: [...hexes], attackers: [], defenders: [], posts: {} };
}

/** Returns who defends a hex: its units, or a leader who holds a fort alone. */
function defendersIn(G: G, hex: string, attacker: string): string[] {
  const { side } = boxOf(G).unit[attacker];
  const stack = countersIn(G, hex).filter((counter) => counter.side !== side && counter.kind !== 'fort');
  const units = stack.filter(isUnit);
  return (units.length > 0 ? units : stack).map(({ id }) => id);
}
