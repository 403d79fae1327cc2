import { rulebook } from '../../../games/falling-sky';
import type { Text } from '../../../games/falling-sky/components/cards';
import type { Player } from '../../../games/falling-sky/components/factions';
import { eventFrame } from '../../../games/falling-sky/events/start';
import type { G } from '../../../games/falling-sky/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { proceed } from '../../../games/kit/make';
import { Play } from '../../../games/kit/play';
import type { Random } from '../../../games/kit/random';
import { scripted } from '../../../games/testing/chance';
import { type Position, stateOf, Table } from '../table';
import { alone, eventTurn } from './table';

/** What is rolled, and which other Factions are Non-players. */
interface Circumstances {
  dice?: number[];
  others?: Player[];
}

/** Goes on from some frames, once where chance takes the first of equals, once where it takes the last. */
export function eitherWay(position: Position, frames: readonly AnyFrame<G>[], dice: number[] = []): Table[] {
  return [
    byChance(position, frames, dice, { Die: () => 1 }),
    byChance(position, frames, dice, {
      Die: (sides) => sides,
      Shuffle: (items) => items.toReversed(),
    }),
  ];
}

function byChance(
  position: Position,
  frames: readonly AnyFrame<G>[],
  dice: number[],
  chance: Partial<Random>,
): Table {
  const state = structuredClone(stateOf(position));
  state.stack = [{ step: 'card', sides: [], deeds: [], passed: [] }, ...structuredClone(frames)];
  const play = new Play(state, { ...scripted(dice), ...chance });
  proceed(rulebook, play);
  const table = new Table(play.G);
  table.journal.push(...play.lines);
  return table;
}

/** The tables at which a Non-player executes a text of an Event: chance takes the first of equals, or the last. */
export function eventEitherWay(
  position: Position,
  card: number,
  text: Text,
  by: Player,
  { dice = [], others = [] }: Circumstances = {},
): Table[] {
  return eitherWay(
    alone({ ...position, card }, by, others),
    [eventTurn(by), eventFrame(card, text, by)],
    dice,
  );
}

/** The table at which a Non-player executes a text of an Event: chance takes the first of equals, then the second, and so on. */
export function eventByTurns(
  position: Position,
  card: number,
  text: Text,
  by: Player,
  { dice = [], others = [] }: Circumstances = {},
): Table {
  let last = 0;
  return byChance(
    alone({ ...position, card }, by, others),
    [eventTurn(by), eventFrame(card, text, by)],
    dice,
    { Die: (sides) => (last++ % sides) + 1 },
  );
}
