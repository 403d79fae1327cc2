import { useEffect, useMemo } from 'react';
import type { Side, Stacked } from '../../../games/kit/frame';
import type { Match } from '../../client/match';
import { readStored, writeStored } from '../../client/store';
import type { NamedSide } from '../../sides';
import { changeIn, type Standing } from './standing';

const PREFIX = 'rubicon.standing.';

/** How the sides stood when an own decision was made, in the state of a number. */
interface Stood {
  decided: number;
  values: Standing['values'];
}

/**
 * Tells a viewer who holds the sides `own`, and whose last decision was made in the state `decided`, how the figures by which
 * the game is won have changed since, in a sentence; null where they have not or that is not known. What they were is kept on
 * this device, so that it is known when the page is opened again.
 */
export function useStandingChange(
  { state, past, matchID }: Match,
  own: readonly Side[],
  sides: readonly NamedSide[],
  decided: number | null,
  standingOf: ((G: Stacked) => Standing) | undefined,
): string | null {
  const key = `${PREFIX}${matchID ?? ''}.${own.join()}`;
  const stood = useMemo((): Stood | null => {
    if (decided === null || standingOf === undefined) return null;
    const then = past?.positionAt(decided);
    if (then?.id === decided) return { decided, values: standingOf(then.G).values };
    const stored = matchID === undefined ? null : readStored(key);
    return isStood(stored) && stored.decided === decided ? stored : null;
  }, [decided, past, standingOf, matchID, key]);
  useEffect(() => {
    if (stood !== null && matchID !== undefined) writeStored(key, stood);
  }, [stood, matchID, key]);
  return useMemo(
    () =>
      stood === null || state === null || standingOf === undefined
        ? null
        : changeIn(stood.values, standingOf(state.G), own, sides),
    [stood, state, standingOf, own, sides],
  );
}

function isStood(value: unknown): value is Stood {
  if (typeof value !== 'object' || value === null || !('decided' in value) || !('values' in value))
    return false;
  const { values } = value;
  return typeof values === 'object' && values !== null;
}
