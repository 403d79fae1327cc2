/* Regroups (5.2.2 E). */

import { action } from '../kit/action';
import { once } from '../kit/once';
import type { Play } from '../kit/play';
import { census, isOpen } from './census';
import { type AreaId, GERMAN_HOME } from './components/areas';
import { borderLimit } from './components/borders';
import { boxOf } from './components/box';
import { faceOf, placeName } from './components/labels';
import { isGerman, UNITS } from './components/units';
import type { Outcome, Regroup } from './frames';
import { type DecisionOf, type G, type Side, type SituationOf, unitsIn } from './state';

/** Returns the adjacent areas that are friendly or empty, and that more units may enter (5.2.2 E). */
function openAreas(G: G, side: Side, regroup: Regroup): AreaId[] {
  const counts = census(G);
  const { area, regrouped } = regroup;
  return boxOf(G)
    .exits[area].filter(
      ({ to, kind }) => (regrouped[to] ?? 0) < borderLimit(kind) && isOpen(G, counts, side, to),
    )
    .map(({ to }) => to);
}

/** Returns those of the open areas that a unit may enter: Germania is for Germans only. */
function areasFor(id: string, areas: readonly AreaId[]): readonly AreaId[] {
  return isGerman(id) ? areas : areas.filter((area) => area !== GERMAN_HOME);
}

/** Says whether the victor has anywhere to regroup to. */
function canRegroup(G: G, side: Side, regroup: Regroup): boolean {
  const areas = openAreas(G, side, regroup);
  return unitsIn(G, side, regroup.area).some((id) => areasFor(id, areas).length > 0);
}

const open = once(({ G, side, frame }: SituationOf<'regroup'>) => openAreas(G, side, frame));

/** The winner of a battle may move his units to adjacent areas (5.2.2 E). */
export const regroupStep: DecisionOf<'regroup'> = {
  prompt: ({ G, frame: { area } }) => ({
    rule: '5.2.2',
    text: `${placeName(G, area)} is yours: regroup units to adjacent areas, or stay.`,
  }),
  actions: {
    regroup: action({
      first: (at) => unitsIn(at.G, at.side, at.frame.area).filter((id) => areasFor(id, open(at)).length > 0),
      second: (at, id) => areasFor(id, open(at)),
      effect(play, { side, frame }, id, to) {
        frame.regrouped[to] = (frame.regrouped[to] ?? 0) + 1;
        play.G.secret[side].blocks[id].place = to;
        play.journal(
          '5.2.2',
          `A ${UNITS[id].colour} unit regroups from ${placeName(play.G, frame.area)} to ${placeName(play.G, to)}.`,
          { kind: 'move', places: [frame.area, to] },
        );
      },
      label: ({ G }, id, to) => `Regroup ${faceOf(G, id).name} to ${placeName(G, to)}`,
      own: (id, to, of) => `${faceOf(of, id).name} to ${placeName(of, to)}`,
    }),
    end: action({
      effect(play, { side, frame }) {
        endRegroup(play, side, frame);
      },
      label: () => 'End regroup',
    }),
  },
  proceed(play, frame) {
    const [side] = frame.sides;
    const hasBegun = Object.keys(frame.regrouped).length > 0;
    if (!hasBegun && !canRegroup(play.G, side, frame)) endRegroup(play, side, frame);
  },
};

function endRegroup(play: Play<G>, winner: Side, { area }: Regroup): void {
  play.finish({ area, winner } satisfies Outcome);
}
