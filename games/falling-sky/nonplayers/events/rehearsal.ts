/* What an Event would come to, tried on a copy of the game before it is executed (8.1.1). */

import { topFrame } from '../../../kit/frame';
import { isSame } from '../../../kit/json';
import { legalMoves } from '../../../kit/legality';
import { makeLegalMove, proceed } from '../../../kit/make';
import { SilentPlay } from '../../../kit/play';
import type { Random } from '../../../kit/random';
import type { Rulebook } from '../../../kit/rulebook';
import type { Text } from '../../components/cards';
import { FACTIONS, type Faction, type Player } from '../../components/factions';
import { REGIONS } from '../../components/map';
import { eventFrame } from '../../events/start';
import type { Force } from '../../pieces/force';
import { troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { copyToTry } from '../../pieces/hypothetical';
import { presenceIn } from '../../pieces/presence';
import { idleMove } from '../../resigning';
import type { FrameOf, G } from '../../state';

/** Every roll for a Loss removes the piece: the Event is tried at its strongest. */
const WORST: Random = {
  D6: (count) => Array.from({ length: count }, () => 1),
  Die: () => 1,
  Shuffle: (items) => [...items],
};

/** More decisions of players than any Event asks for. */
const MOST_ASKED = 100;

/**
 * Returns the game as it would be after an Event, before the turn in which it is executed is over, with players doing as little as they may; or as it would be as soon as pieces
 * have changed and `isEnough` says so. The dice to come are not touched.
 */
export function rehearse(
  rulebook: Rulebook<G>,
  G: G,
  turn: FrameOf<'turn'>,
  card: number,
  text: Text,
  isEnough: (after: G) => boolean,
): G {
  const copy = copyToTry(G);
  copy.stack = [{ ...turn, sides: [], executes: 'event' }, eventFrame(card, text, turn.faction)];
  return outcome(rulebook, copy, isEnough);
}

function outcome(rulebook: Rulebook<G>, copy: G, isEnough: (after: G) => boolean): G {
  const play = new SilentPlay(copy, WORST);
  const isOver = () => play.result !== null || copy.stack.length === 1;
  let changed = presenceIn.changed(copy);
  const stops = () => {
    if (isOver()) return true;
    if (changed === presenceIn.changed(copy)) return false;
    changed = presenceIn.changed(copy);
    return isEnough(copy);
  };
  proceed(rulebook, play, stops);
  for (let asked = 0; !isOver() && asked < MOST_ASKED && !isEnough(copy); asked++) {
    const [side] = topFrame(copy).sides;
    if (side === undefined) break;
    makeLegalMove(rulebook, play, side, idleMove(legalMoves(rulebook, copy, side)), isOver);
  }
  return copy;
}

/** Says whether an Event would have an effect other than to Reveal own pieces (8.1.1). */
export function hasEffect(before: G, after: G, side: Player): boolean {
  return haveForcesChanged(before, after, side) || hasAnythingElseChanged(before, after);
}

/** What an Event may change beside the Forces. */
const OTHER_PARTS = [
  'resources',
  'tribes',
  'devastated',
  'eligibility',
  'legions',
  'senate',
  'capabilities',
  'galliaTogata',
  'colony',
  'circumvallation',
  'optimates',
  'lostEagle',
] as const;

function hasAnythingElseChanged(before: G, after: G): boolean {
  if (!isSame(before.secret.looked, after.secret.looked)) return true;
  return OTHER_PARTS.some((part) => !isSame(before[part], after[part]));
}

function haveForcesChanged(before: G, after: G, side: Player): boolean {
  for (const { id } of REGIONS) {
    const were = before.forces[id];
    const are = after.forces[id];
    if (were === undefined && are === undefined) continue;
    for (const faction of FACTIONS) {
      if (were?.[faction] === undefined && are?.[faction] === undefined) continue;
      if (hasForceChanged(forceIn(before, id, faction), forceIn(after, id, faction), faction === side))
        return true;
    }
  }
  return false;
}

function hasForceChanged(was: Readonly<Force>, is: Readonly<Force>, isOwn: boolean): boolean {
  if (was.leader !== is.leader || was.legions !== is.legions || was.fort !== is.fort) return true;
  if (troopsOf(was) !== troopsOf(is)) return true;
  if (isOwn) return is.hidden > was.hidden;
  return was.hidden !== is.hidden || was.revealed !== is.revealed;
}

/** What counts of a Faction's pieces on the map. */
export interface Tally {
  legions: number;
  citadels: number;
  allies: number;
  troops: number;
}

/** Returns what a Faction has on the map. */
export function tallyOf(G: G, faction: Faction): Tally {
  const tally: Tally = { legions: 0, citadels: 0, allies: 0, troops: 0 };
  for (const { id } of REGIONS) {
    const force = forceIn(G, id, faction);
    tally.legions += force.legions;
    tally.troops += troopsOf(force);
  }
  for (const state of Object.values(G.tribes)) {
    if (state === undefined || !('by' in state) || state.by !== faction) continue;
    if (state.citadel) tally.citadels++;
    else tally.allies++;
  }
  return tally;
}
