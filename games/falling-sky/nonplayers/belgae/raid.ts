/* 8.5.4: Raid of the Non-player Belgae. */
import type { LegalMove } from '../../../kit/move';
import { FULL, maySelect, type Order, orderFor } from '../../commands/order';
import { mostToFlip, targetsIn } from '../../commands/raid';
import { MOST_RESOURCES, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../forces';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { type Moment, make } from '../moment';
import { enmity, isRunByPlayer } from '../priorities';
import { choose } from '../select';

/** How many Resources make a Raid worth while. */
const ENOUGH = 2;

/** 8.5.4: Raid, if that gains enough Resources; else they pass. */
export function raidOrPass(at: Moment<FrameOf<'turn'>>): Intent {
  const gain = at.may('command', 'raid') ? gainOf(at.G, orderFor('raid', 'belgae', 'belgae', FULL)) : 0;
  if (gain < ENOUGH) return { does: 'pass', rule: '8.5.4' };
  return { does: 'command', plan: { box: '8.5.4', why: `Raid for ${gain} Resources`, command: 'raid' } };
}

/** Returns how many Resources a Raid would gain in all: from players, and from Regions that are not Devastated. */
function gainOf(G: G, order: Order): number {
  const left = { ...G.resources };
  let gain = 0;
  for (const region of regionsOf(G)) {
    if (!maySelect(order, region)) continue;
    let flips = Math.min(forceIn(G, region, 'belgae').hidden, mostToFlip(G, order));
    if (!G.devastated.includes(region)) gain += flips;
    else
      for (const player of playersIn(G, order, region)) {
        const taken = Math.min(flips, left[player]);
        left[player] -= taken;
        flips -= taken;
        gain += taken;
      }
  }
  return Math.min(gain, MOST_RESOURCES - G.resources.belgae);
}

/** Returns the Factions of players from which a Resource may be taken in a Region. */
export function playersIn(G: G, order: Order, region: RegionId): Player[] {
  return targetsIn(G, order, region).filter((faction) => isRunByPlayer(G, faction));
}

/** From players first, Romans, Aedui, others, then in Regions that are not Devastated from nobody; each Region as far as it goes, Devastated ones first. */
export function raidOn(at: Moment<FrameOf<'raid'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const [toTake, toGain] = [at.options('take'), at.options('gain')];
  const players = (region: RegionId) => (toTake.includes(region) ? playersIn(G, order, region) : []);
  const hated = (region: RegionId) => Math.max(0, ...players(region).map((each) => enmity('belgae', each)));
  const region = choose(
    play,
    regionsOf(G).filter((each) => players(each).length > 0 || toGain.includes(each)),
    (each) => order.selected.at(-1) === each,
    hated,
    (each) => G.devastated.includes(each),
  );
  if (region === undefined) return null;
  const target = choose(play, players(region), (each) => enmity('belgae', each));
  return target === undefined ? make('gain', region, 'belgae') : make('take', region, target, 'belgae');
}
