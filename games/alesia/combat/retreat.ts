/* Retreats, hex by hex by the choice of the enemy (15.3, 16). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { leadersInDanger } from '../command';
import { commanderOf } from '../commanders';
import { boxOf } from '../components/box';
import { fireUpon } from '../fire';
import { eliminate } from '../losses';
import { type DecisionOf, enemyOf, type G, LOST } from '../state';
import { unitName } from '../words';
import { retreatsOf } from './routes';
import { goTo, oneOfEach, takeForts, wayTo } from './steps';

type RetreatFrame = FrameAt<G, 'retreat'>;

/** Each unit retreats the whole distance before the next one; who cannot is lost (15.3, 16.2). */
export const retreatStep: DecisionOf<'retreat'> = {
  prompt: ({ G, frame }) => {
    const [unit, ...others] = choicesOf(G, frame).keys();
    const who = unit === undefined || others.length > 0 ? 'the enemy' : unitName(G, unit);
    const far = frame.distance === 1 ? 'one hex' : `${frame.distance} hexes`;
    return { text: `Choose where ${who} retreats: ${far}.`, rule: '16.4' };
  },
  proceed(play, frame) {
    const { G } = play;
    while (!play.hasMovedOn && play.result === null) {
      if (hasArrived(G, frame)) land(play, frame);
      else if (frame.units.length === 0) {
        followWithLeaders(play, frame);
        play.finish();
      } else {
        const choices = [...choicesOf(G, frame)];
        const [[unit, places] = ['', []]] = choices;
        if (choices.length === 0) trap(play, frame);
        else if (choices.length === 1 && places.length === 1) step(play, frame, unit, places[0]);
        else {
          play.ask(frame.by);
          return;
        }
      }
    }
  },
  actions: {
    retreat: action({
      first: ({ G, frame }) => choicesOf(G, frame).keys(),
      second: ({ G, frame }, unit) => choicesOf(G, frame).get(unit) ?? [],
      effect: (play, { frame }, unit, place) => step(play, frame, unit, place),
      label: ({ G }, unit, place) => `Retreat ${unitName(G, unit)} ${wayTo(place)}`,
    }),
  },
};

/** Returns who may be taken on next, and where to: the unit on its way, or any that has yet to set out and has a way. */
function choicesOf(G: G, { units, path, distance, began }: RetreatFrame): Map<string, string[]> {
  const { unit } = boxOf(G);
  const next = path.length > 0 ? units.slice(0, 1) : oneOfEach(G, units, (id) => began[id] ?? '');
  const choices = new Map<string, string[]>();
  for (const id of next) {
    const way = path.length > 0 ? path : [G.at[id]];
    const places = retreatsOf(G, unit[id], way, distance + 1 - way.length, began[id]);
    if (places.length > 0) choices.set(id, places);
  }
  return choices;
}

/** Those left have no way: they are lost (15.3). */
function trap(play: Play<G>, frame: RetreatFrame): void {
  eliminate(play, frame.units, '16.2', 'without a way to retreat');
  frame.units = [];
  frame.path = [];
}

function step(play: Play<G>, frame: RetreatFrame, unit: string, place: string): void {
  const { G } = play;
  const { hex, unit: units } = boxOf(G);
  const from = G.at[unit];
  if (frame.path.length === 0) {
    frame.path = [from];
    frame.units = [unit, ...frame.units.filter((id) => id !== unit)];
  }
  goTo(play, units[unit], place);
  frame.path.push(place);
  if (play.result === null) leadersInDanger(play, enemyOf(frame.cause));
  if (hex[place] === undefined || frame.cause === 'roman' || play.result !== null) return;
  const shot = fireUpon(play, unit, from, true);
  if (shot !== null) play.call(shot);
}

/** Says whether the unit on its way has gone all the way, has left the hexes of the board, or is lost. */
function hasArrived(G: G, { units: [unit], path, distance }: RetreatFrame): boolean {
  if (path.length === 0) return false;
  return path.length > distance || boxOf(G).hex[G.at[unit]] === undefined;
}

/** The unit on its way is where it has to go, or lost on the way: forts that a Gaul has passed are destroyed (24.9). */
function land(play: Play<G>, frame: RetreatFrame): void {
  const { G } = play;
  const [unit, ...others] = frame.units;
  const { path } = frame;
  const place = path[path.length - 1];
  if (G.at[unit] !== LOST) {
    frame.landed[path[0]] = place;
    play.journal('16.4', `${unitName(G, unit)} retreats ${wayTo(place)}.`, {
      kind: 'move',
      side: commanderOf(G, boxOf(G).unit[unit]),
      places: path.filter((id) => boxOf(G).hex[id] !== undefined),
      pieces: [unit],
    });
  }
  frame.units = others;
  frame.path = [];
  if (frame.cause === 'roman') return;
  takeForts(
    play,
    path.slice(1).filter((id) => boxOf(G).hex[id] !== undefined),
  );
}

/** Leaders go with the last of those they were with, or are lost with them (19.6). */
function followWithLeaders(play: Play<G>, { leaders, landed }: RetreatFrame): void {
  const { G } = play;
  const { unit } = boxOf(G);
  const doomed = leaders.filter((id) => landed[G.at[id]] === undefined);
  for (const id of leaders) {
    if (doomed.includes(id)) continue;
    const from = G.at[id];
    const place = landed[from];
    play.journal('19.6', `${unitName(G, id)} goes along ${wayTo(place)}.`, {
      kind: 'move',
      side: commanderOf(G, unit[id]),
      places: [from, place].filter((each) => boxOf(G).hex[each] !== undefined),
      pieces: [id],
    });
    goTo(play, unit[id], place);
  }
  eliminate(play, doomed, '19.6', `with the units ${doomed.length > 1 ? 'they were' : 'he was'} with`);
}
