import { type Hover, useHover } from '../../map/hover';
import type { Siege } from './scene';
import { type Way, wordsOfWay } from './ways';

interface WayNoteProps extends Pick<Siege, 'wayTo'> {
  hover: Hover<string>;
  /** The ways that are drawn. */
  ways: readonly Way[];
}

/** What the way costs that is drawn or looked at, and what is to be feared on it. */
export function WayNote({ ways, wayTo, hover }: WayNoteProps) {
  const place = useHover(hover);
  const looked = place === null ? [] : wayTo(place);
  const [way] = looked.length > 0 ? looked : ways;
  return way === undefined ? null : <span data-testid="way">{wordsOfWay(way)}</span>;
}
