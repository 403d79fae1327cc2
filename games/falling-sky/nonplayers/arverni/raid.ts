/* Raid by the Non-player Arverni (8.7.5). */
import type { LegalMove } from '../../../kit/move';
import type { Order } from '../../commands/order';
import { mostToFlip, targetsIn } from '../../commands/raid';
import { MOST_RESOURCES, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../forces';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { type Moment, make } from '../moment';
import { choose } from '../select';

/** From whom Resources are taken first (8.7.5). */
const VICTIMS: readonly Player[] = ['romans', 'aedui', 'belgae'];

const ENOUGH = 2;

/** Says whether a Raid wherever the Arverni can would gain at least two Resources, of which they may have 45 (8.7.5, 1.8). */
export function isRaidWorth(G: G, order: Order): boolean {
  return Math.min(gainOf(G, order), MOST_RESOURCES - G.resources.arverni) >= ENOUGH;
}

/** Returns what a Raid would bring in, of Devastated Regions first, as in {@link raid}. */
function gainOf(G: G, order: Order): number {
  const left = { ...G.resources };
  const gainIn = (region: RegionId): number => {
    const targets = targetsIn(G, order, region);
    let flips = Math.min(forceIn(G, region, 'arverni').hidden, mostToFlip(G, order));
    let gained = G.devastated.includes(region) ? 0 : flips;
    for (const victim of VICTIMS.filter((each) => targets.includes(each))) {
      const taken = Math.min(flips, left[victim]);
      left[victim] -= taken;
      flips -= taken;
      if (G.devastated.includes(region)) gained += taken;
    }
    return gained;
  };
  const isBare = (region: RegionId) => G.devastated.includes(region);
  const inOrder = [...regionsOf(G)].sort((a, b) => Number(isBare(b)) - Number(isBare(a)));
  return inOrder.reduce((sum, region) => sum + gainIn(region), 0);
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
          among(G, takes),
          (each) => -ranking(at, each),
          (each) => G.devastated.includes(each),
        )
      : choose(play, among(G, at.options('gain')));
  return region === undefined ? null : raidIn(at, region);
}

function among(G: G, options: readonly unknown[]): RegionId[] {
  return regionsOf(G).filter((region) => options.includes(region));
}

function ranking(at: Moment<FrameOf<'raid'>>, region: RegionId): number {
  const targets = at.options('take', region);
  return VICTIMS.findIndex((victim) => targets.includes(victim));
}

function raidIn(at: Moment<FrameOf<'raid'>>, region: RegionId): LegalMove | null {
  const { faction } = at.frame.order;
  const targets = at.options('take', region);
  const victim = VICTIMS.find((each) => targets.includes(each));
  if (victim !== undefined && at.may('take', region, victim, faction))
    return make('take', region, victim, faction);
  return at.may('gain', region, faction) ? make('gain', region, faction) : null;
}
