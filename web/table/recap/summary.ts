/* What others did in a few words. */
import type { Side } from '../../../games/kit/frame';
import type { JournalLine, Loss, Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { type JournalEvent, OF_BATTLE } from './events';
import { lossesInWords, lossesOf } from './losses';

/** A line of the summary. */
export interface SummaryLine extends Pick<Subjects, 'card' | 'places'> {
  /** What the viewer has lost comes first, then what others have gained, then all else. */
  kind: 'loss' | 'gain' | 'other';
  side: NamedSide | undefined;
  text: string;
  /** How often it happened. */
  count: number;
}

/** Whose summary it is, and how sides and places are called. */
export interface Told {
  own: readonly Side[];
  sides: readonly NamedSide[];
  nameOf(place: string): string;
}

/** What the summary leaves to the journal. */
const IN_JOURNAL: readonly JournalLine['kind'][] = ['heading', 'group', 'round', 'roll'];
const MOST_WAYS = 5;

/**
 * Returns in a few lines what happened: first what the viewer has lost, counted, then what others have gained, then the rest;
 * the moves of a side together, battles that the viewer has not seen by how they ended, no rolls.
 */
export function summaryOf(events: readonly JournalEvent[], told: Told): SummaryLine[] {
  const { own } = told;
  const unseen = events.filter(({ isSeen }) => !isSeen);
  const [mine, others] = lossesIn(unseen, own);
  const lines = textsIn(unseen, told);
  return [
    ...lossLines(mine, told),
    ...lines.filter(({ kind }) => kind === 'gain'),
    ...lines.filter(({ kind }) => kind === 'other'),
    ...lossLines(others, told),
  ];
}

/**
 * Returns which of the lines of a summary are shown where there is room for so many, and how many that leaves out: those of what
 * was lost and gained as far as they go, and of the rest the last.
 */
export function shownOf(
  summary: readonly SummaryLine[],
  most: number,
): { first: readonly SummaryLine[]; left: number; last: readonly SummaryLine[] } {
  const first = summary.filter(({ kind }) => kind !== 'other').slice(0, most);
  const others = summary.filter(({ kind }) => kind === 'other');
  const last = first.length < most ? others.slice(first.length - most) : [];
  return { first, left: summary.length - first.length - last.length, last };
}

/** Returns what the viewer has lost, and what others have. */
function lossesIn(events: readonly JournalEvent[], own: readonly Side[]): [Loss[], Loss[]] {
  const lost = events.flatMap((event) => (isTold(event, own) ? [] : (event.line.lost ?? [])));
  return [lost.filter(({ side }) => own.includes(side)), lost.filter(({ side }) => !own.includes(side))];
}

/** Says whether a line that tells of losses is told in its own words: that a place changes hands, which the viewer has not lost. */
function isTold({ line: { kind, side, lost = [] } }: JournalEvent, own: readonly Side[]): boolean {
  return kind === 'control' && side !== undefined && !lost.some((loss) => own.includes(loss.side));
}

function lossLines(losses: readonly Loss[], { own, sides, nameOf }: Told): SummaryLine[] {
  return [...new Set(losses.map(({ side }) => side))].flatMap((id) => {
    const side = sides.find((each) => each.id === id);
    const isMine = own.includes(id);
    const who = isMine && own.length === 1 ? 'You' : (side?.name ?? capital(id));
    return lossesInWords(who, lossesOf(losses, id), nameOf).map(
      (words): SummaryLine => ({ kind: isMine ? 'loss' : 'other', side, count: 1, ...words }),
    );
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function textsIn(events: readonly JournalEvent[], { own, sides, nameOf }: Told): SummaryLine[] {
  const lines: SummaryLine[] = [];
  const movers = new Set<string>();
  for (const event of events) {
    const { side: id, line, battle } = event;
    const { kind, text, lost, ...about } = line;
    const side = sides.find((each) => each.id === id);
    if (kind === 'move') {
      const isAfterBattle = battle !== null;
      if (!movers.has(`${id} ${isAfterBattle}`)) {
        const moved = movesIn(events, { side: id, name: side?.name ?? id, isAfterBattle }, nameOf);
        lines.push({ kind: 'other', side, count: 1, ...moved });
      }
      movers.add(`${id} ${isAfterBattle}`);
    }
    if (kind === 'move' || IN_JOURNAL.includes(kind)) continue;
    if (lost !== undefined && !isTold(event, own)) continue;
    if (battle !== null && (!OF_BATTLE.includes(kind) || (kind === 'battle' && isWon(events, battle))))
      continue;
    const same = lines.find((each) => each.text === text);
    if (same !== undefined) same.count++;
    else lines.push({ kind: isGain(event, own) ? 'gain' : 'other', side, text, count: 1, ...aboutOf(about) });
  }
  return lines;
}

function isGain({ side, line: { kind } }: JournalEvent, own: readonly Side[]): boolean {
  return own.length > 0 && !own.includes(side) && (kind === 'control' || kind === 'won');
}

function aboutOf({ card, places }: Subjects): Pick<Subjects, 'card' | 'places'> {
  return { ...(card !== undefined && { card }), ...(places !== undefined && { places }) };
}

function isWon(events: readonly JournalEvent[], battle: number): boolean {
  return events.some((event) => event.battle === battle && event.line.kind === 'won');
}

/** Who moved, and whether as a battle led to it: in retreat, or in pursuit. */
interface Movement {
  side: Side;
  name: string;
  isAfterBattle: boolean;
}

function movesIn(
  events: readonly JournalEvent[],
  { side, name, isAfterBattle }: Movement,
  nameOf: (place: string) => string,
): { text: string; places: readonly string[] } {
  const counts = new Map<string, number>();
  const journeys = isAfterBattle ? journeysAfterBattle(events, side) : journeysOf(events, side);
  for (const { from, to } of journeys) {
    const way = from === null ? `to ${nameOf(to)}` : `${nameOf(from)} → ${nameOf(to)}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  const ways = [...counts].map(([way, count]) => (count === 1 ? way : `${way} ×${count}`));
  const rest = ways.length - MOST_WAYS;
  const listed = ways.slice(0, MOST_WAYS).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
  return {
    text: `${name} moved${isAfterBattle ? ' after battle' : ''}: ${listed}.`,
    places: [...new Set(journeys.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))],
  };
}

/** A way of a piece; from null for who came from nowhere on the map. */
interface Journey {
  from: string | null;
  to: string;
  /** The piece that goes by name; empty where it has none. */
  piece: string;
}

function journeysAfterBattle(events: readonly JournalEvent[], side: Side): Journey[] {
  const journeys: Journey[] = [];
  for (const { side: mover, line, battle } of events) {
    const { kind, places = [], pieces = [] } = line;
    const [from] = places;
    const to = places.at(-1);
    if (battle === null || kind !== 'move' || mover !== side || from === undefined || to === undefined)
      continue;
    const piece = pieces.join();
    const comes = piece === '' ? undefined : journeys.find((journey) => journey.piece === piece);
    if (comes === undefined) journeys.push({ from: places.length > 1 ? from : null, to, piece });
    else comes.to = to;
  }
  return journeys;
}

/** Returns from where to where the pieces of a side went: who goes on from where a piece of the group has come is that piece. */
function journeysOf(events: readonly JournalEvent[], side: Side): Journey[] {
  const journeys: Journey[] = [];
  let group: { start: string; first: number } | null = null;
  for (const { side: mover, line, battle } of events) {
    if (battle !== null && line.kind !== 'battle') continue;
    const [from, ...others] = line.places ?? [];
    const to = others.at(-1);
    const piece = (line.pieces ?? []).join();
    const named = piece === '' ? undefined : journeys.find((journey) => journey.piece === piece);
    if (line.kind === 'battle') group = null;
    else if (line.kind === 'group' && mover === side) group = { start: from, first: journeys.length };
    else if (line.kind === 'move' && mover === side && from !== undefined && to === undefined)
      journeys.push({ from: null, to: from, piece });
    else if (line.kind === 'move' && mover === side && to !== undefined) {
      const comes =
        named ??
        (group === null || from === group.start
          ? undefined
          : journeys.slice(group.first).find((journey) => journey.to === from));
      if (comes === undefined) journeys.push({ from, to, piece });
      else comes.to = to;
    }
  }
  return journeys;
}
