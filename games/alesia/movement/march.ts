/* A unit on its way, hex by hex (5.2, 20.5). */
import { findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { caughtLeaders, leadersInDanger, noteLanding, noteSortie } from '../command';
import { boxOf, type Unit } from '../components/box';
import { countersIn, isOfTown, put } from '../field';
import { fireUpon, noteApproach } from '../fire';
import { toldAs } from '../hiddenStacks';
import { eliminate } from '../losses';
import { enterBoard } from '../offboard';
import { enemyOf, type G, LOST, OFF, TOWN } from '../state';
import { placeName } from '../words';
import type { Movement, Mover } from './frames';

/** Sets a unit on its way from where it is; what its commander has moved before moves no more. */
export function setOut(G: G, frame: Movement, mover: Mover): void {
  frame.began[mover.unit] ??= G.at[mover.unit];
  frame.movers = [...frame.movers.filter(({ side }) => side !== mover.side), mover];
}

/** Returns who is on his way; undefined when all have arrived. */
export function wanderer({ movers }: Movement): Mover | undefined {
  return movers.find(({ path }) => path.length > 0);
}

/**
 * Lets a unit go on along its path until it has arrived, is gone, or the Romans may fire at it, which is then called (20.5). Who has been hit
 * goes no further (20.6, 21.1).
 */
export function march(play: Play<G>, frame: Movement, mover: Mover): void {
  const { G } = play;
  const { unit } = mover;
  if (G.at[unit] === LOST || G.disrupted.includes(unit)) mover.path = [];
  const from = G.at[unit];
  while (mover.path.length > 0) {
    const before = G.at[unit];
    enterNext(play, frame, mover);
    const shot = frame.cause === 'gallic' ? fireUpon(play, unit, before === OFF ? null : before) : null;
    const isCatch = caughtLeaders(G, enemyOf(frame.cause), unit).length > 0;
    const fort = frame.cause === 'gallic' ? fortAt(G, unit) : undefined;
    if (shot === null && !isCatch && fort === undefined && mover.path.length > 0) continue;
    tell(play, mover, from);
    if (fort !== undefined) eliminate(play, [fort.id], '24.9', 'as the Gauls take it');
    if (isCatch) leadersInDanger(play, enemyOf(frame.cause), unit);
    if (shot !== null) play.call(shot);
    return;
  }
}

function fortAt(G: G, unit: string): Unit | undefined {
  const place = G.at[unit];
  return boxOf(G).hex[place] && countersIn(G, place).find(({ kind }) => kind === 'fort');
}

function enterNext(play: Play<G>, frame: Movement, mover: Mover): void {
  const { G } = play;
  const facts = boxOf(G).unit[mover.unit];
  const next = step(G, frame, mover);
  const hex = boxOf(G).hex[next];
  if (hex === undefined) return;
  noteLanding(G, facts, next);
  if (facts.force === 'besieged' && hex.terrain !== 'town') noteSortie(play);
}

/** Puts a unit where its path leads next, and notes what its further way depends on; returns where that is. */
function step(G: G, frame: Movement, mover: Mover): string {
  const { unit } = mover;
  const from = G.at[unit];
  const [next, ...rest] = mover.path;
  mover.path = rest;
  if (from === OFF) enterBoard(G, unit, next);
  else put(G, unit, next);
  const isBack = isOfTown(G, frame.began[unit]) && isOfTown(G, next) && !isOfTown(G, from);
  if (isBack) frame.began[unit] = from;
  if (boxOf(G).hex[next] === undefined) return next;
  if (from === OFF || from === TOWN) frame.appeared[next] = (frame.appeared[next] ?? 0) + 1;
  if (frame.cause === 'gallic') noteApproach(G, frame, unit, from);
  return next;
}

/**
 * Returns a state as it would be once a unit had gone its way and nothing had stopped it: for who draws a way step by step before it is walked
 * (5.2). Only what its further way depends on is as it would be. The state it is given stays as it is.
 */
export function imagined(G: G, mover: Mover): G {
  const movement = findFrame(G, 'movement');
  if (movement === undefined) return G;
  const { began, appeared, neared } = movement;
  const frame = { ...movement, began: { ...began }, appeared: { ...appeared }, neared: { ...neared } };
  const { secret, reconnaissance } = G;
  const then: G = {
    ...G,
    at: { ...G.at },
    secret: { ...secret, zones: { ...secret.zones } },
    reconnaissance: { ...reconnaissance, scouts: { ...reconnaissance.scouts } },
    stack: G.stack.map((each) => (each === movement ? frame : each)),
  };
  const wanderer = { ...mover };
  setOut(then, frame, wanderer);
  while (wanderer.path.length > 0) step(then, frame, wanderer);
  return then;
}

function tell(play: Play<G>, { unit, side }: Mover, from: string): void {
  const { G } = play;
  const to = G.at[unit];
  const { name, subjects } = toldAs(G, unit);
  play.journal('5.2', `${name} moves ${to === TOWN ? 'into' : 'to'} ${placeName(to)}.`, {
    kind: 'move',
    side,
    places: [from, to].filter((place) => boxOf(G).hex[place] !== undefined),
    ...subjects,
  });
}
