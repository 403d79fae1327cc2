import { isDecision, type Rulebook } from '../../../games/kit';
import type { AskingChoice } from '../../client/useAsking';

interface AskingEntryProps extends AskingChoice {
  rulebook: Rulebook;
}

/** The entry of the menu that chooses when one is asked blindly; nothing in games where that never happens. */
export function AskingEntry({ rulebook, asking, choose }: AskingEntryProps) {
  if (!hasBlindSteps(rulebook)) return null;
  const always = asking === 'always';
  return (
    <button type="button" onClick={() => choose(always ? 'when able' : 'always')} data-testid="asking">
      {always ? 'Ask about cards only when I hold one' : 'Ask about cards even when I hold none'}
    </button>
  );
}

function hasBlindSteps({ phases }: Rulebook): boolean {
  return Object.values(phases).some((steps) =>
    Object.values(steps).some((step) => isDecision(step) && step.blind !== undefined),
  );
}
