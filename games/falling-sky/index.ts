/* Falling Sky, whole: the sequence of play (rulebook.ts), and the Factions that nobody runs (8.0). */
import { createGame } from '../kit/game';
import { legalMoves } from '../kit/legality';
import type { BotRulebook } from '../kit/rulebook';
import { helpRomansInNeed } from './nonplayers/aedui/agreements';
import { decideByRule, orIdle } from './nonplayers/decide';
import { rulesAtTable } from './rulebook';
import type { G } from './state';

export type { G } from './state';

/** Falling Sky (GMT Games, second edition), with Non-players. An illegal move of theirs throws. */
export const rulebook: BotRulebook<G> = {
  ...rulesAtTable,
  atOnce: helpRomansInNeed,
  automaton: (play, side, legal) => decideByRule(rulebook, play, side, legal),
};

/** The rulebook in matches of people, which no mistake in chapter 8 may stop for good. */
const forgiving: BotRulebook<G> = {
  ...rulebook,
  automaton: (play, side, legal) =>
    orIdle(decideByRule(forgiving, play, side, legal), legal, () => legalMoves(forgiving, play.G, side)),
};

/** The boardgame.io `Game`. */
export const FallingSky = createGame(forgiving);
export { FallingSky as game };
