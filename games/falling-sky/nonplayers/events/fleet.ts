/* Where cards 32 and 62 bring an army, and what it does there (8.2.1). */
import { FACTIONS, type Player } from '../../components/factions';
import { REGIONS, type RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import { troopsOf } from '../../pieces/force';
import { forceIn, leaderOf, piecesIn } from '../../pieces/forces';
import { regionOfTribe } from '../../places';
import type { FrameOf, G } from '../../state';
import { marginOf } from '../../victory';
import { addsControlOfLegions, isNextToLegion } from '../arverni/mass';
import type { Moment } from '../moment';
import { seeing } from '../moment';
import { enmity, isRunByPlayer } from '../priorities';
import { choose } from '../select';
import type { EventMoment } from './pick';

/** Under which name the Region to which pieces move is kept in what the Event remembers, as its number in the list of Regions. */
const GOAL = 'goal';

/** Under which name it is kept how many Warbands stay behind in each Region. */
const STAYING = 'staying';

/** Keeps the Region to which pieces move; undefined for none. */
export function keepGoal({ noted }: FrameOf<'event'>, goal: RegionId | undefined): void {
  noted[GOAL] = REGIONS.findIndex(({ id }) => id === goal);
}

/** Says whether it has been settled where pieces move. */
export function hasGoal({ noted }: FrameOf<'event'>): boolean {
  return noted[GOAL] !== undefined;
}

/** Returns the Region to which pieces move or have moved; null for none. */
export function goalIn({ noted }: FrameOf<'event'>): RegionId | null {
  return REGIONS[noted[GOAL] ?? -1]?.id ?? null;
}

/** Returns how many Warbands the Arverni leave behind in each Region. */
export function stayingIn({ noted }: FrameOf<'event'>): number {
  return noted[STAYING] ?? 0;
}

/**
 * Card 32: the Region where the Arverni mass as by 8.7.6, the Leader and all others: one with a Legion that comes under their Control, or
 * else next to a Legion, where they gather most, but one in each Region; undefined without a Leader, or where neither can be done.
 */
export function massGoal(
  { play, G, frame }: EventMoment,
  regions: readonly RegionId[],
): RegionId | undefined {
  const seat = leaderOf(G, 'arverni')?.region;
  if (seat === undefined || !regions.includes(seat)) return undefined;
  const others = regions.filter((region) => region !== seat);
  const attack = choose(
    play,
    others.filter((to) => addsControlOfLegions(G, 'arverni', to, arrivingIn(G, regions, to, 0))),
  );
  if (attack !== undefined) return attack;
  frame.noted[STAYING] = 1;
  return choose(
    play,
    others.filter((to) => isNextToLegion(G, to)),
    (to) => piecesIn(G, to, 'arverni') + arrivingIn(G, regions, to, 1),
  );
}

/** Returns the Arverni who would come to a Region out of all others, so many Warbands staying in each. */
function arrivingIn(G: G, regions: readonly RegionId[], to: RegionId, staying: number): number {
  return regions
    .filter((from) => from !== to)
    .reduce((sum, from) => {
      const force = forceIn(G, from, 'arverni');
      return sum + Math.max(0, troopsOf(force) - staying) + Number(force.leader !== null);
    }, 0);
}

/** Card 62: the Region of a player's pieces that comes under Arverni Control if all go there: of Romans, then Aedui, then Belgae; undefined for none. */
export function fleetGoal({ play, G }: EventMoment, regions: readonly RegionId[]): RegionId | undefined {
  const open = regions.filter(
    (to) => foeIn(G, to) !== null && wouldControl(G, 'arverni', to, arrivingIn(G, regions, to, 0)),
  );
  return choose(play, open, (to) => enmity('arverni', foeIn(G, to) ?? 'arverni'));
}

/** Returns the player whom the Arverni fight in a Region: Romans before Aedui before Belgae; null where no player has a piece. */
export function foeIn(G: G, region: RegionId): Player | null {
  const foes = (['romans', 'aedui', 'belgae'] as const).filter((faction) => isPlayerIn(G, region, faction));
  return foes[0] ?? null;
}

/** Card 72: how soon a Gaul fights a player in a Region, the more the sooner: the Belgae by victory margin, the Arverni by 8.4.1; null for others. */
export function valueOfFoe(G: G, side: Player, region: RegionId, foe: Player): number | null {
  if (!isPlayerIn(G, region, foe)) return null;
  return side === 'belgae' ? marginOf(G, foe) : enmity(side, foe);
}

function isPlayerIn(G: G, region: RegionId, faction: Player): boolean {
  return isRunByPlayer(G, faction) && piecesIn(G, region, faction) > 0;
}

/** Says whether so many pieces more would add Control of a Region. */
export function wouldControl(G: G, side: Player, region: RegionId, arriving: number): boolean {
  if (controllerOf(G, region) === side) return false;
  const others = FACTIONS.reduce(
    (sum, faction) => sum + (faction === side ? 0 : piecesIn(G, region, faction)),
    0,
  );
  return piecesIn(G, region, side) + arriving > others;
}

/** Returns what a Non-player sees if it may do things in one Region only: a Rally or Raid there. */
export function within<At>(at: Moment<At>, region: RegionId): Moment<At> {
  const isThere = (value: unknown) => value === region || regionOfTribe(at.G, `${value}`) === region;
  return seeing(at, {
    options: (move, ...chosen) => {
      const values = at.options(move, ...chosen);
      return chosen.length > 0 ? values : values.filter(isThere);
    },
    may: (move, ...args) => (args.length === 0 || isThere(args[0])) && at.may(move, ...args),
  });
}
