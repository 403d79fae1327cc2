/* The Legions march to winter camp (16.2.2). */
import { action, type Obstacle } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import type { PathKind } from '../components/components';
import { alike } from '../losses';
import { factsOf, hasGermans, hasUnits } from '../pieces';
import { putInto } from '../removal';
import type { DecisionOf, G } from '../state';
import { countOf, listed, pieceName, sentence, spaceName } from '../words';
import { hungry, hungrySpaces } from './forage';
import { piecesOnMap } from './home';

type CampFrame = FrameAt<G, 'camp'>;

/** The Movement Points of each Legion (16.2.2). */
export const CAMP_POINTS = 3;

/** What paths cost a Legion that marches alone (10.4.1). */
const COSTS: Record<PathKind, number> = {
  path: 1,
  rough: 2,
  channel: 2,
  viaDomitia: Number.POSITIVE_INFINITY,
};

/** Returns the Legions on the map, each with all its Movement Points, as the march begins. */
export function campFrame(G: G): CampFrame {
  const legions = piecesOnMap(G).filter((id) => factsOf(G, id).kind === 'legion');
  const points = Object.fromEntries(legions.map((id) => [id, CAMP_POINTS]));
  return { step: 'camp', sides: ['roman'], points, attacked: null };
}

/** Returns the spaces to which a Legion can march with what Movement Points it has, and the cost of the cheapest way. */
export function reachOf(G: G, { points }: CampFrame, legion: string): Map<string, number> {
  const start = G.pieces[legion].at;
  const costs = new Map([[start, 0]]);
  const edge = [start];
  for (let at = edge.shift(); at !== undefined; at = edge.shift()) {
    for (const { to, kind } of boxOf(G).exits[at]) {
      const cost = (costs.get(at) ?? 0) + COSTS[kind];
      if (cost > points[legion] || cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      if (obstacleTo(G, to) !== null) continue;
      costs.set(to, cost);
      edge.push(to);
    }
  }
  costs.delete(start);
  return costs;
}

function obstacleTo(G: G, space: string): Obstacle | null {
  const { kind, province } = boxOf(G).space[space];
  if (hasGermans(G, space)) return { rule: '16.2.2', text: 'No Legion marches to the German Tribe.' };
  if (kind === 'stronghold' && boxOf(G).province[province].region === 'germania')
    return { rule: '10.7', text: 'Nobody may enter the Strongholds of Germania.' };
  return hasUnits(G, 'gallic', space, 'outside')
    ? { rule: '16.2.2', text: 'A Gallic Leader winters here, and no battles are fought in winter.' }
    : null;
}

/** Returns the Legions that can still march, of equal ones in a space the first only. */
function marching(G: G, frame: CampFrame): string[] {
  const able = Object.keys(frame.points).filter((id) => reachOf(G, frame, id).size > 0);
  const amounts = [...new Set(able.map((id) => frame.points[id]))];
  return amounts.flatMap((amount) =>
    alike(
      G,
      able.filter((id) => frame.points[id] === amount),
    ),
  );
}

/** Legions march one by one, up to three Movement Points each, unhindered by what is Gallic (16.2.2). */
export const campStep: DecisionOf<'camp'> = {
  prompt: () => ({
    rule: '16.2.2',
    text: 'March the Legions to winter camp: each has three Movement Points.',
  }),
  actions: {
    camp: action({
      first: ({ G, frame }) => marching(G, frame),
      second: ({ G, frame }, legion) => reachOf(G, frame, legion).keys(),
      effect(play, { frame }, legion, space) {
        march(play, frame, legion, space);
      },
      label: ({ G }, legion, space) => `March ${pieceName(G, legion)} to ${spaceName(G, space)}`,
      obstacle: ({ G, frame }, legion, space) => {
        if (!(legion in frame.points)) return null;
        if (space === undefined)
          return frame.points[legion] === 0
            ? { rule: '16.2.2', text: 'It has marched to its winter camp.' }
            : null;
        if (!(space in boxOf(G).space) || space === G.pieces[legion].at) return null;
        return (
          obstacleTo(G, space) ?? {
            rule: '16.2.2',
            text: `It is more than ${countOf(frame.points[legion], 'Movement Point')} away.`,
          }
        );
      },
    }),
    end: action({
      effect(play) {
        play.finish();
      },
      label: () => 'End the march to winter camp',
      forgoes: ({ G, frame }) => hungerAhead(G, frame),
    }),
  },
  proceed(play, frame) {
    if (marching(play.G, frame).length === 0) play.finish();
  },
};

function march(play: Play<G>, frame: CampFrame, legion: string, space: string): void {
  const { G } = play;
  const from = G.pieces[legion].at;
  putInto(G, legion, space);
  frame.points = { ...frame.points, [legion]: 0 };
  play.journal('16.2.2', `${sentence(pieceName(G, legion))} marches to ${spaceName(G, space)}.`, {
    kind: 'move',
    side: 'roman',
    places: [from, space],
    pieces: [legion],
  });
}

/** Returns who would go hungry where Legions stand that can still march, in a sentence; null for nobody. */
function hungerAhead(G: G, frame: CampFrame): string | null {
  const able = marching(G, frame).map((id) => G.pieces[id].at);
  const spaces = hungrySpaces(G).filter((space) => able.includes(space));
  if (spaces.length === 0) return null;
  const words = spaces.map((space) => `${countOf(hungry(G, space), 'Legion')} in ${spaceName(G, space)}`);
  return `Winter Attrition awaits ${listed(words)}.`;
}
