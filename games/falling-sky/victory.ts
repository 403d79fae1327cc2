/* Victory (7.0). */
import { FACTIONS, type Player } from './components/factions';
import { controlledBy } from './pieces/control';
import { alliesAndCitadels, isDispersed } from './pieces/tribes';
import { allTribes, tribesIn } from './places';
import { legionsOffMap } from './senate';
import type { G } from './state';

/** Returns the Roman score: Subdued, Dispersed and Roman Allied Tribes (7.2). */
export function romanScore(G: G): number {
  let allied = 0;
  for (const faction of FACTIONS) if (faction !== 'romans') allied += alliesAndCitadels(G, faction);
  return allTribes(G).length - allied;
}

/** Returns the Control Value of all Regions under Belgic Control: Tribes neither Dispersed nor Suebi (7.2). */
export function belgicControlValue(G: G): number {
  let value = 0;
  for (const region of controlledBy(G, 'belgae'))
    for (const { id, only } of tribesIn(G, region)) if (only !== 'germans' && !isDispersed(G, id)) value++;
  return value;
}

/** Returns the Belgic score: Control Value, Allies and Citadels (7.2). */
export function belgicScore(G: G): number {
  return belgicControlValue(G) + alliesAndCitadels(G, 'belgae');
}

/** Returns the most Allies and Citadels of a Faction other than the Aedui (1.9, 7.2). */
export function otherMostAllies(G: G): number {
  let most = 0;
  for (const faction of FACTIONS)
    if (faction !== 'aedui') most = Math.max(most, alliesAndCitadels(G, faction));
  return most;
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
