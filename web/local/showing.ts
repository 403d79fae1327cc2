import type { Seat } from '../../games/kit/frame';

/** What a device shows that several people may share. */
export interface Showing {
  /** Whose view is shown; everybody's for null. */
  viewer: Seat | null;
  /** The seat whose decisions are made there; null for none. */
  seat: Seat | null;
  /** Before whom the curtain has fallen; null while the table is to be seen. */
  passTo: Seat | null;
}

interface Situation {
  /** The seats that have something to decide. */
  deciding: readonly Seat[];
  /** Those of them whose decision everybody may watch. */
  open: readonly Seat[];
  /** The seats of the people at this device. */
  people: readonly Seat[];
  /** Who alone has looked at the device since it was given to him; null when there is nobody. */
  holder: Seat | null;
}

/**
 * Returns what is shown. Open decisions are made on everybody's view; before any other the curtain falls, unless the
 * holder goes on. When several seats decide at once they are asked one after the other, the holder first.
 */
export function showing({ deciding, open, people, holder }: Situation): Showing {
  const asked =
    holder !== null && deciding.includes(holder) ? holder : people.find((seat) => deciding.includes(seat));
  if (asked !== undefined && open.includes(asked)) return { viewer: null, seat: asked, passTo: null };
  const goesOn = asked === undefined || asked === holder;
  return { viewer: holder, seat: holder, passTo: goesOn ? null : asked };
}

/** Returns who holds the device once something was shown there: nobody when a decision was open to another. */
export function holderAfter({ viewer, seat }: Showing, holder: Seat | null): Seat | null {
  return viewer === null && seat !== holder ? null : holder;
}
