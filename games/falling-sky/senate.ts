/* The Senate marker and the Legions track (1.4.1, 6.5.1). */
import type { Play } from '../kit/play';
import { poolOf } from './components/box';
import { legionsOnMap } from './pieces/forces';
import type { G } from './state';

/** The boxes of the Senate from the top (6.5.1). */
export const BOXES = ['uproar', 'intrigue', 'adulation'] as const;
export type Box = (typeof BOXES)[number];

const NAMES: Readonly<Record<Box, string>> = {
  uproar: 'Uproar',
  intrigue: 'Intrigue',
  adulation: 'Adulation',
};

/** Returns the Legions on each row of the track; rows hold four and are filled from the lowest (1.4.1). */
export function legionRows(G: G): Record<Box, number> {
  const { track } = G.legions;
  const row = (below: number) => Math.max(0, Math.min(4, track - below));
  return { adulation: row(0), intrigue: row(4), uproar: row(8) };
}

/** Says whether a shift would change anything; none does while the marker is off the track. */
export function canShift(G: G, up: boolean): boolean {
  const { box, firm } = G.senate;
  if (box === null) return false;
  return !(firm && box === (up ? 'uproar' : 'adulation'));
}

/**
 * Shifts the Senate marker up (toward Uproar) or down by boxes (6.5.1, 5.1.1): beyond an end it becomes Firm, a Firm one
 * that is shifted to the other end only turns back. Returns whether anything has changed.
 */
export function shiftSenate(play: Play<G>, rule: string, up: boolean, boxes = 1): boolean {
  const { senate } = play.G;
  if (senate.box === null || !canShift(play.G, up)) return false;
  if (senate.firm) senate.firm = false;
  else
    for (let left = boxes; left > 0 && !senate.firm; left--) {
      const next: Box | undefined = BOXES[BOXES.indexOf(senate.box) + (up ? -1 : 1)];
      if (next === undefined) senate.firm = true;
      else senate.box = next;
    }
  play.journal(rule, `The Senate: ${NAMES[senate.box]}${senate.firm ? ', Firm' : ''}.`, { side: 'romans' });
  return true;
}

/** Returns the Legions off the map: on the track, Fallen, removed and waiting (1.9). */
export function legionsOffMap(G: G): number {
  return poolOf(G, 'romans').legions - legionsOnMap(G);
}
