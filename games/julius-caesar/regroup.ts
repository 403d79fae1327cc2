/* Regroups (7.7, 7.83). */
import { action } from '../kit/action';
import { kindOf, type Side } from './components/blocks';
import { boxOf } from './components/box';
import { blockName, placeName } from './components/inPlay';
import { isSea, type PlaceId } from './components/map';
import { type Census, census, isOpen, statusIn } from './control';
import { roadLimit } from './marches';
import { countRoad } from './retreat';
import { blocksIn, type DecisionOf, describeBlock, type G, type Regroup } from './state';

/** Returns where a victorious block may regroup to (7.7, 7.83). */
function regroups(G: G, { place, roads }: Regroup, counts: Census, side: Side, id: string): PlaceId[] {
  const navis = kindOf(id) === 'navis';
  if (navis && !isSea(place)) return [];
  return boxOf(G)
    .exits[place].filter(({ to, kind, key }) => {
      if ((kind === 'sea') !== navis || !isOpen(statusIn(counts, side, to))) return false;
      return (roads[`${side} ${key}`] ?? 0) < roadLimit(kind, false, false);
    })
    .map(({ to }) => to);
}

/** Returns the victorious blocks that may go anywhere. */
function movableBlocks(G: G, regroup: Regroup, side: Side): string[] {
  const counts = census(G);
  return blocksIn(G, side, regroup.place).filter((id) => regroups(G, regroup, counts, side, id).length > 0);
}

function ruleAt(place: PlaceId): string {
  return isSea(place) ? '7.83' : '7.7';
}

/** The victor may move blocks to adjacent places (7.7, 7.83). */
export const regroupStep: DecisionOf<'regroup'> = {
  prompt: ({ G, frame: { place } }) => ({
    rule: ruleAt(place),
    text: `${placeName(G, place)} is won: move blocks to adjacent places, or end the regroup.`,
  }),
  actions: {
    regroup: action({
      first: ({ G, frame, side }) => movableBlocks(G, frame, side),
      second: ({ G, frame, side }, id) => regroups(G, frame, census(G), side, id),
      effect(play, { G, frame, side }, id, to) {
        const { place } = frame;
        countRoad(G, frame, side, to);
        G.secret[side].blocks[id].place = to;
        play.journal(
          ruleAt(place),
          `${describeBlock(side, id)} regroups from ${placeName(G, place)} to ${placeName(G, to)}.`,
          { kind: 'move', places: [place, to] },
        );
      },
      label: ({ G }, id, to) => `Regroup ${blockName(G, id)} to ${placeName(G, to)}`,
      own: (id, _to, of) => `It is ${blockName(of, id)}.`,
    }),
    end: action({
      effect(play) {
        play.finish();
      },
      label: () => 'End regroup',
    }),
  },
};

/** Says whether the victor has anywhere to regroup to. */
export function canRegroup(G: G, regroup: Regroup, side: Side): boolean {
  return movableBlocks(G, regroup, side).length > 0;
}
