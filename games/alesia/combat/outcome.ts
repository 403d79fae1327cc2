/* The results of the Hand-to-Hand Combat Table (15.3). */
import { boxOf } from '../components/box';
import type { G } from '../state';
import { isOverwhelming, type Odds } from './odds';

/** What befalls one side of a battle, and how far it may advance. */
export interface Fate {
  isLost: boolean;
  /** Hexes to retreat; 0 for none. */
  retreat: number;
  /** Hexes it may advance; 0 for none. */
  advance: number;
}

export interface Outcome {
  attacker: Fate;
  defender: Fate;
  /** Whether the battle rages on. */
  rages: boolean;
  /** The result in plain words. */
  text: string;
}

/** What befalls who is overwhelmed or surrounded: no die is cast (15.4, 15.5). */
export const ROUT = 'DE AA4';

/** Returns the result of a die from 1 to 6 at odds, as the table has it: codes with blanks between them. */
export function resultOf(G: G, odds: Odds, die: number): string {
  return isOverwhelming(odds) ? ROUT : boxOf(G).components.tables.handToHand[die - 1][odds.column];
}

/** Returns what a result of the table means. */
export function outcomeOf(result: string): Outcome {
  const codes = result.split(' ');
  const count = (code: string) =>
    Number(codes.find((each) => each.startsWith(code))?.slice(code.length) ?? 0);
  const fate = (who: 'A' | 'D'): Fate => ({
    isLost: codes.includes(`${who}E`),
    retreat: count(`${who}R`),
    advance: count(`${who}A`),
  });
  const attacker = fate('A');
  const defender = fate('D');
  const rages = codes.includes('RAGES');
  const words = [...wordsOf('attackers', attacker), ...wordsOf('defenders', defender)];
  return { attacker, defender, rages, text: rages ? 'the battle rages' : words.join(', ') || 'a melee' };
}

function wordsOf(who: string, { isLost, retreat, advance }: Fate): string[] {
  return [
    ...(isLost ? [`${who} eliminated`] : []),
    ...(retreat > 0 ? [`${who} retreat ${retreat}`] : []),
    ...(advance > 0 ? [`${who} may advance ${advance}`] : []),
  ];
}
