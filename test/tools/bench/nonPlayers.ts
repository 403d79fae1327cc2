import { SCENARIOS, type ScenarioId } from '../../../games/falling-sky/components/scenarios';
import { playByRule } from '../byRule';
import { type Measure, rounded } from './measure';

const GAMES = 200;
/** Games played before the clock starts, until the engine has compiled what runs hot. */
const WARM_UP = 30;

/** How scenarios are called in the names of the measures. */
const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = { 'great-revolt': 'the-great-revolt' };

/** How long a game of Falling Sky takes that four Non-players play, and how often each Faction wins. */
export function nonPlayers(games = GAMES): (Measure & { wins: Record<string, number> })[] {
  return SCENARIOS.map(({ id }) => {
    for (let seed = 1; seed <= WARM_UP; seed++) playByRule(id, games + seed);
    const wins: Record<string, number> = {};
    const started = performance.now();
    for (let seed = 1; seed <= games; seed++)
      for (const winner of playByRule(id, seed).winners) wins[winner] = (wins[winner] ?? 0) + 1;
    const value = rounded((performance.now() - started) / games);
    return { bench: `nonplayers/${NAMES[id] ?? id}`, value, unit: 'ms', wins };
  });
}
