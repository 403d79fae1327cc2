/* Regroups (5.2.2 E). */
import { action, type Seat, type Step } from '../kit/step';
import { census, isOpen } from './census';
import { type AreaId, GERMAN_HOME, placeName } from './components/areas';
import { borderLimit, EXITS } from './components/borders';
import { faceOf, isGerman } from './components/units';
import { countBorder } from './retreat';
import { battleOf, type G, type Side, sideAt } from './state';

/** Returns where victorious units may go: adjacent areas, friendly or empty, Germania for Germans only. */
function* regroups(G: G, side: Side): Iterable<[string, AreaId]> {
  const { area, borders } = battleOf(G);
  const counts = census(G);
  const open = EXITS[area].filter(
    ({ to, kind, key }) =>
      (borders[`${side} ${key}`] ?? 0) < borderLimit(kind) && isOpen(G, counts, side, to),
  );
  if (open.length === 0) return;
  const { blocks } = G.secret[side];
  for (const id in blocks) {
    if (blocks[id].place !== area) continue;
    for (const { to } of open) if (to !== GERMAN_HOME || isGerman(id)) yield [id, to];
  }
}

/** Says whether the victor has anywhere to regroup to. */
export function canRegroup(G: G, side: Side): boolean {
  for (const _regroup of regroups(G, side)) return true;
  return false;
}

/** The winner of a battle may move his units to adjacent areas (5.2.2 E). */
export const regroupStep: Step<G> = {
  prompt: (G) => ({
    rule: '5.2.2',
    text: `${placeName(battleOf(G).area)} is yours: regroup units to adjacent areas, or stay.`,
  }),
  actions: {
    regroup: action({
      legal: (G: G, seat: Seat) => regroups(G, sideAt(seat)),
      effect(play, seat, id, to) {
        const { G } = play;
        const side = sideAt(seat);
        const { area } = battleOf(G);
        countBorder(G, side, area, to);
        G.secret[side].blocks[id].place = to;
        play.journal(
          '5.2.2',
          `A ${faceOf(id).colour} unit regroups from ${placeName(area)} to ${placeName(to)}.`,
        );
      },
      label: (_G, id, to) => `Regroup ${faceOf(id).name} to ${placeName(to)}`,
    }),
    end: action({
      legal: () => [[] as const],
      effect(play) {
        play.G.battle = null;
        play.finish();
      },
      label: () => 'End regroup',
    }),
  },
};
