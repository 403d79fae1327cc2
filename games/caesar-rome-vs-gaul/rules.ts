/* Every numbered section of the rulebook in our own words, for the table to show. */
import type { RuleSection } from '../kit/sections';
import { battle } from './rules/battle';
import { movement } from './rules/movement';
import { overview } from './rules/overview';
import { reinforcement } from './rules/reinforcement';
import { siege } from './rules/siege';
import { special } from './rules/special';
import { strategy } from './rules/strategy';
import { victory } from './rules/victory';
import { winter } from './rules/winter';

/** The sections in the order of the rulebook. Nothing a game is played by needs them: load them when they are read. */
export const rules: readonly RuleSection[] = [
  ...overview,
  ...reinforcement,
  ...strategy,
  ...movement,
  ...battle,
  ...siege,
  ...winter,
  ...special,
  ...victory,
];
