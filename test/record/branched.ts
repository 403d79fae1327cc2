/* Matches that go on from a position of another one. */
import type { Position } from '../../games/ai/simulator';
import { keyOfSeed } from '../../games/kit/dice/key';
import type { Stacked } from '../../games/kit/frame';
import type { AnyGame } from '../../games/kit/game';
import { beginningOf } from '../../games/record/beginning';
import type { BranchPoint, MatchRecord } from '../../games/record/record';
import { Match } from '../../games/testing/match';

/** Returns a match that goes on from a position of another one with dice of its own. */
export function branched(game: AnyGame, record: MatchRecord, { G, ctx }: Position<Stacked>): Match<Stacked> {
  const { options, seats } = record;
  const players = seats.length;
  const key = keyOfSeed('a variation');
  const state = beginningOf(game, { players, options, key, position: { G, ctx } });
  return new Match<Stacked>(game, 1, options, players).at(state);
}

/** Returns of which position of a record another match goes on. */
export function branchPoint({ checksum }: MatchRecord, moves: number, seen = 'everything'): BranchPoint {
  return { checksum, moves, seen };
}
