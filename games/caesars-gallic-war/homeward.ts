/* Units go home (6.2.1 to 6.2.3). */

import { action } from '../kit/action';
import { frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import { type AreaId, GERMAN_HOME, OFF_MAP, ROMAN_HOME } from './components/areas';
import { faceOf } from './components/labels';
import {
  CAESAR,
  isRomanBlock,
  ROMAN_CAVALRY,
  TRIBE_IDS,
  type TribeId,
  tribeOf,
  UNITS_OF,
} from './components/units';
import { newContest } from './contests';
import { garrison } from './garrison';
import { goHome, type Return, tellReturns } from './returns';
import { type DecisionOf, enemyOf, type G, hasUnits, type ProcedureOf, SIDES, type Side } from './state';
import { defect, join, neutralize, rouse, takeBack, unitsOfTribe } from './tribes';
import { nameOf, sentence, tribeName } from './words';

/** Eliminated tribes return: to whoever holds their home, to their fellows' side, or as neutrals (6.2.1). */
export const returnEliminatedGaulsStep: ProcedureOf<'returnEliminatedGauls'> = {
  proceed(play) {
    for (const tribe of TRIBE_IDS) {
      const ids = UNITS_OF[tribe].filter((id) => play.G.aside[id] === 'lost');
      if (ids.length > 0) returnTribe(play, tribe, ids);
    }
    play.finish();
  },
};

function returnTribe(play: Play<G>, tribe: TribeId, ids: readonly string[]): void {
  const { G } = play;
  const side = masterOf(G, tribe);
  for (const id of ids) takeBack(G, id);
  if (side === null) {
    neutralize(G, tribe, ids);
    play.journal('6.2.1', sentence(`${tribeName(G, tribe)} return home and are neutral.`), {
      places: [tribe],
    });
    return;
  }
  for (const id of ids) join(G, side, id, { place: tribe, strength: 1 });
  play.journal('6.2.1', sentence(`${tribeName(G, tribe)} return home and join ${nameOf(side)}.`), {
    kind: 'control',
    side,
    places: [tribe],
  });
}

/** Returns the side an eliminated unit joins: that of the units in its home, or of the tribe's only others. */
function masterOf(G: G, tribe: TribeId): Side | null {
  const occupant = SIDES.find((side) => hasUnits(G, side, tribe));
  if (occupant !== undefined) return occupant;
  if (G.neutral[tribe] !== undefined) return null;
  const masters = SIDES.filter((side) => unitsOfTribe(G, side, tribe).length > 0);
  return masters.length === 1 ? masters[0] : null;
}

/** Returns the legions and cavalry on the map that are away from Transalpine Gaul. */
export function legionsAway(G: G): [string, AreaId][] {
  const { blocks } = G.secret.roman;
  const away: [string, AreaId][] = [];
  for (const id in blocks) {
    const { place } = blocks[id];
    if (isRomanBlock(id) && place !== ROMAN_HOME && place !== OFF_MAP) away.push([id, place]);
  }
  return away;
}

/** Says whether every garrison is within its limit (6.1). */
function garrisonsFit(G: G): boolean {
  return legionsAway(G).every(([, area]) => garrison(G, area).length <= frameOf(G, 'winter').limit);
}

/**
 * Legions return to Transalpine Gaul or winter where they are, within the garrison limits (6.2.2), but not in Germania
 * (6.2.5). Those that must go home do so when Rome likes, so that nobody can tell which they are.
 */
export const legionsStep: DecisionOf<'legions'> = {
  prompt: ({ G }) => ({
    rule: '6.2.2',
    text: `Send legions home to Transalpine Gaul. Up to ${frameOf(G, 'winter').limit} may winter in an area, and Caesar.`,
  }),
  actions: {
    home: action({
      first: ({ G }) => legionsAway(G).map(([id]) => id),
      effect(play, _at, id) {
        sendHome(play, [[id]]);
      },
      label: ({ G }, id) => `Send ${faceOf(G, id).name} home`,
      own: (id, of) => `${faceOf(of, id).name} goes home`,
    }),
    all: action({
      available: ({ G }) => legionsAway(G).length > 1,
      effect(play) {
        sendHome(play, legionsAway(play.G));
      },
      label: () => 'Send all home',
    }),
    end: action({
      available: ({ G }) => garrisonsFit(G) && !legionsAway(G).some(([id, area]) => mustGoHome(G, id, area)),
      effect(play) {
        play.finish();
      },
      label: () => 'The others winter where they are',
    }),
  },
  proceed(play) {
    const { G } = play;
    const strays = legionsAway(G).filter(([, area]) => area === GERMAN_HOME);
    sendHome(play, strays);
    if (legionsAway(G).length === 0) play.finish();
  },
};

function sendHome(play: Play<G>, legions: readonly (readonly [id: string, ...unknown[]])[]): void {
  tellReturns(
    play,
    '6.2.2',
    legions.map(([id]) => goHome(play.G, 'roman', id, ROMAN_HOME)),
  );
}

/** Says whether a legion cannot winter: Caesar not twice in a row, and cavalry only with him (6.2.2, 9.4). */
function mustGoHome(G: G, id: string, area: AreaId): boolean {
  if (id === CAESAR) return G.wintered.caesar;
  return id === ROMAN_CAVALRY && G.secret.roman.blocks[CAESAR]?.place !== area;
}

/** Legions that find enemies in Transalpine Gaul attack them as a single group (6.2.2). */
export const fightForHomeStep: ProcedureOf<'fightForHome'> = {
  proceed(play) {
    const { G } = play;
    if (!hasUnits(G, 'roman', ROMAN_HOME) || !hasUnits(G, 'barbarian', ROMAN_HOME)) {
      play.finish();
      return;
    }
    G.contests[ROMAN_HOME] = newContest('roman', { homecoming: true });
    play.become({ step: 'attack', sides: [], area: ROMAN_HOME });
  },
};

/** Tribes of Rome return home; where Barbarians hold it, they join them (6.2.3). */
export const returnRomanAlliesStep: ProcedureOf<'returnRomanAllies'> = {
  proceed(play) {
    const { G } = play;
    const returns: Return[] = [];
    for (const id of Object.keys(G.secret.roman.blocks)) {
      const tribe = tribeOf(id);
      if (tribe !== null && G.secret.roman.blocks[id].place !== tribe) {
        returns.push(returnGaul(G, 'roman', id, tribe));
      }
    }
    if (returns.length > 0) play.reveal();
    tellReturns(play, '6.2.3', returns);
    play.finish();
  },
};

/** A unit of a tribe returns home at its strength, and defects where the enemy has units there (6.2.3, 6.2.4). */
export function returnGaul(G: G, side: Side, id: string, tribe: TribeId): Return {
  const defects = hasUnits(G, enemyOf(side), tribe);
  const made = goHome(G, side, id, tribe, defects);
  if (defects) defect(G, side, id);
  else rouse(G, side, tribe);
  return made;
}
