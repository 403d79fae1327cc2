import type { Cause, Force, UnitKind } from './components';

/** What a counter is. */
export interface Unit {
  id: string;
  name: string;
  side: Cause;
  kind: UnitKind;
  combat: number;
  movement: number;
  force: Force | null;
}
