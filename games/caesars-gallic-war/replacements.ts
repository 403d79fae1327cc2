/* Replacements (6.5). */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { GERMAN_HOME, placeName, ROMAN_HOME } from './components/areas';
import { faceOf, isGerman, isRomanBlock, tribeOf } from './components/units';
import { deciding, type G, type Side, sideAt } from './state';
import { say } from './words';

/** Says whether a unit may have a step for nothing: Germans in Germania, Gauls and their leaders at home. */
function isAtHome(G: G, side: Side, id: string): boolean {
  const { place } = G.secret[side].blocks[id];
  return isGerman(id) ? place === GERMAN_HOME : place === (tribeOf(id) ?? G.homes[id]);
}

/** Returns the units that may gain a step now, and whether it is free (6.5). */
function candidates(G: G, side: Side): { id: string; free: boolean }[] {
  const { blocks, done } = G.secret[side];
  const found: { id: string; free: boolean }[] = [];
  for (const id in blocks) {
    if (blocks[id].strength >= faceOf(id).full) continue;
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
export const replaceStep: Step<G> = {
  prompt: (G, seat) => ({
    rule: '6.5',
    text:
      sideAt(seat) === 'roman'
        ? `Replacements: add steps to units. Each step of a legion costs a supply point of ${G.supply}.`
        : 'Replacements: add steps to units at home.',
  }),
  actions: {
    add: action({
      legal: (G: G, seat: Seat) => candidates(G, sideAt(seat)).map(({ id }): [string] => [id]),
      effect(play, seat, id) {
        add(play, sideAt(seat), id);
      },
      label: (_G, id) => `Add a step to ${faceOf(id).name}`,
    }),
    all: action({
      legal: (G: G, seat: Seat) => (freeOnes(G, sideAt(seat)).length > 1 ? [[] as const] : []),
      effect(play, seat) {
        for (const id of freeOnes(play.G, sideAt(seat))) add(play, sideAt(seat), id);
      },
      label: () => 'Add a step to every unit that may have it for nothing',
    }),
    end: action({
      legal: () => [[] as const],
      effect(play, seat) {
        endReplacements(play, sideAt(seat));
      },
      label: () => 'End replacements',
    }),
  },
  proceed(play) {
    const side = deciding(play.G);
    play.G.active = side;
    if (candidates(play.G, side).length === 0) endReplacements(play, side);
  },
};

function add(play: Play<G>, side: Side, id: string): void {
  const { G } = play;
  const { blocks, done } = G.secret[side];
  blocks[id].strength++;
  if (isRomanBlock(id)) G.supply--;
  if (!done.includes(id)) done.push(id);
  play.journal('6.5', `${say(side, 'add')} a step in ${placeName(blocks[id].place)}.`);
}

function endReplacements(play: Play<G>, side: Side): void {
  play.G.secret[side].done = [];
  play.G.active = 'roman';
  play.finish();
}
