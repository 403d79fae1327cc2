/* Every numbered section of the rulebook in our own words, for the table to show. */
import type { RuleSection } from '../kit/sections';
import { abilities } from './rules/abilities';
import { commands } from './rules/commands';
import { events } from './rules/events';
import { forces } from './rules/forces';
import { nonPlayers } from './rules/nonPlayers';
import { sequence } from './rules/sequence';
import { winter } from './rules/winter';

/** The sections in the order of the rulebook. Nothing a game is played by needs them: load them when they are read. */
export const rules: readonly RuleSection[] = [
  ...forces,
  ...sequence,
  ...commands,
  ...abilities,
  ...events,
  ...winter,
  ...nonPlayers,
];
