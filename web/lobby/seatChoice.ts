import { isLevel, type LevelId, levels } from '../../games/ai/levels';
import type { Seat } from '../../games/kit/frame';
import { botName } from '../client/bots';

/** Who is to play a seat of a room: who creates it, whoever comes, or a bot. */
export type SeatChoice = 'me' | 'open' | LevelId;

/** Something to choose for a seat, and one line that says what it means, empty where it says so itself. */
export interface Choosable<C extends string> {
  value: C;
  label: string;
  note: string;
}

/** The bots to choose for a seat, the weakest first. */
export const botChoices: readonly Choosable<LevelId>[] = levels.map(({ id, note }) => ({
  value: id,
  label: botName(id),
  note,
}));

/** Returns what of some choices there is to choose for a seat of a game: of a game without bots, none of these. */
export function choicesFor<C extends string>(
  { hasBots }: { hasBots: boolean },
  choices: readonly Choosable<C>[],
): readonly Choosable<C>[] {
  return hasBots ? choices : choices.filter(({ value }) => !isLevel(value));
}

/** Returns the choices with another one for a seat; who creates the room has one seat, and changes places. */
export function withChoice(
  choices: readonly SeatChoice[],
  seat: number,
  choice: SeatChoice,
): readonly SeatChoice[] {
  const left = choice === 'me' ? choices.indexOf('me') : -1;
  return choices.map((old, other) => {
    if (other === seat) return choice;
    return other === left ? choices[seat] : old;
  });
}

/** Returns the choices for so many seats: new ones are `usual`, and who creates the room keeps a seat. */
export function resized<C extends string>(choices: readonly C[], players: number, usual: C): readonly C[] {
  const kept = Array.from({ length: players }, (_, seat) => choices[seat] ?? usual);
  const lost = choices.slice(players).find((choice) => choice === 'me');
  return lost === undefined ? kept : [...kept.slice(0, -1), lost];
}

/** Returns the levels of the bots by seat. */
export function botsIn(choices: readonly string[]): Record<Seat, LevelId> {
  const bots: Record<Seat, LevelId> = {};
  for (const [seat, choice] of choices.entries()) if (isLevel(choice)) bots[seat] = choice;
  return bots;
}

/** Returns the items in a random order. */
export function shuffled<T>(items: readonly T[]): T[] {
  const lots = items.map((item) => ({ item, lot: Math.random() }));
  return lots.sort((a, b) => a.lot - b.lot).map(({ item }) => item);
}
