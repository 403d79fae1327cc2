import type { BoardModule, BoardProps } from './board';
import { ChoiceList } from './ChoiceList';
import { PlainPage } from './PlainPage';

/** Stands in for a board that a game does not have, or that could not be loaded: a list of all legal moves. */
export const plainBoard: BoardModule = {
  Board: PlainBoard,
  Panels: () => null,
  status: () => '',
  placeName: String,
  isOnBoard: () => true,
};

function PlainBoard({ legal, label, play, busy }: BoardProps) {
  return (
    <PlainPage>
      <p className="muted">This game is shown without a map.</p>
      <ChoiceList legal={legal} label={label} play={play} busy={busy} />
    </PlainPage>
  );
}
