/* A unit on its way, hex by hex (5.2, 20.5). */
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
 * goes no further (20.6).
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
  const { unit } = mover;
  const from = G.at[unit];
  const [next, ...rest] = mover.path;
  mover.path = rest;
  if (from === OFF) enterBoard(G, unit, next);
  else put(G, unit, next);
  const isBack = isOfTown(G, frame.began[unit]) && isOfTown(G, next) && !isOfTown(G, from);
  if (isBack) frame.began[unit] = from;
  const hex = boxOf(G).hex[next];
  if (hex === undefined) return;
  if (from === OFF || from === TOWN) frame.appeared[next] = (frame.appeared[next] ?? 0) + 1;
  const facts = boxOf(G).unit[unit];
  noteLanding(G, facts, next);
  if (frame.cause === 'gallic') noteApproach(G, frame, unit, from);
  if (facts.force === 'besieged' && hex.terrain !== 'town') noteSortie(play);
}

function tell(play: Play<G>, { unit }: Mover, from: string): void {
  const { G } = play;
  const to = G.at[unit];
  const { name, subjects } = toldAs(G, unit);
  play.journal('5.2', `${name} moves ${to === TOWN ? 'into' : 'to'} ${placeName(to)}.`, {
    kind: 'move',
    places: [from, to].filter((place) => boxOf(G).hex[place] !== undefined),
    ...subjects,
  });
}
