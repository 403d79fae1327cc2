/* Roman reinforcements (6.7, 6.7.1, 9.7). */

import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { OFF_MAP, type Place, ROMAN_HOME } from './components/areas';
import { faceOf, placeName } from './components/labels';
import { REINFORCEMENTS, UNITS } from './components/units';
import { type DecisionOf, type G, hasUnits, type ProcedureOf } from './state';
import { join, setAside, takeBack } from './tribes';

/** New legions may arrive with a die roll; eliminated ones return a turn later (6.7, 6.7.1). */
export const reinforcementsStep: ProcedureOf<'reinforcements'> = {
  proceed(play) {
    const { G } = play;
    const arrivals = [...newLegions(play), ...returning(G)];
    if (G.variants.politicsOfWar) {
      for (const id of arrivals) setAside(G, id, 'declined');
      play.become({ step: 'reinforce', sides: ['roman'] });
    } else {
      for (const id of arrivals) bring(play, id);
      play.finish();
    }
  },
};

/** Returns the legions of the turn track that arrive: one roll brings both of a pair (6.7). */
function newLegions(play: Play<G>): string[] {
  const { G } = play;
  const entry = REINFORCEMENTS[G.turn];
  const legions = entry?.legions.filter((id) => G.aside[id] === 'waiting') ?? [];
  if (entry === undefined || legions.length === 0) return [];
  if (entry.upTo === 6) return legions;
  const [die] = play.roll(1);
  const arrive = die <= entry.upTo;
  play.journal(
    '6.7',
    `Reinforcements: ${die} against ${entry.upTo}, ${arrive ? 'they arrive' : 'none arrive'}.`,
  );
  return arrive ? legions : [];
}

function returning(G: G): string[] {
  return Object.keys(G.aside).filter((id) => {
    const due = G.aside[id];
    return typeof due === 'number' && due <= G.turn;
  });
}

function declined(G: G): string[] {
  return Object.keys(G.aside)
    .filter((id) => G.aside[id] === 'declined')
    .sort();
}

/** Places a legion at full strength in Transalpine Gaul, or beside the map while enemies are there (6.7). */
function bring(play: Play<G>, id: string): void {
  const { G } = play;
  const place: Place = hasUnits(G, 'barbarian', ROMAN_HOME) ? OFF_MAP : ROMAN_HOME;
  takeBack(G, id);
  join(G, 'roman', id, { place, strength: faceOf(G, id).full });
  play.journal('6.7', `${faceOf(G, id).name} comes to ${placeName(G, place)}.`, {
    places: [place],
    pieces: [id],
  });
  if (!G.variants.politicsOfWar || UNITS[id].kind !== 'legion') return;
  G.score.barbarian++;
  play.journal('9.7', 'The Barbarians score 1 VP.');
}

/** Rome decides which legions it brings into play, as each gives the Barbarians a point (9.7). */
export const reinforceStep: DecisionOf<'reinforce'> = {
  prompt: () => ({
    rule: '9.7',
    text: 'Choose legions to bring into play, for 1 Barbarian VP each. The others stay set aside.',
  }),
  actions: {
    bring: action({
      first: ({ G }) => declined(G),
      effect(play, _at, id) {
        bring(play, id);
      },
      label: ({ G }, id) => `Bring ${faceOf(G, id).name} into play`,
    }),
    end: action({
      effect(play) {
        play.finish();
      },
      label: () => 'Bring no more',
    }),
  },
  proceed(play) {
    if (declined(play.G).length === 0) play.finish();
  },
};
