/* Battles (5.2.2): their order, main groups and reserves, and the three rounds. */
import { turnsByLetter } from '../kit/blockCombat';
import { recordOf } from '../kit/graph';
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { initiativeOf } from './bonuses';
import { type AreaId, type Place, placeName } from './components/areas';
import { CAESAR, faceOf, INITIATIVES } from './components/units';
import { eliminate } from './elimination';
import { areasInBattle, fighters, isReserve } from './fighters';
import { fire } from './hits';
import { intimidate } from './intimidation';
import { describePath, settled } from './paths';
import { canRegroup } from './regroup';
import { canRetreat, retreatByLand, retreatBySea, retreats, retreatsBySea } from './retreat';
import {
  battleOf,
  contestOf,
  enemyOf,
  type G,
  hasUnits,
  SIDES,
  type Side,
  seatOf,
  sideAt,
  unitsIn,
} from './state';
import { nameOf, say } from './words';

/** A battle lasts this many rounds; then the attacker must retreat (5.2.2). */
export const LAST_ROUND = 3;

/** The player who moved first, or whose event or Political Action it was, chooses which battle is fought next (5.2.2). */
export const battlesStep: Step<G> = {
  prompt: () => ({ rule: '5.2.2', text: 'Choose the next battle.' }),
  actions: {
    fight: action({
      legal: (G: G) => areasInBattle(G).map((area): [AreaId] => [area]),
      effect(play, _seat, area) {
        startBattle(play, area);
      },
      label: (_G, area) => `Fight in ${placeName(area)}`,
    }),
  },
  proceed(play) {
    const areas = areasInBattle(play.G);
    if (areas.length === 0) play.finish();
    else if (areas.length === 1) startBattle(play, areas[0]);
  },
};

function startBattle(play: Play<G>, area: AreaId): void {
  const { G } = play;
  const contest = contestOf(G, area);
  G.battle = { area, round: 0, acted: [], borders: {}, sailed: 0, hits: null, roll: null };
  play.reveal();
  play.journal('5.2.2', `Battle in ${placeName(area)}. ${say(contest.attacker, 'attack')}.`);
  if (intimidate(play)) {
    settleBattle(play, contest.invader);
    play.call('regroup', [seatOf(contest.invader)]);
    return;
  }
  const ways = waysOfAttack(G);
  if (ways.length > 1) {
    play.call('main', [seatOf(contest.attacker)]);
    return;
  }
  if (ways.length === 1) contest.main = ways[0];
  startRounds(play);
  play.call('round', []);
}

function startRounds(play: Play<G>): void {
  battleOf(play.G).round = 1;
  play.journal('5.2.2', 'Round 1.');
}

/** Returns the ways by which attackers have come: the groups among which the main one is chosen (5.2.2 A). */
function waysOfAttack(G: G): string[] {
  const { area } = battleOf(G);
  const { attacker } = contestOf(G, area);
  const { blocks } = G.secret[attacker];
  const ways = new Set<string>();
  for (const id in blocks) {
    const { place, path } = blocks[id];
    if (place === area && path !== undefined) ways.add(path);
  }
  return [...ways].sort();
}

/** The attacker chooses which of his groups is the main one; the others are reserves (5.2.2 A). */
export const mainStep: Step<G> = {
  prompt: (G) => ({
    rule: '5.2.2',
    text: `Choose your main group in ${placeName(battleOf(G).area)}. The others are reserves until round 2.`,
  }),
  actions: {
    main: action({
      legal: (G: G) => waysOfAttack(G).map((way): [string] => [way]),
      effect(play, seat, way) {
        contestOf(play.G, battleOf(play.G).area).main = way;
        play.journal('5.2.2', `The main group of ${nameOf(sideAt(seat))} came ${describePath(way)}.`);
        startRounds(play);
        play.become('round', []);
      },
      label: (_G, way) => `The main group came ${describePath(way)}`,
    }),
  },
};

