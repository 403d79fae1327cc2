/* 8.5.4: Raid of the Non-player Belgae. */
import type { LegalMove } from '../../../kit/move';
import { type Order, orderFor } from '../../commands/order';
import { targetsIn } from '../../commands/raid';
import { FULL } from '../../commands/terms';
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { type Moment, make } from '../moment';
import { enmity, isAnyRunByPlayer, isRunByPlayer } from '../priorities';
import { ENOUGH, raidGain } from '../raids';
import { choose } from '../select';

/** 8.5.4: Raid, if that gains enough Resources; else they pass. */
export function raidOrPass(at: Moment<FrameOf<'turn'>>): Intent {
  const { G } = at;
  const order = orderFor('raid', 'belgae', 'belgae', FULL);
  const gain = at.may('command', 'raid') ? gainOf(G, order) : 0;
  if (gain < ENOUGH) return { does: 'pass', rule: '8.5.4' };
  return { does: 'command', plan: { box: '8.5.4', why: `Raid for ${gain} Resources`, command: 'raid' } };
}

function gainOf(G: G, order: Order): number {
  return raidGain(G, order, 'belgae', (region) => playersIn(G, order, region));
}

/** Says whether a Raid would gain the Belgae enough Resources in all (8.5.4). */
export function isRaidWorth(G: G, order: Order): boolean {
  return gainOf(G, order) >= ENOUGH;
}

/** Returns the Factions of players from which a Resource may be taken in a Region. */
export function playersIn(G: G, order: Order, region: RegionId): Player[] {
  return targetsIn(G, order, region).filter((faction) => isRunByPlayer(G, faction));
}

/** From players first, Romans, Aedui, others, then in Regions that are not Devastated from nobody; each Region as far as it goes, Devastated ones first; with own Warbands before those Enlisted. */
export function raidOn(at: Moment<FrameOf<'raid'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const toTake = isAnyRunByPlayer(G) ? at.options('take') : [];
  const players = (region: RegionId) => (toTake.includes(region) ? playersIn(G, order, region) : []);
  const hated = (region: RegionId) => Math.max(0, ...players(region).map((each) => enmity('belgae', each)));
  const last = order.selected.at(-1);
  const goesOn = last !== undefined && (players(last).length > 0 || at.options('gain', last).length > 0);
  const toGain = goesOn ? [] : at.options('gain');
  const open = goesOn
    ? [last]
    : regionsOf(G).filter((each) => players(each).length > 0 || toGain.includes(each));
  const region = choose(play, open, hated, (each) => G.devastated.includes(each));
  if (region === undefined) return null;
  const target = choose(play, players(region), (each) => enmity('belgae', each));
  const [move, ...args] = target === undefined ? ['gain', region] : ['take', region, target];
  const [whose] = at.options(move, ...args);
  return whose === undefined ? null : make(move, ...args, whose);
}
