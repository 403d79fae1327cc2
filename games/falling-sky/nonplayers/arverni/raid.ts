/* Raid by the Non-player Arverni (8.7.5). */
import type { LegalMove } from '../../../kit/move';
import type { Order } from '../../commands/order';
import { targetsIn } from '../../commands/raid';
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { FrameOf, G } from '../../state';
import { type Moment, make, regionsAmong } from '../moment';
import { ENOUGH, raidGain } from '../raids';
import { choose } from '../select';

/** From whom Resources are taken first (8.7.5). */
const VICTIMS: readonly Player[] = ['romans', 'aedui', 'belgae'];

/** Says whether a Raid wherever the Arverni can would gain at least two Resources (8.7.5). */
export function isRaidWorth(G: G, order: Order): boolean {
  return raidGain(G, order, 'arverni', (region) => victimsIn(G, order, region)) >= ENOUGH;
}

function victimsIn(G: G, order: Order, region: RegionId): Player[] {
  const targets = targetsIn(G, order, region);
  return VICTIMS.filter((each) => targets.includes(each));
}

/**
 * Returns the next Warband that Raids: to take Resources from Romans, then Aedui, then Belgae, then to gain them from nobody, in Devastated
 * Regions first; what can be done in a Region is done before the next one is selected (8.7.5). Null when there is nothing left to gain.
 */
export function raid(at: Moment<FrameOf<'raid'>>): LegalMove | null {
  const { G, play } = at;
  const last = at.frame.order.selected.at(-1);
  if (last !== undefined) {
    const move = raidIn(at, last);
    if (move !== null) return move;
  }
  const takes = at.options('take');
  const region =
    takes.length > 0
      ? choose(
          play,
          regionsAmong(G, takes),
          (each) => -ranking(at, each),
          (each) => G.devastated.includes(each),
        )
      : choose(play, regionsAmong(G, at.options('gain')));
  return region === undefined ? null : raidIn(at, region);
}

function ranking(at: Moment<FrameOf<'raid'>>, region: RegionId): number {
  const targets = at.options('take', region);
  return VICTIMS.findIndex((victim) => targets.includes(victim));
}

function raidIn(at: Moment<FrameOf<'raid'>>, region: RegionId): LegalMove | null {
  const { order } = at.frame;
  const { faction } = order;
  const targets = victimsIn(at.G, order, region).length > 0 ? at.options('take', region) : [];
  const victim = VICTIMS.find((each) => targets.includes(each));
  if (victim !== undefined && at.may('take', region, victim, faction))
    return make('take', region, victim, faction);
  return at.may('gain', region, faction) ? make('gain', region, faction) : null;
}