/** The turns of a round by attacker: A, B, C, and of each letter the defender first (5.2.2). */
const ORDER = recordOf(SIDES, (attacker) => turnsByLetter(INITIATIVES, [enemyOf(attacker), attacker]));

/**
 * Returns the units whose battle action it is. Caesar is always first (7.1). While only reserves are left of the enemy,
 * units that may retreat before they come still have their action.
 */
export function unitsInTurn(G: G): { side: Side; ids: string[] } | null {
  const { area, acted } = battleOf(G);
  const isMet = SIDES.every((side) => fighters(G, side).length > 0);
  const waitingOf = (side: Side) =>
    fighters(G, side).filter((id) => !acted.includes(id) && (isMet || canRetreat(G, side, id)));
  const waiting: Record<Side, string[]> = { roman: waitingOf('roman'), barbarian: waitingOf('barbarian') };
  if (waiting.roman.includes(CAESAR)) return { side: 'roman', ids: [CAESAR] };
  for (const [side, letter] of ORDER[contestOf(G, area).attacker]) {
    const ids = waiting[side].filter((id) => initiativeOf(G, side, id) === letter);
    if (ids.length > 0) return { side, ids };
  }
  return null;
}

function idsInTurn(G: G, seat: Seat): string[] {
  const turn = unitsInTurn(G);
  return turn?.side === sideAt(seat) ? turn.ids : [];
}

