/* Every numbered section of the rulebook in our own words, for the table to show. */
import type { RuleSection } from '../kit/sections';

/** The sections in the order of the rulebook. Nothing a game is played by needs them: load them when they are read. */
export const rules: readonly RuleSection[] = [];
