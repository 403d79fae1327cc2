/* Regroups (7.7, 7.83). */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { faceOf, type Side } from './components/blocks';
import { EXITS, isSea, type PlaceId, placeName } from './components/map';
import { type Census, census, isOpen, statusIn } from './control';
import { roadLimit } from './movement';
import { countRoad } from './retreat';
import { battleOf, blocksIn, type G, sideAt } from './state';

/** Returns where a victorious block may regroup to (7.7, 7.83). */
function regroups(G: G, counts: Census, side: Side, id: string): PlaceId[] {
  const { place, roads } = battleOf(G);
  const navis = faceOf(id).kind === 'navis';
  if (navis && !isSea(place)) return [];
  return EXITS[place]
    .filter(({ to, kind, key }) => {
      if ((kind === 'sea') !== navis || !isOpen(statusIn(counts, side, to))) return false;
      return (roads[`${side} ${key}`] ?? 0) < roadLimit(kind, false, false);
    })
    .map(({ to }) => to);
}

function allRegroups(G: G, side: Side): [string, PlaceId][] {
  const counts = census(G);
  return blocksIn(G, side, battleOf(G).place).flatMap((id) =>
    regroups(G, counts, side, id).map((to): [string, PlaceId] => [id, to]),
  );
}

function ruleAt(place: PlaceId): string {
  return isSea(place) ? '7.83' : '7.7';
}

/** The victor may move blocks to adjacent places (7.7, 7.83). */
export const regroupStep: Step<G> = {
  prompt: (G) => ({
    rule: ruleAt(battleOf(G).place),
    text: `${placeName(battleOf(G).place)} is won: move blocks to adjacent places, or end the regroup.`,
  }),
  actions: {
    regroup: action({
      legal: (G: G, seat: Seat) => allRegroups(G, sideAt(seat)),
      effect(play, seat, id, to) {
        const { G } = play;
        const { place } = battleOf(G);
        countRoad(G, sideAt(seat), place, to);
        G.secret[sideAt(seat)].blocks[id].place = to;
        play.journal(ruleAt(place), `A block regroups from ${placeName(place)} to ${placeName(to)}.`);
      },
      label: (_G, id, to) => `Regroup ${faceOf(id).name} to ${placeName(to)}`,
    }),
    end: action({
      legal: () => [[] as const],
      effect(play) {
        endBattle(play);
      },
      label: () => 'End regroup',
    }),
  },
};

/** Says whether the victor has anywhere to regroup to. */
export function canRegroup(G: G, side: Side): boolean {
  return allRegroups(G, side).length > 0;
}

/** Ends the battle; Player 1 chooses the next one (7.1). */
export function endBattle(play: Play<G>): void {
  play.G.battle = null;
  play.finish();
}
