import { useState } from 'react';
import { messageOf } from '../../../games/kit/messageOf';
import type { MatchRecord } from '../../../games/record/record';
import type { Analyser } from '../../client/analysing';
import type { NamedSide } from '../../sides';
import { CloseButton } from '../../ui/CloseButton';
import { Curve } from './Curve';
import { TurnsSheet } from './TurnsSheet';
import { useAnalysis } from './useAnalysis';
import css from './WhereItTurned.module.css';

interface WhereItTurnedProps {
  record: MatchRecord;
  sides: readonly NamedSide[];
  /** What has the match analysed. */
  analyser: Analyser;
  onClose(): void;
}

/** What the computer says of a match, above the table of its replay: begins as soon as it is shown. */
export function WhereItTurned({ record, sides, analyser, onClose }: WhereItTurnedProps) {
  const { share, analysis, error, isStopped = false, stop, again } = useAnalysis(record, analyser);
  const [isRead, setRead] = useState(false);
  if (analysis === undefined) {
    const hasEnded = isStopped || error !== undefined;
    return (
      <section className={css.panel} aria-label="Where it turned" data-testid="where-it-turned">
        <div className={css.work}>
          {hasEnded ? (
            <p role="alert" data-testid="analysis-ended">
              {isStopped ? 'Stopped.' : `The match could not be analysed: ${messageOf(error)}.`}
            </p>
          ) : (
            <label className={css.progress}>
              <span>The computer analyses the match: {Math.round(100 * share)} %</span>
              <progress max={1} value={share} data-testid="analysis-share" />
            </label>
          )}
          <button type="button" onClick={hasEnded ? again : stop} data-testid="analysis-stop">
            {hasEnded ? 'Begin again' : 'Stop'}
          </button>
          <CloseButton onClick={onClose} />
        </div>
      </section>
    );
  }
  const shown = sides.filter(({ id }) => analysis.sides.includes(id));
  return (
    <section className={css.panel} aria-label="Where it turned" data-testid="where-it-turned">
      <div className={css.said}>
        <Curve analysis={analysis} sides={shown} />
        <button
          type="button"
          aria-expanded={isRead}
          onClick={() => setRead(!isRead)}
          data-testid="turns-and-luck"
        >
          Turns and luck
        </button>
        <CloseButton onClick={onClose} />
      </div>
      {isRead && <TurnsSheet analysis={analysis} sides={shown} onClose={() => setRead(false)} />}
    </section>
  );
}
