/* The Battles that are fought, or could be, and what Harassment could bring: reckoned for the screen by the rules' own functions. */
import { type FightSetup, fightOf } from '../../../games/falling-sky/battle/fight';
import type { Fight } from '../../../games/falling-sky/battle/frames';
import { atAttack, isToBeDeclared, type Odds, oddsOf } from '../../../games/falling-sky/battle/odds';
import { setupFor } from '../../../games/falling-sky/battle/selection';
import type { BattleMode } from '../../../games/falling-sky/battle/terms';
import type { Struck } from '../../../games/falling-sky/commands/frames';
import { harassersIn, lossesBy } from '../../../games/falling-sky/commands/harassment';
import { type HarassmentToll, harassmentOdds } from '../../../games/falling-sky/commands/harassmentOdds';
import { FACTIONS, type Faction } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { choiceUnderWay } from '../../../games/falling-sky/events/event';
import type { G } from '../../../games/falling-sky/state';
import { findFrame, isOver, topFrame } from '../../../games/kit/frame';
import type { Argument } from '../../../games/kit/move';
import type { Choices } from '../../table/choices/choices';
import { isRegion } from './arguments';

/** A Battle on the screen, and what it may bring. */
export interface ShownBattle {
  /** As it goes into the Attack, or as far as it has come. */
  fight: Fight;
  odds: Odds;
  /** It has still to be declared whether the Defender Retreats. */
  isOpen: boolean;
  /** Why the Defender cannot Retreat; null where it can, or where that is settled. */
  bound: string | null;
}

/** Harassment on the screen: by whom, of whom, and what it may bring. */
export interface ShownHarassment {
  /** Null once it is suffered. */
  by: Faction | null;
  struck: Struck;
  toll: HarassmentToll;
}

/** Returns the Battle under way, from where it has come to; null while there is none. */
export function battleUnderWay(G: G): ShownBattle | null {
  const fight = isOver(G) ? undefined : findFrame(G, 'fight');
  if (fight === undefined) return null;
  return shown(G, fight, G.stack.slice(G.stack.indexOf(fight) + 1));
}

/** Returns the name of the move that fights a Battle, where one can be chosen now; else null. */
export function fightingMove(G: G): 'battle' | 'piece' | null {
  if (isOver(G)) return null;
  const top = topFrame(G);
  if (top.step === 'battle') return 'battle';
  return top.step === 'event' && choiceUnderWay(top).fight !== undefined ? 'piece' : null;
}

/** Returns the Battles that can be fought with what has been chosen of the move that fights them: the Region at least. */
export function battlesAhead(G: G, next: Choices['next'], chosen: readonly Argument[]): ShownBattle[] {
  const move = fightingMove(G);
  const [region] = chosen;
  if (move === null || region === undefined || !isRegion(region)) return [];
  const waysOf = (target: Argument) => (move === 'battle' ? next(move, [region, target]) : ['battle']);
  return next(move, [region])
    .flatMap((target) => waysOf(target).map((way) => [region, target, way]))
    .filter((each) => chosen.every((argument, stage) => argument === each[stage]))
    .flatMap(([, target, way]) => setupOf(G, region, target, way) ?? [])
    .map((setup) => shown(G, fightOf(setup), []));
}

function shown(G: G, fight: Fight, pending: G['stack']): ShownBattle {
  const odds = oddsOf(G, fight, pending);
  const isOpen = isToBeDeclared(fight, pending);
  return {
    fight: atAttack(G, fight, pending),
    odds,
    isOpen,
    bound: isOpen && odds.retreats === null ? 'no Retreat' : null,
  };
}

function setupOf(G: G, region: RegionId, target: Argument, way: Argument): FightSetup | null {
  const defender = FACTIONS.find((faction) => faction === target);
  const top = topFrame(G);
  if (defender === undefined) return null;
  if (top.step === 'battle') return setupFor(G, top.order, region, defender, modeOf(way));
  if (top.step !== 'event') return null;
  return choiceUnderWay(top).fight?.({ G, frame: top }, top.by, region, defender) ?? null;
}

function modeOf(way: Argument): BattleMode {
  return way === 'ambush' || way === 'besiege' ? way : 'battle';
}

/** Returns the Harassment that is decided or suffered now, or that the group that Marches on would meet; none otherwise. */
export function harassmentsIn(G: G): ShownHarassment[] {
  if (isOver(G)) return [];
  const top = topFrame(G);
  if (top.step === 'harass') {
    const { faction, against, by, region, party } = top;
    return [harassment(G, faction, { against, by, region, party })];
  }
  if (top.step === 'harassed') {
    const { against, by, region, party, left } = top;
    const struck = { against, by, region, party };
    return [{ by: null, struck, toll: harassmentOdds(G, struck, left) }];
  }
  const column = top.step === 'march' ? top.trek?.column : undefined;
  if (top.step !== 'march' || column === undefined || column.entered === 0) return [];
  const { order } = top;
  const struck: Struck = { against: order.faction, by: order.by, region: column.at, party: column.party };
  return harassersIn(G, column.at, order.faction, column.party)
    .filter((faction) => faction === 'germans' || !order.passage.agreed.includes(faction))
    .map((faction) => harassment(G, faction, struck));
}

function harassment(G: G, by: Faction, struck: Struck): ShownHarassment {
  return { by, struck, toll: harassmentOdds(G, struck, lossesBy(G, by, struck.region, struck.party)) };
}
