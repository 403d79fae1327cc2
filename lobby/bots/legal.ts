import type { State } from 'boardgame.io';
import { seatsAsked } from '../../games/kit/table';
import type { LobbyGame } from '../game';
import type { BotMove } from './question';

/** Returns whether a seat has to decide now: no bot acts out of turn. */
export function isAsked({ ctx }: State, seat: string): boolean {
  return seatsAsked(ctx).includes(seat);
}

/** Returns the moves and events that are a seat's to choose from, as the game lists them for the state that the seat was sent. */
export function legalMoves(game: LobbyGame, state: State, seat: string): BotMove[] {
  if (!isAsked(state, seat)) return [];
  return (game.ai?.enumerate(state.G, state.ctx, seat) ?? []).map((each) => {
    if ('move' in each) return { move: each.move, args: each.args ?? [] };
    if ('event' in each) return { move: each.event, args: each.args ?? [], kind: 'event' };
    const { type, payload } = each;
    const move = { move: payload.type, args: payload.args ?? [] };
    return type === 'GAME_EVENT' ? { ...move, kind: 'event' } : move;
  });
}
