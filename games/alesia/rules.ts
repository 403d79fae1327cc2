/* Every numbered section of the rulebook in our own words, for the table to show. */
import type { RuleSection } from '../kit/sections';
import { cavalry } from './rules/cavalry';
import { combat } from './rules/combat';
import { command } from './rules/command';
import { forts } from './rules/forts';
import { missiles } from './rules/missiles';
import { movement } from './rules/movement';
import { overview } from './rules/overview';
import { periods } from './rules/periods';
import { places } from './rules/places';
import { ramparts } from './rules/ramparts';
import { results } from './rules/results';

/** The sections in the order of the rulebook. Nothing a game is played by needs them: load them when they are read. */
export const rules: readonly RuleSection[] = [
  ...overview,
  ...movement,
  ...places,
  ...periods,
  ...combat,
  ...results,
  ...command,
  ...missiles,
  ...cavalry,
  ...forts,
  ...ramparts,
];
