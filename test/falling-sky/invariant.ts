import { poolOf } from '../../games/falling-sky/components/box';
import { CARDS } from '../../games/falling-sky/components/cards';
import {
  DISPERSED_MARKERS,
  FACTIONS,
  MOST_RESOURCES,
  PLAYERS,
} from '../../games/falling-sky/components/factions';
import { REGIONS } from '../../games/falling-sky/components/map';
import { PILE } from '../../games/falling-sky/components/scenarios';
import { mobileOf, troopsOf } from '../../games/falling-sky/pieces/force';
import { forceIn, leaderOf, legionsOnMap } from '../../games/falling-sky/pieces/forces';
import { alliedTo, hasCitadel, mayHold } from '../../games/falling-sky/pieces/tribes';
import { allTribes, regionsOf, tribeOf } from '../../games/falling-sky/places';
import { deckPlanOf } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import { isOver } from '../../games/kit/frame';
import { takenTribes } from './table';

/** Says what is broken in a state of Falling Sky, or returns null. */
export function fallingSkyInvariant(G: G): string | null {
  return pieces(G) ?? legions(G) ?? tribes(G) ?? markers(G) ?? deck(G);
}

function pieces(G: G): string | null {
  for (const faction of FACTIONS) {
    const [pool, counts] = [poolOf(G, faction), { troops: 0, forts: 0, leaders: 0 }];
    for (const { id } of REGIONS) {
      const force = forceIn(G, id, faction);
      const { leader, legions, hidden, revealed, scouted, fort } = force;
      if (![legions, hidden, revealed, scouted].every((count) => Number.isInteger(count) && count >= 0))
        return `broken pieces of the ${faction} in ${id} (1.4)`;
      if (G.forces[id]?.[faction] !== undefined && mobileOf(force) === 0 && !fort)
        return `an empty Force of the ${faction} in ${id}`;
      if (faction !== 'romans' && (legions > 0 || fort))
        return `the ${faction} have Roman pieces in ${id} (1.4)`;
      if (faction === 'romans' && scouted > 0) return `Scouted Auxilia in ${id} (4.2.2)`;
      if (id === 'cisalpina' && faction !== 'romans' && mobileOf(force) > 0)
        return `the ${faction} are in Cisalpina (1.4.2)`;
      counts.troops += troopsOf(force);
      counts.forts += fort ? 1 : 0;
      counts.leaders += leader === null ? 0 : 1;
    }
    if (counts.troops > pool.troops) return `too many Warbands or Auxilia of the ${faction} (1.4.1)`;
    if (counts.forts > pool.forts) return 'too many Forts (1.4.1)';
    if (counts.leaders > pool.leader) return `too many Leaders of the ${faction} (1.4.1)`;
  }
  if (!forceIn(G, 'provincia', 'romans').fort) return 'Provincia has lost its Fort (1.4.2)';
  if (G.vercingetorix !== 'in play' && leaderOf(G, 'arverni') !== null)
    return 'Vercingetorix is on the map and in the Spring box (2.1)';
  if (!G.galliaTogata && G.forces.cisalpina !== undefined) return 'there are pieces in Cisalpina (1.4.2)';
  return null;
}

function legions(G: G): string | null {
  const { track, fallen, removed, waiting } = G.legions;
  if ([track, fallen, removed, waiting].some((count) => count < 0)) return 'Legions below 0 (1.4.1)';
  const all = legionsOnMap(G) + track + fallen + removed + waiting;
  return all === poolOf(G, 'romans').legions ? null : `${all} Legions (1.4.1)`;
}

function tribes(G: G): string | null {
  const known = allTribes(G);
  for (const id of Object.keys(takenTribes(G)))
    if (!known.some((each) => each === id)) return `no Tribe ${id} (1.3.2)`;
  for (const faction of FACTIONS) {
    const own = known.filter((id) => alliedTo(G, id) === faction);
    const citadels = own.filter((id) => hasCitadel(G, id));
    if (citadels.length > poolOf(G, faction).citadels) return `too many Citadels of the ${faction} (1.4.1)`;
    if (own.length - citadels.length > poolOf(G, faction).allies)
      return `too many Allies of the ${faction} (1.4.1)`;
    for (const id of own)
      if (!mayHold(G, id, faction) && !isGobannitio(G, id)) return `the ${faction} stand at ${id} (1.4.2)`;
    for (const id of citadels)
      if (tribeOf(G, id).city === null) return `a Citadel without City at ${id} (1.4.2)`;
  }
  const markers = Object.values(takenTribes(G)).filter(
    (state) => 'dispersed' in state && state.dispersed !== 'razed',
  );
  return markers.length > DISPERSED_MARKERS ? 'too many Dispersed markers (3.2.3)' : null;
}

function markers(G: G): string | null {
  for (const faction of PLAYERS) {
    const count = G.resources[faction];
    if (!Number.isInteger(count) || count < 0 || count > MOST_RESOURCES)
      return `the ${faction} have ${count} Resources (1.8)`;
  }
  const { box, firm } = G.senate;
  if (firm && box !== 'uproar' && box !== 'adulation') return `the Senate is Firm in ${box} (6.5.1)`;
  if (new Set(G.devastated).size !== G.devastated.length) return 'two Devastated markers (4.3.2)';
  for (const region of G.devastated) if (!regionsOf(G).includes(region)) return `${region} is Devastated`;
  return null;
}

function deck(G: G): string | null {
  const { piles, winters } = deckPlanOf(G);
  const all = [...G.played, ...(G.next === null ? [] : [G.next]), ...G.secret.deck];
  if (all.length !== piles * PILE + winters.length) return `${all.length} cards (2.1)`;
  const events = all.filter((card) => typeof card === 'number');
  if (new Set(events).size !== events.length) return 'an Event is doubled (2.1)';
  if (events.some((card) => CARDS.every(({ number }) => number !== card))) return 'there is no such card';
  if (G.winters > winters.length) return 'too many Winters (2.4.1)';
  return !isOver(G) && G.winters > G.played.filter((card) => card === 'winter').length
    ? 'Winters are lost'
    : null;
}

/** Card 26 lets others stand at Gergovia. */
function isGobannitio({ played }: G, tribe: string): boolean {
  return tribe === 'arverni' && played.includes(26);
}
