import type { Cause, Force, UnitKind } from './components';

/** What a counter is. */
export interface Unit {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Whose it is. */
  side: Cause;
  /** What it stands for. */
  kind: UnitKind;
  /** The combat factor (2.4); 0 for leaders and forts. */
  combat: number;
  /** The movement factor (2.5); 0 for forts. */
  movement: number;
  /** Whether it began in the town or off the board; of Gallic units only. */
  force: Force | null;
}
