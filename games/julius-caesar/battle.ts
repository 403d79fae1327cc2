/* Battles (7.0): their order, battle turns, reserves, disruption and hits. */

import { hitStep as hitStepOf, rollHits, strongestOf, turnsByLetter, turnsBySide } from '../kit/blockCombat';
import { recordOf } from '../kit/graph';
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { faceOf, INITIATIVES, type Initiative, type Side } from './components/blocks';
import { type PlaceId, placeName, type SeaId } from './components/map';
import { eliminate, loseStep } from './elimination';
import { canRegroup, endBattle } from './regroup';
import { canRetreat, retreatBlock, retreatBySea, retreats, retreatsBySea } from './retreat';
import {
  battleOf,
  blocksIn,
  contestOf,
  enemyOf,
  type G,
  SIDES,
  seatOf,
  settled,
  sideAt,
  sideName,
} from './state';
import { contestedPlaces, endTurn } from './turns';

/** Battles last this many rounds; the attacker must retreat in the last one (7.2). */
export const LAST_ROUND = 4;

/** Says whether a block is held in Reserve: it has not arrived in round 1 (7.3). */
export function isReserve(G: G, side: Side, id: string): boolean {
  const { place, round } = battleOf(G);
  if (round > 1) return false;
  const { attacker, main } = contestOf(G, place);
  const from = G.secret[side].blocks[id].from ?? null;
  return side === attacker ? from !== main : from !== null;
}

/** Returns a side's blocks that fight in the present round, Reserves left out. */
export function fighters(G: G, side: Side): string[] {
  return blocksIn(G, side, battleOf(G).place).filter((id) => !isReserve(G, side, id));
}

/** Returns when a block takes its turn: its letter, but D for a ballista that attacks (7.42). */
export function initiativeOf(id: string, attacking: boolean): Initiative {
  const { kind, initiative } = faceOf(id);
  return kind === 'ballista' && attacking ? 'D' : initiative;
}

/** Player 1 chooses which battle is fought next (7.1). */
export const battlesStep: Step<G> = {
  prompt: (G) => ({
    rule: '7.1',
    text: G.surprise
      ? 'Choose the next battle, and whether the surprise is there.'
      : 'Choose the next battle.',
  }),
  actions: {
    fight: action({
      legal: (G: G) => contestedPlaces(G).map((place): [PlaceId] => [place]),
      effect(play, _seat, place) {
        startBattle(play, place, false);
      },
      label: (_G, place) => `Fight at ${placeName(place)}`,
    }),
    surprise: action({
      legal: (G: G) => surprisePlaces(G).map((place): [PlaceId] => [place]),
      effect(play, _seat, place) {
        startBattle(play, place, true);
      },
      label: (_G, place) => `Fight at ${placeName(place)} by surprise`,
    }),
  },
  proceed(play) {
    const places = contestedPlaces(play.G);
    if (places.length === 0) endTurn(play);
    else if (places.length === 1) startBattle(play, places[0], surprisePlaces(play.G).length > 0);
  },
};

function surprisePlaces(G: G): PlaceId[] {
  if (!G.surprise) return [];
  return contestedPlaces(G).filter((place) => contestOf(G, place).attacker === G.player1);
}

function startBattle(play: Play<G>, place: PlaceId, surprise: boolean): void {
  const { G } = play;
  const { attacker } = contestOf(G, place);
  if (surprise) G.surprise = false;
  G.battle = { place, round: 1, surprise, acted: [], roads: {}, bySea: [], hits: null, roll: null };
  play.reveal();
  play.journal(
    '7.1',
    `Battle of ${placeName(place)}: ${sideName(attacker)} attacks${surprise ? ' by surprise' : ''}.`,
  );
  play.call('round', []);
}

/**
 * Returns the blocks whose battle turn it is: one side's of one letter, A before B before C before D and the
 * Defender first (7.2). In the first round of a surprise all attackers go before all defenders.
 */
