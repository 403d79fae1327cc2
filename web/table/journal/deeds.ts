/* The journal of a match in which what sides did that nobody holds is told of them. */
import type { Side } from '../../../games/kit/frame';
import { type JournalEntry, type JournalLine, journalOf, openingOf } from '../../../games/kit/journal';
import type { MatchState } from '../../client/match';
import type { NamedSide } from '../../sides';

/** What ends a battle, or shows that it has ended. */
const AFTER_BATTLE: readonly JournalLine['kind'][] = ['won', 'heading', 'card', 'group'];

/** Returns what says of one line after the other whether it belongs to a battle that has begun and is not yet won. */
export function battleWatch(): (line: JournalLine) => boolean {
  let isFought = false;
  return ({ kind }) => {
    const isPartOfIt = isFought && !AFTER_BATTLE.includes(kind);
    isFought = isPartOfIt || kind === 'battle';
    return isPartOfIt;
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
  const opening = { ...BY_RULE, turn: 0, side: first, lines: openingOf(G) };
  return [opening, ...entries].flatMap((entry) => deedsOf(entry, unheld));
}

/** What nobody has moved. */
const BY_RULE = { step: null, move: '', args: null } as const;

/** Returns an entry of whoever moved, and one for each deed of a side that nobody holds which followed from it. */
function deedsOf(entry: JournalEntry, unheld: readonly Side[]): JournalEntry[] {
  const deeds: (JournalEntry & { lines: JournalLine[] })[] = [{ ...entry, lines: [] }];
  const isFought = battleWatch();
  for (const line of entry.lines) {
    const { kind, side } = line;
    const isDeed = !isFought(line) && side !== undefined && unheld.includes(side) && !UNDER.includes(kind);
    if (isDeed) deeds.push({ ...BY_RULE, turn: entry.turn, side, lines: [line] });
    else deeds[deeds.length - 1].lines.push(line);
  }
  return deeds;
}
