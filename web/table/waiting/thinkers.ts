import type { MatchFacts, Player } from '../../client/match';

/** Returns the bots a match waits for; none as long as a person, too, has to decide. */
export function thinkersIn({ state, players, connection, trouble }: MatchFacts): Player[] {
  if (state === null || connection !== 'connected' || trouble?.final !== undefined) return [];
  const deciding = state.deciding.map((seat) => players.find((player) => player.seat === seat));
  const bots = deciding.filter((player) => player?.bot !== undefined);
  return bots.length === deciding.length ? bots.filter((player) => player !== undefined) : [];
}
