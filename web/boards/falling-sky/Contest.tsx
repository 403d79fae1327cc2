import { useMemo, useState } from 'react';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import type { G } from '../../../games/falling-sky/state';
import { journalOf } from '../../../games/kit/journal';
import type { Draft } from '../../map/draft';
import { type Hover, useHover } from '../../map/hover';
import type { BoardProps } from '../../table/board';
import { BattleEnd } from './BattleEnd';
import { BattleWindow } from './BattleWindow';
import { battlesAhead, battleUnderWay, fightingMove, harassmentsIn } from './battles';
import { lastFought } from './fought';
import { HarassmentWindow } from './HarassmentWindow';

interface ContestProps extends Pick<BoardProps<G>, 'G' | 'next' | 'prompt' | 'proposed' | 'log'> {
  /** All Factions of the viewer. */
  sides: readonly Player[];
  /** What is chosen so far of a move on the map, or of those that a menu offers. */
  draft: Pick<Draft, 'move' | 'args'> | null;
  hover: Hover<RegionId>;
}

/** The Battle or Harassment that goes on, or would, with its odds; how the last Battle has ended, until that is taken off the screen. */
export function Contest({ G, next, prompt, proposed, log, sides, draft, hover }: ContestProps) {
  const looked = useHover(hover);
  const fought = useMemo(() => lastFought(journalOf(log)), [log]);
  const [closed, close] = useState<number | null>(null);
  const underWay = useMemo(() => battleUnderWay(G), [G]);
  const harassments = useMemo(() => harassmentsIn(G), [G]);
  const move = prompt === null ? null : fightingMove(G);
  const chosen =
    move === null
      ? []
      : proposed?.move === move
        ? proposed.args
        : draft?.move === move && draft.args.length > 0
          ? draft.args
          : looked === null
            ? []
            : [looked];
  const key = JSON.stringify(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is chosen
  const ahead = useMemo(() => (move === null ? [] : battlesAhead(G, next, chosen)), [G, next, move, key]);

  if (underWay !== null) return <BattleWindow G={G} battles={[underWay]} sides={sides} fought={fought} />;
  if (harassments.length > 0) return <HarassmentWindow G={G} harassments={harassments} />;
  if (ahead.length > 0) return <BattleWindow G={G} battles={ahead} sides={sides} fought={null} />;
  const isRead =
    fought === null ||
    [...fought.read].some((side) => sides.length === 0 || sides.some((own) => own === side));
  if (fought === null || isRead || closed === fought.key) return null;
  return <BattleEnd G={G} fought={fought} onClose={() => close(fought.key)} />;
}
