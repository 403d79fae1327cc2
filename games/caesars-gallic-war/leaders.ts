/* The Gallic leaders and their home areas (7.3, 7.4). */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { AREAS, type AreaId } from './components/areas';
import { faceOf, TRIBE_IDS, type TribeId, VERCINGETORIX } from './components/units';
import { eliminate } from './elimination';
import { type G, hasUnits, seatOf } from './state';
import { controllerOf, join, takeBack } from './tribes';

/** The minor leaders and the region each rises in (11.0 B). */
export const MINOR_LEADERS = { dumnorix: 'celtae', ambiorix: 'belgica' } as const;
const MINOR_LEADER_IDS = ['dumnorix', 'ambiorix'] as const;

/** Says whether a Gallic leader is on the map, which everyone knows. */
export function isInPlay(G: G, leader: string): boolean {
  return !(leader in G.aside);
}

/** Returns the minor leader who rises in a region, or undefined when there is none. */
export function minorLeaderOf(area: AreaId): string | undefined {
  return MINOR_LEADER_IDS.find((id) => MINOR_LEADERS[id] === AREAS[area].region);
}

/** Says whether both minor leaders are on the map (11.0 B). */
export function bothMinorLeaders(G: G): boolean {
  return MINOR_LEADER_IDS.every((id) => isInPlay(G, id));
}

/** Places a leader at full strength in an area, which becomes his home (11.0 B, C). */
export function placeLeader(play: Play<G>, leader: string, area: AreaId): void {
  const { G } = play;
  const { name, full } = faceOf(leader);
  takeBack(G, leader);
  join(G, 'barbarian', leader, { place: area, strength: full });
  G.homes = { ...G.homes, [leader]: area };
  play.journal('11.0', `${name} appears in ${AREAS[area].name}, his home area.`);
}

/** Minor leaders are eliminated when their home area is lost by politics or turns neutral by a revolt (5.2.1 D, 7.4). */
export function loseMinorLeaders(play: Play<G>, home: AreaId): void {
  for (const id of MINOR_LEADER_IDS) {
    if (play.G.homes[id] === home) eliminate(play, 'barbarian', id, '7.4');
  }
}

/** Returns where Vercingetorix may have a new home: tribes of the Barbarians without enemies there (5.2.1 D, 11.0 C). */
export function newHomes(G: G): TribeId[] {
  return TRIBE_IDS.filter((tribe) => controllerOf(G, tribe) === 'barbarian' && !hasUnits(G, 'roman', tribe));
}

/** Vercingetorix's home area was lost by a Political Action: he finds a new one at once or is eliminated (5.2.1 D). */
export function losePoliticalHome(play: Play<G>, home: AreaId): void {
  const { G } = play;
  if (G.homes[VERCINGETORIX] !== home) return;
  if (newHomes(G).length === 0) eliminate(play, 'barbarian', VERCINGETORIX, '5.2.1');
  else play.call('rehome', [seatOf('barbarian')]);
}

/** The Barbarian player designates a new home area for Vercingetorix: he must after a Political Action (5.2.1 D, 11.0 C). */
export const rehomeStep: Step<G> = {
  prompt: () => ({ rule: '7.3', text: 'Choose a new home area for Vercingetorix.' }),
  actions: {
    settle: action({
      legal: (G: G, _seat: Seat) => newHomes(G).map((tribe): [TribeId] => [tribe]),
      effect(play, _seat, tribe) {
        play.G.homes = { ...play.G.homes, [VERCINGETORIX]: tribe };
        play.journal('7.3', `${AREAS[tribe].name} is the new home area of Vercingetorix.`);
        play.finish();
      },
      label: (_G, tribe) => `Settle in ${AREAS[tribe].name}`,
    }),
    keep: action({
      legal: (G: G) => (G.winter === null ? [] : [[] as const]),
      effect(play) {
        play.finish();
      },
      label: () => 'Keep his old home area',
    }),
  },
};
