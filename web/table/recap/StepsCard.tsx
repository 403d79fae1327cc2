import type { Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { CloseButton } from '../../ui/CloseButton';
import { RuleBadge } from '../../ui/RuleBadge';
import { SideMark, sideStyle } from '../../ui/SideMark';
import { useEscape } from '../../ui/useEscape';
import { Docked } from '../dock/Docked';
import { ShownWords } from '../journal/ShownWords';
import type { JournalEvent } from './events';
import type { Recap } from './history';
import css from './RecapCard.module.css';
import type { Step } from './steps';

interface StepsProps {
  recap: Recap;
  steps: readonly Step[];
  /** Which of them is the first since the viewer's last decision; -1 when there is none. */
  first: number;
  /** Shows a step; null ends it. */
  goTo(step: number | null): void;
  sides: readonly NamedSide[];
  /** Shows what a line is about. */
  show(about: Subjects): void;
}

/** What others did, one thing at a time, forward and back: who, what and by which rule. */
export function StepsCard({ recap, steps, first, goTo, sides, show }: StepsProps) {
  const { step: at, position, setOpen } = recap;
  const end = () => {
    goTo(null);
    setOpen(false);
  };
  useEscape(true, end);
  const step = at === null ? undefined : steps[at];
  if (at === null || step === undefined) return null;
  const side = sides.find(({ id }) => id === step.side);
  const isLast = at === steps.length - 1;
  return (
    <Docked rank="opened">
      <aside
        className={css.recap}
        style={side && sideStyle(side)}
        data-testid="steps"
        data-past={position !== null}
        aria-labelledby="steps-title"
      >
        <div className={css.step} role="status">
          {side && <SideMark side={side} />}
          <div>
            {step.lead && (
              <p className="rubicon-muted">
                <Line event={step.lead} show={show} />
              </p>
            )}
            {step.events.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step stay as they are
              <p key={index}>
                <Line event={event} show={show} />
              </p>
            ))}
          </div>
        </div>
        <footer>
          <h2 id="steps-title">{placeOf(at, first, steps.length)}</h2>
          <p className={css.when} data-testid="steps-when">
            {position === null ? 'The map shows the present.' : 'The map shows the past, before this.'}
          </p>
          <button
            type="button"
            className="rubicon-quiet"
            onClick={() => goTo(at - 1)}
            disabled={at === 0}
            data-testid="step-back"
          >
            Back
          </button>
          <button
            type="button"
            ref={focus}
            onClick={() => (isLast ? end() : goTo(at + 1))}
            data-testid="step-on"
          >
            {isLast ? 'Done' : 'Next'}
          </button>
          <CloseButton onClick={end} data-testid="steps-close" />
        </footer>
      </aside>
    </Docked>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** Says which step it is, of those since the viewer's last decision. */
function placeOf(at: number, first: number, count: number): string {
  return at < first ? 'Earlier' : `${at - first + 1} of ${count - first}`;
}

function Line({ event: { line }, show }: { event: JournalEvent } & Pick<StepsProps, 'show'>) {
  const { text, rule, ...about } = line;
  return (
    <>
      <ShownWords text={text} about={about} className={css.words} show={show} /> <RuleBadge rule={rule} />
    </>
  );
}
