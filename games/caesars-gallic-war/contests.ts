/* Areas with units of both sides, which await battle (5.2.2). */
import { type AreaId, isArea, placeIndex } from './components/areas';
import type { Contest, G, Side } from './state';

/** Returns the contest of an area into which a side has come. */
export function newContest(invader: Side, about: Partial<Contest> = {}): Contest {
  return {
    invader,
    attacker: invader,
    main: null,
    byShip: false,
    neutral: false,
    homecoming: false,
    ...about,
  };
}

/** Returns the contest of an area. Throws when it is not contested. */
export function contestOf(G: G, area: AreaId): Contest {
  const contest = G.contests[area];
  if (contest === undefined) throw new Error(`${area} is not contested`);
  return contest;
}

/** Returns the areas in which a battle is still to be fought, in the order of the map. */
export function areasInBattle(G: G): AreaId[] {
  return Object.keys(G.contests)
    .filter(isArea)
    .sort((a, b) => placeIndex(a) - placeIndex(b));
}
