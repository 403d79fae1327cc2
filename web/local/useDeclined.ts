import { useEffect, useMemo } from 'react';
import type { Seat } from '../../games/kit/frame';
import { blindAnswer } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { sideToDecide } from '../../games/kit/seats';
import type { AskingChoice } from '../client/useAsking';
import type { LocalGame } from '../client/useLocalMatch';
import type { GameRules } from '../games';

/**
 * Declines for the people at this device who are asked blindly and can do nothing else, before the device is passed to
 * them, unless they want to be asked always. Returns their seats.
 */
export function useDeclined(
  { rulebook }: GameRules,
  { facts, local }: LocalGame,
  { asking }: Pick<AskingChoice, 'asking'>,
): readonly Seat[] {
  const answers = useMemo(() => {
    const found: { seat: Seat; move: LegalMove }[] = [];
    if (asking === 'always' || facts === null) return found;
    for (const [seat, { G, over }] of facts.views) {
      const side = seat === null || over !== null ? null : sideToDecide(G, seat);
      const move = side === null ? null : blindAnswer(rulebook, G, side);
      if (seat !== null && move !== null) found.push({ seat, move });
    }
    return found;
  }, [rulebook, facts, asking]);

  useEffect(() => {
    for (const { seat, move } of answers) local.current?.play(seat, move);
  }, [answers, local]);

  return useMemo(() => answers.map(({ seat }) => seat), [answers]);
}
