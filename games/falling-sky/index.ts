/* Falling Sky, whole: the sequence of play (rulebook.ts), and the Factions that nobody runs (8.0). */
import { createGame } from '../kit/game';
import { legalMoves } from '../kit/legality';
import type { BotRulebook } from '../kit/rulebook';
import type { Components } from './components/components';
import { defaultComponents } from './components/default';
import { helpRomansInNeed } from './nonplayers/aedui/agreements';
import { decideByRule, orIdle } from './nonplayers/decide';
import { tableRulesWith } from './rulebook';
import type { G } from './state';

export type { Matter, StandingAnswers } from './answers';
export type { Components } from './components/components';
export type { ScenarioId } from './components/scenarios';
export type { Circumvallation, Force, TribeState } from './pieces/force';
export type { Here } from './pieces/onMap';
export type { Capability, Card, Eligibility, G } from './state';
export { defaultComponents };

/**
 * Returns Falling Sky (GMT Games, second edition), with Non-players, as played with a set of components. An illegal move of theirs
 * throws. Matches of that set are at hand from then on. Throws when another set has its id.
 */
export function rulebookWith(components: Components): BotRulebook<G> {
  const rulebook: BotRulebook<G> = {
    ...tableRulesWith(components),
    atOnce: helpRomansInNeed,
    automaton: (play, side, legal) => decideByRule(rulebook, play, side, legal),
  };
  return rulebook;
}

/**
 * Returns the boardgame.io `Game` as played with a set of components, such as {@link defaultComponents} or a corrected one. In matches
 * of people no mistake in chapter 8 stops it for good.
 */
export function gameWith(components: Components) {
  const forgiving: BotRulebook<G> = {
    ...rulebookWith(components),
    automaton: (play, side, legal) =>
      orIdle(decideByRule(forgiving, play, side, legal), legal, () => legalMoves(forgiving, play.G, side)),
  };
  return createGame(forgiving);
}

/** Falling Sky with our components. */
export const rulebook = rulebookWith(defaultComponents);

/** The boardgame.io `Game` with our components. */
export const FallingSky = gameWith(defaultComponents);
export { FallingSky as game };
