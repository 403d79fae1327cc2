/* A battle (5.2.2): main groups and reserves, and the three rounds. */

import { action, type Situation } from '../kit/action';
import { turnsByLetter } from '../kit/blockCombat';
import { frameOf } from '../kit/frame';
import { once } from '../kit/once';
import type { Play } from '../kit/play';
import { recordOf } from '../kit/record';
import { initiativeOf } from './bonuses';
import type { AreaId } from './components/areas';
import { faceOf, placeName } from './components/labels';
import { CAESAR, INITIATIVES, type Initiative } from './components/units';
import { contestOf } from './contests';
import { eliminate } from './elimination';
import { fighters, isReserve } from './fighters';
import type { Battle, Outcome } from './frames';
import { fire } from './hits';
import { intimidate } from './intimidation';
import { describePath, settled } from './paths';
import { canRetreat, endRetreats, retreatAction, sideRetreating } from './retreat';
import {
  type DecisionOf,
  enemyOf,
  type G,
  hasUnits,
  type ProcedureOf,
  SIDES,
  type Side,
  unitsIn,
} from './state';
import { nameOf, say } from './words';

/** A battle lasts this many rounds; then the attacker must retreat (5.2.2). */
export const LAST_ROUND = 3;

/** A battle begins: Ariovistus may win it without a fight (7.2); the main group is declared, then the rounds follow. */
export const attackStep: ProcedureOf<'attack'> = {
  proceed(play, { area }) {
    const { G } = play;
    const { invader, attacker } = contestOf(G, area);
    play.reveal();
    play.journal('5.2.2', `Battle in ${placeName(G, area)}. ${say(attacker, 'attack')}.`, {
      kind: 'battle',
      side: attacker,
      places: [area],
      battle: { kind: 'begins', place: area },
    });
    if (intimidate(play, area)) {
      settle(G, area, invader);
      play.become({ step: 'regroup', sides: [invader], area, regrouped: {} });
      return;
    }
    play.become(
      { step: 'main', sides: [attacker], area },
      { step: 'battle', sides: [], area, round: 0, acted: [], retreated: nobody(), sailed: 0, roll: null },
    );
  },
};

function nobody(): Battle['retreated'] {
  return { roman: {}, barbarian: {} };
}

/** Returns the ways by which attackers have come: the groups among which the main one is chosen (5.2.2 A). */
function waysOfAttack(G: G, area: AreaId): string[] {
  const { blocks } = G.secret[contestOf(G, area).attacker];
  const ways = new Set<string>();
  for (const id in blocks) {
    const { place, path } = blocks[id];
    if (place === area && path !== undefined) ways.add(path);
  }
  return [...ways].sort();
}

/** The attacker chooses which of his groups is the main one; the others are reserves (5.2.2 A). */
export const mainStep: DecisionOf<'main'> = {
  prompt: ({ G, frame: { area } }) => ({
    rule: '5.2.2',
    text: `Choose your main group in ${placeName(G, area)}. The others are reserves until round 2.`,
  }),
  actions: {
    main: action({
      first: ({ G, frame }) => waysOfAttack(G, frame.area),
      effect(play, { side, frame: { area } }, way) {
        contestOf(play.G, area).main = way;
        play.journal('5.2.2', `The main group of ${nameOf(side)} came ${describePath(play.G, way)}.`, {
          places: [area],
        });
        play.finish();
      },
      label: ({ G }, way) => `The main group came ${describePath(G, way)}`,
    }),
  },
  proceed(play, { area }) {
    const ways = waysOfAttack(play.G, area);
    if (ways.length > 1) return;
    if (ways.length === 1) contestOf(play.G, area).main = ways[0];
    play.finish();
  },
};

/** A battle goes on until a side has no unit left in it, reserves counted; after the last round the attacker leaves. */
export const battleStep: ProcedureOf<'battle'> = {
  proceed(play, battle) {
    const winner = winnerOf(play.G, battle);
    if (winner !== null) win(play, battle, winner);
    else if (battle.round === LAST_ROUND) {
      play.call({ step: 'withdraw', sides: [contestOf(play.G, battle.area).attacker] });
    } else {
      nextRound(play, battle);
      play.call({ step: 'round', sides: [] });
    }
  },
};

