import { type RefObject, useEffect, useState } from 'react';
import type { LocalMatch } from '../client/local';
import type { SavedGame } from '../client/savedGames';
import type { GameRules } from '../games';

/** Returns the address of a file with the record of a game of this device, as long as its table is there; undefined before the game is over, and where there is no record. */
export function useSavedRecord(
  rules: GameRules,
  saved: SavedGame,
  local: RefObject<LocalMatch | null>,
  isOver: boolean,
): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isOver) return;
    let made: string | undefined;
    let isGone = false;
    const make = async () => {
      const { recordIn } = await import('../replay/SavedRecordPage');
      if (isGone) return;
      local.current?.keep();
      const record = recordIn(saved, rules);
      if (record === null) return;
      made = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
      setAddress(made);
    };
    make().catch(() => {});
    return () => {
      isGone = true;
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [rules, saved, local, isOver]);
  return address;
}