export function blocksInTurn(G: G): { side: Side; ids: string[] } | null {
  const { place, round, surprise, acted } = battleOf(G);
  const { attacker } = contestOf(G, place);
  const waiting: Record<Side, string[]> = {
    caesar: fighters(G, 'caesar').filter((id) => !acted.includes(id)),
    pompey: fighters(G, 'pompey').filter((id) => !acted.includes(id)),
  };
  const order = surprise && round === 1 ? SURPRISE_ORDER : ORDER;
  for (const [side, letter] of order[attacker]) {
    const ids = waiting[side].filter((id) => initiativeOf(id, side === attacker) === letter);
    if (ids.length > 0) return { side, ids };
  }
  return null;
}

/** The battle turns of a round by attacker: the Defender goes first (7.2). */
const ORDER = recordOf(SIDES, (attacker) => turnsByLetter(INITIATIVES, [enemyOf(attacker), attacker]));
/** The battle turns of the first round of a surprise. */
const SURPRISE_ORDER = recordOf(SIDES, (attacker) => turnsBySide(INITIATIVES, [attacker, enemyOf(attacker)]));

/** Says whether a block must leave: attackers cannot stay beyond round 4 (7.2). */
function mustRetreat(G: G, side: Side): boolean {
  const { place, round } = battleOf(G);
  return round === LAST_ROUND && contestOf(G, place).attacker === side;
}

function idsInTurn(G: G, seat: Seat): string[] {
  const turn = blocksInTurn(G);
  return turn?.side === sideAt(seat) ? turn.ids : [];
}

function retreaters(G: G, seat: Seat): string[] {
  return battleOf(G).round === 1 ? [] : idsInTurn(G, seat);
}

