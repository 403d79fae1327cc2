/* What a player would name of moves, step by step. */

import type { TellOf } from '../../../kit/features';
import { topFrame } from '../../../kit/frame';
import type { LegalMove } from '../../../kit/move';
import type { Order } from '../../commands/order';
import { COMMAND_TITLES } from '../../commands/terms';
import type { Player } from '../../components/factions';
import type { G } from '../../state';
import { describeBattle } from './battle';
import { type Choice, joined, NOTHING_COMES, share } from './choice';
import { describeMarch } from './march';
import { describeAny } from './other';
import { describePlacing } from './placing';
import { describeTurn } from './turn';

/** Moves that end something: they weigh against all others together. */
const ENDINGS = new Set(['end', 'done', 'enough', 'goOn', 'stop', 'decline', 'stay']);

/** Tells what speaks for each move of a Faction, and against it. */
export function describeMoves(G: G, side: Player, moves: readonly LegalMove[], tell: TellOf): void {
  const choice: Choice = { G, side, moves, tell };
  const top = topFrame(G);
  if (top.step === 'turn') {
    describeTurn(choice, top);
    return;
  }
  describeEndings(choice, top.step);
  if (top.step === 'event' && top.noted.selected === 0 && top.noted.abilities === 0)
    describeCalledOff(choice);
  if (!('order' in top)) {
    describeAny(choice, top.step);
    return;
  }
  describeCommand(choice, top.order);
  if (top.order.faction !== side) describeAny(choice, top.step);
  else if (top.step === 'march') describeMarch(choice, top);
  else if (top.step === 'battle') describeBattle(choice, top.order);
  else if (top.step === 'rally' || top.step === 'recruit') describePlacing(choice, top.order);
  else describeAny(choice, top.step);
}

function describeEndings({ moves, tell }: Choice, step: string): void {
  let others = 0;
  for (const { move } of moves) if (!ENDINGS.has(move)) others++;
  if (others === 0) return;
  moves.forEach(({ move }, index) => {
    if (ENDINGS.has(move)) tell(index, joined(step, 'ends while others may'), Math.log(others) / 2);
  });
}

/** What any Command may do beside its own procedure: a Special Ability, an end (3.1, 4.1). */
function describeCommand({ G, side, moves, tell }: Choice, order: Order): void {
  const { command, selected, abilities, terms } = order;
  const isOwn = order.faction === side;
  const mayAdd = abilities.length < terms.abilities;
  moves.forEach(({ move, args }, index) => {
    if (move === 'ability') {
      tell(index, joined(command, `${args[0]}`), 1);
      if (selected.length === 0) tell(index, joined('first', `${args[0]}`), 1);
      return;
    }
    tell(index, joined(command, move), 1);
    if (move === 'end' && selected.length + abilities.length === 0) tell(index, NOTHING_COMES, 1);
    if (move !== 'end') {
      if (G.resources[side] < 4) tell(index, joined(move, 'poor'), 1);
      if (mayAdd && isOwn) tell(index, joined(move, 'while an Ability may come'), 1);
      return;
    }
    tell(index, joined(command, 'end after'), share(selected.length, 4));
    if (mayAdd) tell(index, joined(command, 'end without Ability'), 1);
    if (G.resources[side] < 2) tell(index, joined(command, 'end poor'), 1);
  });
}

/** A free Command that has just been called off would be called off again (5.4). */
function describeCalledOff({ moves, tell }: Choice): void {
  moves.forEach(({ args: [command] }, index) => {
    if (typeof command === 'string' && Object.hasOwn(COMMAND_TITLES, command)) tell(index, NOTHING_COMES, 1);
  });
}
