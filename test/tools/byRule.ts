import { rulebook } from '../../games/falling-sky';
import { defaultComponents } from '../../games/falling-sky/components/default';
import { PLAYERS, type Player } from '../../games/falling-sky/components/factions';
import type { ScenarioId } from '../../games/falling-sky/components/scenarios';
import { decideByRule } from '../../games/falling-sky/nonplayers/decide';
import { setUp } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import type { JournalLine } from '../../games/kit/journal';
import { proceed } from '../../games/kit/make';
import { withDefaults } from '../../games/kit/options';
import { Play } from '../../games/kit/play';
import type { Random } from '../../games/kit/random';
import { recordOf } from '../../games/kit/record';
import { seededChance } from '../../games/testing/chance';

/** A game of Falling Sky that four Non-players have played against each other. */
export interface PlayedByRule {
  /** The Factions that have won. */
  winners: readonly Player[];
  /** The victory margin of every Faction at the end. */
  margins: Readonly<Record<Player, number>>;
  /** How many moves they have made. */
  decisions: number;
  /** How many cards were played, WINTER cards included. */
  cards: number;
  /** The state at the end. */
  G: G;
  /** All that the journal tells. */
  lines: readonly JournalLine[];
}

/**
 * Plays a scenario to its end with nobody at the table: each Faction by chapter 8, each move through the same check of legality
 * as a person's. The same seed always gives the same game. Throws when a Non-player makes an illegal move or there is no end.
 * `watch` sees the state before each decision.
 */
export function playByRule(scenario: ScenarioId, seed: number, watch?: (G: G) => void): PlayedByRule {
  const chance = seededChance(seed);
  const seats = recordOf(PLAYERS, () => null);
  const options = withDefaults(rulebook, { scenario });
  return playOnByRule(
    setUp(defaultComponents, { options, seats, random: chance }),
    chance,
    watch,
    `the game of seed ${seed}`,
  );
}

/** Plays a game that nobody is at the table of on to its end; see {@link playByRule}. It is written to. */
export function playOnByRule(
  game: G,
  chance: Random,
  watch?: (G: G) => void,
  name = 'the game',
): PlayedByRule {
  const play = new Play(game, chance);
  let decisions = 0;
  proceed(
    {
      ...rulebook,
      automaton(each, side, legal) {
        decisions++;
        watch?.(each.G);
        return decideByRule(rulebook, each, side, legal);
      },
    },
    play,
  );
  const { result, G, lines } = play;
  if (result === null) throw new Error(`${name} has no end`);
  return { winners: result.winners, margins: result.margins, decisions, cards: G.played.length, G, lines };
}
