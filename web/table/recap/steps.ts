/* What others did, one thing after another, for who goes through it at their own pace. */
import type { Side } from '../../../games/kit/frame';
import type { Told } from './recap';

/** One thing that others did, or that began. */
export interface Step {
  /** Who did it; null for what nobody does: a card comes to light, a part of the game begins. */
  side: Side | null;
  /** Which entry of the journal it is in. */
  entry: number;
  /** What led to it, where that was told before: the card that was played, what was decided and why. */
  lead: Told | null;
  told: readonly Told[];
}

type Growing = Step & { told: Told[] };

/** Returns what others than who holds the sides `own` did in the whole game, and what began meanwhile, oldest first. */
export function stepsIn(all: readonly Told[], own: readonly Side[]): Step[] {
  const steps: Growing[] = [];
  for (const told of all) {
    const last = steps.at(-1);
    if (last !== undefined && belongsTo(last, told)) last.told.push(told);
    else steps.push({ side: doerOf(told), entry: told.entry, lead: leadOf(told, last), told: [told] });
  }
  return steps.filter(
    ({ side, told: [{ by }] }) => side === null || !own.includes(side) || !own.includes(by),
  );
}

/** Returns which step is the first since others did what was `told` last; -1 where there is none. */
export function firstStep(steps: readonly Step[], told: readonly Told[]): number {
  const [first] = told;
  return first === undefined
    ? -1
    : steps.findIndex((step) => step.told.some(({ entry }) => entry >= first.entry));
}

function doerOf({ side, line }: Told): Side | null {
  return line.side === undefined && (line.kind === 'heading' || line.kind === 'card') ? null : side;
}

/** Says whether a line tells more of what a step is about: of a battle, a roll, a group that moves, or what it announced. */
function belongsTo({ side, told }: Growing, next: Told): boolean {
  const { kind } = next.line;
  const doer = doerOf(next);
  if (doer === null || side === null) return false;
  if (next.isFought || kind === 'won') return told.some(({ line }) => line.kind === 'battle');
  const [head] = told;
  if (kind === 'roll' || kind === 'round') return true;
  if (next.line.side === undefined && next.entry === told.at(-1)?.entry) return true;
  if (doer !== side) return false;
  return told.every(isAnnounced) || (kind === 'move' && head.line.kind === 'group' && !isAnnounced(head));
}

/** Says whether a line is about no place, so that it leads to what follows. */
function isAnnounced({ line: { places = [] } }: Told): boolean {
  return places.length === 0;
}

/** Returns the last that was announced by the side itself before it did this; null where it announces this itself. */
function leadOf(told: Told, before: Growing | undefined): Told | null {
  if (before === undefined || before.side !== doerOf(told) || isAnnounced(told)) return null;
  return isAnnounced(before.told[0]) ? before.told[0] : before.lead;
}
