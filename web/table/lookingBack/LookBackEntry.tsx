import { useContext } from 'react';
import { HistoryContext } from '../recap/history';
import { useStops } from './useStops';

/** The button that begins to look back; nothing where no past positions are kept. */
export function LookBackEntry() {
  const keeps = useContext(HistoryContext)?.past !== undefined;
  const { stops, at, goTo } = useStops();
  return (
    keeps && (
      <button
        type="button"
        disabled={at !== null || stops.length < 2}
        onClick={() => goTo(stops.length - 2)}
        data-testid="look-back"
      >
        Look back
      </button>
    )
  );
}
