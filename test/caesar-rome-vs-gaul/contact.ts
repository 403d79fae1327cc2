import type { PathKind } from '../../games/caesar-rome-vs-gaul/components/components';
import { ACTIVATION, marchOf } from '../../games/caesar-rome-vs-gaul/movement/march';
import { ownerOf } from '../../games/caesar-rome-vs-gaul/pieces';
import { pathBetween } from '../../games/caesar-rome-vs-gaul/reaction/ground';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { CardPlay } from '../../games/caesar-rome-vs-gaul/strategy/frames';
import { type AnyFrame, type FrameAt, findFrame } from '../../games/kit/frame';
import { cardPlayOf, type Position, REST, stateOf, Table } from './table';

/** A group on its way: `caesar VII`, the commander first. */
interface Way {
  group: string;
  from: string;
  to: string;
  noInterception?: boolean;
  /** What is in force of the card played for the movement. */
  inForce?: CardPlay['inForce'];
  dice?: number[];
}

/** A group has paid for its way into a space; {@link REST} waits when the movement is over, and step `march` while it may go on. */
export function enter(position: Position, { group, from, to, dice = [], inForce = [], ...more }: Way): Table {
  const G = stateOf(position);
  const pieces = group.split(' ');
  const [commander] = pieces;
  const side = ownerOf(G, commander) ?? 'gallic';
  const via: PathKind = pathBetween(G, from, to) ?? 'path';
  const entry: FrameAt<G, 'entry'> = {
    step: 'entry',
    sides: [],
    side,
    commander,
    group: pieces,
    from,
    to,
    via,
    noInterception: false,
    ...more,
  };
  const march: AnyFrame<G> = {
    ...marchOf(G, side, commander, 'alone', ACTIVATION),
    group: pieces,
    sides: [],
    spent: 1,
    stage: 'entering',
    waits: true,
    acted: true,
    to,
    via,
  };
  const below = [cardPlayOf(side, { inForce }), REST];
  const stack = ownerOf(G, commander) === null ? [...below, entry] : [...below, march, entry];
  return new Table({ ...G, stack }).dice(...dice).start();
}

/** Fights a battle; Caesar attacks in Noviodunum of the Suessiones out of Bibrax unless told otherwise. {@link REST} waits at the end. */
export function fight(position: Position, dice: number[], more: Partial<FrameAt<G, 'battle'>> = {}): Table {
  const battle: FrameAt<G, 'battle'> = {
    step: 'battle',
    sides: [],
    space: FIELD,
    attacker: 'roman',
    commander: 'caesar',
    from: 'bibrax',
    bySea: false,
    sortied: [],
    ...more,
  };
  return new Table({ ...stateOf(position), stack: [cardPlayOf(battle.attacker), REST, battle] })
    .dice(...dice)
    .start();
}

/** Where battles of {@link fight} take place. */
export const FIELD = 'noviodunum-suessionum';

/** Returns the battle under way. */
export function battleOf(table: Table): FrameAt<G, 'fight'> {
  const frame = findFrame(table.G, 'fight');
  if (frame === undefined) throw new Error('no battle is under way');
  return frame;
}

/** Passes all rerolls and takes losses from the first piece that may have them, until the retreats or the end. */
export function playOut(table: Table): Table {
  while (table.step === 'reroll' || (table.step === 'losses' && table.G.stack.length > 2)) {
    if (table.step === 'reroll') table.do(table.side, 'pass');
    else table.do(table.side, 'lose', table.legal(table.side, 'lose')[0]);
  }
  return table;
}
