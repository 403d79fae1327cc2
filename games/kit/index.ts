export type { About } from './about';
export { type Action, action, type Obstacle, type Situation } from './action';
export type { BotKnowledge, Objectives } from './botKnowledge';
export type { Boxed } from './components/boxes';
export type { Card, Connection, Contents, Piece, Place, Source } from './components/contents';
export type { DiceState } from './dice/dice';
export { type DiceView, diceIn } from './dice/plugin';
export type { Features, Tell, TellOf, Weights } from './features';
export {
  type AnyFrame,
  type Frame,
  type FrameAt,
  type FramesOf,
  findFrame,
  frameOf,
  isOver,
  type NoData,
  type Seat,
  type Side,
  type SideOf,
  type Stacked,
  type StepName,
  topFrame,
} from './frame';
export {
  type AnyGame,
  type BotGame,
  type BotMoves,
  createGame,
  type GameAdditions,
  type GivenByGame,
  type RubiconGame,
} from './game';
export {
  type BattleNews,
  type JournalEntry,
  type JournalLine,
  journalOf,
  type LineKind,
  type LogMetadata,
  type Loss,
  type Opened,
  openingOf,
  type Subjects,
} from './journal';
export {
  blindAnswer,
  forgoneBy,
  isAskedBlindly,
  labelOf,
  legalMove,
  legalMoves,
  nextArguments,
  obstacleTo,
  type Possibility,
  possibilities,
  promptFor,
} from './legality';
export { makeMove } from './make';
export type { Argument, Legal, LegalMove } from './move';
export { type Options, optionError, type RulebookOption, withDefaults } from './options';
export { ownLine } from './ownLine';
export { Play } from './play';
export type { Random } from './random';
export type { GameOver, Result } from './result';
export { type BotRulebook, hasBots, type Rulebook, type Setup, seatingOf } from './rulebook';
export { seatsDeciding, sidesAt, sidesDeciding, sideToDecide } from './seats';
export type { RuleSection } from './sections';
export { type Decision, isDecision, type Procedure, type Prompt, type Step } from './step';
export { seatsAsked } from './table';
export { mayHear, sidesNotHearing } from './talking';
export { movesToTakeBack } from './undo';
