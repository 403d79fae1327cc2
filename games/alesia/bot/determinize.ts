/* A whole state as it may be: where the units off the board are, what delay was drawn, who stands in hidden stacks. */
import type { Random } from '../../kit/random';
import { boxOf } from '../components/box';
import { withFaces } from '../hiddenStacks';
import type { G, Side } from '../state';

const DELAYS = 3;

/**
 * Returns a state in which what is hidden is dealt: each unit off the board is in one of the zones with a presence marker, each of
 * them taken once before any is taken twice.
 */
export function determinize(view: G, _sides: readonly Side[], random: Random): G {
  const whole = withFaces(view, random);
  const { zones, delay, sphere } = view.secret;
  const border = sphere === '' ? boxOf(view).zoneIds[random.Die(boxOf(view).zoneIds.length) - 1] : sphere;
  const hidden = Object.keys(zones).filter((id) => zones[id] === '');
  if (hidden.length === 0) return { ...whole, secret: { ...whole.secret, sphere: border } };
  const marked = view.presence.length > 0 ? view.presence : boxOf(view).zoneIds;
  const dealt = { ...zones };
  random.Shuffle(hidden).forEach((id, index) => {
    dealt[id] = index < marked.length ? marked[index] : marked[random.Die(marked.length) - 1];
  });
  const isDrawn = view.seats.relief === null && delay === 0;
  return {
    ...whole,
    secret: { ...whole.secret, sphere: border, zones: dealt, delay: isDrawn ? random.Die(DELAYS) : delay },
  };
}
