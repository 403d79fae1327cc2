/* The Non-player Aedui's Raid (8.6.4). */
import type { LegalMove } from '../../../kit/move';
import type { Order } from '../../commands/order';
import { targetsIn } from '../../commands/raid';
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { FrameOf, G } from '../../state';
import { marginOf } from '../../victory';
import { type Moment, make, regionsAmong } from '../moment';
import { ENOUGH, raidGain } from '../raids';
import { choose } from '../select';

/** What a Raid goes for, the better the higher: a player at 0 or more, another who is not Roman, nobody (8.6.4). */
const [NOBODY, ENEMY, LEADING_PLAYER] = [0, 1, 2];

/** 8.6.4: Says whether a Raid would gain the Aedui enough Resources in all. */
export function isRaidWorth(G: G, order: Order): boolean {
  return raidGain(G, order, 'aedui', (region) => victimsIn(G, order, region)) >= ENOUGH;
}

/** Returns the Factions from which the Aedui take Resources in a Region: of Romans only those of a player at 0 or more (8.6.4). */
function victimsIn(G: G, order: Order, region: RegionId): Player[] {
  return targetsIn(G, order, region).filter((target) => rankOf(G, target) > NOBODY);
}

function rankOf(G: G, target: Player): number {
  if (G.seats[target] !== null && marginOf(G, target) >= 0) return LEADING_PLAYER;
  return target === 'romans' ? NOBODY : ENEMY;
}

/** 8.6.4: From players at 0 or more first, then from others, then from no Faction; a Region is raided to the full once begun, Devastated ones first. */
export function nextRaid(at: Moment<FrameOf<'raid'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const last = order.selected.at(-1);
  const goingOn = last === undefined ? [] : raidsIn(at, last);
  const raid = choose(
    play,
    goingOn.length > 0 ? goingOn : raidsIn(at),
    ({ rank }) => rank,
    ({ region }) => G.devastated.includes(region),
  );
  if (raid === undefined) return null;
  const { region, target } = raid;
  const args = target === null ? [region] : [region, target];
  const move = target === null ? 'gain' : 'take';
  const whose = at.options(move, ...args).at(-1);
  return whose === undefined ? null : make(move, ...args, whose);
}

/** A way to Raid in a Region: from whom, nobody for null, and what that is worth. */
interface Option {
  region: RegionId;
  target: Player | null;
  rank: number;
}

/** Returns all ways to Raid, or those in one Region. */
function raidsIn(at: Moment<FrameOf<'raid'>>, only?: RegionId): Option[] {
  const { G, frame } = at;
  const among = (move: string) => {
    if (only === undefined) return regionsAmong(G, at.options(move));
    return at.options(move, only).length > 0 ? [only] : [];
  };
  const takes: Option[] = among('take').flatMap((region) =>
    victimsIn(G, frame.order, region).map((target) => ({ region, target, rank: rankOf(G, target) })),
  );
  return [...takes, ...among('gain').map((region) => ({ region, target: null, rank: NOBODY }))];
}
