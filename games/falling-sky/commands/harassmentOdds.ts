/* What Harassment may bring (3.2.2, 3.2.3, 3.3.2, 3.4.5), reckoned ahead by what takes its Losses in play. */
import { clone } from '../../kit/json';
import type { Expected, Taking } from '../battle/odds';
import { type Chance, greatestOf, meanOf, spread } from '../chances';
import { copyToTry } from '../pieces/hypothetical';
import type { G } from '../state';
import type { Struck } from './frames';
import { isHard, remove, type Victim, victims, WORST_ROLL } from './harassment';

/** What is lost by Harassment. */
export interface HarassmentToll {
  /** The Losses to be taken. */
  losses: number;
  /** The pieces that are gone then. */
  pieces: Expected & { greatest: number };
  /** The kinds of pieces that may be lost, and whether they are rolled for. */
  victims: readonly (Victim & { isRolled: boolean })[];
}

/** Returns what so many Losses by Harassment would bring. Nothing of the game is changed. */
export function harassmentOdds(G: G, struck: Struck, losses: number): HarassmentToll {
  const ways = (['rolls', 'removes'] as const).map((taking) => casesOf(G, struck, losses, taking));
  const means = ways.map((cases) => meanOf(cases, ({ lost }) => lost));
  return {
    losses,
    pieces: {
      low: Math.min(...means),
      high: Math.max(...means),
      greatest: greatestOf(ways.flat(), ({ lost }) => lost),
    },
    victims: victims(G, struck).map((victim) => ({ ...victim, isRolled: isHard(victim) })),
  };
}

/** What may have come of some Losses. */
interface Case {
  G: G;
  struck: Struck;
  lost: number;
}

function casesOf(G: G, struck: Struck, losses: number, taking: Taking): Chance<Case>[] {
  let cases: Chance<Case>[] = [{ value: { G, struck, lost: 0 }, chance: 1 }];
  for (let left = losses; left > 0; left--) cases = spread(cases, (one) => afterLoss(one, taking), keyOf);
  return cases;
}

function keyOf({ G, struck, lost }: Case): string {
  return JSON.stringify([lost, struck.party, G.forces[struck.region], G.tribes]);
}

function afterLoss(one: Case, taking: Taking): Chance<Case>[] {
  const { G, struck, lost } = one;
  const all = victims(G, struck);
  const [soft, hard] = [all.filter((each) => !isHard(each)), all.filter(isHard)];
  const [victim] = taking === 'rolls' ? [...hard, ...soft] : [...soft, ...hard];
  if (victim === undefined) return [{ value: one, chance: 1 }];
  const next: Case = { G: copyToTry(G), struck: { ...struck, party: clone(struck.party) }, lost: lost + 1 };
  remove(next.G, next.struck, victim);
  if (!isHard(victim)) return [{ value: next, chance: 1 }];
  return [
    { value: next, chance: WORST_ROLL / 6 },
    { value: one, chance: 1 - WORST_ROLL / 6 },
  ];
}
