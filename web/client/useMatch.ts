import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameRules } from '../games';
import type { Match, MatchFacts } from './match';
import { NetworkMatch } from './network';

const NOTHING_YET: Omit<MatchFacts, 'seat'> = {
  state: null,
  players: [],
  connection: 'connecting',
  busy: false,
  trouble: null,
  chat: [],
};
const RESIGN = { move: 'resign', args: [] };

/** Connects to a match on the server as a seat, or with a null seat as a spectator, and follows it. */
export function useMatch(
  rules: GameRules,
  matchID: string,
  seat: string | null,
  credentials: string | undefined,
): Match {
  const [facts, setFacts] = useState<MatchFacts>();
  const network = useRef<NetworkMatch>(null);

  useEffect(() => {
    const made = new NetworkMatch({ rules, matchID, seat, credentials }, setFacts);
    network.current = made;
    made.start();
    return () => {
      made.stop();
      setFacts(undefined);
    };
  }, [rules, matchID, seat, credentials]);

  return useMemo(
    () => ({
      ...(facts ?? { ...NOTHING_YET, seat }),
      play: (...moves) => network.current?.play(...moves),
      resign: () => network.current?.play(RESIGN),
      dismiss: () => network.current?.dismiss(),
      ...(seat === null
        ? {}
        : { say: (text: string) => network.current?.say(text), skip: () => network.current?.skip() }),
    }),
    [facts, seat],
  );
}
