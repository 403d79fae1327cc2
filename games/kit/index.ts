export type { BotKnowledge, Objectives } from './botKnowledge';
export { createGame, type RubiconGame } from './game';
export { type JournalEntry, journalOf } from './journal';
export { type Frame, type GameOver, type JournalLine, Play, type Random, type Stacked } from './play';
export {
  type LegalMove,
  labelOf,
  legalMoves,
  type Options,
  optionError,
  perform,
  promptFor,
  type Rulebook,
  type RulebookOption,
  withDefaults,
} from './rulebook';
export { type Action, type Argument, action, type Prompt, type Seat, type Step } from './step';
export { movesToTakeBack } from './undo';
