import type { State } from 'boardgame.io';
import type { LobbyGame } from '../game';
import type { BotMove } from './question';

/** Returns the moves a seat may make, as the game lists them for the state that the seat was sent. */
export function legalMoves(game: LobbyGame, { G, ctx }: State, seat: string): BotMove[] {
  const active = ctx.activePlayers ? seat in ctx.activePlayers : ctx.currentPlayer === seat;
  if (!active || ctx.gameover !== undefined) return [];
  return (game.ai?.enumerate(G, ctx, seat) ?? []).flatMap((each) => {
    if ('move' in each) return [{ move: each.move, args: each.args ?? [] }];
    if ('payload' in each && each.type === 'MAKE_MOVE') {
      return [{ move: each.payload.type, args: each.payload.args ?? [] }];
    }
    return [];
  });
}
