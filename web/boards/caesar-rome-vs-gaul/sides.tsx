/* How the sides are told apart: each has a mark beside its colour, the German Tribe too. */
import { recordOf } from '../../../games/kit/record';
import { shapes } from '../../ui/SideMark';
import type { Owner } from './armies';
import css from './liveries.module.css';

const OWNERS: readonly Owner[] = ['roman', 'gallic', 'germans'];

/** The mark of the German Tribe, an enemy to both: a cross. */
const CROSS = 'M5.500 1h5v4.500H15v5h-4.500V15h-5v-4.500H1v-5h4.500z';

/** The marks, as path data in a square of 16: those of the sides are the table's. */
export const MARKS: Readonly<Record<Owner, string>> = recordOf(OWNERS, (owner) =>
  owner === 'germans' ? CROSS : shapes[owner === 'roman' ? 0 : 1],
);

/** The class that gives the German Tribe a colour, as the table gives one to the sides. */
export const livery = css.livery;

/** The mark of a side in a line of text. */
export function OwnerMark({ owner }: { owner: Owner }) {
  return (
    <svg className={`${css.mark} ${css.livery}`} viewBox="0 0 16 16" data-side={owner} aria-hidden="true">
      <path d={MARKS[owner]} />
    </svg>
  );
}
