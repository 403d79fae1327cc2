import type { Seat } from '../kit/frame';
import type { LevelId } from './levels';
import { type BotClass, botAt } from './searchBot';

/** Returns bots for seats of a match, from their levels, in the form boardgame.io's `Local({ bots })` takes. Throws for an unknown level. */
export function botsAt(levels: Readonly<Record<Seat, LevelId>>): Record<Seat, BotClass> {
  return Object.fromEntries(Object.entries(levels).map(([seat, level]) => [seat, botAt(level)]));
}
