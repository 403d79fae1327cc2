/* What the legends of all map games explain alike. */
import type { ReactNode } from 'react';
import type { LegendEntry } from '../table/teaching/legend/legend';
import type { SceneMark } from './scene';

const MARKS: Record<SceneMark, Omit<LegendEntry, 'picture'>> = {
  offered: { name: 'Something can be done here', text: 'Press it, or one of its pieces.' },
  marked: {
    name: 'Marked',
    text: 'Chosen for what is done with several places together. Press it again to take it back.',
  },
  goals: { name: 'What you have chosen can go here', text: 'Press it to go there.' },
  open: { name: 'Open', text: 'Its pieces are spread out, to be looked at or chosen.' },
};

const ORDER: readonly SceneMark[] = ['offered', 'marked', 'goals', 'open'];

/**
 * Returns what a place looks like with which something can be done; `draw` draws a place with such a mark. The game makes
 * no use of `spare`.
 */
export function placeMarks(
  draw: (mark: SceneMark) => ReactNode,
  spare: readonly SceneMark[] = [],
): LegendEntry[] {
  return ORDER.filter((mark) => !spare.includes(mark)).map((mark) => ({
    ...MARKS[mark],
    picture: draw(mark),
  }));
}
