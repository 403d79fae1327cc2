import { useContext } from 'react';
import { OpenRule } from '../../ui/RuleBadge';

/** The entry of the menu that opens the rules at their contents; nothing where there are none to read. */
export function RulesEntry() {
  const open = useContext(OpenRule);
  if (open === null) return null;
  return (
    <button type="button" onClick={() => open('')} data-testid="open-rules">
      Rules
    </button>
  );
}
