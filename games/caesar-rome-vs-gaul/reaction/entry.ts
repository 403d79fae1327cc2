/* How a moving group comes into a space (10.2.2, 12.0). */
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { BattleResult } from '../battle/frames';
import { isBattleResult } from '../battle/result';
import { boxOf } from '../components/box';
import { hasGermans, hasUnits, isBesieged, isUnit, leadersIn, sidesPieces } from '../pieces';
import { displaceLeader, displacementOf, putInto } from '../removal';
import { liftSieges } from '../siege/points';
import { enemyOf, type G, type ProcedureOf, type Side } from '../state';
import { mayBackUp } from './backUp';
import { hasChoice } from './defence';
import type { Entry, EntryResult, EntryStage } from './frames';
import { foesIn, germansOf } from './ground';
import { interceptorsOf, rollToIntercept } from './interception';

type Approach = FrameAt<G, 'approach'>;

/** A group is about to enter a space. */
export const entryStep: ProcedureOf<'entry'> = {
  proceed(play, entry) {
    const { side, commander, group, from, to, via, noInterception } = entry;
    play.become({
      step: 'approach',
      sides: [],
      side,
      commander,
      group,
      from,
      to,
      via,
      noInterception,
      stage: 'interception',
      asked: [],
      designated: [],
      interceptor: enemyOf(side),
      arrived: [],
      defenders: [],
      halted: false,
    });
  },
};

/** Goes from stage to stage; most of them may ask somebody first. */
export const approachStep: ProcedureOf<'approach'> = {
  proceed(play, approach, handedDown) {
    let news = handedDown;
    while (!play.hasMovedOn) {
      STAGES[approach.stage](play, approach, news);
      news = undefined;
    }
  },
};

/** Says whether it is the German Tribe that moves (17.4). */
function isGerman(G: G, { commander }: Entry): boolean {
  return commander === germansOf(G);
}

/** Returns the sides that may react to a movement: the other one, and to the German Tribe's both (17.4.3). */
function reacting(G: G, entry: Entry): Side[] {
  const enemy = enemyOf(entry.side);
  return isGerman(G, entry) ? [enemy, entry.side] : [enemy];
}

function isArmy(G: G, { group }: Entry): boolean {
  return group.some((id) => isUnit(G, id));
}

/** Says whether a Leader comes alone and to no Combat Units of his side. */
function isLonely(G: G, approach: Approach): boolean {
  return !isArmy(G, approach) && !hasUnits(G, approach.side, approach.to, 'outside');
}