function winnerOf(G: G, { area }: Battle): Side | null {
  const loser = SIDES.find((side) => !hasUnits(G, side, area));
  return loser === undefined ? null : enemyOf(loser);
}

/** Reserves join the battle; attackers who find no defender before them become the defenders (5.2.2 A). */
function nextRound(play: Play<G>, battle: Battle): void {
  const { G } = play;
  const { area } = battle;
  if (battle.round === 1) changeRoles(play, battle);
  const hasReserves = SIDES.some((side) =>
    unitsIn(G, side, area).some((id) => isReserve(G, battle, side, id)),
  );
  const joining = battle.round === 1 && hasReserves ? ': the reserves join the battle' : '';
  if (battle.round === 0 || joining !== '') play.reveal();
  battle.round++;
  battle.acted = [];
  battle.retreated = nobody();
  play.journal('5.2.2', `Round ${battle.round}${joining}.`, {
    kind: 'round',
    places: [area],
    battle: { kind: 'round', round: battle.round },
  });
}

function changeRoles(play: Play<G>, battle: Battle): void {
  const { G } = play;
  const { area } = battle;
  const contest = contestOf(G, area);
  const attacker = contest.attacker;
  const defender = enemyOf(attacker);
  if (fighters(G, battle, defender).length > 0 || fighters(G, battle, attacker).length === 0) return;
  contest.attacker = defender;
  play.journal(
    '5.2.2',
    `${say(attacker, 'hold')} the area and defend${attacker === 'roman' ? 's' : ''} it now.`,
    { places: [area] },
  );
}

/** Whose battle turn it is: the units of a side and of a letter that have not acted. */
interface UnitsInTurn {
  side: Side;
  letter: Initiative;
  ids: string[];
}

/** The turns of a round by attacker: A, B, C, and of each letter the defender first (5.2.2). */
const ORDER = recordOf(SIDES, (attacker) => turnsByLetter(INITIATIVES, [enemyOf(attacker), attacker]));

/**
 * Returns the units whose battle action it is. Caesar is always first (7.1). While only reserves are left of the enemy,
 * units that may retreat before they come still have their action.
 */
export function unitsInTurn(G: G, battle: Battle): UnitsInTurn | null {
  const { area, acted } = battle;
  const isMet = SIDES.every((side) => fighters(G, battle, side).length > 0);
  const waitingOf = (side: Side) =>
    fighters(G, battle, side).filter(
      (id) => !acted.includes(id) && (isMet || canRetreat(G, battle, side, id)),
    );
  const waiting: Record<Side, string[]> = { roman: waitingOf('roman'), barbarian: waitingOf('barbarian') };
  if (waiting.roman.includes(CAESAR)) return { side: 'roman', letter: 'A', ids: [CAESAR] };
  for (const [side, letter] of ORDER[contestOf(G, area).attacker]) {
    const ids = waiting[side].filter((id) => initiativeOf(G, battle, side, id) === letter);
    if (ids.length > 0) return { side, letter, ids };
  }
  return null;
}

const idsInTurn = once(({ G }: Situation<G>) => unitsInTurn(G, frameOf(G, 'battle'))?.ids ?? []);

