/* What the legends of all block games explain alike. What the board is drawn with is handed over by it. */
import type { ReactNode } from 'react';
import type { Arrow as MapArrow } from '../map/Arrow';
import { MapSample } from '../map/MapSample';
import type { Look } from '../map/piece';
import type { LegendEntry } from '../table/teaching/legend/legend';
import type { BlockPicture as Picture } from './Block';
import type { BlockPiece } from './blockPiece';

/** Returns what a block looks like that can be pressed, is chosen, or has moved. */
export function looksOf(piece: BlockPiece, BlockPicture: typeof Picture): LegendEntry[] {
  const entries: Record<keyof Look, LegendEntry> = {
    isOffered: {
      picture: <BlockPicture piece={piece} size={52} isOffered />,
      name: 'You can choose it',
      text: 'A yellow rim: pressing the block does something now.',
    },
    isSelected: {
      picture: <BlockPicture piece={piece} size={52} isSelected />,
      name: 'Chosen',
      text: 'A blue rim: it goes where you press next. Press it again, or Escape, to let it go.',
    },
    isDimmed: {
      picture: <BlockPicture piece={piece} size={52} isDimmed />,
      name: 'Done',
      text: 'Pale: it has moved, or acted in this round of the battle.',
    },
  };
  return Object.values(entries);
}

/**
 * Returns what shows where a battle will be, which the board draws, and how the sides came to it; `rule` is that of main
 * attacks and reserves.
 */
export function battleMarks(
  [attacker, defender]: readonly string[],
  contested: ReactNode,
  rule: string,
  Arrow: typeof MapArrow,
): LegendEntry[] {
  const [from, to] = [
    { x: -48, y: 12 },
    { x: 48, y: 4 },
  ];
  return [
    {
      picture: contested,
      name: 'Contested',
      text: 'Both sides are here: a battle is to be fought.',
      rule,
    },
    {
      picture: (
        <MapSample>
          <Arrow side={attacker} from={from} to={to} />
        </MapSample>
      ),
      name: 'Main attack',
      text: 'The way the main force came, in the colour of its side.',
      rule,
    },
    {
      picture: (
        <MapSample>
          <Arrow side={defender} from={from} to={to} isBroken />
        </MapSample>
      ),
      name: 'Reserves',
      text: 'A broken arrow: blocks that came this way join in round 2.',
      rule,
    },
  ];
}
