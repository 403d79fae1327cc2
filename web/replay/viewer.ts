import type { LogEntry } from 'boardgame.io';
import type { Seat, Stacked } from '../../games/kit/frame';
import type { Rulebook } from '../../games/kit/rulebook';
import { seatsDeciding, sidesAt } from '../../games/kit/seats';
import type { MatchState, Past } from '../client/match';
import type { Replayed } from './replayed';

/** With whose eyes a match is looked at that has been played again: those of a seat, of a watcher (null), or of somebody who sees everything. */
export type Viewer = Seat | null | 'everything';

/** Returns what is seen of a match that has been played again: nothing more, at any move, than was to be seen then. */
export function pastOf({ view, sides }: Rulebook, replayed: Replayed, viewer: Viewer): Past {
  const { positions, last } = replayed;
  const log = viewer === 'everything' ? replayed.log : replayed.log.map((entry) => seenBy(entry, viewer));
  const states = positions.map((_position, state) => state);
  const seen = (G: Stacked) =>
    view(G, viewer === 'everything' ? sides.map(({ id }) => id) : sidesAt(G, viewer));
  return {
    states: () => states,
    positionAt(wanted): MatchState | null {
      const state = Math.min(wanted, states.length - 1);
      const whole = positions[state];
      if (whole === undefined) return null;
      return {
        id: state,
        G: seen(whole),
        deciding: seatsDeciding(whole),
        plugins: {},
        log: log.filter(({ _stateID }) => _stateID < state),
        over: state === last._stateID ? (last.ctx.gameover ?? null) : null,
      };
    },
  };
}

/** Returns an entry of the log as a seat was told it, which boardgame.io's server tells without the arguments that others have chosen. */
function seenBy(entry: LogEntry, viewer: Seat | null): LogEntry {
  const { redact, action, ...told } = entry;
  if (redact !== true || action.payload.playerID === viewer) return entry;
  return { ...told, action: { ...action, payload: { ...action.payload, args: null } } };
}
