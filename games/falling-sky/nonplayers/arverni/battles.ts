/* Where the Non-player Arverni Battle, against whom, and whether by Ambush (8.7.1). */
import type { Play } from '../../../kit/play';
import { modesOf, priceIn, setupFor } from '../../battle/selection';
import type { BattleMode } from '../../battle/terms';
import { costOf } from '../../commands/costs';
import { maySelect, type Order } from '../../commands/order';
import type { PlannedBattle } from '../../commands/plan';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { mobileOf } from '../../pieces/force';
import { forceIn, isNamedLeaderIn, piecesIn, regionsWith } from '../../pieces/forces';
import type { G } from '../../state';
import { ambushServes } from '../ambush';
import { type Outlook, outlook, strikeValue } from '../outlook';
import { enemiesOf } from '../priorities';
import { choose } from '../select';
import { isWorthFighting, usesOf } from '../worth';
import { afterDevastation, devastatedAhead } from './devastate';
import { fundsFor } from './funds';
import { isThreat, THREATS } from './threat';

/** How Battles are to be fought: the first decides whether by Ambush, and the others follow it. */
type Mode = 'first' | BattleMode;

/**
 * Returns the Battles that the Arverni fight, in order: of Vercingetorix against Romans, against others under whose threat they
 * are, and elsewhere. None where Vercingetorix is under threat and does not Battle (8.7.1).
 */
export function battlesUnderThreat(
  G: G,
  play: Play<G>,
  order: Order,
  threatened: readonly RegionId[],
): PlannedBattle[] {
  const his = threatened.find((region) => isNamedLeaderIn(G, region, 'arverni'));
  const others = regionsWith(G, order.faction).filter((region) => !threatened.includes(region));
  return withDevastation(G, play, order, (choice) => {
    if (his !== undefined && !choice.add(candidatesIn(G, [his], isThreat))) return;
    choice.addAll(candidatesIn(G, threatened, isThreat));
    choice.addAll(candidatesIn(G, others, hasPieces, targetsOf(G)));
  });
}

/** Returns the Battles of a Command that an Event grants, by the same priorities (8.2.3). */
export function battlesGranted(G: G, play: Play<G>, order: Order): PlannedBattle[] {
  const candidates = candidatesIn(G, regionsWith(G, order.faction), hasPieces, targetsOf(G));
  return withDevastation(G, play, order, (choice) => {
    choice.addAll(candidates.filter(({ region }) => isNamedLeaderIn(G, region, 'arverni')));
    choice.addAll(candidates);
  });
}

/** Returns the Battles that are selected: where the first is no Ambush, those that are worth it after the Devastation before them. */
function withDevastation(
  G: G,
  play: Play<G>,
  order: Order,
  select: (choice: Battles) => void,
): PlannedBattle[] {
  const battlesAs = (state: G, mode: Mode): PlannedBattle[] => {
    const choice = new Battles(state, play, order, mode);
    select(choice);
    return choice.battles;
  };
  const battles = battlesAs(G, 'first');
  const regions = battles[0]?.way === 'ambush' ? [] : devastatedAhead(G, order);
  return regions.length === 0 ? battles : battlesAs(afterDevastation(G, regions), 'battle');
}

/** Romans, Aedui, and Belgae that a player runs (8.7.1). */
function targetsOf({ seats }: G): readonly Faction[] {
  return seats.belgae === null ? THREATS : [...THREATS, 'belgae'];
}

type Candidate = Omit<PlannedBattle, 'way'>;

function hasPieces(G: G, region: RegionId, faction: Faction): boolean {
  return piecesIn(G, region, faction) > 0;
}

function candidatesIn(
  G: G,
  regions: readonly RegionId[],
  test: (G: G, region: RegionId, faction: Faction) => boolean,
  targets: readonly Faction[] = THREATS,
): Candidate[] {
  return regions.flatMap((region) =>
    targets.filter((target) => test(G, region, target)).map((target) => ({ region, target })),
  );
}

/** Selects Battles one after the other, as long as there are Resources for them. */
class Battles {
  readonly battles: PlannedBattle[] = [];
  readonly #G: G;
  readonly #play: Play<G>;
  readonly #order: Order;
  #mode: Mode;
  #funds: number;
  /** The Capabilities for one Region of a Command that a Battle before will have used. */
  readonly #used: number[] = [];

  constructor(G: G, play: Play<G>, order: Order, mode: Mode) {
    this.#G = G;
    this.#play = play;
    this.#order = order;
    this.#mode = mode;
    this.#funds = fundsFor(G, order);
  }