const STAGES: Record<EntryStage, (play: Play<G>, approach: Approach, news: unknown) => void> = {
  interception(play, approach) {
    const { G } = play;
    const side = reacting(G, approach).find((each) => !approach.asked.includes(each));
    if (side === undefined) {
      approach.stage = 'backUp';
      return;
    }
    approach.asked = [...approach.asked, side];
    approach.interceptor = side;
    if (interceptorsOf(G, side, approach).length === 0) return;
    approach.stage = 'resolution';
    play.call({ step: 'interception', sides: [side], chosen: [] });
  },

  /** Those that have been designated roll one after the other (12.1.2, 12.1.3); who comes may do so in part (12.1.4). */
  resolution(play, approach) {
    const [from, ...rest] = approach.designated;
    if (from === undefined) {
      approach.stage = 'interception';
      return;
    }
    const { interceptor, to } = approach;
    approach.designated = rest;
    if (rollToIntercept(play, interceptor, from, to))
      play.call({ step: 'detachment', sides: [interceptor], from, going: [] });
  },

  backUp(play, approach, news) {
    const { G } = play;
    const isIntercepted = approach.arrived.length > 0 && !isGerman(G, approach);
    if (news === undefined && isIntercepted && mayBackUp(G, approach)) {
      play.call({ step: 'backUp', sides: [approach.side] });
      return;
    }
    if (news === true) finish(play, 'back');
    else if (isLonely(G, approach) && hasUnits(G, enemyOf(approach.side), approach.to))
      giveIn(play, approach);
    else approach.stage = 'arrival';
  },

  /** The group stands in the space; what it alone has besieged is free (14.4.1). If it comes to a battle it is the attacker (13.1). */
  arrival(play, approach) {
    const { G } = play;
    const { group, to } = approach;
    const others = reacting(G, approach).flatMap((each) => sidesPieces(G, each, to));
    approach.defenders = isArmy(G, approach) ? others.filter((id) => !isBesieged(G, id)) : [];
    for (const id of group) putInto(G, id, to);
    liftSieges(play);
    approach.asked = [];
    approach.stage = 'defence';
  },

  defence(play, approach) {
    const { G } = play;
    const side = reacting(G, approach).find((each) => !approach.asked.includes(each));
    if (side === undefined) {
      approach.stage = 'battle';
      return;
    }
    approach.asked = [...approach.asked, side];
    const pieces = approach.defenders.filter((id) => sidesPieces(G, side, approach.to).includes(id));
    if (pieces.length > 0 && hasChoice(G, side, pieces))
      play.call({ step: 'defence', sides: [side], pieces, failed: false });
  },

  battle(play, approach, news) {
    const { G } = play;
    const { side, to } = approach;
    if (isBattleResult(news)) {
      settle(play, approach, news, 'germans');
      return;
    }
    displaceLonely(play, approach);
    const displacement = displacementOf(G);
    if (displacement.length > 0) play.call(...displacement);
    else if (isFighting(G, approach) && hasUnits(G, enemyOf(side), to, 'outside')) fight(play, approach);
    else approach.stage = 'germans';
  },

  germans(play, approach, news) {
    const { G } = play;
    const { to } = approach;
    if (isBattleResult(news)) settle(play, approach, news, 'over');
    else if (isFighting(G, approach) && hasGermans(G, to)) fight(play, approach);
    else approach.stage = 'over';
  },

  over(play, approach) {
    const { G } = play;
    const { group, to } = approach;
    if (isGerman(G, approach) && foesIn(G, null, to).length > 0) approach.halted = true;
    if (!group.some((id) => G.pieces[id].at === to))
      finish(play, survives(G, approach) ? 'back' : 'destroyed');
    else finish(play, approach.halted ? 'stops' : 'goes on');
  },
};

/** Says whether the group, or what is left of it, fights whom it meets: the German Tribe never attacks (17.4.3). */
function isFighting(G: G, approach: Approach): boolean {
  const { side, group, to } = approach;
  return (
    !isGerman(G, approach) &&
    isArmy(G, approach) &&
    hasUnits(G, side, to, 'outside') &&
    group.some((id) => G.pieces[id].at === to)
  );
}

/** After a battle the group goes on to the next stage if it holds the field (13.8). */
function settle(
  play: Play<G>,
  approach: Approach,
  { winner, mayContinue }: BattleResult,
  next: EntryStage,
): void {
  if (winner !== approach.side && winner !== null) {
    finish(play, survives(play.G, approach) ? 'back' : 'destroyed');
    return;
  }
  if (!mayContinue) approach.halted = true;
  approach.stage = next;
}

function finish(play: Play<G>, result: EntryResult): void {
  play.finish(result);
}

function survives(G: G, { group }: Approach): boolean {
  return group.some((id) => G.pieces[id].at in boxOf(G).space);
}

/** A Roman Leader alone who is intercepted and cannot back up is displaced (9.6, 10.3.3). */
function giveIn(play: Play<G>, { group }: Approach): void {
  for (const id of group) displaceLeader(play, id);
  finish(play, 'destroyed');
}

/** Roman Leaders in the field without units are displaced when Gallic units enter, of which the German Tribe is none (9.6, 17.4.3). */
function displaceLonely(play: Play<G>, approach: Approach): void {
  const { G } = play;
  const { side, to } = approach;
  if (side !== 'gallic' || isGerman(G, approach) || !isArmy(G, approach)) return;
  if (hasUnits(G, 'roman', to, 'outside')) return;
  for (const id of leadersIn(G, 'roman', to, 'outside')) displaceLeader(play, id);
}

function fight(play: Play<G>, { side, commander, from, to, via }: Approach): void {
  play.call({
    step: 'battle',
    sides: [],
    space: to,
    attacker: side,
    commander,
    from,
    bySea: via === 'channel',
    sortied: [],
  });
}
