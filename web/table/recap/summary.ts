/* What others did in a few words. */
import type { Side } from '../../../games/kit/frame';
import type { JournalLine, Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import type { JournalEvent } from './events';

/** A line of the summary. */
export interface SummaryLine extends Pick<Subjects, 'card' | 'places'> {
  side: NamedSide | undefined;
  text: string;
  /** How often it happened. */
  count: number;
}

/** What the summary leaves to the journal. */
const IN_JOURNAL: readonly JournalLine['kind'][] = ['heading', 'group', 'round', 'roll'];
const MOST_WAYS = 5;

/** Returns in a few lines what happened: the moves of a side together, battles by how they ended, no rolls. */
export function summaryOf(
  events: readonly JournalEvent[],
  sides: readonly NamedSide[],
  nameOf: (place: string) => string,
): SummaryLine[] {
  const lines: SummaryLine[] = [];
  const movers = new Set<Side>();
  for (const [index, { side: id, line, isFought }] of events.entries()) {
    if (isFought) continue;
    const { kind, text, ...about } = line;
    const side = sides.find((each) => each.id === id);
    if (kind === 'move') {
      if (!movers.has(id)) lines.push({ side, ...movesIn(events, id, side?.name ?? id, nameOf), count: 1 });
      movers.add(id);
    } else if (!IN_JOURNAL.includes(kind) && !(kind === 'battle' && isWonAfter(events, index))) {
      const same = lines.find((each) => each.text === text);
      if (same === undefined) lines.push({ side, text, count: 1, ...shownOf(about) });
      else same.count++;
    }
  }
  return lines;
}

function shownOf({ card, places }: Subjects): Pick<Subjects, 'card' | 'places'> {
  return { ...(card !== undefined && { card }), ...(places !== undefined && { places }) };
}

function isWonAfter(events: readonly JournalEvent[], index: number): boolean {
  const place = events[index].line.places?.[0];
  return events.slice(index).some(({ line }) => line.kind === 'won' && line.places?.[0] === place);
}

function movesIn(
  events: readonly JournalEvent[],
  side: Side,
  name: string,
  nameOf: (place: string) => string,
): { text: string; places: readonly string[] } {
  const counts = new Map<string, number>();
  const journeys = journeysOf(events, side);
  for (const { from, to } of journeys) {
    const way = from === null ? `to ${nameOf(to)}` : `${nameOf(from)} → ${nameOf(to)}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  const ways = [...counts].map(([way, count]) => (count === 1 ? way : `${way} ×${count}`));
  const rest = ways.length - MOST_WAYS;
  const listed = ways.slice(0, MOST_WAYS).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
  return {
    text: `${name} moved: ${listed}.`,
    places: [...new Set(journeys.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))],
  };
}

/** A way of a piece; from null for who came from nowhere on the map. */
interface Journey {
  from: string | null;
  to: string;
}

/** Returns from where to where the pieces of a side went: who goes on from where a piece of the group has come is that piece. */
function journeysOf(events: readonly JournalEvent[], side: Side): Journey[] {
  const journeys: Journey[] = [];
  let group: { start: string; first: number } | null = null;
  for (const { side: mover, line, isFought } of events) {
    if (isFought) continue;
    const [from, ...others] = line.places ?? [];
    const to = others.at(-1);
    if (line.kind === 'battle') group = null;
    else if (line.kind === 'group' && mover === side) group = { start: from, first: journeys.length };
    else if (line.kind === 'move' && mover === side && from !== undefined && to === undefined)
      journeys.push({ from: null, to: from });
    else if (line.kind === 'move' && mover === side && to !== undefined) {
      const comes =
        group === null || from === group.start
          ? undefined
          : journeys.slice(group.first).find((journey) => journey.to === from);
      if (comes === undefined) journeys.push({ from, to });
      else comes.to = to;
    }
  }
  return journeys;
}
