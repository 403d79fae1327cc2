import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import type { GameRules } from '../games';
import { chairsOf, namedSides, namesOf, type Seating } from '../sides';
import { botName } from './bots';
import { type LocalFacts, LocalMatch } from './local';
import type { Match, Player } from './match';
import type { PlayableGame } from './savedGames';

/** A game on this device, under way. */
export interface LocalGame {
  facts: LocalFacts | null;
  local: RefObject<LocalMatch | null>;
}

/** Plays a game on this device. */
export function useLocalGame(rules: GameRules, saved: PlayableGame): LocalGame {
  const [facts, setFacts] = useState<LocalFacts | null>(null);
  const local = useRef<LocalMatch>(null);

  useEffect(() => {
    const made = new LocalMatch(rules, saved, setFacts);
    local.current = made;
    made.start();
    return () => {
      made.stop();
      setFacts(null);
    };
  }, [rules, saved]);

  return useMemo(() => ({ facts, local }), [facts]);
}

/** Returns a game on this device as a viewer sees it, everybody for null, and as a seat, which may be none, plays it. */
export function useLocalMatch(
  { facts, local }: LocalGame,
  rules: GameRules,
  saved: PlayableGame,
  { viewer, seat }: { viewer: Seat | null; seat: Seat | null },
): Match {
  return useMemo(() => {
    const play = (...moves: readonly LegalMove[]) => {
      if (seat !== null) local.current?.play(seat, ...moves);
    };
    const state = facts?.views.get(viewer) ?? null;
    const past = facts?.pasts.get(viewer);
    return {
      matchID: saved.id,
      seat,
      isShared: viewer !== seat,
      state,
      ...(past !== undefined && { past }),
      ...(facts !== null && facts.thoughts.length > 0 && { thoughts: facts.thoughts }),
      players: state === null ? [] : playersOf(rules, saved, state.G.seats),
      connection: 'connected',
      busy: false,
      trouble: facts?.trouble ?? null,
      chat: null,
      play,
      resign: () => play({ move: 'resign', args: [] }),
      skip: () => local.current?.skip(),
      dismiss: () => local.current?.dismiss(),
    };
  }, [facts, local, viewer, seat, rules, saved]);
}

/** People at this device are called after their sides. */
function playersOf({ rulebook }: GameRules, { bots }: PlayableGame, seating: Seating): Player[] {
  return chairsOf(namedSides(rulebook.sides), seating).map(({ seat, sides }) =>
    seat in bots ? { seat, name: botName(bots[seat]), bot: bots[seat] } : { seat, name: namesOf(sides) },
  );
}
