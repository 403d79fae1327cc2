import type { State } from 'boardgame.io';
import type { LobbyGame } from '../game';
import type { BotMove } from './question';

/** Returns whether boardgame.io lets a seat move now. */
export function isActive({ ctx }: State, seat: string): boolean {
  const active = ctx.activePlayers ? seat in ctx.activePlayers : ctx.currentPlayer === seat;
  return active && ctx.gameover === undefined;
}

/** Returns the moves a seat may make, as the game lists them for the state that the seat was sent. */
export function legalMoves(game: LobbyGame, state: State, seat: string): BotMove[] {
  if (!isActive(state, seat)) return [];
  return (game.ai?.enumerate(state.G, state.ctx, seat) ?? []).flatMap((each) => {
    if ('move' in each) return [{ move: each.move, args: each.args ?? [] }];
    if ('payload' in each && each.type === 'MAKE_MOVE') {
      return [{ move: each.payload.type, args: each.payload.args ?? [] }];
    }
    return [];
  });
}
