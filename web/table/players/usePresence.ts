import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../games/kit/frame';
import type { Player } from '../../client/match';
import { knownPlayers, type PresenceNote, presenceNotes } from './presence';

const NONE: readonly PresenceNote[] = [];

/** Returns who came and went at a table since it was opened; `said` is how many lines the chat has. */
export function usePresence(
  players: readonly Player[],
  own: Seat | null,
  sidesAt: (seat: Seat) => string,
  said: number,
): readonly PresenceNote[] {
  const [presence, setPresence] = useState(NONE);
  const known = useRef(players);
  const hear = useRef(() => {});
  hear.current = () => {
    const before = known.current;
    known.current = before.length === 0 ? players : knownPlayers(before, players);
    if (before.length === 0) return;
    const fresh = presenceNotes(before, players, own, sidesAt);
    if (fresh.length === 0) return;
    setPresence((old) => [
      ...old,
      ...fresh.map((text, index) => ({ key: old.length + index, text, after: said })),
    ]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hears of nothing but the players
  useEffect(() => hear.current(), [players]);
  return presence;
}
