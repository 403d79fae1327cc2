import { useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../games/kit/step';
import type { GameRules } from '../games';
import { botName } from './bots';
import { type LocalFacts, LocalMatch } from './local';
import type { Match } from './match';
import type { SavedGame } from './savedGames';

/** Plays a game on this device and shows it as `seat`, one of the seats that people play, sees it. */
export function useLocalMatch(rules: GameRules, saved: SavedGame, seat: Seat): Match {
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

  return useMemo(
    () => ({
      seat,
      state: facts?.views[seat] ?? null,
      players: rules.rulebook.sides.map((side, index) => {
        const bot = saved.bots[String(index)];
        return { seat: String(index), name: bot === undefined ? side : botName(bot) };
      }),
      connection: 'connected',
      busy: false,
      trouble: facts?.trouble ?? null,
      chat: [],
      play: (move) => local.current?.play(seat, move),
      undo: () => local.current?.play(seat, { move: 'undo', args: [] }),
      resign: () => local.current?.play(seat, { move: 'resign', args: [] }),
      dismiss: () => local.current?.dismiss(),
    }),
    [facts, seat, rules, saved],
  );
}
