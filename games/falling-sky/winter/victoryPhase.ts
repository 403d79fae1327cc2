/* The Victory Phase (6.1). */
import type { Play } from '../../kit/play';
import { forceIn } from '../pieces/forces';
import { returnLegions } from '../pieces/legions';
import { removePiece } from '../pieces/removal';
import { regionsOf } from '../places';
import { deckPlanOf } from '../setup';
import { fateOfGaul, isVictory, rankingOf, resultOf } from '../standings';
import type { G } from '../state';
import { romanScore } from '../victory';

/** The Victory Phase from which on card 20 counts, and the Roman score that it takes. */
const OPTIMATES = { phase: 2, above: 12 } as const;

/** 6.1: The game ends when somebody has met the condition, by card 20, and in the final Winter; see {@link isVictory}. */
export function holdVictoryPhase(play: Play<G>): void {
  const { G } = play;
  G.victoryPhases++;
  if (G.optimates && G.victoryPhases >= OPTIMATES.phase && romanScore(G) > OPTIMATES.above) {
    recallLegions(G);
    end(play, 'The Optimates call the Legions back.');
  } else if (isVictory(G))
    end(play, isConditionMet(G) ? 'A victory condition is met.' : 'A Non-player is ahead.');
  else if (isFinalWinter(G)) end(play, 'It is the final Winter.');
}

function isConditionMet(G: G): boolean {
  return rankingOf(G).some(({ margin }) => margin > 0);
}

/** The game ends, and the journal tells what becomes of Gaul where a player is alone (8.9). */
function end(play: Play<G>, why: string): void {
  const { G } = play;
  const result = resultOf(G, why);
  const fate = fateOfGaul(G, result.winners[0]);
  if (fate !== null) play.journal('8.9', fate, { kind: 'heading' });
  play.end(result);
}

/** Says whether the WINTER card in play is the last of the deck (2.4.1). */
function isFinalWinter(G: G): boolean {
  return G.winters >= deckPlanOf(G).winters.length;
}

/** Card 20: All Legions go to the Legions track. */
function recallLegions(G: G): void {
  for (const region of regionsOf(G))
    for (let left = forceIn(G, region, 'romans').legions; left > 0; left--)
      removePiece(G, region, 'romans', 'legion', 'track');
  returnLegions(G, G.legions.fallen);
}
