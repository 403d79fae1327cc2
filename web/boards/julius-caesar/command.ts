import type { Side } from '../../../games/julius-caesar/components/blocks';
import { type EventName, eventOf } from '../../../games/julius-caesar/components/cards';
import type { G } from '../../../games/julius-caesar/state';
import { effectiveCard } from '../../../games/julius-caesar/turns';

/** A side's half of the command phase (6.0). */
export interface Command {
  side: Side;
  event: EventName | null;
  /** Points left. */
  moves: number;
  levies: number;
}

/** Returns the command that is carried out, or null outside the command phase. */
export function commandOf(G: G): Command | null {
  const frames = [...G.stack].reverse();
  const now = frames.find(({ step }) => STEPS.has(step));
  if (now === undefined) return null;
  const [side] = now.sides;
  const levy = frames.find((frame) => frame.step === 'levy' && frame.sides.includes(side));
  return {
    side,
    event: eventOf(effectiveCard(G, side)),
    moves: now.step === 'move' ? now.moves : 0,
    levies: levy?.step === 'levy' ? levy.levies : 0,
  };
}

const STEPS = new Set(['jupiter', 'defect', 'vulcan', 'move', 'main', 'levy']);
