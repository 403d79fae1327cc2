/* The odds of a battle (15.1, 15.5, 15.6), bad ones too, where few attack so that others attack better (14.7). */

/** The columns of the Hand-to-Hand Combat Table. */
export const COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;

export interface Odds {
  /** The odds in words, such as `3-1`. */
  name: string;
  /** The column of the Hand-to-Hand Combat Table; one past the last where the defender is lost without a die (15.5). */
  column: number;
}

/** Where the columns reach 1-1. */
const EVEN = 3;

/** What the attacker has to be stronger by so that there is nothing to roll for (15.5). */
const OVERWHELMING = 6;

/** Returns the odds of combat factors (2.4), those of all attackers (14.1) against those of all defenders (14.2), fractions rounded in favour of the defender (15.1), worse ones than 1-4 taken for 1-4 (15.6). */
export function oddsOf(attack: number, defence: number): Odds {
  if (attack >= defence) {
    const times = defence === 0 ? OVERWHELMING : Math.min(OVERWHELMING, Math.floor(attack / defence));
    return { name: `${times}-1`, column: EVEN + times - 1 };
  }
  const times = attack === 0 ? EVEN + 1 : Math.min(EVEN + 1, Math.ceil(defence / attack));
  return { name: `1-${times}`, column: EVEN + 1 - times };
}

/** Says whether odds eliminate the defender without a die (15.5). */
export function isOverwhelming({ column }: Odds): boolean {
  return column >= COLUMNS.length;
}
