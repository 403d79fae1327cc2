/* A whole state as it may be: where the units off the board are, what delay was drawn. */
import type { Random } from '../../kit/random';
import { boxOf } from '../components/box';
import type { G, Side } from '../state';

const DELAYS = 3;

/**
 * Returns a state in which what is hidden is dealt: each unit off the board is in one of the zones with a presence marker, each of
 * them taken once before any is taken twice.
 */
export function determinize(view: G, _sides: readonly Side[], random: Random): G {
  const { zones, delay } = view.secret;
  const hidden = Object.keys(zones).filter((id) => zones[id] === '');
  if (hidden.length === 0) return view;
  const marked = view.presence.length > 0 ? view.presence : boxOf(view).zoneIds;
  const dealt = { ...zones };
  random.Shuffle(hidden).forEach((id, index) => {
    dealt[id] = index < marked.length ? marked[index] : marked[random.Die(marked.length) - 1];
  });
  const isDrawn = view.seats.relief === null && delay === 0;
  return { ...view, secret: { ...view.secret, zones: dealt, delay: isDrawn ? random.Die(DELAYS) : delay } };
}
