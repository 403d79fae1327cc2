import { useEffect, useState } from 'react';
import type { Seat } from '../../../games/kit/frame';
import type { Player } from '../../client/match';
import { type NamedSide, namesOf } from '../../sides';
import { SideMark } from '../../ui/SideMark';
import { listOf } from '../../ui/words';
import { Dots } from './Dots';
import css from './Thinking.module.css';

const LONG = 3_000;

interface ThinkingProps {
  bots: readonly Player[];
  /** The sides that a seat decides for. */
  sidesAt(seat: Seat): readonly NamedSide[];
  /** Has the rest of what they do in this phase shown at once; undefined where that cannot be asked for. */
  skip?: (() => void) | undefined;
}

/**
 * Says that bots think. It is shown at once, but spoken only when they take long, and not again until somebody else
 * has decided: a bot makes many decisions on end.
 */
export function Thinking({ bots, sidesAt, skip }: ThinkingProps) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const long = setTimeout(() => setSpoken('Waiting for the bot.'), LONG);
    return () => clearTimeout(long);
  }, []);
  const [first, ...others] = bots.map(({ seat, name }) => ({ name, sides: sidesAt(seat) }));
  return (
    <>
      <p className={css.thinking} data-testid="thinking">
        {first.sides.map((side) => (
          <SideMark key={side.id} side={side} />
        ))}
        <span>
          {first.name} is thinking for{' '}
          {listOf([
            namesOf(first.sides),
            ...others.map(({ name, sides }) => `${name} for ${namesOf(sides)}`),
          ])}
        </span>
        <Dots />
        {skip !== undefined && (
          <button type="button" className="rubicon-quiet" onClick={skip} data-testid="skip">
            Skip
          </button>
        )}
      </p>
      <p className="rubicon-hidden" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
