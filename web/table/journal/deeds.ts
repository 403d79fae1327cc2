/* The journal of a match in which what sides did that nobody holds is told of them. */
import type { Side } from '../../../games/kit/frame';
import { type JournalEntry, type JournalLine, journalOf, openingOf } from '../../../games/kit/journal';
import type { MatchState } from '../../client/match';
import type { NamedSide } from '../../sides';

/**
 * Returns what says of one line after the other to which battle it belongs: the number of the battle in the journal, from 0,
 * with the line that begins it; null for none. What is done out of turn meanwhile belongs to none, and ends none; a line without
 * words belongs to the battle that goes on.
 */
export function battleWatch(): (
  line: JournalLine,
  entry: Pick<JournalEntry, 'step' | 'move'>,
) => number | null {
  let count = 0;
  let isFought = false;
  return ({ kind, fought, text }, { step, move }) => {
    if (kind === 'battle') {
      isFought = true;
      return count++;
    }
    if (step === null && move !== BY_RULE.move) return null;
    isFought &&= fought === true || text === '';
    return isFought ? count - 1 : null;
  };
}

/** What belongs to the line before it. */
const UNDER: readonly JournalLine['kind'][] = ['move', 'round', 'roll', 'won'];

/**
 * Returns the journal of a match, oldest first. What followed from a move by rule, and what happened before anybody could decide,
 * has entries of its own, one for each deed, of the sides that nobody holds.
 */
export function entriesIn(
  { G, log }: Pick<MatchState, 'G' | 'log'>,
  sides: readonly NamedSide[],
): JournalEntry[] {
  const unheld = sides.flatMap(({ id }) => (G.seats[id] === null ? [id] : []));
  const entries = journalOf(log, sides);
  const [first] = unheld;
  if (first === undefined) return entries;
  const opening = { ...BY_RULE, turn: 0, state: 0, side: first, lines: openingOf(G) };
  return [opening, ...entries].flatMap((entry) => deedsOf(entry, unheld));
}

/** What nobody has moved. */
const BY_RULE = { step: null, move: '', args: null } as const;

/** Returns an entry of whoever moved, and one for each deed of a side that nobody holds which followed from it. */
function deedsOf(entry: JournalEntry, unheld: readonly Side[]): JournalEntry[] {
  const deeds: (JournalEntry & { lines: JournalLine[] })[] = [{ ...entry, lines: [] }];
  const battleOf = battleWatch();
  for (const line of entry.lines) {
    const { kind, side } = line;
    const isWithin = battleOf(line, entry) !== null && kind !== 'battle';
    const isDeed = !isWithin && side !== undefined && unheld.includes(side) && !UNDER.includes(kind);
    if (isDeed) deeds.push({ ...BY_RULE, turn: entry.turn, state: entry.state, side, lines: [line] });
    else deeds[deeds.length - 1].lines.push(line);
  }
  return deeds;
}
