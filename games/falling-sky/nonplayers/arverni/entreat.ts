/* Whom the Non-player Arverni Entreat (8.7.1, 4.3.1). */
import type { LegalMove } from '../../../kit/move';
import type { Use } from '../../abilities/frames';
import { hiddenInReach, useOf } from '../../abilities/use';
import type { PlannedBattle } from '../../commands/plan';
import type { Faction } from '../../components/factions';
import type { RegionId, TribeId } from '../../components/map';
import { controls } from '../../pieces/control';
import { LIES, troopsOf } from '../../pieces/force';
import { availableTroops, forceIn, piecesIn } from '../../pieces/forces';
import { alliesIn, availableAt, mayHold } from '../../pieces/tribes';
import type { FrameOf, G } from '../../state';
import { advancesPlayer, type Change, hasToRefrain } from '../frost';
import { isAtCity } from '../losses';
import { type Moment, make } from '../moment';
import { choose } from '../select';

/** A piece that may be won over or removed. */
export interface Entreaty {
  region: RegionId;
  faction: Faction;
  /** The Tribe of an Ally; null for a Warband or Auxilia. */
  tribe: TribeId | null;
}

/** Returns the pieces that the Arverni Entreat before all others, of which they are equally fond; none where there is nobody (8.7.1). */
export function entreaties(G: G, use: Use, reserved = 0): Entreaty[] {
  if (!use.free && G.resources.arverni <= reserved) return [];
  const regions = hiddenInReach(G, use, 'arverni');
  if (regions.length === 0) return [];
  for (const candidates of PRIORITIES) {
    const found = candidates(G, regions);
    const allowed = hasToRefrain(G)
      ? found.filter((entreaty) => !advancesPlayer(G, changeBy(G, entreaty)))
      : found;
    if (allowed.length > 0) return allowed;
  }
  return [];
}

type Candidates = (G: G, regions: readonly RegionId[]) => Entreaty[];

const allyOf =
  (faction: Faction): Candidates =>
  (G, regions) =>
    alliesUnderControl(G, regions, faction).filter(({ tribe }) => isReplaced(G, tribe));

const troopOf =
  (faction: Faction): Candidates =>
  (G, regions) =>
    regions
      .filter((region) => troopsOf(forceIn(G, region, faction)) > 0)
      .map((region) => ({ region, faction, tribe: null }));

/** Allies to be replaced, Auxilia and Warbands (replaced or, with no Warbands left, removed), then Allies of players to be Subdued. */
const PRIORITIES: readonly Candidates[] = [
  allyOf('aedui'),
  allyOf('belgae'),
  allyOf('germans'),
  troopOf('romans'),
  troopOf('aedui'),
  (G, regions) =>
    (['aedui', 'belgae'] as const)
      .filter((faction) => G.seats[faction] !== null)
      .flatMap((faction) => alliesUnderControl(G, regions, faction)),
];

function alliesUnderControl(G: G, regions: readonly RegionId[], faction: Faction): Entreaty[] {
  return regions.flatMap((region) => {
    const allies = alliesIn(G, region, faction);
    if (allies.length === 0 || !controls(G, 'arverni', region)) return [];
    return allies.map((tribe) => ({ region, faction, tribe }));
  });
}

function isReplaced(G: G, tribe: TribeId | null): boolean {
  return tribe !== null && mayHold(G, tribe, 'arverni') && availableAt(G, 'arverni', 'ally') > 0;
}

function changeBy(G: G, { region, faction, tribe }: Entreaty): Change {
  const gained = tribe === null ? availableTroops(G, 'arverni') > 0 : isReplaced(G, tribe);
  return {
    ...(tribe !== null && { tribes: new Map([[tribe, gained ? ('arverni' as const) : null]]) }),
    pieces: [
      { region, faction, count: -1 },
      { region, faction: 'arverni', count: gained ? 1 : 0 },
    ],
  };
}

/** Returns the next piece that is Entreated, as long as so many Resources are left; null when there is none (8.7.1). */
export function entreat(
  { G, play, frame: { use } }: Moment<FrameOf<'entreat'>>,
  reserved: number,
): LegalMove | null {
  const entreaty = choose(
    play,
    entreaties(G, use, reserved),
    ({ tribe }) => tribe !== null && isAtCity(G, tribe),
  );
  if (entreaty === undefined) return null;
  const { region, faction, tribe } = entreaty;
  if (tribe !== null) return make('ally', tribe);
  const force = forceIn(G, region, faction);
  const lie = LIES.find((each) => force[each] > 0) ?? 'hidden';
  return make('troop', region, faction, lie);
}

/** Says whether Entreat, for so many Resources, would win over the lone target of each of these Battles, so that there is none (8.7.1). */
export function endsBattles(G: G, battles: readonly PlannedBattle[], resources: number): boolean {
  const use = useOf('entreat', 'arverni', false);
  const first = new Map<RegionId, { faction: Faction; rank: number }>();
  const regions = hiddenInReach(G, use, 'arverni');
  for (const [rank, candidates] of PRIORITIES.entries())
    for (const { region, faction } of candidates(G, regions))
      if (!first.has(region)) first.set(region, { faction, rank });
  return battles.every(({ region, target }) => {
    const own = first.get(region);
    if (own?.faction !== target || piecesIn(G, region, target) > 1) return false;
    return [...first.values()].filter(({ rank }) => rank <= own.rank).length <= resources;
  });
}
