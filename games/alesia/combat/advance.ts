/* Advances after combat, unit by unit by the choice of their commanders (15.3, 16), whatever stacks that makes or breaks up (10.3). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { leadersInDanger, mayLeaveTown, noteSortie } from '../command';
import { commanderOf } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { countersIn, isControlled, unitsIn } from '../field';
import { fireUpon } from '../fire';
import { closedTo } from '../movement/closed';
import { STACKING } from '../movement/overstacking';
import { type DecisionOf, enemyOf, type G, OFF, type Side, TOWN } from '../state';
import { listed, placeName, unitName, unitNames } from '../words';
import { hasRoom, mayCross, mayGoOff } from './ground';
import { goTo, oneOfEach, takeForts, wayTo } from './steps';

type AdvanceFrame = FrameAt<G, 'advance'>;

/** The victors enter the hexes that their enemies have vacated, and go on from there as far as the result allows (15.3). */
export const advanceStep: DecisionOf<'advance'> = {
  simultaneous: true,
  prompt: ({ G, side, frame }) => {
    const far = frame.distance === 1 ? 'one hex' : `up to ${frame.distance} hexes`;
    return { text: `You may advance ${far} with ${whoOf(G, ableOf(G, side, frame))}.`, rule: '16.1' };
  },
  proceed(play, frame) {
    const { G } = play;
    const able = sidesAble(G, frame);
    const sides = frame.sides.length > 0 ? frame.sides.filter((side) => able.includes(side)) : able;
    if (sides.length === 0) play.finish();
    else play.ask(...sides);
  },
  actions: {
    advance: action({
      first: ({ G, side, frame }) => oneOfEachAble(G, side, frame),
      second: ({ G, frame }, unit) => advancesOf(G, frame, unit),
      effect(play, { frame }, unit, place) {
        const { G } = play;
        const { hex, unit: units } = boxOf(G);
        const from = G.at[unit];
        const seen = boxOf(G).zone[place] === undefined ? place : OFF;
        frame.ways[unit] = [...wayOf(G, frame, unit), seen];
        goTo(play, units[unit], place);
        if (units[unit].force === 'besieged' && isOutside(G, unit)) noteSortie(play);
        play.journal(
          '16.1',
          `${unitName(G, unit)} advances ${seen === OFF ? placeName(OFF) : wayTo(place)}.`,
          {
            kind: 'move',
            side: commanderOf(G, units[unit]),
            places: [from, place].filter((id) => hex[id] !== undefined),
            pieces: [unit],
          },
        );
        const isGaul = units[unit].side === 'gallic' && hex[place] !== undefined;
        if (isGaul) takeForts(play, [place]);
        if (play.result === null) leadersInDanger(play, enemyOf(frame.cause), unit);
        if (!isGaul || play.result !== null) return;
        const shot = fireUpon(play, unit, from, true);
        if (shot !== null) play.call(shot);
      },
      label: ({ G }, unit, place) => `Advance ${unitName(G, unit)} ${wayTo(place)}`,
    }),
    done: action({
      available: ({ G, side, frame }) => passing(G, side, frame).length === 0,
      effect(play, { side, frame }) {
        if (frame.sides.length === 1) play.finish();
        else play.decided(side);
      },
      label: () => 'Advance no further',
    }),
  },
};

/** Up to so many units are named. */
const NAMED = 2;

function whoOf(G: G, units: readonly string[]): string {
  if (units.length <= NAMED) return unitNames(G, units);
  const places = [...new Set(units.map((id) => placeName(G.at[id])))];
  return `${units.length} units in ${listed(places)}`;
}

function sidesAble(G: G, frame: AdvanceFrame): Side[] {
  const { unit } = boxOf(G);
  const able = Object.keys(frame.ways).filter((id) => advancesOf(G, frame, id).length > 0);
  return [...new Set(able.map((id) => commanderOf(G, unit[id])))];
}

/** Returns where each unit of a side may go on to that may advance, one for those that are alike, and whether the side may leave it at that. */
export function advancesFor(
  G: G,
  side: Side,
  frame: AdvanceFrame,
): { places: ReadonlyMap<string, readonly string[]>; mayEnd: boolean } {
  const units = oneOfEachAble(G, side, frame);
  return {
    places: new Map(units.map((id) => [id, advancesOf(G, frame, id)])),
    mayEnd: passing(G, side, frame).length === 0,
  };
}

/** Returns one for each kind of units of a side that may go on. */
function oneOfEachAble(G: G, side: Side, frame: AdvanceFrame): string[] {
  return oneOfEach(G, ableOf(G, side, frame), (id) => [frame.began[id], ...frame.ways[id]].join(' '));
}

/** Returns the units of a side that may go on: only those that have to, where there are any. */
function ableOf(G: G, side: Side, frame: AdvanceFrame): string[] {
  const passers = passing(G, side, frame);
  if (passers.length > 0) return passers;
  const { unit } = boxOf(G);
  return Object.keys(frame.ways).filter(
    (id) => commanderOf(G, unit[id]) === side && advancesOf(G, frame, id).length > 0,
  );
}

