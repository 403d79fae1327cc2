import { createContext, useContext } from 'react';
import { OpenRule } from '../../ui/RuleBadge';

/** Opens the legend. */
export const OpenLegend = createContext<() => void>(() => {});

/** The entries of the menu that open the rules at their contents, and the legend; nothing where there are none. */
export function TeachingEntries() {
  const openRule = useContext(OpenRule);
  const openLegend = useContext(OpenLegend);
  if (openRule === null) return null;
  return (
    <>
      <button type="button" onClick={() => openRule('')} data-testid="open-rules">
        Rules
      </button>
      <button type="button" onClick={openLegend} data-testid="open-legend">
        Legend
      </button>
    </>
  );
}
