/* Regions that texts speak of. */
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { controlledBy } from '../pieces/control';
import { leaderOf } from '../pieces/forces';
import { groupOf, isWithinOne, regionsOf, withinOne } from '../places';
import type { G } from '../state';
import type { At } from './effect';

/** Returns a Region and those adjacent to it, as a text says "within 1 of". */
export function within1Of(region: RegionId): (at: At) => readonly RegionId[] {
  return ({ G }) => withinOne(G, region);
}

/** Returns the Regions within 1 of a Faction's Leader, by his own name or as a Successor; none while he is off the map. */
export function within1OfLeader(faction: Faction): (at: At) => readonly RegionId[] {
  return ({ G }) => {
    const leader = leaderOf(G, faction);
    return leader === null ? [] : withinOne(G, leader.region);
  };
}

/** Returns the Regions of Germania and those adjacent to them. */
export function within1OfGermania({ G }: { G: G }): RegionId[] {
  const germania = regionsOf(G).filter((region) => groupOf(region) === 'Germania');
  return regionsOf(G).filter((region) => germania.some((each) => isWithinOne(G, each, region)));
}

/** Returns the Regions under a Faction's Control and those adjacent to them. */
export function within1OfControl(G: G, faction: Faction): RegionId[] {
  const controlled = controlledBy(G, faction);
  return regionsOf(G).filter((region) => controlled.some((each) => isWithinOne(G, each, region)));
}
