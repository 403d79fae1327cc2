import { useStops } from './useStops';

/** The button that begins to look back; nothing where no position before the present one is known. */
export function LookBackEntry() {
  const { stops, at, goTo } = useStops();
  if (stops.length < 2) return null;
  return (
    <button
      type="button"
      disabled={at !== null}
      onClick={() => goTo(stops.length - 2)}
      data-testid="look-back"
    >
      Look back
    </button>
  );
}
