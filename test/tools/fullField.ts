import { Alesia } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { rally } from '../../games/alesia/field';
import { Match } from '../../games/testing/match';
import type { PlayableGame } from '../../web/client/savedGames';

const PLAYERS = 2;

/** How many Gauls stand in a hex (10.1). */
const STACK = 2;

/**
 * Returns a game of Alesia as a browser keeps it with every counter on the map: the Romans as they are deployed, all Gauls
 * around the lines. The Romans decide.
 */
export function fullField(id = 'late'): PlayableGame {
  const match = new Match(Alesia, 1, {}, PLAYERS);
  const { state } = match;
  const { hexes, units } = boxOf(state.G);
  const at = { ...state.G.at };
  const held = new Set(Object.values(at));
  const free = hexes.filter(({ id, area, works }) => area === 'o' && works === null && !held.has(id));
  units
    .filter(({ side }) => side === 'gallic')
    .forEach((unit, index) => {
      at[unit.id] = free[Math.floor(index / STACK)].id;
    });
  const G = { ...state.G, at, secret: { ...state.G.secret, zones: {} } };
  rally(G);
  const players = Object.fromEntries(match.allSeats.map((seat) => [seat, { id: Number(seat) }]));
  return {
    id,
    game: Alesia.rulebook.id,
    stateVersion: Alesia.stateVersion,
    players: PLAYERS,
    options: {},
    bots: { 1: 'random' },
    startedAt: 0,
    movedAt: 0,
    over: false,
    standing: {
      state: { ...state, G },
      initialState: state,
      log: [],
      metadata: { gameName: Alesia.rulebook.id, players, createdAt: 0, updatedAt: 0 },
    },
  };
}
