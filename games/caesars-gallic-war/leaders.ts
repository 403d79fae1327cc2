/* The Gallic leaders and their home areas (7.3, 7.4). */

import { action } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import type { Play } from '../kit/play';
import type { AreaId } from './components/areas';
import { boxOf } from './components/box';
import { faceOf, placeName } from './components/labels';
import { isTribe, TRIBE_IDS, type TribeId, VERCINGETORIX } from './components/units';
import { eliminate } from './elimination';
import { type DecisionOf, type G, hasUnits, isInPlay, type ProcedureOf } from './state';
import { allegiance, controllerOf, join, takeBack } from './tribes';

/** The minor leaders and the region each rises in (11.0 B). */
export const MINOR_LEADERS = { dumnorix: 'celtae', ambiorix: 'belgica' } as const;
const MINOR_LEADER_IDS = ['dumnorix', 'ambiorix'] as const;

/** Returns the minor leader who rises in a region, or undefined when there is none. */
export function minorLeaderOf(G: G, area: AreaId): string | undefined {
  const { region } = boxOf(G).area[area];
  return MINOR_LEADER_IDS.find((id) => MINOR_LEADERS[id] === region);
}

/** Says whether both minor leaders are on the map (11.0 B). */
export function bothMinorLeaders(G: G): boolean {
  return MINOR_LEADER_IDS.every((id) => isInPlay(G, id));
}

/** Places a leader at full strength in an area, which becomes his home (11.0 B, C). */
export function placeLeader(play: Play<G>, leader: string, area: AreaId): void {
  const { G } = play;
  const { name, full } = faceOf(G, leader);
  takeBack(G, leader);
  join(G, 'barbarian', leader, { place: area, strength: full });
  G.homes = { ...G.homes, [leader]: area };
  play.journal('11.0', `${name} appears in ${placeName(G, area)}, his home area.`, {
    places: [area],
    pieces: [leader],
  });
}

/** Returns the minor leaders in play whose home is in an area. */
export function minorLeadersOf(G: G, home: AreaId): string[] {
  return MINOR_LEADER_IDS.filter((id) => G.homes[id] === home);
}

/**
 * Minor leaders are eliminated when their home area is won by politics, by either side, or turns neutral by a revolt (5.2.1 D,
 * 7.4).
 */
export function loseMinorLeaders(play: Play<G>, home: AreaId): void {
  for (const id of minorLeadersOf(play.G, home)) eliminate(play, 'barbarian', id, '7.4');
}

/** Returns where Vercingetorix may have a new home when Romans have come to his: areas the Barbarians hold (11.0 C). */
export function newHomes(G: G): TribeId[] {
  return TRIBE_IDS.filter((tribe) => controllerOf(G, tribe) === 'barbarian');
}

/**
 * Returns where Vercingetorix may have a new home when his is won by politics: the areas the Barbarians hold, and the empty
 * ones of tribes that are theirs wherever they are (5.2.1 D).
 */
export function homesAfterPolitics(G: G): TribeId[] {
  return TRIBE_IDS.filter((tribe) => {
    if (controllerOf(G, tribe) === 'barbarian') return true;
    const { own, neutral, enemy } = allegiance(G, 'barbarian', tribe);
    return own > 0 && neutral + enemy === 0 && !hasUnits(G, 'roman', tribe);
  });
}

/**
 * An area was lost by a Political Action: says whether Vercingetorix, whose home it was, must find a new one at once. If
 * there is none, he is eliminated (5.2.1 D).
 */
export function mustFindHome(play: Play<G>, lost: AreaId): boolean {
  const { G } = play;
  if (G.homes[VERCINGETORIX] !== lost) return false;
  if (homesAfterPolitics(G).length > 0) return true;
  eliminate(play, 'barbarian', VERCINGETORIX, '5.2.1');
  return false;
}

/**
 * Says whether Vercingetorix's home has come under Roman control, so that he may find another at once (11.0 C). Each time
 * that it does it says so once, and not when there is no other.
 */
function hasLostHome(G: G): boolean {
  const home = G.homes[VERCINGETORIX];
  const before = G.homeLost;
  G.homeLost = home !== undefined && isTribe(home) && controllerOf(G, home) === 'roman';
  return G.homeLost && !before && newHomes(G).length > 0;
}

const REHOME: FrameAt<G, 'rehome'> = { step: 'rehome', sides: ['barbarian'], mayKeep: true };

/** Calls for a new home of Vercingetorix when he has lost his (11.0 C); returns whether it has. */
export function callForHome(play: Play<G>): boolean {
  if (!hasLostHome(play.G)) return false;
  play.call({ ...REHOME });
  return true;
}

/** Comes after whatever may bring the home of Vercingetorix under Roman control (11.0 C). */
export const lostHomeStep: ProcedureOf<'lostHome'> = {
  proceed(play) {
    if (hasLostHome(play.G)) play.become({ ...REHOME });
    else play.finish();
  },
};

/** The Barbarian player designates a new home area for Vercingetorix: he must after a Political Action (5.2.1 D, 11.0 C). */
export const rehomeStep: DecisionOf<'rehome'> = {
  prompt: () => ({ rule: '7.3', text: 'Choose a new home area for Vercingetorix.' }),
  actions: {
    settle: action({
      first: ({ G, frame }) => (frame.mayKeep ? newHomes(G) : homesAfterPolitics(G)),
      effect(play, _at, tribe) {
        play.G.homes = { ...play.G.homes, [VERCINGETORIX]: tribe };
        play.G.homeLost = false;
        play.journal('7.3', `${placeName(play.G, tribe)} is the new home area of Vercingetorix.`, {
          places: [tribe],
        });
        play.finish();
      },
      label: ({ G }, tribe) => `Settle in ${placeName(G, tribe)}`,
    }),
    keep: action({
      available: ({ frame }) => frame.mayKeep,
      effect(play) {
        play.finish();
      },
      label: () => 'Keep his old home area',
    }),
  },
};
