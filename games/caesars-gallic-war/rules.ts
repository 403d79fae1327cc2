/* Every numbered section of the rulebook in our own words, for the table to show. */
import type { RuleSection } from '../kit/sections';
import { box } from './rules/box';
import { cards } from './rules/cards';
import { endOfTurn } from './rules/endOfTurn';
import { leaders } from './rules/leaders';
import { options } from './rules/options';
import { roster } from './rules/roster';
import { victory } from './rules/victory';

/** The sections in the order of the rulebook. Nothing a game is played by needs them: load them when they are read. */
export const rules: readonly RuleSection[] = [
  ...box,
  ...cards,
  ...endOfTurn,
  ...leaders,
  ...victory,
  ...options,
  ...roster,
];
