import type { Seat } from '../../../games/kit/frame';
import type { Player } from '../../client/match';

/** Somebody has sat down, left, gone away or come back. */
export interface PresenceNote {
  key: number;
  text: string;
  /** How many lines of the chat had been said by then. */
  after: number;
}

/** Returns in words what has changed of who sits at the table, but for the viewer's own seat. */
export function presenceNotes(
  before: readonly Player[],
  after: readonly Player[],
  own: Seat | null,
  sidesAt: (seat: Seat) => string,
): string[] {
  return after.flatMap(({ seat, name, connected }) => {
    if (seat === own) return [];
    const old = before.find((player) => player.seat === seat);
    const sides = sidesAt(seat);
    if (name !== old?.name) {
      const left = old?.name === undefined ? [] : [`${old.name} has left the seat of ${sides}.`];
      return name === undefined ? left : [...left, `${name} sits down for ${sides}.`];
    }
    if (name === undefined || connected === undefined) return [];
    if (old?.connected === undefined || connected === old.connected) return [];
    return [connected ? `${name} is back.` : `${name} is away.`];
  });
}

/** Returns what is to be known of the players when they change again: who has just sat down is not yet there or away. */
export function knownPlayers(before: readonly Player[], after: readonly Player[]): Player[] {
  return after.map((player) => {
    const { connected, ...seated } = player;
    const old = before.find(({ seat }) => seat === player.seat);
    const isNew = old?.name !== player.name || old?.connected === undefined;
    return connected === false && isNew ? seated : player;
  });
}