/** Returns the units of a side that have advanced into a hex with too many in it, and may go on: one of them has to (10.2). */
function passing(G: G, side: Side, frame: AdvanceFrame): string[] {
  const { unit, hex } = boxOf(G);
  return Object.keys(frame.ways).filter(
    (id) =>
      frame.ways[id].length > 0 &&
      unit[id].kind !== 'leader' &&
      commanderOf(G, unit[id]) === side &&
      hex[G.at[id]] !== undefined &&
      unitsIn(G, G.at[id]).length > STACKING[unit[id].side] &&
      advancesOf(G, frame, id).length > 0,
  );
}

/** Returns where a unit may go on to: first into a vacated hex next to it, whatever controls it (16.1), then on as in movement, never through a zone of control (16.5). */
function advancesOf(G: G, frame: AdvanceFrame, id: string): string[] {
  const box = boxOf(G);
  const unit = box.unit[id];
  const way = wayOf(G, frame, id);
  if (way.length > 1)
    return way.length <= frame.distance && mayGoOn(G, frame, id, way) ? stepsOf(G, unit, frame, way) : [];
  if (!mayComeOut(G, frame, unit)) return [];
  const { neighbours } = box.hex[way[0]];
  return frame.vacated.filter((place) => {
    const hex = box.hex[place];
    return (
      neighbours.includes(hex.number) &&
      !isHeldByEnemy(G, unit, place) &&
      mayEnter(G, unit, frame, [...way, place])
    );
  });
}

/** Says whether a unit is not kept in the town: the besieged until they are free (18.1), and who has come into it in this turn (9.4). */
function mayComeOut(G: G, { began }: AdvanceFrame, { id, force }: Unit): boolean {
  if (isOutside(G, id)) return true;
  return began[id] === undefined && (force !== 'besieged' || mayLeaveTown(G));
}

/** Says whether a unit is in a hex that is not of the town. */
function isOutside(G: G, unit: string): boolean {
  const hex: Hex | undefined = boxOf(G).hex[G.at[unit]];
  return hex !== undefined && hex.terrain !== 'town';
}

/** Says whether a unit that has advanced is still on the board, and not an attacker whom fire has disrupted on his way (21.1). */
function mayGoOn(G: G, { isAttacker }: AdvanceFrame, unit: string, way: readonly string[]): boolean {
  return (
    G.at[unit] === way[way.length - 1] &&
    boxOf(G).hex[G.at[unit]] !== undefined &&
    !(isAttacker && G.disrupted.includes(unit))
  );
}

/** Returns the hexes of an advance, that from which it set out first: who came from the town set out from the wall. */
function wayOf(G: G, { ways, posts }: AdvanceFrame, unit: string): string[] {
  if (ways[unit].length > 0) return ways[unit];
  return [boxOf(G).hex[G.at[unit]] === undefined ? posts[unit] : G.at[unit]];
}

function stepsOf(G: G, unit: Unit, frame: AdvanceFrame, way: readonly string[]): string[] {
  const { hex, hexes } = boxOf(G);
  const { began } = frame;
  const here = hex[way[way.length - 1]];
  if (isControlled(G, enemyOf(unit.side), here.id)) return [];
  const walked = way.map((place) => hex[place]);
  if (!mayCross(G, unit, walked.slice(0, 1), walked[1], began[unit.id])) return [];
  const steps: string[] = [];
  if (unit.side === 'gallic' && here.neighbours.includes(OFF_BOARD) && mayGoOff(G, unit, walked))
    steps.push(...here.zones);
  for (const number of here.neighbours) {
    const to = hexes[number];
    if (number === OFF_BOARD || isHeldByEnemy(G, unit, to.id)) continue;
    if (!mayCross(G, unit, walked, to, began[unit.id])) continue;
    if (to.terrain !== 'town') {
      if (mayEnter(G, unit, frame, [...way, to.id])) steps.push(to.id);
    } else if (unit.side === 'gallic' && !steps.includes(TOWN)) steps.push(TOWN);
  }
  return steps;
}

/**
 * Says whether a unit may enter the last hex of a way as far as ground (22.1) and the fears of archers and leaders go (20.2), and has room
 * there (10.1) or may pass over it to where there is room (10.2).
 */
function mayEnter(G: G, unit: Unit, frame: AdvanceFrame, way: readonly string[]): boolean {
  const to = boxOf(G).hex[way[way.length - 1]];
  if (closedTo(G, unit)(to.number)) return false;
  return hasRoom(G, unit, to.id) || (way.length <= frame.distance && stepsOf(G, unit, frame, way).length > 0);
}

function isHeldByEnemy(G: G, { side }: Unit, hex: string): boolean {
  return countersIn(G, hex).some((counter) => counter.side !== side && counter.kind !== 'fort');
}
