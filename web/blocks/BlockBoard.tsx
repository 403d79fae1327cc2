import { lazy, Suspense } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { MapBoard, type MapBoardProps } from '../map/MapBoard';
import type { BoardProps } from '../table/board';
import type { BattleView, PausedBattle } from './battle';
import { blockArt } from './blockArt';
import type { BlockPiece } from './blockPiece';

/** Nobody fights at once: the battle window comes with the first battle. */
const BattleWindow = lazy(() =>
  import('./BattleWindow').then((loaded) => ({ default: loaded.BattleWindow })),
);

/** What a block game tells of its board. */
interface BlockBoardProps<Place extends string>
  extends Omit<MapBoardProps<Place, BlockPiece<Place>>, 'art' | 'isQuiet' | 'children'>,
    Pick<BoardProps, 'legal' | 'label'> {
  /** The battle being fought, or null. */
  battle: BattleView | PausedBattle | null;
  /** What a button of the battle window says next to the block it belongs to. */
  wordsOf(move: LegalMove): string;
}

/** The map of a block game, its blocks, and the battle being fought. */
export function BlockBoard<Place extends string>(props: BlockBoardProps<Place>) {
  const { battle, wordsOf, legal, label, ...map } = props;
  const { read, busy, play } = map;
  return (
    <MapBoard<Place, BlockPiece<Place>> {...map} art={blockArt} isQuiet={battle !== null}>
      {battle !== null && (
        <Suspense>
          <BattleWindow
            view={battle}
            choices={legal().map(read)}
            busy={busy}
            label={label}
            play={play}
            wordsOf={wordsOf}
          />
        </Suspense>
      )}
    </MapBoard>
  );
}
