/* Units go home (6.2.1 to 6.2.3). */
import { action } from '../kit/action';
import { frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import { AREAS, type AreaId, GERMAN_HOME, OFF_MAP, ROMAN_HOME } from './components/areas';
import {
  CAESAR,
  faceOf,
  isRomanBlock,
  ROMAN_CAVALRY,
  TRIBE_IDS,
  type TribeId,
  tribeOf,
  UNITS_OF,
} from './components/units';
import { newContest } from './contests';
import { garrison } from './garrison';
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
    play.journal('6.2.1', sentence(`${tribeName(tribe)} return home and are neutral.`), {
      places: [tribe],
    });
    return;
  }
  for (const id of ids) join(G, side, id, { place: tribe, strength: 1 });
  play.journal('6.2.1', sentence(`${tribeName(tribe)} return home and join ${nameOf(side)}.`), {
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

/** Legions return to Transalpine Gaul or winter where they are, within the garrison limits (6.2.2). */
export const legionsStep: DecisionOf<'legions'> = {
  prompt: ({ G }) => ({
    rule: '6.2.2',
    text: `Send legions home to Transalpine Gaul. Up to ${frameOf(G, 'winter').limit} may winter in an area, and Caesar.`,
  }),
  actions: {
    home: action({
      first: ({ G }) => legionsAway(G).map(([id]) => id),
      effect(play, _at, id) {
        goHome(play, id);
      },
      label: (_at, id) => `Send ${faceOf(id).name} home`,
      own: (id) => `${faceOf(id).name} goes home`,
    }),
    all: action({
      available: ({ G }) => legionsAway(G).length > 1,
      effect(play) {
        for (const [id] of legionsAway(play.G)) goHome(play, id);
      },
      label: () => 'Send all home',
    }),
    end: action({
      available: ({ G }) => garrisonsFit(G),
      effect(play) {
        play.finish();
      },
      label: () => 'The others winter where they are',
    }),
  },
  proceed(play) {
    const { G } = play;
    const nextHome = () => legionsAway(G).find(([id, area]) => mustGoHome(G, id, area));
    for (let next = nextHome(); next !== undefined; next = nextHome()) goHome(play, next[0]);
    if (legionsAway(G).length === 0) play.finish();
  },
};

/** Nobody winters in Germania, Caesar not twice in a row, and cavalry only with him (6.2.2, 6.2.5, 9.4). */
function mustGoHome(G: G, id: string, area: AreaId): boolean {
  if (area === GERMAN_HOME) return true;
  if (id === CAESAR) return G.wintered.caesar;
  return id === ROMAN_CAVALRY && G.secret.roman.blocks[CAESAR]?.place !== area;
}

function goHome(play: Play<G>, id: string): void {
  const block = play.G.secret.roman.blocks[id];
  if (block.place === OFF_MAP) return;
  play.journal(
    '6.2.2',
    `A ${faceOf(id).colour} unit returns from ${AREAS[block.place].name} to Transalpine Gaul.`,
    { places: [block.place, ROMAN_HOME] },
  );
  block.place = ROMAN_HOME;
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
    for (const id of Object.keys(play.G.secret.roman.blocks)) {
      const tribe = tribeOf(id);
      if (tribe !== null) returnGaul(play, 'roman', id, tribe, '6.2.3');
    }
    play.finish();
  },
};

/** A unit of a tribe returns home at its strength, and defects where the enemy has units there (6.2.3, 6.2.4). */
export function returnGaul(play: Play<G>, side: Side, id: string, tribe: TribeId, rule: string): void {
  const { G } = play;
  const enemy = enemyOf(side);
  const block = G.secret[side].blocks[id];
  const { place } = block;
  if (place === tribe) return;
  const about = { places: [place, tribe], pieces: [id] };
  if (hasUnits(G, enemy, tribe)) {
    block.place = tribe;
    defect(G, side, id);
    play.journal(rule, `${faceOf(id).name} returns home and joins ${nameOf(enemy)}.`, about);
    return;
  }
  rouse(G, side, tribe);
  block.place = tribe;
  play.journal(rule, `${faceOf(id).name} returns home.`, about);
}
