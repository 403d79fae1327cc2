/* Barbarian allies and Germans return home or winter with their leaders (6.2.4, 6.2.5, 7.2, 7.3). */
import { action } from '../kit/action';
import { frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import {
  AREAS,
  type AreaId,
  GERMAN_HOME,
  OFF_MAP,
  type Place,
  placeName,
  ROMAN_HOME,
} from './components/areas';
import { ARIOVISTUS, CAESAR, faceOf, isGerman, tribeOf, VERCINGETORIX } from './components/units';
import { eliminate } from './elimination';
import { returnGaul } from './homeward';
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

/** Returns how many Barbarian units will count against the garrison limit of an area. */
function wintering(G: G, area: AreaId): number {
  const { blocks, done } = G.secret.barbarian;
  return done.filter((id) => blocks[id]?.place === area).length;
}

function hasRoom(G: G, area: AreaId): boolean {
  return wintering(G, area) < frameOf(G, 'winter').limit;
}

/** Returns the units that may winter with Vercingetorix: Gauls in his area that are not at home there (6.2.4). */
function followers(G: G): string[] {
  const area = areaOf(G, VERCINGETORIX);
  const { blocks, done } = G.secret.barbarian;
  if (area === null || area === GERMAN_HOME || !hasRoom(G, area)) return [];
  return Object.keys(blocks).filter(
    (id) =>
      blocks[id].place === area &&
      id !== VERCINGETORIX &&
      !isGerman(id) &&
      !done.includes(id) &&
      homeOf(G, id) !== area,
  );
}

/** Says whether Vercingetorix may go to his home area: he is away, and it is his side's (6.2.4). */
function mayGoHome(G: G): boolean {
  const area = areaOf(G, VERCINGETORIX);
  const home = G.homes[VERCINGETORIX];
  if (area === null || home === undefined || area === home) return false;
  return G.neutral[home] === undefined && !hasUnits(G, 'roman', home);
}

/** Gauls stay with Vercingetorix or go home; he may do either (6.2.4, 7.3). */
export const gaulsStep: DecisionOf<'gauls'> = {
  prompt({ G }) {
    const area = areaOf(G, VERCINGETORIX);
    return {
      rule: '6.2.4',
      text: `Vercingetorix is in ${area === null ? 'no area' : placeName(area)}: choose who winters with him. All others go home.`,
    };
  },
  actions: {
    remain: action({
      first: ({ G }) => followers(G),
      effect(play, _at, id) {
        play.G.secret.barbarian.done.push(id);
        play.journal('6.2.4', 'A Gallic unit winters with Vercingetorix.');
      },
      label: (_at, id) => `${faceOf(id).name} stays with Vercingetorix`,
      own: (id) => `${faceOf(id).name} stays with Vercingetorix`,
    }),
    home: action({
      available: ({ G }) => mayGoHome(G) && G.secret.barbarian.done.length === 1,
      effect(play) {
        const { G } = play;
        const home = G.homes[VERCINGETORIX];
        if (home === undefined) return;
        G.secret.barbarian.blocks[VERCINGETORIX].place = home;
        play.journal('6.2.4', `A Gallic unit returns to ${placeName(home)}.`, { places: [home] });
      },
      label: ({ G }) => `Vercingetorix goes home to ${placeName(G.homes[VERCINGETORIX] ?? OFF_MAP)}`,
      own: () => 'Vercingetorix goes home',
    }),
    end: action({
      effect(play) {
        returnBarbarianAllies(play);
      },
      label: () => 'The others go home',
    }),
  },
  proceed(play) {
    const { G } = play;
    const secret = G.secret.barbarian;
    if (areaOf(G, VERCINGETORIX) !== null && !secret.done.includes(VERCINGETORIX)) {
      secret.done.push(VERCINGETORIX);
    }
    if (followers(G).length === 0 && !mayGoHome(G)) returnBarbarianAllies(play);
  },
};

/** Tribes and minor leaders go home (6.2.4); a leader who has lost his home is eliminated. */
function returnBarbarianAllies(play: Play<G>): void {
  const { G } = play;
  for (const id of Object.keys(G.secret.barbarian.blocks)) {
    if (isGerman(id)) continue;
    const tribe = tribeOf(id);
    if (id === VERCINGETORIX) settleVercingetorix(play);
    else if (G.secret.barbarian.done.includes(id)) continue;
    else if (tribe !== null) returnGaul(play, 'barbarian', id, tribe, '6.2.4');
    else returnMinorLeader(play, id);
  }
  play.finish();
}

function settleVercingetorix(play: Play<G>): void {
  const { G } = play;
  if (areaOf(G, VERCINGETORIX) !== GERMAN_HOME) return;
  const home = G.homes[VERCINGETORIX];
  if (mayGoHome(G) && home !== undefined) G.secret.barbarian.blocks[VERCINGETORIX].place = home;
  else eliminate(play, 'barbarian', VERCINGETORIX, '6.2.5');
}

function returnMinorLeader(play: Play<G>, id: string): void {
  const { G } = play;
  const home = G.homes[id];
  if (home === undefined || hasUnits(G, 'roman', home) || G.neutral[home] !== undefined) {
    eliminate(play, 'barbarian', id, '6.2.4');
  } else if (G.secret.barbarian.blocks[id].place !== home) {
    G.secret.barbarian.blocks[id].place = home;
    play.journal('6.2.4', `${faceOf(id).name} returns to ${AREAS[home].name}.`, {
      places: [home],
      pieces: [id],
    });
  }
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
      label: (_at, id) => `${faceOf(id).name} winters here`,
      own: (id) => `${faceOf(id).name} winters away from home`,
    }),
    end: action({
      effect(play) {
        returnGermans(play);
      },
      label: () => 'The others return to Germania',
    }),
  },
  proceed(play) {
    if (stayers(play.G).length === 0) returnGermans(play);
  },
};

function returnGermans(play: Play<G>): void {
  const { blocks, done } = play.G.secret.barbarian;
  for (const id in blocks) {
    if (!isGerman(id) || blocks[id].place === GERMAN_HOME || done.includes(id)) continue;
    play.journal('6.2.5', `A German unit returns from ${placeName(blocks[id].place)} to Germania.`, {
      places: [blocks[id].place, GERMAN_HOME],
    });
    blocks[id].place = GERMAN_HOME;
  }
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
