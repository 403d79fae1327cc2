/* Who may hear whom at the table, where the rules forbid some sides to talk to each other. */
import { isOver, type Seat, type SideOf, type Stacked } from './frame';
import type { Rulebook } from './rulebook';
import { sidesAt } from './seats';

/**
 * Says whether who holds the seat `listener` may hear what the holder of `speaker` says; a spectator, null, hears only what everybody who
 * plays may hear, since anyone may look on. Once the game is over all may.
 */
export function mayHear<G extends Stacked>(
  rulebook: Pick<Rulebook<G>, 'mayTalk'>,
  G: G,
  listener: Seat | null,
  speaker: Seat,
): boolean {
  const notHearing = sidesNotHearing(rulebook, G, speaker);
  return listener === null ? notHearing.length === 0 : !notHearing.some((side) => G.seats[side] === listener);
}

/** Returns the sides that others hold and that may not hear what the holder of a seat says, in the order of the sides. */
export function sidesNotHearing<G extends Stacked>(
  { mayTalk }: Pick<Rulebook<G>, 'mayTalk'>,
  G: G,
  speaker: Seat,
): SideOf<G>[] {
  if (mayTalk === undefined || isOver(G)) return [];
  const speaking = sidesAt(G, speaker);
  const seats = new Set(Object.values(G.seats));
  const listening = [...seats].filter((seat) => seat !== speaker).flatMap((seat) => sidesAt(G, seat));
  return listening.filter((side) => speaking.some((other) => !mayTalk(other, side)));
}
