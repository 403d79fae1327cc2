import type { RuleSection } from '../kit/sections';
import { armies } from './rules/armies';
import { battles } from './rules/battles';
import { command } from './rules/command';
import { deployment } from './rules/deployment';
import { gameTurns } from './rules/gameTurns';
import { introduction } from './rules/introduction';
import { map } from './rules/map';
import { winter } from './rules/winter';

/**
 * Every numbered section of rules 1.1 in our own words, in the order of the book, for a table to show beside a rule
 * number. No file of the game imports this: a server that only plays needs no texts.
 */
export const rules: readonly RuleSection[] = [
  ...introduction,
  ...gameTurns,
  ...armies,
  ...map,
  ...deployment,
  ...command,
  ...battles,
  ...winter,
];