/** A battle action: each unit fires, retreats or passes (5.2.2). */
export const roundStep: DecisionOf<'round'> = {
  prompt({ G }) {
    const { round, area } = frameOf(G, 'battle');
    return {
      rule: '5.2.2',
      text: `Round ${round} in ${placeName(G, area)}: fire, retreat or pass with a unit.`,
    };
  },
  actions: {
    fire: action({
      available: ({ G, side }) => fighters(G, frameOf(G, 'battle'), enemyOf(side)).length > 0,
      first: idsInTurn,
      effect(play, { side }, id) {
        fire(play, frameOf(play.G, 'battle'), side, id);
      },
      label: ({ G }, id) => `Fire with ${faceOf(G, id).name}`,
    }),
    retreat: retreatAction(idsInTurn),
    pass: action({
      first: idsInTurn,
      effect(play, _at, id) {
        const { area, acted } = frameOf(play.G, 'battle');
        acted.push(id);
        play.journal('5.2.2', `${faceOf(play.G, id).name} passes.`, {
          kind: 'roll',
          places: [area],
          pieces: [id],
        });
      },
      label: ({ G }, id) => `Pass with ${faceOf(G, id).name}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const battle = frameOf(G, 'battle');
    const retreating = sideRetreating(G);
    let turn = turnOf(G, battle);
    if (retreating !== null && !goesOn(G, battle, retreating, turn)) {
      endRetreats(play, battle, retreating);
      turn = turnOf(G, battle);
    }
    if (turn === null) play.finish();
    else play.ask(turn.side);
  },
};

function turnOf(G: G, battle: Battle): UnitsInTurn | null {
  return winnerOf(G, battle) === null ? unitsInTurn(G, battle) : null;
}

/** Says whether the battle turn in which units of a side have retreated goes on: other units of their letter are to act. */
function goesOn(G: G, battle: Battle, side: Side, turn: UnitsInTurn | null): boolean {
  const [id] = Object.keys(G.secret[side].retreats);
  return turn?.side === side && turn.letter === initiativeOf(G, battle, side, id);
}

/** Returns a side's units in the area of the battle that are not retreating. */
function unitsLeft(G: G, side: Side, area: AreaId): string[] {
  return unitsIn(G, side, area).filter((id) => !(id in G.secret[side].retreats));
}

const idsInArea = ({ G, side }: Situation<G>) => unitsLeft(G, side, frameOf(G, 'battle').area);

/**
 * After the last round the attacker must retreat; units that cannot are eliminated (5.2.2). It is asked for even where one unit
 * has one way left: what is done by itself would tell the enemy that there is no other, which depends on ways he has not seen.
 */
export const withdrawStep: DecisionOf<'withdraw'> = {
  prompt: ({ G }) => ({
    rule: '5.2.2',
    text: `Round ${LAST_ROUND} is over: your units must retreat from ${placeName(G, frameOf(G, 'battle').area)}.`,
  }),
  actions: { retreat: retreatAction(idsInArea) },
  proceed(play, { sides: [attacker] }) {
    const { G } = play;
    const battle = frameOf(G, 'battle');
    const { area } = battle;
    const ids = unitsLeft(G, attacker, area);
    if (ids.some((id) => canRetreat(G, battle, attacker, id))) return;
    if (sideRetreating(G) !== null) endRetreats(play, battle, attacker);
    for (const id of ids) {
      play.journal('5.2.2', `${faceOf(G, id).name} cannot retreat.`, {
        kind: 'roll',
        places: [area],
        pieces: [id],
      });
      eliminate(play, attacker, id, '5.2.2');
      if (play.result !== null) return;
    }
    play.finish();
  },
};

/** The victor may regroup, unless he has come home for the winter (5.2.2 E, 6.2.2). */
function win(play: Play<G>, { area }: Battle, winner: Side): void {
  const { G } = play;
  const comesHome = contestOf(G, area).homecoming && winner === 'roman';
  play.journal('5.2.2', `${say(winner, 'win')} the battle in ${placeName(G, area)}.`, {
    kind: 'won',
    side: winner,
    places: [area],
    battle: { kind: 'ends', place: area, holder: winner },
  });
  settle(G, area, winner);
  if (comesHome) play.finish({ area, winner } satisfies Outcome);
  else {
    play.become({ step: 'lostHome', sides: [] }, { step: 'regroup', sides: [winner], area, regrouped: {} });
  }
}

/** The area of the battle is contested no more. */
function settle(G: G, area: AreaId, winner: Side): void {
  const { blocks } = G.secret[winner];
  for (const id of unitsIn(G, winner, area)) blocks[id] = settled(blocks[id]);
  const { [area]: _decided, ...contests } = G.contests;
  G.contests = contests;
}
