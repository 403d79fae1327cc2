import { memo, useLayoutEffect } from 'react';
import type { Side } from '../../../games/kit/frame';
import type { Match } from '../../client/match';
import type { NamedSide } from '../../sides';
import type { History } from './history';
import { useHistory } from './useHistory';

interface TellerProps {
  match: Match;
  sides: readonly NamedSide[];
  /** The sides of the viewer. */
  own: readonly Side[];
  /** Brings the board into sight. */
  toBoard(): void;
  /** Is handed what is to be told, whenever that changes. */
  tell(telling: History): void;
}

/** Works out what a table tells of what has happened; it shows nothing itself. */
export const Teller = memo(function Teller({ match, sides, own, toBoard, tell }: TellerProps) {
  const telling = useHistory(match, sides, own, toBoard);
  useLayoutEffect(() => tell(telling), [tell, telling]);
  return null;
});
