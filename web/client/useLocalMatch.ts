import { useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import type { GameRules } from '../games';
import { chairsOf, namedSides, namesOf, type Seating } from '../sides';
import { botName } from './bots';
import { type LocalFacts, LocalMatch } from './local';
import type { Match, Player } from './match';
import type { PlayableGame } from './savedGames';

/**
 * Plays a game on this device and shows it as `seat` sees it: one of the seats that people play, or null when there
 * are only bots to be watched.
 */
export function useLocalMatch(rules: GameRules, saved: PlayableGame, seat: Seat | null): Match {
  const [facts, setFacts] = useState<LocalFacts>();
  const local = useRef<LocalMatch>(null);

  useEffect(() => {
    const made = new LocalMatch(rules, saved, setFacts);
    local.current = made;
    made.start();
    return () => {
      made.stop();
      setFacts(undefined);
    };
  }, [rules, saved]);

  return useMemo(() => {
    const play = (move: LegalMove) => {
      if (seat !== null) local.current?.play(seat, move);
    };
    const state = facts?.views.get(seat) ?? null;
    return {
      seat,
      state,
      players: state === null ? [] : playersOf(rules, saved, state.G.seats),
      connection: 'connected',
      busy: false,
      trouble: facts?.trouble ?? null,
      chat: null,
      play,
      resign: () => play({ move: 'resign', args: [] }),
      dismiss: () => local.current?.dismiss(),
    };
  }, [facts, seat, rules, saved]);
}

/** People at this device are called after their sides. */
function playersOf({ rulebook }: GameRules, { bots }: PlayableGame, seating: Seating): Player[] {
  return chairsOf(namedSides(rulebook.sides), seating).map(({ seat, sides }) =>
    seat in bots ? { seat, name: botName(bots[seat]), bot: bots[seat] } : { seat, name: namesOf(sides) },
  );
}
