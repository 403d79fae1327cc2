/* Replacements (6.5). */

import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { GERMAN_HOME, type Place, placeIndex, ROMAN_HOME } from './components/areas';
import { boxOf } from './components/box';
import { faceOf, placeName } from './components/labels';
import { isGerman, isRomanBlock, tribeOf } from './components/units';
import type { DecisionOf, G, Side } from './state';
import { countOf, say } from './words';

/** Says whether a unit may have a step for nothing: Germans in Germania, Gauls and their leaders at home. */
function isAtHome(G: G, side: Side, id: string): boolean {
  const { place } = G.secret[side].blocks[id];
  return isGerman(id) ? place === GERMAN_HOME : place === (tribeOf(id) ?? G.homes[id]);
}

/** Returns the units that may gain a step now, and whether it is free (6.5). */
function candidates(G: G, side: Side): { id: string; free: boolean }[] {
  const { unit } = boxOf(G);
  const { blocks, done } = G.secret[side];
  const found: { id: string; free: boolean }[] = [];
  for (const id in blocks) {
    if (blocks[id].strength >= unit[id].full) continue;
    const legion = isRomanBlock(id);
    const again = legion && blocks[id].place === ROMAN_HOME;
    if (done.includes(id) && !again) continue;
    if (legion ? G.supply > 0 : isAtHome(G, side, id)) found.push({ id, free: !legion });
  }
  return found;
}

function freeOnes(G: G, side: Side): string[] {
  return candidates(G, side)
    .filter(({ free }) => free)
    .map(({ id }) => id);
}

/** Units at home regain a step; legions do for a supply point each, in Transalpine Gaul as many as they need (6.5). */
export const replaceStep: DecisionOf<'replace'> = {
  prompt: ({ G, side }) => ({
    rule: '6.5',
    text:
      side === 'roman'
        ? `Replacements: add steps to units. Each step of a legion costs a supply point of ${G.supply}.`
        : 'Replacements: add steps to units at home.',
  }),
  actions: {
    add: action({
      first: ({ G, side }) => candidates(G, side).map(({ id }) => id),
      effect(play, { side }, id) {
        add(play, side, id);
      },
      label: ({ G }, id) => `Add a step to ${faceOf(G, id).name}`,
      own: (id, of) => `A step for ${faceOf(of, id).name}`,
    }),
    all: action({
      available: ({ G, side }) => freeOnes(G, side).length > 1,
      effect(play, { side }) {
        addAll(play, side);
      },
      label: () => 'Add a step to every unit that may have it for nothing',
    }),
    end: action({
      effect(play, { side }) {
        endReplacements(play, side);
      },
      label: () => 'End replacements',
      forgoes({ G, side }) {
        const count = freeOnes(G, side).length;
        return count === 0
          ? null
          : `You have ${count === 1 ? 'a step' : `${count} steps`} left that would cost nothing.`;
      },
    }),
  },
  proceed(play, { sides: [side] }) {
    if (candidates(play.G, side).length === 0) endReplacements(play, side);
  },
};

function add(play: Play<G>, side: Side, id: string): void {
  addStep(play.G, side, id);
  tellSteps(play, side, play.G.secret[side].blocks[id].place, 1);
}

/** Adds every step that costs nothing, and tells so place by place in the order of the map. */
function addAll(play: Play<G>, side: Side): void {
  const { G } = play;
  const ids = freeOnes(G, side);
  for (const id of ids) addStep(G, side, id);
  const places = ids
    .map((id) => G.secret[side].blocks[id].place)
    .sort((a, b) => placeIndex(a) - placeIndex(b));
  for (const place of new Set(places)) {
    tellSteps(play, side, place, places.filter((each) => each === place).length);
  }
}

function addStep(G: G, side: Side, id: string): void {
  const { blocks, done } = G.secret[side];
  blocks[id].strength++;
  if (isRomanBlock(id)) G.supply--;
  if (!done.includes(id)) done.push(id);
}

function tellSteps(play: Play<G>, side: Side, place: Place, count: number): void {
  const steps = count === 1 ? 'a step' : `${countOf(count)} steps`;
  play.journal('6.5', `${say(side, 'add')} ${steps} in ${placeName(play.G, place)}.`, { places: [place] });
}

function endReplacements(play: Play<G>, side: Side): void {
  play.G.secret[side].done = [];
  play.finish();
}
