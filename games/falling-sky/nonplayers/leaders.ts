/* Where Non-players place their Leaders (8.3.2). */
import type { LegalMove } from '../../kit/move';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { piecesIn } from '../pieces/forces';
import { regionsOf } from '../places';
import type { FrameOf, G } from '../state';
import type { Chooser } from './chooser';
import { type Moment, make } from './moment';
import { choose, type Priority } from './select';

/** Returns the priority by which a Leader is placed: where his Faction has the most pieces (8.3.2). */
export function mostOwn(G: G, faction: Faction): Priority<RegionId> {
  return (region) => piecesIn(G, region, faction);
}

/** 6.6, 8.3.2: The Successor comes where his Faction has the most pieces. */
export const springChooser: Chooser<FrameOf<'spring'>> = {
  choose: (at) => placeWhereMost(at, 'successor') ?? at.all()[0],
};

/** 2.1, 8.3.2: Vercingetorix is placed as soon as the Arverni may; null when they may not. */
export function riseOfVercingetorix(at: Moment): LegalMove | null {
  return at.side === 'arverni' && at.G.vercingetorix === 'ready' ? placeWhereMost(at, 'vercingetorix') : null;
}

function placeWhereMost(at: Moment, move: 'successor' | 'vercingetorix'): LegalMove | null {
  const { G, play, side } = at;
  const allowed = at.options(move);
  const regions = regionsOf(G).filter((region) => allowed.includes(region));
  const region = choose(play, regions, mostOwn(G, side));
  return region === undefined ? null : make(move, region);
}
