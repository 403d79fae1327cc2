/* Falling Sky, whole: the sequence of play (rulebook.ts), and the Factions that nobody runs (8.0). */
import { createGame } from '../kit/game';
import type { Rulebook } from '../kit/rulebook';
import { helpRomansInNeed } from './nonplayers/aedui/agreements';
import { decideByRule } from './nonplayers/decide';
import { rulesAtTable } from './rulebook';
import type { G } from './state';

/** Falling Sky (GMT Games, second edition), with Non-players. */
export const rulebook: Rulebook<G> = {
  ...rulesAtTable,
  atOnce: helpRomansInNeed,
  automaton: (play, side, legal) => decideByRule(rulebook, play, side, legal),
};

/** The boardgame.io `Game`. */
export const FallingSky = createGame(rulebook);
