import type { Side } from '../../../games/caesars-gallic-war/state';
import { OUTLINES } from '../../blocks/outlines';
import { Badge } from '../../table/parts/Badge';
import { Emblem } from './Signs';
import { SHAPES } from './stacks';

/** The badge of a side next to its name. */
export function SideBadge({ side, size }: { side: Side; size?: number }) {
  return <Badge side={side} outline={OUTLINES[SHAPES[side]]} emblem={<Emblem side={side} />} size={size} />;
}
