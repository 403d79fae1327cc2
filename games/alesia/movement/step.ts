/* The movement of a cause on the board in its part of the turn (4.1, 4.5, 5), those first whom 17.3 lets move alone; stacks are made and broken up as it likes (10.3). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { rememberBeginnings } from '../combat/banks';
import { caughtLeaders, leadersInDanger, movingNow } from '../command';
import { commandersOf, commands } from '../commanders';
import type { Unit } from '../components/box';
import { lastFireUpon } from '../fire';
import { hasUnitsOff } from '../offboard';
import type { DecisionOf, G, Side } from '../state';
import { listed, placeName, unitName } from '../words';
import type { Movement } from './frames';
import { leave, leavers, zonesToLeaveBy } from './leaving';
import { march, setOut, wanderer } from './march';
import { loseMissiles, mustWithdraw } from './missiles';
import { movable, moverOf, reachOf, setsOut } from './movers';
import { whyNotLeave, whyNotMove } from './obstacle';
import { excessStacks, WITHIN_LIMITS } from './overstacking';
import { namesOf } from './reach';

/** Says where Gauls are who can come onto the board (11.9). */
function beside({ presence }: G): string {
  if (presence.length === 0) return 'off it';
  return `in ${presence.length === 1 ? 'zone' : 'zones'} ${listed(presence)} at its edge`;
}

/** Units go where they can, one at a time (5.2), until every commander has ended; then what stands where it may not is lost (10.2, 20.3). */
export const movementStep: DecisionOf<'movement'> = {
  simultaneous: true,
  prompt: ({ G, side, frame }) =>
    mustWithdraw(G, frame, side).length > 0
      ? {
          text: 'Withdraw your archers and slingers from the enemy, and move what else you wish.',
          rule: '20.3',
        }
      : frame.cause === 'gallic' && hasUnitsOff(G, side)
        ? { text: `Move your units, those on the board first, then those ${beside(G)}.`, rule: '4.1' }
        : { text: 'Move your units, as many as you wish.', rule: '5.1' },
  takes: (result) => result === WITHIN_LIMITS,
  proceed(play, frame, handedDown) {
    if (handedDown === WITHIN_LIMITS) {
      endMovement(play, frame);
      return;
    }
    for (let mover = wanderer(frame); mover !== undefined; mover = wanderer(frame)) {
      march(play, frame, mover);
      if (play.hasMovedOn || play.result !== null) return;
    }
    if (frame.sides.length > 0) return;
    const pending = commandersOf(play.G, frame.cause).filter((side) => isToMove(play.G, frame, side));
    const sides = movingNow(play.G, pending);
    if (sides.length > 0) play.ask(...sides);
    else play.call({ step: 'overstacking', sides: [], cause: frame.cause });
  },
  actions: {
    end: action({
      available: ({ G, frame, side }) => mustWithdraw(G, frame, side).length === 0,
      effect(play, { frame, side }) {
        frame.ended.push(side);
        play.decided(side);
      },
      label: () => 'End movement',
      forgoes: ({ G, frame, side }) => forgoneByEnding(G, frame, side),
    }),
    move: action({
      first: ({ G, frame, side }) => idsOf(movable(G, frame, side)),
      second: ({ G, frame, side }, unit) => namesOf(G, reachOf(G, frame, side, unit).places),
      effect({ G }, { frame, side }, unit, name) {
        setOut(G, frame, setsOut(G, reachOf(G, frame, side, unit), side, unit, name));
      },
      label: ({ G }, unit, name) => `Move ${unitName(G, unit)} to ${placeName(name)}`,
      obstacle: whyNotMove,
    }),
    leave: action({
      first: ({ G, frame, side }) => leavers(G, frame, side).map(({ id }) => id),
      second: ({ G }, unit) => zonesToLeaveBy(G, unit),
      effect: (play, { frame, side }, unit, zone) => leave(play, frame, side, unit, zone),
      label: ({ G }, unit, zone) => `Move ${unitName(G, unit)} off the board into zone ${zone}`,
      obstacle: whyNotLeave,
    }),
  },
};

function* idsOf(units: Iterable<Unit>): Generator<string> {
  for (const { id } of units) yield id;
}

/** Says whether a side has not ended its movement and can do anything in it. */
function isToMove(G: G, frame: Movement, side: Side): boolean {
  if (frame.ended.includes(side)) return false;
  return movable(G, frame, side).next().done !== true || leavers(G, frame, side).length > 0;
}

/** What ending would cost: leaders who have been left alone, units too many, movement. */
function forgoneByEnding(G: G, frame: Movement, side: Side): string | null {
  const [leader] = caughtLeaders(G, frame.cause).filter(({ id }) => commands(G, side, id));
  if (leader !== undefined) return `${leader.name} would be eliminated, alone among the enemy.`;
  const excess = excessStacks(G, frame.cause)
    .flat()
    .find(({ id }) => commands(G, side, id));
  if (excess !== undefined)
    return `Too many units stand in ${G.at[excess.id]}: some of them would be eliminated.`;
  return moverOf(frame, side) === undefined ? 'You have moved nothing.' : null;
}

/** What is lost for standing where it may not (19, 20.3), and the last fire at it (24.4). */
function endMovement(play: Play<G>, frame: Movement): void {
  const { G } = play;
  rememberBeginnings(G, frame.began);
  if (frame.cause === 'roman') loseMissiles(play);
  leadersInDanger(play);
  if (frame.cause === 'roman') {
    play.finish();
    return;
  }
  const fire = lastFireUpon(play, frame);
  if (fire === null) play.finish();
  else play.become(fire);
}
