import type { LogEntry, Server, State } from 'boardgame.io';
import { isLevel, type LevelId } from '../../games/ai/levels';
import type { Seat } from '../../games/kit/frame';
import type { Options } from '../../games/kit/options';
import type { BranchPoint } from '../../games/record/record';
import { storedLevel } from './bots';
import { readStored, removeStored, storedKeys, writeStored } from './store';

/** A game played on this device. */
export interface SavedGame {
  id: string;
  game: string;
  /** The version of the game's state, as another one cannot be read. */
  stateVersion: number;
  /** How many seats it has. */
  players: number;
  options: Options;
  /** The levels of the bots by seat, as they were stored; every other seat is played by whoever holds the device. */
  bots: Record<Seat, string>;
  /** How long bots take at least for a decision, in milliseconds; absent in games kept before there was a choice. */
  pace?: number;
  startedAt: number;
  movedAt: number;
  over: boolean;
  /** Of which position it is a variation; absent where it began with set-up. */
  variation?: Variation;
  /** Where it stands; absent before the first move. */
  standing?: Standing;
}

/** Of which match a game is a variation. */
export interface Variation {
  /** Where it has branched off, as its record names it. */
  of: BranchPoint;
  /** What the match is called, in words. */
  name: string;
}

/** A game whose bots can play on. */
export interface PlayableGame extends SavedGame {
  bots: Record<Seat, LevelId>;
}

/** All that boardgame.io knows of a match. */
export interface Standing {
  state: State;
  initialState: State;
  log: LogEntry[];
  metadata: Server.MatchData;
}

const PREFIX = 'rubicon.local.';

/** Returns the games kept on this device, the latest first; what cannot be understood is left out. */
export function savedGames(): SavedGame[] {
  const games = storedKeys(PREFIX).map((key) => readStored(key));
  return games
    .filter(isKeptGame)
    .map(brought)
    .sort((a, b) => b.movedAt - a.movedAt);
}

/** Returns one game kept on this device. */
export function savedGame(id: string): SavedGame | undefined {
  const saved = readStored(PREFIX + id);
  return isKeptGame(saved) ? brought(saved) : undefined;
}

/** Says whether a game's bots are all of a level there is. */
export function isPlayable(saved: SavedGame): saved is PlayableGame {
  return Object.values(saved.bots).every(isLevel);
}

/** Keeps a game and returns whether it will survive the closing of the page. */
export function keepGame(saved: SavedGame): boolean {
  return writeStored(PREFIX + saved.id, saved);
}

/** Deletes a game kept on this device. */
export function deleteGame(id: string): void {
  removeStored(PREFIX + id);
}

type GameChoices = Pick<PlayableGame, 'game' | 'stateVersion' | 'players' | 'options' | 'bots' | 'pace'>;

/** Returns a game that has not begun, with an id of its own; one that begins at a position has `standing` already. */
export function newGame(parts: GameChoices & Pick<PlayableGame, 'variation' | 'standing'>): PlayableGame {
  const now = Date.now();
  const id = `${now.toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
  return { id, ...parts, startedAt: now, movedAt: now, over: false };
}

/** Returns the seats that people play, in order. */
export function peopleIn({ players, bots }: SavedGame): Seat[] {
  return Array.from({ length: players }, (_, index) => String(index)).filter((seat) => !(seat in bots));
}

/**
 * Names the levels of a game's bots as they are named now; what there is no name for stays as it was. Games kept before
 * their number of seats could be chosen had two.
 */
function brought(saved: KeptGame): SavedGame {
  const levels = Object.entries(saved.bots).map(([seat, level]) => [seat, storedLevel(level) ?? level]);
  return { players: 2, ...saved, bots: Object.fromEntries(levels) };
}

type KeptGame = Omit<SavedGame, 'players'> & Partial<Pick<SavedGame, 'players'>>;

function isKeptGame(value: unknown): value is KeptGame {
  if (!isRecord(value)) return false;
  const { id, game, stateVersion, players, options, bots, pace, startedAt, movedAt, over, standing } = value;
  const { variation } = value;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    [stateVersion, startedAt, movedAt].every((part) => typeof part === 'number') &&
    (players === undefined || typeof players === 'number') &&
    typeof over === 'boolean' &&
    isRecord(options) &&
    isRecord(bots) &&
    Object.values(bots).every((level) => typeof level === 'string') &&
    (pace === undefined || typeof pace === 'number') &&
    (standing === undefined || isStanding(standing)) &&
    (variation === undefined || isVariation(variation))
  );
}

function isVariation(value: unknown): value is Variation {
  if (!isRecord(value) || !isRecord(value.of)) return false;
  const { checksum, moves, seen } = value.of;
  return (
    typeof value.name === 'string' &&
    typeof checksum === 'string' &&
    typeof moves === 'number' &&
    typeof seen === 'string'
  );
}

function isStanding(value: unknown): value is Standing {
  if (!isRecord(value)) return false;
  const { state, initialState, log, metadata } = value;
  return (
    isRecord(state) &&
    isRecord(state.ctx) &&
    isRecord(initialState) &&
    Array.isArray(log) &&
    isRecord(metadata)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