/** A battle action: each unit fires, retreats or passes (5.2.2). */
export const roundStep: Step<G> = {
  prompt: (G) => ({
    rule: '5.2.2',
    text: `Round ${battleOf(G).round} in ${placeName(battleOf(G).area)}: fire, retreat or pass with a unit.`,
  }),
  actions: {
    fire: action({
      legal: (G: G, seat: Seat) =>
        fighters(G, enemyOf(sideAt(seat))).length > 0 ? idsInTurn(G, seat).map((id): [string] => [id]) : [],
      effect(play, seat, id) {
        fire(play, sideAt(seat), id);
      },
      label: (_G, id) => `Fire with ${faceOf(id).name}`,
    }),
    retreat: action({
      legal: (G: G, seat: Seat) => landRetreats(G, sideAt(seat), idsInTurn(G, seat)),
      effect(play, seat, id, to) {
        retreatByLand(play, sideAt(seat), id, to);
      },
      label: (_G, id, to) => `Retreat ${faceOf(id).name} to ${placeName(to)}`,
    }),
    retreatBySea: action({
      legal: (G: G, seat: Seat) => seaRetreats(G, sideAt(seat), idsInTurn(G, seat)),
      effect(play, seat, id, to) {
        retreatBySea(play, sideAt(seat), id, to);
      },
      label: (_G, id, to) => `Retreat ${faceOf(id).name} by sea to ${placeName(to)}`,
    }),
    pass: action({
      legal: (G: G, seat: Seat) => idsInTurn(G, seat).map((id): [string] => [id]),
      effect(play, _seat, id) {
        battleOf(play.G).acted.push(id);
        play.journal('5.2.2', `${faceOf(id).name} passes.`);
      },
      label: (_G, id) => `Pass with ${faceOf(id).name}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    for (;;) {
      if (isDecided(play)) return;
      const turn = unitsInTurn(G);
      if (turn !== null) {
        G.stack[G.stack.length - 1].seats = [seatOf(turn.side)];
        return;
      }
      if (battleOf(G).round === LAST_ROUND) {
        play.become('withdraw', [seatOf(contestOf(G, battleOf(G).area).attacker)]);
        return;
      }
      nextRound(play);
    }
  },
};

function landRetreats(G: G, side: Side, ids: readonly string[]): [string, Place][] {
  return ids.flatMap((id) => retreats(G, side, id).map((to): [string, Place] => [id, to]));
}

function seaRetreats(G: G, side: Side, ids: readonly string[]): [string, AreaId][] {
  return ids.flatMap((id) => retreatsBySea(G, side, id).map((to): [string, AreaId] => [id, to]));
}

/** After the last round the attacker must retreat; units that cannot are eliminated (5.2.2). */
export const withdrawStep: Step<G> = {
  prompt: (G) => ({
    rule: '5.2.2',
    text: `Round ${LAST_ROUND} is over: your units must retreat from ${placeName(battleOf(G).area)}.`,
  }),
  actions: {
    retreat: action({
      legal: (G: G, seat: Seat) => landRetreats(G, sideAt(seat), unitsIn(G, sideAt(seat), battleOf(G).area)),
      effect(play, seat, id, to) {
        retreatByLand(play, sideAt(seat), id, to);
      },
      label: (_G, id, to) => `Retreat ${faceOf(id).name} to ${placeName(to)}`,
    }),
    retreatBySea: action({
      legal: (G: G, seat: Seat) => seaRetreats(G, sideAt(seat), unitsIn(G, sideAt(seat), battleOf(G).area)),
      effect(play, seat, id, to) {
        retreatBySea(play, sideAt(seat), id, to);
      },
      label: (_G, id, to) => `Retreat ${faceOf(id).name} by sea to ${placeName(to)}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const { area } = battleOf(G);
    const { attacker } = contestOf(G, area);
    const ids = unitsIn(G, attacker, area);
    if (!ids.some((id) => canRetreat(G, attacker, id))) {
      for (const id of ids) {
        play.journal('5.2.2', `${faceOf(id).name} cannot retreat.`);
        eliminate(play, attacker, id, '5.2.2');
        if (play.over !== null) return;
      }
    }
    isDecided(play);
  },
};

/** Ends the battle when a side has no unit left in it, reserves counted. Returns whether it has ended. */
function isDecided(play: Play<G>): boolean {
  const { G } = play;
  const { area } = battleOf(G);
  const loser = SIDES.find((side) => !hasUnits(G, side, area));
  if (loser === undefined) return false;
  win(play, enemyOf(loser));
  return true;
}

/** Reserves join the battle; attackers who find no defender before them become the defenders (5.2.2 A). */
function nextRound(play: Play<G>): void {
  const { G } = play;
  const battle = battleOf(G);
  const contest = contestOf(G, battle.area);
  const defender = enemyOf(contest.attacker);
  if (battle.round === 1 && fighters(G, defender).length === 0 && fighters(G, contest.attacker).length > 0) {
    contest.attacker = defender;
    play.journal(
      '5.2.2',
      `${say(enemyOf(defender), 'hold')} the area and defend${defender === 'roman' ? '' : 's'} it now.`,
    );
  }
  const reserves = SIDES.some((side) => unitsIn(G, side, battle.area).some((id) => isReserve(G, side, id)));
  battle.round++;
  battle.acted = [];
  battle.borders = {};
  play.journal('5.2.2', `Round ${battle.round}${reserves ? ': the reserves join the battle' : ''}.`);
}

function win(play: Play<G>, side: Side): void {
  const { G } = play;
  const { area } = battleOf(G);
  const comesHome = contestOf(G, area).homecoming && side === 'roman';
  play.journal('5.2.2', `${say(side, 'win')} the battle in ${placeName(area)}.`);
  settleBattle(play, side);
  if (side === 'barbarian') G.revolt?.won.push(area);
  if (!comesHome && canRegroup(G, side)) play.become('regroup', [seatOf(side)]);
  else {
    G.battle = null;
    play.finish();
  }
}

/** The area of the battle is contested no more. */
function settleBattle(play: Play<G>, side: Side): void {
  const { G } = play;
  const battle = battleOf(G);
  const { blocks } = G.secret[side];
  for (const id of unitsIn(G, side, battle.area)) blocks[id] = settled(blocks[id]);
  const { [battle.area]: _decided, ...contests } = G.contests;
  G.contests = contests;
  battle.borders = {};
  battle.acted = [];
}
