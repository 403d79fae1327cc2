import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../games/kit/frame';
import type { Player } from '../../client/match';
import { type Coming, comingsIn, remembered } from './comings';

const NONE: readonly Coming[] = [];

/** Returns who came and went at a table since it was opened; `said` is how many lines the chat has. */
export function useComings(
  players: readonly Player[],
  own: Seat | null,
  sidesAt: (seat: Seat) => string,
  said: number,
): readonly Coming[] {
  const [comings, setComings] = useState(NONE);
  const known = useRef(players);
  const hear = useRef(() => {});
  hear.current = () => {
    const before = known.current;
    known.current = before.length === 0 ? players : remembered(before, players);
    if (before.length === 0) return;
    const fresh = comingsIn(before, players, own, sidesAt);
    if (fresh.length === 0) return;
    setComings((old) => [
      ...old,
      ...fresh.map((text, index) => ({ key: old.length + index, text, after: said })),
    ]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hears of nothing but the players
  useEffect(() => hear.current(), [players]);
  return comings;
}
