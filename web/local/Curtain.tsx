import { useEffect, useRef } from 'react';
import { journalOf } from '../../games/kit/journal';
import type { MatchState } from '../client/match';
import { Link } from '../ui/Link';
import { SideMark, sideStyle } from '../ui/SideMark';

interface CurtainProps {
  side: string;
  seat: number;
  log: MatchState['log'];
  lift(): void;
}

const LINES = 5;

/** Hides the table while the device changes hands, and says what everybody saw happen last. */
export function Curtain({ side, seat, log, lift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new side is a new question
  useEffect(() => button.current?.focus(), [side]);
  const lines = journalOf(log)
    .flatMap((entry) => entry.lines)
    .slice(-LINES);
  return (
    <main className="message curtain" style={sideStyle(side, seat)} data-testid="curtain">
      <p className="over-title">The device changes hands</p>
      <h1>
        <SideMark side={side} seat={seat} /> Pass the device to {side}
      </h1>
      {lines.length > 0 && (
        <section aria-label="What happened last">
          {lines.map(({ text, rule }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are replaced together
            <p key={index} className="muted" data-rule={rule}>
              {text}
            </p>
          ))}
        </section>
      )}
      <p className="actions">
        <button ref={button} type="button" className="primary" onClick={lift} data-testid="lift-curtain">
          I am {side}
        </button>
        <Link to="/" className="button quiet">
          To the lobby
        </Link>
      </p>
    </main>
  );
}
