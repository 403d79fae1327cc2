/* Barbarian allies and Germans return home or winter with their leaders (6.2.4, 6.2.5, 7.2, 7.3). */

import { action } from '../kit/action';
import { frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import { AREA_IDS, type AreaId, GERMAN_HOME, OFF_MAP, type Place, ROMAN_HOME } from './components/areas';
import { faceOf, placeName } from './components/labels';
import { ARIOVISTUS, CAESAR, isGerman, tribeOf, VERCINGETORIX } from './components/units';
import { eliminate } from './elimination';
import { returnGaul } from './homeward';
import { goHome, type Return, tellReturns } from './returns';
import { type DecisionOf, type G, hasUnits, type ProcedureOf, SIDES } from './state';
import { join, takeBack } from './tribes';

/** Returns the home of a Gallic unit: its tribe's area, or the area marked for a leader. */
function homeOf(G: G, id: string): AreaId | null {
  return tribeOf(id) ?? G.homes[id] ?? null;
}

/** Returns the area in which a leader is on the map, or null. */
function areaOf(G: G, leader: string): AreaId | null {
  const place: Place | undefined = G.secret.barbarian.blocks[leader]?.place;
  return place === undefined || place === OFF_MAP ? null : place;
}

function isOnMap(G: G, leader: string): boolean {
  return leader in G.secret.barbarian.blocks;
}

/** Returns how many Barbarian units will count against the garrison limit of an area, Vercingetorix included. */
function wintering(G: G, area: AreaId, withVercingetorix: boolean): number {
  const { blocks, done } = G.secret.barbarian;
  return done.filter((id) => blocks[id]?.place === area).length + (withVercingetorix ? 1 : 0);
}

function hasRoom(G: G, area: AreaId, withVercingetorix = false): boolean {
  return wintering(G, area, withVercingetorix) < frameOf(G, 'winter').limit;
}

/**
 * Returns where Vercingetorix may winter: where he is, or in his home area if that is his side's or empty; where followers
 * have been chosen, with them. In Germania he stays only if he has no home, and is lost (6.2.4, 6.2.5).
 */
function quarters(G: G): AreaId[] {
  const { blocks, done } = G.secret.barbarian;
  const area = areaOf(G, VERCINGETORIX);
  if (area === null) return [];
  const [follower] = done;
  if (follower !== undefined) return AREA_IDS.filter((each) => each === blocks[follower].place);
  const home = G.homes[VERCINGETORIX];
  if (home === undefined || home === area || !isFree(G, home)) return [area];
  return area === GERMAN_HOME ? [home] : [area, home];
}

function isFree(G: G, home: AreaId): boolean {
  return G.neutral[home] === undefined && !hasUnits(G, 'roman', home);
}

/** Returns the units that may winter with Vercingetorix: Gauls where he does that are not at home there (6.2.4). */
function followers(G: G): string[] {
  const { blocks, done } = G.secret.barbarian;
  const areas = quarters(G).filter((area) => area !== GERMAN_HOME && hasRoom(G, area, true));
  return Object.keys(blocks).filter((id) => {
    const { place } = blocks[id];
    if (id === VERCINGETORIX || isGerman(id) || done.includes(id)) return false;
    return areas.some((area) => area === place && homeOf(G, id) !== area);
  });
}

/**
 * Gauls stay with Vercingetorix or go home; he may do either (6.2.4, 7.3). All that go do so together, at the end, so that
 * nobody can tell which of them he is.
 */
export const gaulsStep: DecisionOf<'gauls'> = {
  prompt({ G }) {
    const area = areaOf(G, VERCINGETORIX);
    return {
      rule: '6.2.4',
      text: `Vercingetorix is in ${area === null ? 'no area' : placeName(G, area)}: choose who winters with him. All others go home.`,
    };
  },
  actions: {
    remain: action({
      first: ({ G }) => followers(G),
      effect(play, _at, id) {
        play.G.secret.barbarian.done.push(id);
        play.journal('6.2.4', 'A Gallic unit winters with Vercingetorix.');
      },
      label: ({ G }, id) =>
        `${faceOf(G, id).name} stays with Vercingetorix in ${placeName(G, G.secret.barbarian.blocks[id].place)}`,
      own: (id, of) => `${faceOf(of, id).name} stays with Vercingetorix`,
    }),
    end: action({
      first: ({ G }) => quarters(G),
      effect(play, _at, area) {
        returnBarbarianAllies(play, area);
      },
      label: ({ G }, area) =>
        area === areaOf(G, VERCINGETORIX)
          ? 'Vercingetorix stays, the others go home'
          : `Vercingetorix goes home to ${placeName(G, area)}, and so do the others`,
      own: (area, of) => `Vercingetorix winters in ${placeName(of, area)}`,
    }),
  },
  proceed(play) {
    if (areaOf(play.G, VERCINGETORIX) === null) returnBarbarianAllies(play, null);
  },
};

/**
 * Tribes and minor leaders go home, and Vercingetorix to where he winters (6.2.4); a leader who has lost his home is
 * eliminated (7.4).
 */
function returnBarbarianAllies(play: Play<G>, quarters: AreaId | null): void {
  const { G } = play;
  const { blocks, done } = G.secret.barbarian;
  const returns: Return[] = [];
  const lost: string[] = [];
  const ids = Object.keys(blocks).filter((id) => !isGerman(id) && !done.includes(id));
  const isLeader = (id: string) => tribeOf(id) === null;
  for (const id of [...ids.filter((each) => !isLeader(each)), ...ids.filter(isLeader)]) {
    const home = id === VERCINGETORIX ? quarters : homeOf(G, id);
    if (!mayWinter(G, id, home)) lost.push(id);
    else if (home !== blocks[id].place) returns.push(returnAlly(G, id, home));
  }
  if (returns.length > 0 || lost.length > 0) play.reveal();
  tellReturns(play, '6.2.4', returns);
  for (const id of lost) eliminate(play, 'barbarian', id, id === VERCINGETORIX ? '6.2.5' : '6.2.4');
  if (isOnMap(G, VERCINGETORIX)) done.push(VERCINGETORIX);
  play.finish();
}

/** Says whether a Gallic unit has a place for the winter: a tribe always, a leader not with Romans, neutrals or Germans. */
function mayWinter(G: G, id: string, home: AreaId | null): home is AreaId {
  if (home === null) return false;
  return tribeOf(id) !== null || (home !== GERMAN_HOME && isFree(G, home));
}

function returnAlly(G: G, id: string, home: AreaId): Return {
  const tribe = tribeOf(id);
  return tribe === null ? goHome(G, 'barbarian', id, home) : returnGaul(G, 'barbarian', id, tribe);
}

/** Germans that were eliminated return to Germania at strength 1 (6.2.5). */
export const returnEliminatedGermansStep: ProcedureOf<'returnEliminatedGermans'> = {
  proceed(play) {
    const { G } = play;
    for (const id of Object.keys(G.aside)) {
      if (!isGerman(id) || G.aside[id] !== 'lost') continue;
      takeBack(G, id);
      join(G, 'barbarian', id, { place: GERMAN_HOME, strength: 1 });
      play.journal('6.2.5', 'A German unit returns to Germania at strength 1.', { places: [GERMAN_HOME] });
    }
    play.finish();
  },
};

/** Returns the Germans that may stay away from home: Ariovistus first, then those with him (6.2.5). */
function stayers(G: G): string[] {
  const area = areaOf(G, ARIOVISTUS);
  const { blocks, done } = G.secret.barbarian;
  if (area === null || area === GERMAN_HOME || G.wintered.ariovistus || !hasRoom(G, area)) return [];
  if (!done.includes(ARIOVISTUS)) return [ARIOVISTUS];
  return Object.keys(blocks).filter((id) => isGerman(id) && blocks[id].place === area && !done.includes(id));
}

/** Germans winter with Ariovistus or return to Germania (6.2.5, 7.2). */
export const germansStep: DecisionOf<'germans'> = {
  prompt: ({ G }) => ({
    rule: '6.2.5',
    text: G.secret.barbarian.done.includes(ARIOVISTUS)
      ? 'Choose Germans who winter with Ariovistus. All others return to Germania.'
      : 'Choose whether Ariovistus winters where he is. Otherwise all Germans return to Germania.',
  }),
  actions: {
    remain: action({
      first: ({ G }) => stayers(G),
      effect(play, _at, id) {
        play.G.secret.barbarian.done.push(id);
        play.journal('6.2.5', 'A German unit winters away from Germania.');
      },
      label: ({ G }, id) => `${faceOf(G, id).name} winters here`,
      own: (id, of) => `${faceOf(of, id).name} winters away from home`,
    }),
    end: action({
      effect(play) {
        returnGermans(play);
      },
      label: () => 'The others return to Germania',
    }),
  },
  proceed(play) {
    const { G } = play;
    if (stayers(G).length > 0) return;
    if (G.secret.barbarian.done.includes(ARIOVISTUS) || !mightStay(G)) returnGermans(play);
  },
};

/** Says whether, for all the enemy knows, Ariovistus may stay away: the question itself must not show where he is. */
function mightStay(G: G): boolean {
  if (!isOnMap(G, ARIOVISTUS) || G.wintered.ariovistus) return false;
  const { blocks } = G.secret.barbarian;
  return Object.keys(blocks).some((id) => isGerman(id) && blocks[id].place !== GERMAN_HOME);
}

function returnGermans(play: Play<G>): void {
  const { G } = play;
  const { blocks, done } = G.secret.barbarian;
  const home = Object.keys(blocks).filter(
    (id) => isGerman(id) && blocks[id].place !== GERMAN_HOME && !done.includes(id),
  );
  tellReturns(
    play,
    '6.2.5',
    home.map((id) => goHome(G, 'barbarian', id, GERMAN_HOME)),
  );
  play.finish();
}

/** Remembers whether Caesar and Ariovistus stayed away from home (6.2.2, 6.2.5). */
export const noteWinteringStep: ProcedureOf<'noteWintering'> = {
  proceed(play) {
    const { G } = play;
    const caesar = G.secret.roman.blocks[CAESAR]?.place;
    const ariovistus = G.secret.barbarian.blocks[ARIOVISTUS]?.place;
    G.wintered = {
      caesar: caesar !== undefined && caesar !== ROMAN_HOME && caesar !== OFF_MAP,
      ariovistus: ariovistus !== undefined && ariovistus !== GERMAN_HOME,
    };
    for (const side of SIDES) G.secret[side].done = [];
    play.finish();
  },
};
