import { useEffect, useRef } from 'react';
import { journalOf } from '../../games/kit/journal';
import type { MatchState } from '../client/match';
import { type NamedSide, namesOf } from '../sides';
import { Link } from '../ui/Link';
import { PageMessage } from '../ui/PageMessage';
import { SideMark, sideStyle } from '../ui/SideMark';
import css from './Curtain.module.css';

interface CurtainProps {
  /** The sides of whoever is to have it. */
  sides: readonly NamedSide[];
  log: MatchState['log'];
  lift(): void;
}

const LINES = 5;

/** Hides the table while the device changes hands, and says what everybody saw happen last. */
export function Curtain({ sides, log, lift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const names = namesOf(sides);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sides are a new question
  useEffect(() => button.current?.focus(), [names]);
  const lines = journalOf(log)
    .flatMap((entry) => entry.lines)
    .slice(-LINES);
  return (
    <PageMessage
      className={css.curtain}
      style={sideStyle(sides[0])}
      over="The device changes hands"
      title={
        <>
          {sides.map((side) => (
            <SideMark key={side.id} side={side} />
          ))}{' '}
          Pass the device to {names}
        </>
      }
      data-testid="curtain"
    >
      {lines.length > 0 && (
        <section aria-label="What happened last">
          {lines.map(({ text, rule }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are replaced together
            <p key={index} className="rubicon-muted" data-rule={rule}>
              {text}
            </p>
          ))}
        </section>
      )}
      <p className="rubicon-actions">
        <button
          ref={button}
          type="button"
          className="rubicon-primary"
          onClick={lift}
          data-testid="lift-curtain"
        >
          I am {names}
        </button>
        <Link to="/" className="rubicon-button rubicon-quiet">
          To the lobby
        </Link>
      </p>
    </PageMessage>
  );
}
