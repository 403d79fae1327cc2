import { useEffect, useState } from 'react';
import type { Player } from '../client/match';
import { SideMark } from '../ui/SideMark';
import { listOf } from '../ui/words';
import { Dots } from './Dots';

const LONG = 3_000;

/**
 * Says that bots think. It is shown at once, but spoken only when they take long, and not again until somebody else
 * has decided: a bot makes many decisions on end.
 */
export function Thinking({ bots, sides }: { bots: readonly Player[]; sides: readonly string[] }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const long = setTimeout(() => setSpoken('Waiting for the bot.'), LONG);
    return () => clearTimeout(long);
  }, []);
  const [first, ...others] = bots.map(({ seat, name }) => ({ name, side: sides[Number(seat)] }));
  const [{ seat }] = bots;
  return (
    <>
      <p className="thinking" data-testid="thinking">
        <SideMark side={first.side} seat={Number(seat)} />
        <span>
          {first.name} is thinking for{' '}
          {listOf([first.side, ...others.map(({ name, side }) => `${name} for ${side}`)])}
        </span>
        <Dots />
      </p>
      <p className="hidden" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