/** A battle turn: fire, retreat or pass (7.2). */
export const roundStep: Step<G> = {
  prompt(G, seat) {
    const { round } = battleOf(G);
    if (mustRetreat(G, sideAt(seat)))
      return { rule: '7.62', text: 'Round 4: your attacking blocks must retreat.' };
    return round === 1
      ? { rule: '7.2', text: 'Round 1: fire with a block, or pass.' }
      : { rule: '7.2', text: `Round ${round}: fire, retreat or pass with a block.` };
  },
  actions: {
    fire: action({
      legal: (G: G, seat: Seat) =>
        mustRetreat(G, sideAt(seat)) ? [] : idsInTurn(G, seat).map((id): [string] => [id]),
      effect(play, seat, id) {
        fire(play, sideAt(seat), id);
      },
      label: (_G, id) => `Fire with ${faceOf(id).name}`,
    }),
    retreat: action({
      legal: (G: G, seat: Seat) =>
        retreaters(G, seat).flatMap((id) =>
          retreats(G, sideAt(seat), id).map((to): [string, PlaceId] => [id, to]),
        ),
      effect(play, seat, id, to) {
        retreatBlock(play, sideAt(seat), id, to);
      },
      label: (_G, id, to) => `Retreat ${faceOf(id).name} to ${placeName(to)}`,
    }),
    retreatBySea: action({
      legal: (G: G, seat: Seat) =>
        retreaters(G, seat).flatMap((id) =>
          retreatsBySea(G, sideAt(seat), id).map(([to, sea]): [string, PlaceId, SeaId] => [id, to, sea]),
        ),
      effect(play, seat, id, to, sea) {
        retreatBySea(play, sideAt(seat), id, to, sea);
      },
      label: (_G, id, to, sea) => `Retreat ${faceOf(id).name} to ${placeName(to)} over ${placeName(sea)}`,
    }),
    pass: action({
      legal: (G: G, seat: Seat) =>
        mustRetreat(G, sideAt(seat)) ? [] : idsInTurn(G, seat).map((id): [string] => [id]),
      effect(play, _seat, id) {
        battleOf(play.G).acted.push(id);
        play.journal('7.2', `${faceOf(id).name} passes.`);
      },
      label: (_G, id) => `Pass with ${faceOf(id).name}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    for (;;) {
      const loser = loserOf(G);
      if (loser !== null) {
        win(play, enemyOf(loser));
        return;
      }
      const turn = SIDES.every((side) => fighters(G, side).length > 0) ? blocksInTurn(G) : null;
      if (turn === null) {
        nextRound(play);
        continue;
      }
      if (mustRetreat(G, turn.side) && !turn.ids.some((id) => canRetreat(G, turn.side, id))) {
        perish(play, turn.side, turn.ids);
        continue;
      }
      G.stack[G.stack.length - 1].seats = [seatOf(turn.side)];
      return;
    }
  },
};

/** Returns the side that has no block left in the battle, Reserves counted. */
function loserOf(G: G): Side | null {
  const { place } = battleOf(G);
  return SIDES.find((side) => blocksIn(G, side, place).length === 0) ?? null;
}

/** Blocks that cannot retreat when they must are eliminated (7.6). */
function perish(play: Play<G>, side: Side, ids: readonly string[]): void {
  for (const id of ids) {
    play.journal('7.6', `${faceOf(id).name} cannot retreat.`);
    battleOf(play.G).acted.push(id);
    eliminate(play, side, id);
  }
}

function fire(play: Play<G>, side: Side, id: string): void {
  const { G } = play;
  const battle = battleOf(G);
  const { name, firepower } = faceOf(id);
  const { dice, hits } = rollHits(play, G.secret[side].blocks[id].strength, firepower);
  battle.acted.push(id);
  battle.roll = { block: id, side, dice, hits };
  battle.hits = { side: enemyOf(side), count: hits };
  play.journal('7.4', `${name} fires: ${dice.join(' ')} – ${hits} ${hits === 1 ? 'hit' : 'hits'}.`);
  play.call('hit', []);
}

/** Returns the blocks that may take the next hit: the strongest at that instant (7.4). */
export function strongest(G: G, side: Side): string[] {
  return strongestOf(fighters(G, side), (id) => G.secret[side].blocks[id].strength);
}

/** Hits are taken one by one by the strongest block; its owner chooses among equals (7.4). */
export const hitStep: Step<G> = hitStepOf({
  rule: '7.4',
  noun: 'block',
  battleOf,
  candidates: strongest,
  take: takeHit,
  nameOf: (id) => faceOf(id).name,
  seatOf,
  sideAt,
});

function takeHit(play: Play<G>, side: Side, id: string): void {
  const { hits } = battleOf(play.G);
  if (hits !== null) hits.count--;
  play.journal('7.4', `${faceOf(id).name} takes a hit.`);
  loseStep(play, side, id);
}

/** Reserves arrive, disrupted where their main force is gone (7.3, 7.31); Player roles may change. */
function nextRound(play: Play<G>): void {
  const { G } = play;
  const battle = battleOf(G);
  const contest = contestOf(G, battle.place);
  const disrupted = battle.round === 1 ? SIDES.filter((side) => fighters(G, side).length === 0) : [];
  battle.round++;
  battle.acted = [];
  battle.roads = {};
  battle.bySea = [];
  for (const side of disrupted) {
    play.journal('7.31', `${sideName(side)}'s Reserves are disrupted and lose a step each.`);
    if (side !== contest.attacker) {
      contest.attacker = side;
      play.journal('7.31', `${sideName(enemyOf(side))} is now the Defender.`);
    }
    for (const id of blocksIn(G, side, battle.place)) loseStep(play, side, id);
  }
  play.journal('7.2', `Round ${battle.round}.`);
}

function win(play: Play<G>, side: Side): void {
  const { G } = play;
  const battle = battleOf(G);
  const { blocks } = G.secret[side];
  for (const id of blocksIn(G, side, battle.place)) blocks[id] = settled(blocks[id]);
  const { [battle.place]: _decided, ...contests } = G.contests;
  G.contests = contests;
  battle.roads = {};
  battle.bySea = [];
  play.journal('7.1', `${sideName(side)} wins the battle of ${placeName(battle.place)}.`);
  if (canRegroup(G, side)) play.become('regroup', [seatOf(side)]);
  else endBattle(play);
}
