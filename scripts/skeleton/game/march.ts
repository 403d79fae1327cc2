/* Chapter 3: marches. */
import { action, type Obstacle } from '../../../games/kit/action';
import { areNext, HILLS, type Hill, isHill, isPlace, PLACES, type Place, placeName } from './components/map';
import { type DecisionOf, enemyOf, type G, SIDES, type Side, sideName } from './state';

/** How many cohorts of a side have room on a hill (3.2). */
const ROOM = 2;

/** 3.1: As many marches as the card says, each of one cohort. 3.3: Or fewer. 4.2: None after a battle that was lost. */
export const marchStep: DecisionOf<'march'> = {
  prompt: ({ frame }) => ({
    rule: '3.1',
    text: `March to the next hill, or rest. ${marchesLeft(frame.left)}.`,
  }),
  actions: {
    march: action({
      first: ({ G, side }) => PLACES.filter((from) => hillsFrom(G, side, from).length > 0),
      second: ({ G, side }, from) => hillsFrom(G, side, from),
      effect(play, { G, side, frame }, from, to) {
        frame.left--;
        G.cohorts[side][from]--;
        G.cohorts[side][to]++;
        const text = `${sideName(side)} marches from ${placeName(from)} to ${placeName(to)}.`;
        play.journal('3.1', text, { kind: 'move', places: [from, to] });
        if (G.cohorts[enemyOf(side)][to] > 0)
          play.call({ step: 'battle', sides: [], hill: to, attacker: side });
      },
      label: (_at, from, to) => `March from ${placeName(from)} to ${placeName(to)}`,
      obstacle: ({ G, side }, from, to) => obstacleToMarch(G, side, from, to),
    }),
    rest: action({
      effect(play, { side }) {
        play.journal('3.3', `${sideName(side)} rests.`);
        play.finish();
      },
      label: () => 'Rest',
      forgoes: ({ frame }) => `${marchesLeft(frame.left)}.`,
    }),
  },
  takes: (loser) => SIDES.some((side) => side === loser),
  proceed(play, { sides: [side], left }, loser) {
    if (left === 0 || loser === side) play.finish();
  },
};

/** Returns the hills to which a cohort may march from a place; none where the side has no cohort. */
function hillsFrom(G: G, side: Side, from: Place): Hill[] {
  return G.cohorts[side][from] === 0 ? [] : HILLS.filter((hill) => barrierTo(G, side, from, hill) === null);
}

/** Returns why a cohort may not march from one place to another, or null when it may. */
function barrierTo(G: G, side: Side, from: Place, to: Place): Obstacle | null {
  if (!isHill(to)) return { rule: '3.1', text: 'Cohorts march to hills, and not to a camp.' };
  if (!areNext(from, to)) return { rule: '3.1', text: `From ${placeName(from)} it is more than one march.` };
  if (G.cohorts[side][to] === ROOM)
    return { rule: '3.2', text: `On ${placeName(to)} there is room for two of your cohorts, and no more.` };
  return null;
}

/** Returns why a march is not possible: from a place, or from it to another. */
function obstacleToMarch(G: G, side: Side, from: string, to?: string): Obstacle | null {
  if (!isPlace(from)) return null;
  if (G.cohorts[side][from] === 0) return { rule: '3.1', text: `You have no cohort at ${placeName(from)}.` };
  if (to !== undefined) return isPlace(to) ? barrierTo(G, side, from, to) : null;
  return { rule: '3.2', text: `The hills next to ${placeName(from)} are full.` };
}

function marchesLeft(count: number): string {
  return count === 1 ? 'You have one march left' : `You have ${count} marches left`;
}
