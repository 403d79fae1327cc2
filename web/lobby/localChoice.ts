import type { LevelId } from '../../games/ai/levels';
import { botChoices, type Choosable } from './seatChoice';

/** Who is to play a seat of a game on this device. */
export type LocalChoice = 'person' | LevelId;

/** What there is to choose for a seat of a game on this device. */
export const localChoices: readonly Choosable<LocalChoice>[] = [
  { value: 'person', label: 'Person at this screen', note: '' },
  ...botChoices,
];

/** Returns how a game on this device is played by so many people, in words. */
export function wayOf(people: number): string {
  if (people === 0) return 'You watch the bots play. They go on as long as the page is open.';
  if (people === 1) return 'You play in this browser, which keeps the game; no server is needed.';
  return 'A curtain falls whenever the device changes hands, so that secrets are kept.';
}