  /** Adds the best of the candidates, Romans first, then Aedui (8.4.1), by an Event where it strikes most (8.2.3); returns whether there was one. */
  add(candidates: readonly Candidate[]): boolean {
    const battle = choose(this.#play, this.#foremost(candidates), (each) =>
      this.#order.terms.free ? this.#valueOf(each) : 0,
    );
    if (battle === undefined) return false;
    this.battles.push(battle);
    this.#mode = this.battles[0].way;
    this.#used.push(...usesOf(this.#G, this.#order, battle, this.#used));
    this.#funds -= costOf(this.#G, this.#order, priceIn(this.#G, this.#order, battle.region));
    return true;
  }

  /** Returns those of the candidates that are fought, against the enemy that is struck first (8.4.1). */
  #foremost(candidates: readonly Candidate[]): PlannedBattle[] {
    const fought: PlannedBattle[] = [];
    for (const enemy of enemiesOf('arverni')) {
      for (const { region, target } of candidates) {
        if (target !== enemy || !this.#isOpen(region)) continue;
        const way = wayOf(this.#G, this.#order, { region, target }, this.#mode, this.#used);
        if (way !== null) fought.push({ region, target, way });
      }
      if (fought.length > 0) break;
    }
    return fought;
  }

  /** Returns how much a Battle of an Event strikes (8.2.3). */
  #valueOf({ region, target, way }: PlannedBattle): number {
    const setup = setupFor(this.#G, this.#order, region, target, way);
    return strikeValue(outlook(this.#G, setup, false, this.#used).struck);
  }

  addAll(candidates: readonly Candidate[]): void {
    while (this.add(candidates));
  }

  #isOpen(region: RegionId): boolean {
    const { most } = this.#order.terms;
    return (
      maySelect(this.#order, region) &&
      !this.battles.some((battle) => battle.region === region) &&
      (most === null || this.battles.length + this.#order.selected.length < most) &&
      this.#funds >= costOf(this.#G, this.#order, priceIn(this.#G, this.#order, region))
    );
  }
}

/** Returns how a Battle would be fought; null where it would not be worth it or is not possible. */
function wayOf(
  G: G,
  order: Order,
  { region, target }: Candidate,
  mode: Mode,
  used: readonly number[],
): BattleMode | null {
  const { against } = order.terms;
  if (piecesIn(G, region, order.faction) === 0 || piecesIn(G, region, target) === 0) return null;
  if (against !== null && !against.includes(target)) return null;
  const ways = modesOf(G, order, region, target);
  const way = ways.length === 1 ? ways[0] : chosenOf(G, order, { region, target }, ways, mode, used);
  return way !== undefined && isWorthBattle(G, order, { region, target, way }, used) ? way : null;
}

function chosenOf(
  G: G,
  order: Order,
  { region, target }: Candidate,
  ways: readonly BattleMode[],
  mode: Mode,
  used: readonly number[],
): BattleMode | undefined {
  if (!ways.includes('ambush') || mode === 'battle') return ways[0];
  const serves = mode === 'ambush' || ambushServes(G, setupFor(G, order, region, target, 'battle'), used);
  return serves ? 'ambush' : ways[0];
}

/**
 * Says whether a Battle forces a Loss on a Legion or inflicts more Losses than it costs, be it that the Defender Retreats, with none
 * possible on Vercingetorix, all Loss rolls of the Defender failing (8.7.1), where Germans fight for them at no cost of theirs; and that
 * it helps no player to victory upon Frost (8.4.4).
 */
export function isWorthBattle(
  G: G,
  order: Order,
  battle: PlannedBattle,
  used: readonly number[] = order.used,
): boolean {
  const { region } = battle;
  const isHis = order.faction === 'arverni' && isNamedLeaderIn(G, region, 'arverni');
  if (isHis && isNamedLeaderIn(G, region, 'romans') && !outnumbersCaesar(G, region)) return false;
  const isEnough = (ahead: Outlook) => {
    if (ahead.inflicted === 0 || order.faction !== 'arverni') return ahead.inflicted > 0;
    const pays = ahead.struck.some(({ piece }) => piece === 'legion') || ahead.inflicted > ahead.suffered;
    return pays && !(isHis && ahead.endangersLeader);
  };
  return isWorthFighting(G, order, battle, isEnough, used);
}

/** Says whether the Arverni have more than twice as many mobile pieces as the Romans in a Region (8.7.1). */
function outnumbersCaesar(G: G, region: RegionId): boolean {
  return mobileOf(forceIn(G, region, 'arverni')) > 2 * mobileOf(forceIn(G, region, 'romans'));
}
