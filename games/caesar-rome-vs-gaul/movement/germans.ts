/* The German Independent Tribe moves (17.4). */
import { action, type Obstacle } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { hasInfluence, removeInfluence } from '../influence';
import { hasUnits } from '../pieces';
import { barrierToGermans, germansOf } from '../reaction/ground';
import { putInto } from '../removal';
import { type DecisionOf, enemyOf, type G, type ProcedureOf, SIDES } from '../state';
import { askForCard } from '../strategy/surprise';
import { countOf, pieceName, sentence, spaceName } from '../words';
import { type Leg, pathCost } from './allowance';
import { stopsMovement } from './course';

type Migration = FrameAt<G, 'migration'>;

/** A player activates the German Tribe (17.4.1). */
export const germansStep: ProcedureOf<'germans'> = {
  proceed(play, { side, points }) {
    play.become({ step: 'migration', sides: [side], side, points, from: null, isOver: false });
  },
};

/** The German Tribe comes into play and goes where the player who moves it wants (17.4.1, 17.4.3). */
export const migrationStep: DecisionOf<'migration'> = {
  prompt: ({ G, frame }) => {
    const at = placeOf(G);
    const name = pieceName(G, germansOf(G));
    return at === null
      ? { rule: '17.4.3', text: `Choose where ${name} start.` }
      : {
          rule: '17.4.1',
          text: `Move ${name} from ${spaceName(G, at)}: ${countOf(frame.points, 'Movement Point')} left.`,
        };
  },
  actions: {
    start: action({
      first: ({ G }) => (placeOf(G) === null ? boxOf(G).components.germans.starts : []),
      effect(play, _at, space) {
        const { G } = play;
        const tribe = germansOf(G);
        putInto(G, tribe, space);
        play.journal('17.4.3', `${sentence(pieceName(G, tribe))} come to ${spaceName(G, space)}.`, {
          places: [space],
          pieces: [tribe],
        });
      },
      label: ({ G }, space) => `Start in ${spaceName(G, space)}`,
    }),
    go: action({
      first: ({ G, frame }) => legsOfGermans(G, frame).map(({ to }) => to),
      effect(play, { frame }, to) {
        goTo(play, frame, to);
      },
      label: ({ G }, to) => `Go to ${spaceName(G, to)}`,
      obstacle: ({ G, frame }, to) => obstacleToGermans(G, frame, to),
    }),
    stop: action({
      available: ({ G }) => placeOf(G) !== null,
      effect(_play, { frame }) {
        frame.isOver = true;
      },
      label({ G }) {
        const at = placeOf(G) ?? '';
        const marker = hasInfluence(G, at) ? ' and remove the influence there' : '';
        return `Stop in ${spaceName(G, at)}${marker}`;
      },
    }),
  },
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (frame.from === null) frame.isOver ||= stopsMovement(G, handedDown);
    else {
      meet(play, frame, frame.from);
      const window = windowFor(G, frame);
      if (window !== null) {
        play.call(window);
        return;
      }
    }
    const at = placeOf(G);
    if (at === null || (!frame.isOver && legsOfGermans(G, frame).length > 0)) return;
    if (hasInfluence(G, at)) removeInfluence(play, frame.side, at, '17.4.1');
    play.finish();
  },
};

function goTo(play: Play<G>, frame: Migration, to: string): void {
  const { G } = play;
  const { side } = frame;
  const tribe = germansOf(G);
  const from = G.pieces[tribe].at;
  const leg = legsOfGermans(G, frame).find((each) => each.to === to);
  if (leg === undefined) throw new Error(`no way leads to ${to}`);
  frame.points -= leg.cost;
  frame.from = from;
  play.call({
    step: 'entry',
    sides: [],
    side,
    commander: tribe,
    group: [tribe],
    from,
    to,
    via: leg.kind,
    noInterception: false,
  });
}

/** Where Combat Units stand their ground or have intercepted it the Tribe, which may not attack, goes back and stops (17.4.3). */
function meet(play: Play<G>, frame: Migration, from: string): void {
  const { G } = play;
  const tribe = germansOf(G);
  const { at } = G.pieces[tribe];
  frame.from = null;
  if (!SIDES.some((side) => hasUnits(G, side, at, 'outside'))) return;
  frame.isOver = true;
  putInto(G, tribe, from);
  play.journal(
    '17.4.3',
    `${sentence(pieceName(G, tribe))} may not attack and go back to ${spaceName(G, from)}.`,
    {
      kind: 'move',
      places: [at, from],
      pieces: [tribe],
    },
  );
}

/** Where the Tribe may go on the enemy of who moves it is asked whether a card ends its movement (card 53). */
function windowFor(G: G, frame: Migration): FrameAt<G, 'surprise'> | null {
  if (frame.isOver || legsOfGermans(G, frame).length === 0) return null;
  return askForCard(G, enemyOf(frame.side), 'afterEnemyEntersSpace', placeOf(G));
}

/** Returns where the German Tribe is; null while it is in its Holding Box. */
function placeOf(G: G): string | null {
  const { at } = G.pieces[germansOf(G)];
  return at in boxOf(G).space ? at : null;
}

/** Returns the legs that the German Tribe may go with its Movement Points (17.4.2, 17.1.1). */
function legsOfGermans(G: G, { points }: Migration): Leg[] {
  const at = placeOf(G);
  if (at === null) return [];
  return boxOf(G)
    .exits[at].map(({ to, kind }) => ({ to, kind, cost: pathCost(kind) }))
    .filter(({ to, cost }) => cost <= points && barrierToGermans(G, to) === null);
}

/** Returns why the German Tribe may not go to a space; null when it may, or when there is nothing to say. */
function obstacleToGermans(G: G, { points }: Migration, to: string): Obstacle | null {
  const at = placeOf(G);
  if (at === null || at === to || !(to in boxOf(G).space)) return null;
  const exit = boxOf(G).exits[at].find((each) => each.to === to);
  if (exit === undefined || pathCost(exit.kind) > points)
    return { rule: '10.4.1', text: `It is too far for ${countOf(points, 'Movement Point')}.` };
  return barrierToGermans(G, to);
}
