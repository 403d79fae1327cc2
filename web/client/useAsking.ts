import { useCallback, useState } from 'react';
import { type Asking, askingIn, keepAsking } from './asking';

/** What is chosen for a match, and how to choose anew. */
export interface AskingChoice {
  asking: Asking;
  choose(asking: Asking): void;
}

/** Returns when the players of a match at this device are asked what is asked blindly. */
export function useAsking(match: string): AskingChoice {
  const [asking, setAsking] = useState(() => askingIn(match));
  const choose = useCallback(
    (next: Asking) => {
      keepAsking(match, next);
      setAsking(next);
    },
    [match],
  );
  return { asking, choose };
}
