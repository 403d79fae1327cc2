import type { LogEntry } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import type { Stacked } from '../../../games/kit/frame';
import { Match, playersFor, playRandomly } from '../../../games/testing/match';
import { Room, type Watcher } from '../../../lobby/socket/room';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { type Measure, quantile } from './measure';

/** What a seat is sent for a move: the bytes of the server's message, over some random games. */
export function wireBytes(): Measure[] {
  return subjects.map((subject) => ({
    bench: `wire/${subject.id}`,
    value: quantile(subject.with(messageSizes), 0.5),
    unit: 'bytes/move/seat, median',
  }));
}

function messageSizes<G extends Stacked>({ game, rulebook }: SubjectParts<G>): number[] {
  const sizes: number[] = [];
  for (const seed of [1, 2, 3]) {
    const room = new Room('eleven-char', ProcessGameConfig(game));
    playRandomly(new Match(game, seed, {}, playersFor(rulebook, seed)), seed, ({ state, allSeats }) => {
      const log = (state.deltalog ?? []).map(withoutCredentials);
      if (room.watchers.size === 0) for (const seat of allSeats) room.watchers.add(seatOf(room, seat, sizes));
      room.tellState(structuredClone(state), log);
    });
  }
  return sizes;
}

/** Returns who has been told nothing yet, and weighs each message but the first as socket.io sends it. */
export function seatOf(room: Room, seat: string, sizes: number[]): Watcher {
  let isFirst = true;
  return {
    seat,
    credentials: undefined,
    heard: undefined,
    counted: undefined,
    told: -1,
    takes: 'brief',
    isFull: () => false,
    visits: true,
    tell(event, args) {
      if (!isFirst) sizes.push(Buffer.byteLength(`42/${room.game.name},${JSON.stringify([event, ...args])}`));
      isFirst = false;
    },
    close() {},
    lose() {},
  };
}

/** The server takes credentials off a move before it makes it. */
export function withoutCredentials(entry: LogEntry): LogEntry {
  const { type, playerID, args } = entry.action.payload;
  return { ...entry, action: { ...entry.action, payload: { type, args, playerID } } } as LogEntry;
}
