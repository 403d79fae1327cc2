import { CARDS } from '../game/components/cards';
import { HILLS, PLACES } from '../game/components/map';
import { COHORTS, HAND } from '../game/setup';
import { campOf, enemyOf, type G, SIDES } from '../game/state';

/** Says what is broken in a state of Three Hills, or returns null. */
export function threeHillsInvariant({ cohorts, shown, secret }: G): string | null {
  for (const side of SIDES) {
    const counts = PLACES.map((place) => cohorts[side][place]);
    if (counts.some((count) => count < 0)) return 'a place has fewer cohorts than none';
    if (counts.reduce((sum, count) => sum + count, 0) !== COHORTS) return 'a cohort is lost or doubled (1.1)';
    if (HILLS.some((hill) => cohorts[side][hill] > 2)) return 'a hill is too full (3.2)';
    if (cohorts[side][campOf(enemyOf(side))] > 0) return 'a cohort stands in the camp of the enemy (3.1)';
    const { hand, chosen } = secret[side];
    const cards = [...hand, ...shown[side], ...(chosen === null ? [] : [chosen])];
    if (cards.length !== HAND || new Set(cards).size !== HAND) return 'a card is lost or doubled (1.2)';
    if (cards.some((card) => !CARDS.includes(card))) return 'there is a strange card (1.2)';
  }
  return null;
}
