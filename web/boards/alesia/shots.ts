/* The shots that may be fired now, whichever step asks for them. */
import { boxOf } from '../../../games/alesia/components/box';
import { distance } from '../../../games/alesia/components/hex';
import type { G } from '../../../games/alesia/state';
import type { Choices } from '../../table/choices/choices';

export interface Listed {
  shooter: string;
  /** Who is fired at; null where the question is about one unit only. */
  target: string | null;
  /** In hexes. */
  range: number;
}

/** Returns the shots that may be fired now, the likeliest shooters in the order of the rules. */
export function shotsIn(next: Choices['next'], G: G): Listed[] {
  return next('fire', []).flatMap((shooter) =>
    next('fire', [shooter]).flatMap((what): Listed[] => {
      const id = String(shooter);
      if (typeof what === 'number') return [{ shooter: id, target: null, range: what }];
      const range = rangeTo(G, id, what);
      return range === null ? [] : [{ shooter: id, target: what, range }];
    }),
  );
}

function rangeTo(G: G, shooter: string, target: string): number | null {
  const { hex } = boxOf(G);
  const [from, to] = [hex[G.at[shooter]], hex[G.at[target]]];
  return from === undefined || to === undefined ? null : distance(from, to);
}
