import { useCallback } from 'react';
import type { HeldSeat } from '../client/seats';
import { type FinishedGame, seriesOf } from '../lobby/finished';
import { useLoaded } from '../ui/useLoaded';
import { listOf } from '../ui/words';

interface SeriesProps {
  game: string;
  matchID: string;
  held: HeldSeat | undefined;
}

/** Says how a series of rematches stands, once there are two that are over. */
export function Series({ game, matchID, held }: SeriesProps) {
  const credentials = held?.credentials;
  const { value } = useLoaded(
    matchID,
    useCallback((id: string) => seriesOf(game, id, credentials), [game, credentials]),
  );
  if (value === undefined || value.length < 2) return null;
  return <span data-testid="series">{standingIn(value)}</span>;
}

/** Returns how a series stands, in words: how many games there were, and how many who has won. */
export function standingIn(matches: readonly FinishedGame[]): string {
  const won = new Map<string, number>();
  let nobodys = 0;
  for (const { players, gameover } of matches) {
    const winners = players.filter(({ id }) => gameover.winningSeats?.includes(String(id)));
    if (winners.length === 0) nobodys += 1;
    for (const { name } of players) if (name !== undefined) won.set(name, won.get(name) ?? 0);
    for (const { id, name = `seat ${id}` } of winners) won.set(name, (won.get(name) ?? 0) + 1);
  }
  const wins = [...won].sort(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`);
  const others = nobodys === 0 ? [] : [`nobody ${nobodys}`];
  return `Games won in this series of ${matches.length}: ${listOf([...wins, ...others])}.`;
}
