import { useStops } from './useStops';

/** The entry of the menu that begins to look back, disabled while no position before the present one is known. */
export function LookBackEntry() {
  const { stops, at, goTo } = useStops();
  return (
    <button
      type="button"
      disabled={at !== null || stops.length < 2}
      onClick={() => goTo(stops.length - 2)}
      data-testid="look-back"
    >
      Look back
    </button>
  );
}
