/* Victory (7.0). */
import { gathered } from '../kit/gathered';
import { FACTIONS, type Player } from './components/factions';
import { controlledBy } from './control';
import { allTribes, tribeOf, tribesIn } from './places';
import { legionsOffMap } from './senate';
import type { G } from './state';
import { alliedTo, alliesAndCitadels, isDispersed } from './tribes';

/** Returns the Roman score: Subdued, Dispersed and Roman Allied Tribes (7.2). */
export function romanScore(G: G): number {
  return allTribes(G).filter((id) => [null, 'romans'].includes(alliedTo(G, id))).length;
}

/** Returns the Control Value of all Regions under Belgic Control: Tribes neither Dispersed nor Suebi (7.2). */
export function belgicControlValue(G: G): number {
  const counted = gathered(controlledBy(G, 'belgae'), (region) => tribesIn(G, region));
  return counted.filter(({ id }) => tribeOf(id).only !== 'germans' && !isDispersed(G, id)).length;
}

/** Returns the Belgic score: Control Value, Allies and Citadels (7.2). */
export function belgicScore(G: G): number {
  return belgicControlValue(G) + alliesAndCitadels(G, 'belgae');
}

/** Returns the most Allies and Citadels of a Faction other than the Aedui (1.9, 7.2). */
export function otherMostAllies(G: G): number {
  return Math.max(
    ...FACTIONS.filter((faction) => faction !== 'aedui').map((each) => alliesAndCitadels(G, each)),
  );
}

/** Returns how far a Faction is beyond its condition; 0 or less short of it (7.3). */
export function marginOf(G: G, faction: Player): number {
  switch (faction) {
    case 'romans':
      return romanScore(G) - 15;
    case 'arverni':
      return Math.min(legionsOffMap(G) - 6, alliesAndCitadels(G, 'arverni') - 8);
    case 'aedui':
      return alliesAndCitadels(G, 'aedui') - otherMostAllies(G);
    case 'belgae':
      return belgicScore(G) - 15;
  }
}

/** Returns the victory margin of every Faction (7.3). */
export function marginsOf(G: G): Record<Player, number> {
  return {
    romans: marginOf(G, 'romans'),
    arverni: marginOf(G, 'arverni'),
    aedui: marginOf(G, 'aedui'),
    belgae: marginOf(G, 'belgae'),
  };
}
