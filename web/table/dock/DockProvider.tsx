import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLayout } from '../views/layout';
import { type Claim, DockContext, holdersOf } from './claims';

const NOBODY: readonly Claim[] = [];

/** Gives a table its dock. What claims it, and has it, changes without the table being drawn again. */
export function DockProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [claims, setClaims] = useState(NOBODY);
  const layout = useLayout();
  const holders = useMemo(() => holdersOf(claims, layout), [claims, layout]);
  const claim = useCallback((one: Claim) => {
    setClaims((before) => [...before, one]);
    return () => setClaims((before) => before.filter((other) => other !== one));
  }, []);
  const dock = useMemo(() => ({ slot, setSlot, holders, claim }), [slot, holders, claim]);
  return <DockContext.Provider value={dock}>{children}</DockContext.Provider>;
}
