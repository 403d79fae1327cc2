/* What is under way, as the stack tells. */
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { legsOf } from '../../../games/caesar-rome-vs-gaul/movement/legs';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { spaceName } from '../../../games/caesar-rome-vs-gaul/words';
import { type Frame, findFrame, isOver, topFrame } from '../../../games/kit/frame';
import { titleOf } from './Card';

/** What the frames keep that are about one space. */
interface AboutSpace extends Frame {
  space?: unknown;
  at?: unknown;
  to?: unknown;
  town?: unknown;
  spaces?: readonly unknown[];
}

/** What a reaction or a part of a battle is about, which they do not name themselves (12.0, 13.0). */
const AROUND: readonly string[] = ['approach', 'fight'];

/**
 * Returns the space that what is asked is about: of a battle, a siege, losses, a group that moves or reacts to one that does, the
 * German Tribe, or the Legions to which a Legate goes at set-up; else null.
 */
export function spaceAskedAbout(G: G): string | null {
  const { space: spaces, components } = boxOf(G);
  const frame = G.stack[G.stack.length - 1];
  if (frame === undefined) return null;
  const around = G.stack.filter(({ step }) => AROUND.includes(step));
  const spots = [frame, ...around.reverse()].flatMap(
    ({ space, at, to, town, spaces: several = [] }: AboutSpace) => [space, at, to, town, ...several],
  );
  if (frame.step === 'migration') spots.push(G.pieces[components.germans.id].at);
  if (frame.step === 'appointment') spots.push(components.setup.garrison);
  return spots.find((each): each is string => typeof each === 'string' && each in spaces) ?? null;
}

/** The set-up (3.1), or a phase of the turn (4.0). */
type Phase = 'setup' | 'reinforcement' | 'muster' | 'strategy' | 'winter';

/** Returns the phase that is under way: the others of the turn wait below it on the stack. */
export function phaseOf(G: G): Phase {
  const waiting = (step: 'encampment' | Exclude<Phase, 'setup'>) => findFrame(G, step) !== undefined;
  if (waiting('encampment')) return 'setup';
  const march = findFrame(G, 'march');
  if (waiting('muster'))
    return topFrame(G).step === 'muster' || march !== undefined ? 'muster' : 'reinforcement';
  return waiting('strategy') ? 'strategy' : 'winter';
}

/** Returns what part of the turn it is. */
export function partOf(G: G): string {
  if (isOver(G)) return 'over';
  switch (phaseOf(G)) {
    case 'setup':
      return 'Set-up';
    case 'reinforcement':
      return 'Reinforcements';
    case 'muster':
      return 'Spring Muster';
    case 'strategy':
      return `round ${Math.max(1, findFrame(G, 'strategy')?.round ?? 1)} of 8`;
    case 'winter':
      return 'Winter';
  }
}

/** Returns the card play under way in short, with where the group is that moves and the Action Points left; else empty. */
export function costLine(G: G): string {
  const cardPlay = findFrame(G, 'cardPlay');
  if (cardPlay === undefined) return '';
  const { card, points, as } = cardPlay;
  const group = findFrame(G, 'march');
  const parts = [titleOf(boxOf(G).card[card])];
  if (group !== undefined) parts.push(`the group is in ${spaceName(G, group.at)}`);
  if (as !== 'event') parts.push(pointsLeft(points));
  return parts.join(' · ');
}

/** Returns how many Action Points are left, in words. */
export function pointsLeft(points: number): string {
  return `${points} ${points === 1 ? 'Action Point' : 'Action Points'} left`;
}

/** Returns the space of the group that moves and is asked what it does; null while nobody moves. */
export function spaceOfMarch(G: G): string | null {
  if (isOver(G)) return null;
  const top = topFrame(G);
  return top.step === 'march' ? top.at : null;
}

/** Returns what it costs the group that moves to go to a space next to it, in Movement Points; null while nobody moves. */
export function costOfGoing(G: G, to: string): number | null {
  if (isOver(G)) return null;
  const march = findFrame(G, 'march');
  if (march === undefined || topFrame(G).step !== 'march') return null;
  return legsOf(G, march).find((way) => way.to === to)?.cost ?? null;
}
