import { lazy, Suspense, useMemo, useRef } from 'react';
import { journalOf } from '../../games/kit/journal';
import { MapBoard, type MapBoardProps } from '../map/MapBoard';
import type { BoardProps } from '../table/board';
import { useKeptFocus } from '../table/prompt/useKeptFocus';
import type { BattleLanguage, BattleView, PausedBattle } from './battle';
import { blockArt } from './blockArt';
import type { BlockPiece } from './blockPiece';

/** Battles come late in a first visit: their window is loaded when there is one. */
const Battlefield = lazy(() => import('./Battlefield').then((part) => ({ default: part.Battlefield })));

/** What a block game tells of its board. */
interface BlockBoardProps<Place extends string>
  extends Omit<MapBoardProps<Place, BlockPiece<Place>>, 'art' | 'isQuiet' | 'children'>,
    Pick<BoardProps, 'legal' | 'label' | 'log'> {
  /** The battle being fought, or null. */
  battle: BattleView | PausedBattle | null;
  language: BattleLanguage;
}

/** The map of a block game, its blocks, and the battle being fought, or how the last one ended. */
export function BlockBoard<Place extends string>(props: BlockBoardProps<Place>) {
  const { battle, legal, log, busy } = props;
  const isFought = battle !== null;
  const journal = useMemo(() => journalOf(log), [log]);
  const part = useKeptFocus<HTMLDivElement>(busy ? null : legal, null);
  const hasFought = useRef(false);
  hasFought.current ||= isFought;
  return (
    <MapBoard<Place, BlockPiece<Place>> {...props} art={blockArt} isQuiet={isFought}>
      {hasFought.current && (
        <Suspense>
          <Battlefield {...props} view={battle} journal={journal} part={part} />
        </Suspense>
      )}
    </MapBoard>
  );
}
