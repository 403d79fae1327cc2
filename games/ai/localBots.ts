import type { Seat } from '../kit/frame';
import type { LevelId } from './levels';
import { type BotClass, botAt } from './searchBot';

/**
 * Returns bots for seats of a match, from their levels, in the form boardgame.io's `Local({ bots })` takes. Throws for an unknown level.
 *
 * Where several seats decide at once, `Local` asks a bot again whenever another seat has moved, and sends both of its answers. boardgame.io then
 * says on the console `ERROR: move not processed` or `ERROR: player not active`: the answer that came second was refused. The match goes on.
 */
export function botsAt(levels: Readonly<Record<Seat, LevelId>>): Record<Seat, BotClass> {
  return Object.fromEntries(Object.entries(levels).map(([seat, level]) => [seat, botAt(level)]));
}
