/* The Legions march to winter camp (16.2.2). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { alike } from '../losses';
import { attackers, isDrivenBack } from '../movement/arrival';
import { mayContinue } from '../movement/course';
import { factsOf } from '../pieces';
import { putInto } from '../removal';
import type { DecisionOf, G } from '../state';
import { countOf, listed, pieceName, sentence, spaceName } from '../words';
import { hungry, hungrySpaces } from './forage';
import { piecesOnMap } from './home';
import { campObstacle, type Leg, routesFrom } from './routes';

type CampFrame = FrameAt<G, 'camp'>;

/** The Movement Points of each Legion (16.2.2). */
export const CAMP_POINTS = 3;

/** Returns the Legions on the map, each with all its Movement Points, as the march begins. */
export function campFrame(G: G): CampFrame {
  const legions = piecesOnMap(G).filter((id) => factsOf(G, id).kind === 'legion');
  const points = Object.fromEntries(legions.map((id) => [id, CAMP_POINTS]));
  return { step: 'camp', sides: ['roman'], points, attacked: null };
}

/** Returns the Legions that can still march, of equal ones in a space the first only. */
function marching(G: G, frame: CampFrame): string[] {
  const { points } = frame;
  const fresh = Object.keys(points).filter((id) => points[id] > 0);
  const amounts = [...new Set(fresh.map((id) => points[id]))];
  const different = amounts.flatMap((amount) => {
    const equal = fresh.filter((id) => points[id] === amount);
    return alike(G, equal);
  });
  return different.filter((id) => routesOf(G, frame, id).size > 0);
}

function routesOf(G: G, { points }: CampFrame, legion: string): Map<string, readonly Leg[]> {
  return points[legion] > 0 ? routesFrom(G, G.pieces[legion].at, points[legion]) : new Map();
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
      second: ({ G, frame }, legion) => routesOf(G, frame, legion).keys(),
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
          campObstacle(G, space) ?? {
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
  proceed(play, frame, handedDown) {
    const { attacked } = frame;
    if (attacked !== null) {
      if (!mayContinue(handedDown) || !piecesOnMap(play.G).includes(attacked))
        frame.points = { ...frame.points, [attacked]: 0 };
      frame.attacked = null;
    }
    if (marching(play.G, frame).length === 0) play.finish();
  },
};

/**
 * A Legion marches path by path to a space. A storm on the Channel Crossing and an attack of the people of a space end what
 * was planned; what Movement Points are left may be used anew (17.1.2, 17.1.4).
 */
function march(play: Play<G>, frame: CampFrame, legion: string, space: string): void {
  const { G } = play;
  const start = G.pieces[legion].at;
  const group = [legion];
  let left = frame.points[legion];
  const stop = (points: number) => {
    frame.points = { ...frame.points, [legion]: points };
  };
  play.journal('16.2.2', `${sentence(pieceName(G, legion))} marches to ${spaceName(G, space)}.`, {
    kind: 'move',
    side: 'roman',
    places: [start, space],
    pieces: group,
  });
  for (const { from, to, kind, cost } of routesOf(G, frame, legion).get(space) ?? []) {
    left -= cost;
    if (isDrivenBack(play, { group, at: from, via: kind, to })) {
      stop(left);
      return;
    }
    putInto(G, legion, to);
    const natives = attackers(play, { group, at: to });
    if (natives === null) continue;
    stop(left);
    frame.attacked = legion;
    play.call({
      step: 'nativeBattle',
      sides: [],
      space: to,
      natives: natives.id,
      units: group,
      commander: legion,
    });
    return;
  }
  stop(0);
}

/** Returns who would go hungry where Legions stand that can still march, in a sentence; null for nobody. */
function hungerAhead(G: G, frame: CampFrame): string | null {
  const able = marching(G, frame).map((id) => G.pieces[id].at);
  const spaces = hungrySpaces(G).filter((space) => able.includes(space));
  if (spaces.length === 0) return null;
  const words = spaces.map((space) => `${countOf(hungry(G, space), 'Legion')} in ${spaceName(G, space)}`);
  return `Winter Attrition awaits ${listed(words)}.`;
}
