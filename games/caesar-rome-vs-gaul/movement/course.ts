/* The course of a movement: what follows from what its player chooses (10.2, 12.0, 13.0, 17.1). */
import type { Play } from '../../kit/play';
import { cardOf } from '../deck';
import { isNamed, noteMoved } from '../inForce';
import { hasLeadership, isUnit } from '../pieces';
import { putInto } from '../removal';
import { liftSieges } from '../siege/points';
import { enemyOf, type G } from '../state';
import { askForCard } from '../strategy/surprise';
import { spaceName, toldOf } from '../words';
import type { March } from './allowance';
import { attackers, isDrivenBack } from './arrival';
import { hasChoice, SIEGE } from './choices';
import { legsOf } from './legs';

/** A group goes over one path: it pays for it, is driven back by a storm or enters the space, however many are there (10.1, 10.4.1, 17.1.2, 12.0). */
export function goTo(play: Play<G>, frame: March, to: string): void {
  const { G } = play;
  const { side, commander, at, group } = frame;
  const leg = legsOf(G, frame).find((each) => each.to === to);
  if (leg === undefined) throw new Error(`no way leads to ${to}`);
  act(G, frame);
  frame.spent += leg.cost;
  frame.to = to;
  frame.via = leg.kind;
  play.journal(
    '10.4.1',
    `${toldOf(G, group, 'marches', 'march')} from ${spaceName(G, at)} to ${spaceName(G, to)}.`,
    { kind: 'move', side, places: [at, to], pieces: group },
  );
  if (isDrivenBack(play, frame)) return;
  frame.stage = 'entering';
  frame.waits = true;
  play.call({
    step: 'entry',
    sides: [],
    side,
    commander,
    group: [...group],
    from: at,
    to,
    via: leg.kind,
    noInterception: false,
  });
}

/** A group pays for a Siege or Subjugation and conducts it (14.3.1). */
export function besiege(play: Play<G>, frame: March): void {
  const { G } = play;
  act(G, frame);
  frame.spent += SIEGE;
  frame.besieged = true;
  frame.stage = 'besieging';
  frame.waits = true;
  play.call({ step: 'siege', sides: [], side: frame.side, space: frame.at, commander: frame.commander });
}

/** A besieged group attacks those outside (14.6.2). */
export function sortie(play: Play<G>, frame: March): void {
  const { G } = play;
  const { side, at, commander, group } = frame;
  act(G, frame);
  for (const id of group) putInto(G, id, at);
  play.journal('14.6.2', `${toldOf(G, group, 'sorties', 'sortie')} from ${spaceName(G, at)}.`, {
    kind: 'move',
    side,
    places: [at],
    pieces: group,
  });
  frame.stage = 'sortie';
  frame.waits = true;
  play.call({
    step: 'battle',
    sides: [],
    space: at,
    attacker: side,
    commander,
    from: null,
    bySea: false,
    sortied: [...group],
  });
}

/** A group goes inside the Walled City or Fortified Town of its space, which ends its movement (10.6). */
export function goInside(play: Play<G>, frame: March): void {
  const { G } = play;
  const { at, group } = frame;
  act(G, frame);
  for (const id of group) putInto(G, id, at, true);
  play.journal('10.6', `${toldOf(G, group, 'goes', 'go')} inside the walls of ${spaceName(G, at)}.`, {
    places: [at],
    pieces: group,
  });
  frame.stage = 'over';
}

/** Notes that a group does something, so that all of it has moved (10.2.1). */
export function act(G: G, frame: March): void {
  frame.acted = true;
  noteMoved(G, frame.group);
}

/** Says whether the commander of a group leads Combat Units (10.3.3). */
export function leadsUnits(G: G, { commander, group }: Pick<March, 'commander' | 'group'>): boolean {
  return hasLeadership(G, commander) && group.some((id) => isUnit(G, id));
}

/** Takes in what the step that a movement has waited for has finished with. */
export function hear(G: G, frame: March, handedDown: unknown): void {
  frame.waits = false;
  switch (frame.stage) {
    case 'entering':
      hearEntry(frame, handedDown);
      return;
    case 'attacked':
      frame.stage = 'settled';
      frame.halted = frame.halted || !mayContinue(handedDown);
      return;
    case 'interrupted':
      frame.stage = stopsMovement(G, handedDown) ? 'over' : 'choosing';
      return;
    case 'sortie':
      frame.stage = mayContinue(handedDown) ? 'choosing' : 'over';
      return;
    default:
      frame.stage = 'choosing';
  }
}

/** The movement goes on with the Movement Points it has left where the enemy has avoided battle (12.2.3). */
function hearEntry(frame: March, result: unknown): void {
  const isThere = result === 'goes on' || result === 'stops';
  frame.stage = isThere ? 'entered' : 'over';
  frame.halted = result !== 'goes on';
  if (isThere) frame.at = frame.to;
}

/** Says whether a battle allows the Army to move on (13.8, 13.3.2, 17.1.5). */
export function mayContinue(result: unknown): boolean {
  return (
    typeof result === 'object' && result !== null && 'mayContinue' in result && result.mayContinue === true
  );
}

/** Says whether what the question for a card has finished with is a card that ends a movement (card 53). */
export function stopsMovement(G: G, card: unknown): boolean {
  return (
    typeof card === 'number' && cardOf(G, card).effects.some((effect) => isNamed(effect, 'stopMovement'))
  );
}

/** A movement goes on until its player has something to choose, or it is over. */
export function goOn(play: Play<G>, frame: March): void {
  const { G } = play;
  liftSieges(play);
  frame.group = frame.group.filter((id) => G.pieces[id].at === frame.at);
  if (!frame.group.includes(frame.commander)) frame.stage = 'over';
  if (frame.stage === 'entered') meetNatives(play, frame);
  if (frame.stage === 'settled') settle(play, frame);
  if (frame.waits) return;
  if (frame.stage === 'choosing' && !hasChoice(G, frame)) frame.stage = 'over';
  if (frame.stage === 'over') {
    noteMoved(G, [frame.commander]);
    play.finish();
  } else play.ask(frame.side);
}

function meetNatives(play: Play<G>, frame: March): void {
  const { commander, group, at } = frame;
  const natives = attackers(play, frame);
  frame.stage = natives === null ? 'settled' : 'attacked';
  if (natives === null) return;
  frame.waits = true;
  play.call({
    step: 'nativeBattle',
    sides: [],
    space: at,
    natives: natives.id,
    units: [...group],
    commander,
  });
}

/**
 * Where the group has anything left to do, if only to go inside walls, the enemy is asked whether a card ends its movement, but
 * on the Channel Crossing (card 53).
 */
function settle(play: Play<G>, frame: March): void {
  const { G } = play;
  frame.stage = frame.halted ? 'over' : 'choosing';
  if (frame.halted || frame.via === 'channel' || !hasChoice(G, frame)) return;
  const window = askForCard(G, enemyOf(frame.side), 'afterEnemyEntersSpace', frame.at);
  if (window === null) return;
  frame.stage = 'interrupted';
  frame.waits = true;
  play.call(window);
}
