/* What others did, one thing after another, for who goes through it at their own pace. */
import type { Side } from '../../../games/kit/frame';
import type { JournalEvent } from './events';

/** One thing that others did, or that began. */
export interface Step {
  /** Who did it; null for what nobody does: a card comes to light, a part of the game begins. */
  side: Side | null;
  /** Which entry of the journal it is in. */
  entry: number;
  /** What led to it, where that was said before: the card that was played, what was decided and why. */
  lead: JournalEvent | null;
  events: readonly JournalEvent[];
}

type Growing = Step & { events: JournalEvent[] };

/** Returns what others than who holds the sides `own` did in the whole game, and what began meanwhile, oldest first. */
export function stepsIn(all: readonly JournalEvent[], own: readonly Side[]): Step[] {
  const steps: Growing[] = [];
  for (const event of all) {
    const last = steps.at(-1);
    if (last !== undefined && belongsTo(last, event)) last.events.push(event);
    else steps.push({ side: doerOf(event), entry: event.entry, lead: leadOf(event, last), events: [event] });
  }
  return steps.filter(
    ({ side, events: [{ by }] }) => side === null || !own.includes(side) || !own.includes(by),
  );
}

/** Returns which step is the first since the first of `events`; -1 where there is none. */
export function firstStep(steps: readonly Step[], events: readonly JournalEvent[]): number {
  const [first] = events;
  return first === undefined
    ? -1
    : steps.findIndex((step) => step.events.some(({ entry }) => entry >= first.entry));
}

function doerOf({ side, line }: JournalEvent): Side | null {
  return line.side === undefined && (line.kind === 'heading' || line.kind === 'card') ? null : side;
}

/** Says whether a line tells more of what a step is about: of a battle, a roll, a group that moves, or what it announced. */
function belongsTo({ side, events }: Growing, next: JournalEvent): boolean {
  const { kind } = next.line;
  const doer = doerOf(next);
  if (doer === null || side === null) return false;
  if (next.battle !== null && kind !== 'battle') return events.some(({ battle }) => battle === next.battle);
  const [head] = events;
  if (kind === 'roll' || kind === 'round') return true;
  if (next.line.side === undefined && next.entry === events.at(-1)?.entry) return true;
  if (doer !== side) return false;
  return events.every(isAnnounced) || (kind === 'move' && head.line.kind === 'group' && !isAnnounced(head));
}

/** Says whether a line is about no place, so that it leads to what follows. */
function isAnnounced({ line: { places = [] } }: JournalEvent): boolean {
  return places.length === 0;
}

/** Returns the last that was announced by the side itself before it did this; null where it announces this itself. */
function leadOf(event: JournalEvent, before: Growing | undefined): JournalEvent | null {
  if (before === undefined || before.side !== doerOf(event) || isAnnounced(event)) return null;
  return isAnnounced(before.events[0]) ? before.events[0] : before.lead;
}
