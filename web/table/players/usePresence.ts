import { useState } from 'react';
import type { Seat } from '../../../games/kit/frame';
import type { Player } from '../../client/match';
import { knownPlayers, type PresenceNote, presenceNotes } from './presence';

interface Presence {
  /** The players that were heard of last. */
  heard: readonly Player[];
  /** What is known of them. */
  known: readonly Player[];
  notes: readonly PresenceNote[];
}

/** Returns who came and went at a table since it was opened; `said` is how many lines the chat has. */
export function usePresence(
  players: readonly Player[],
  own: Seat | null,
  sidesAt: (seat: Seat) => string,
  said: number,
): readonly PresenceNote[] {
  const [presence, setPresence] = useState<Presence>({ heard: [], known: [], notes: [] });
  if (players !== presence.heard) {
    const { known, notes } = presence;
    const isFirst = known.length === 0;
    const fresh = isFirst ? [] : presenceNotes(known, players, own, sidesAt);
    setPresence({
      heard: players,
      known: isFirst ? players : knownPlayers(known, players),
      notes:
        fresh.length === 0
          ? notes
          : [...notes, ...fresh.map((text, index) => ({ key: notes.length + index, text, after: said }))],
    });
  }
  return presence.notes;
}
