/* What speaks for a Command, the Event or passing (2.3.4). */
import type { Argument, LegalMove } from '../../../kit/move';
import { enablingAbilities } from '../../abilities/start';
import { type Order, orderFor } from '../../commands/order';
import { alliesToRally, citadelsToRally, obstacleToRally, warbandsToRally } from '../../commands/rallying';
import { auxiliaToRecruit, isClosed, tribesToRecruit } from '../../commands/recruiting';
import { canExecuteAtOnce, commandNames } from '../../commands/start';
import { FULL } from '../../commands/terms';
import { poolOf } from '../../components/box';
import type { Faction, Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { mobileOf, troopsOf } from '../../pieces/force';
import { availableTroops, factionsIn, forceIn, piecesIn } from '../../pieces/forces';
import { alliesAndCitadelsIn, alliesIn, subduedIn } from '../../pieces/tribes';
import { adjacentTo, regionsOf } from '../../places';
import { termsOf } from '../../sequence';
import type { FrameOf, G } from '../../state';
import { type Choice, joined, NOTHING_COMES, share } from './choice';
import { isFirstOn, winterNear } from './deck';
import { areOfOnePlayer, blowTo, enemyTribesIn, leadIn, threatIn } from './strength';

/** Tells what speaks for each thing that a Faction may do with a card. */
export function describeTurn({ G, side, moves, tell }: Choice, frame: FrameOf<'turn'>): void {
  const { limited } = frame;
  const poor = Math.max(0, 4 - G.resources[side]) / 4;
  const near = winterNear(G);
  const outlook = outlookOf(G, side, limited);
  moves.forEach(({ move, args }, index) => {
    const what = nameFor({ move, args });
    tell(index, what, 1);
    tell(index, joined(what, 'poor'), poor);
    tell(index, joined(what, 'Winter near'), near);
    if (limited) tell(index, joined(what, 'limited'), 1);
    if (move === 'event') tell(index, joined('card', `${G.played[G.played.length - 1]} ${args[0]}`), 1);
    if (move === 'pass') {
      const isToBeFirst = isFirstOn(G, G.next, side) && !isFirstOn(G, G.played[G.played.length - 1], side);
      if (isToBeFirst) tell(index, 'pass to be first', 1);
    } else if (move === 'command') {
      if (!isWithinMeans(G, side, frame, args[0])) tell(index, NOTHING_COMES, 1);
      tell(index, joined(what, 'threatened'), outlook.threatened);
      tell(index, joined(what, 'in contact'), outlook.contact);
      for (const [feature, value] of outlook.of(`${args[0]}`)) tell(index, feature, value);
    }
  });
}

/** Says whether a Faction could execute a Command with what it has: without Resources or pieces of others, or removing own ones. */
function isWithinMeans(G: G, side: Player, frame: FrameOf<'turn'>, command: Argument | undefined): boolean {
  const name = commandNames(side).find((each) => each === command);
  if (name === undefined) return true;
  const order = orderFor(name, side, side, termsOf(frame));
  return canExecuteAtOnce(G, order) || enablingAbilities(G, order, canExecuteAtOnce).length > 0;
}

function nameFor({ move, args }: LegalMove): string {
  return args.length === 0 ? move : joined(move === 'command' ? 'Command' : move, `${args[0]}`);
}

/** What each Command could come to. */
interface Outlook {
  /** How much of what is dear to the Faction others could strike at once. */
  threatened: number;
  /** Whether its Leader, Legions or a large group is where an enemy has something to lose (8.5.1, 8.7.1, 8.8.1). */
  contact: number;
  /** Returns the features of a Command. */
  of(command: string): readonly (readonly [string, number])[];
}

function outlookOf(G: G, side: Player, limited: boolean): Outlook {
  const most = limited ? 1 : Number.POSITIVE_INFINITY;
  return {
    threatened: threatenedOf(G, side),
    contact: contactOf(G, side),
    of(command) {
      switch (command) {
        case 'rally':
        case 'recruit':
          return placing(G, side, orderFor(command, side, side, FULL), most);
        case 'battle':
          return fighting(G, side, most);
        case 'march':
          return marching(G, side);
        case 'seize':
          return seizing(G, most);
        case 'raid':
          return raiding(G, side, most);
        default:
          return [];
      }
    },
  };
}

function threatenedOf(G: G, side: Player): number {
  let threatened = 0;
  for (const region of regionsOf(G)) {
    const { leader, legions, hidden, revealed, scouted } = forceIn(G, region, side);
    if (leader === null && legions === 0) continue;
    const threat = threatIn(G, region, side);
    threatened += Math.max(0, Math.min(threat - hidden - revealed - scouted, 2 + legions));
  }
  return share(threatened, 4);
}

/** A group of Warbands that seeks battle by itself: of the Arverni (8.7.1), of others (8.5.1). */
const LARGE = { arverni: 10, others: 4 };

function contactOf(G: G, side: Player): number {
  const large = side === 'arverni' ? LARGE.arverni : LARGE.others;
  const isArmed = (region: RegionId) => {
    const force = forceIn(G, region, side);
    return force.leader !== null || force.legions > 0 || (side !== 'romans' && troopsOf(force) >= large);
  };
  const isWorthIt = (region: RegionId) =>
    factionsIn(G, region).some(
      (other) =>
        other !== side &&
        other !== 'germans' &&
        !areOfOnePlayer(G, side, other) &&
        (alliesAndCitadelsIn(G, region, other) > 0 ||
          forceIn(G, region, other).legions > 0 ||
          piecesIn(G, region, other) >= LARGE.others),
    );
  return share(regionsOf(G).filter((region) => isArmed(region) && isWorthIt(region)).length, 2);
}

/** 3.2.1, 3.3.1: what could be placed, in the best Regions. */
function placing(G: G, side: Player, order: Order, most: number): [string, number][] {
  const gains = regionsOf(G).map((region) => placedIn(G, side, order, region));
  gains.sort((a, b) => b.worth - a.worth);
  const places = Math.min(most, side === 'romans' ? 16 : G.resources[side]);
  let [tribes, troops] = [0, 0];
  for (const gain of gains.slice(0, places)) {
    tribes += gain.tribes;
    troops += gain.troops;
  }
  const available = availableTroops(G, side);
  const placed = Math.min(troops, available);
  return [
    ['places Allies', share(tribes, 3)],
    ['places an Ally', Number(tribes > 0)],
    ['places two Allies', Number(tribes > 1)],
    ['places Warbands', share(placed, 6)],
    ['places three Warbands', Number(placed > 2)],
    ['places six pieces', Number(tribes + placed > 5)],
    ['has few Warbands', available / poolOf(G, side).troops],
    ['has very few Warbands', Number(poolOf(G, side).troops - available < FEW)],
  ];
}

/** So few Warbands call for a Rally (8.6.3, 8.7.3). */
const FEW = 7;

function placedIn(G: G, side: Player, order: Order, region: RegionId) {
  const none = { tribes: 0, troops: 0, worth: 0 };
  if (side === 'romans') {
    if (isClosed(G, order, region)) return none;
    if (tribesToRecruit(G, order, region).length > 0) return { tribes: 1, troops: 0, worth: 4 };
    const troops = auxiliaToRecruit(G, region);
    return { tribes: 0, troops, worth: troops };
  }
  if (obstacleToRally(G, order, region) !== null) return none;
  const isTribe = citadelsToRally(G, order, region).length > 0 || alliesToRally(G, order, region).length > 0;
  if (isTribe) return { tribes: 1, troops: 0, worth: 4 };
  const troops = warbandsToRally(G, order, region);
  return { tribes: 0, troops, worth: troops };
}

/** 3.2.4, 3.3.4: the best Battle, and what all could remove. */
function fighting(G: G, side: Player, most: number): [string, number][] {
  let best = -3;
  let isSure = false;
  let tribes = 0;
  let legions = 0;
  let chances = 0;
  for (const region of regionsOf(G)) {
    if (mobileOf(forceIn(G, region, side)) === 0) continue;
    for (const other of factionsIn(G, region)) {
      if (other === side || areOfOnePlayer(G, side, other)) continue;
      const battle = battleOf(G, region, side, other);
      best = Math.max(best, battle.net);
      isSure ||= battle.attack > 2 * battle.counter && battle.attack > 0;
      if (battle.net <= 0) continue;
      chances++;
      tribes += battle.tribes;
      legions += battle.legions;
    }
  }
  return [
    ['best Battle', share(best, 6)],
    ['a Battle costs less than half', Number(isSure)],
    ['Battles that pay', share(Math.min(chances, most), 3)],
    ['Battles take Allies', share(Math.min(tribes, 2 * most), 3)],
    ['Battles strike Legions', share(legions, 4)],
  ];
}

/** What a Battle would come to at a glance, if the Defender stood. */
export function battleOf(G: G, region: RegionId, attacker: Player, defender: Faction) {
  const force = forceIn(G, region, defender);
  const attack = blowTo(G, region, attacker, defender);
  const troops = troopsOf(force);
  const counter = Math.max(
    0,
    blowTo(G, region, defender, attacker) - Math.floor(Math.min(attack, troops) / 2),
  );
  const besieges = attacker === 'romans' && forceIn(G, region, 'romans').legions > 0 ? 1 : 0;
  const beyond = Math.max(0, attack - mobileOf(force)) + besieges;
  const tribes = Math.min(beyond, alliesAndCitadelsIn(G, region, defender));
  const legions = Math.min(Math.max(0, attack - troops), force.legions);
  return { attack, counter, tribes, legions, net: attack + besieges - counter };
}

/** 3.2.2, 3.3.2: Regions that spare pieces could Control, and enemies to be reached. */
function marching(G: G, side: Player): [string, number][] {
  const spare = new Map<RegionId, number>();
  let idle = 0;
  for (const region of regionsOf(G)) {
    const force = forceIn(G, region, side);
    const mobile = mobileOf(force);
    if (mobile === 0) continue;
    const lead = leadIn(G, region, side);
    spare.set(region, lead > 0 ? Math.min(mobile, lead - 1) : mobile);
    if (force.legions > 0 && enemyTribesIn(G, region, side) === 0) idle += force.legions;
  }
  let gains = 0;
  let targets = 0;
  for (const region of regionsOf(G)) {
    const most = adjacentTo(G, region).reduce((sum, near) => Math.max(sum, spare.get(near) ?? 0), 0);
    if (most === 0) continue;
    const lead = leadIn(G, region, side);
    if (lead > 0) continue;
    if (most + lead > 0) gains++;
    if (most > 2 && enemyTribesIn(G, region, side) > 0) targets++;
  }
  return [
    ['could Control', share(gains, 4)],
    ['could reach Allies', share(targets, 4)],
    ['idle Legions', share(idle, 6)],
  ];
}

/** 3.2.3: Resources that Seize could bring where no Harassment would come of it. */
function seizing(G: G, most: number): [string, number][] {
  const gains: number[] = [];
  for (const region of regionsOf(G)) {
    if (piecesIn(G, region, 'romans') === 0 || G.devastated.includes(region)) continue;
    const isHarassed = factionsIn(G, region).some(
      (other) => other !== 'romans' && forceIn(G, region, other).hidden >= 3,
    );
    if (!isHarassed) gains.push(2 * (subduedIn(G, region).length + alliesIn(G, region, 'romans').length));
  }
  return [['brings Resources', share(sumOfBest(gains, most), 12)]];
}

/** 3.3.3: Resources that Raid could bring. */
function raiding(G: G, side: Player, most: number): [string, number][] {
  const gains = regionsOf(G).map((region) =>
    G.devastated.includes(region) ? 0 : Math.min(2, forceIn(G, region, side).hidden),
  );
  return [['brings Resources', share(sumOfBest(gains, most), 8)]];
}

function sumOfBest(numbers: number[], most: number): number {
  numbers.sort((a, b) => b - a);
  return numbers.slice(0, most).reduce((sum, each) => sum + each, 0);
}
