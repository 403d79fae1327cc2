/* How the sides stand, and how that has changed since an own decision. */
import type { Side } from '../../../games/kit/frame';
import { signed, withMinus } from '../../../games/kit/signed';
import type { NamedSide } from '../../sides';

/** How the sides stand, in the figure by which the game is won. */
export interface Standing {
  /** What it is, at the beginning of a sentence: `Victory Points`. */
  title: string;
  /** By side; those that the figure says nothing of are left out. */
  values: Readonly<Record<Side, number>>;
  /** Figures have their sign: `+2`. */
  isSigned?: true;
}

/** Returns in one sentence whose figures have changed, the viewer's first; null where none has. */
export function changeIn(
  before: Standing['values'],
  { title, values, isSigned }: Standing,
  own: readonly Side[],
  sides: readonly NamedSide[],
): string | null {
  const isMine = ({ id }: NamedSide) => own.includes(id);
  const inOrder = [...sides.filter(isMine), ...sides.filter((side) => !isMine(side))];
  const words = isSigned ? signed : withMinus;
  const changes = inOrder.flatMap((side) => {
    const [from, to] = [before[side.id], values[side.id]];
    if (from === undefined || to === undefined || from === to) return [];
    const whose = isMine(side) && own.length === 1 ? 'yours' : possessive(side.name);
    return [`${whose} ${to > from ? 'rose' : 'fell'} from ${words(from)} to ${words(to)}`];
  });
  return changes.length === 0 ? null : `${title}: ${changes.join(', ')}.`;
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
