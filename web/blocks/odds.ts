import type { Shot } from '../../games/kit/blockCombat';

const FACES = 6;

/** Returns what a shot is good for, in words: `3 dice, each hits on 1–3 (50 %)`. */
export function oddsOf({ dice, upTo }: Shot): string {
  const hits = Math.min(upTo, FACES);
  const faces = hits === 1 ? '1' : `1–${hits}`;
  const percent = Math.round((100 * hits) / FACES);
  return dice === 1
    ? `1 die, hits on ${faces} (${percent} %)`
    : `${dice} dice, each hits on ${faces} (${percent} %)`;
}
