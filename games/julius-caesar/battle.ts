/* The battle phase (2.3, 7.0): the order of battles, battle turns, reserves, disruption and hits; Navis fight as all others do (7.8, 7.81). */
import { action, type Situation } from '../kit/action';
import {
  hitStep as hitStepOf,
  fire as rollFire,
  type Shot,
  strongestOf,
  turnsByLetter,
  turnsBySide,
} from '../kit/blockCombat';
import { type FrameAt, frameOf } from '../kit/frame';
import { STEPS } from '../kit/journal';
import type { Play } from '../kit/play';
import { recordOf } from '../kit/record';
import { INITIATIVES, type Initiative, type Side } from './components/blocks';
import { blockName, faceOf, placeName } from './components/inPlay';
import type { PlaceId } from './components/map';
import { eliminate, loseStep } from './elimination';
import { canRegroup } from './regroup';
import { canRetreat, retreatBlock, retreatBySea, retreats, retreatsBySea } from './retreat';
import {
  type Battle,
  blocksIn,
  contestOf,
  type DecisionOf,
  enemyOf,
  type G,
  SIDES,
  settled,
  sideName,
} from './state';
import { contestedPlaces } from './turns';

/** Battles last this many rounds; the attacker must retreat in the last one (7.2). */
export const LAST_ROUND = 4;

/** Says whether a block is held in Reserve: it has not arrived in round 1 (7.3). */
export function isReserve(G: G, { place, round }: Battle, side: Side, id: string): boolean {
  if (round > 1) return false;
  const { attacker, main } = contestOf(G, place);
  const from = G.secret[side].blocks[id].from ?? null;
  return side === attacker ? from !== main : from !== null;
}

/** Returns a side's blocks that fight in the present round, Reserves left out. */
export function fighters(G: G, battle: Battle, side: Side): string[] {
  return blocksIn(G, side, battle.place).filter((id) => !isReserve(G, battle, side, id));
}

/** Returns when a block takes its turn: its letter, but D for a ballista that attacks (7.42). */
export function initiativeOf(G: G, id: string, attacking: boolean): Initiative {
  const { kind, initiative } = faceOf(G, id);
  return kind === 'ballista' && attacking ? 'D' : initiative;
}

/** Player 1 chooses which battle is fought next (7.1). */
export const battlesStep: DecisionOf<'battles'> = {
  prompt: ({ frame: { surprise } }) => ({
    rule: '7.1',
    text: surprise ? 'Choose the next battle, and whether the surprise is there.' : 'Choose the next battle.',
  }),
  actions: {
    fight: action({
      first: ({ G }) => contestedPlaces(G),
      effect(play, _at, place) {
        startBattle(play, place, false);
      },
      label: ({ G }, place) => `Fight at ${placeName(G, place)}`,
    }),
    surprise: action({
      available: ({ frame: { surprise } }) => surprise,
      first: ({ G }) => surprisePlaces(G),
      effect(play, { frame }, place) {
        frame.surprise = false;
        startBattle(play, place, true);
      },
      label: ({ G }, place) => `Fight at ${placeName(G, place)} by surprise`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const places = contestedPlaces(G);
    if (places.length === 0) play.finish();
    else if (places.length === 1) {
      const surprise = frame.surprise && surprisePlaces(G).length > 0;
      if (surprise) frame.surprise = false;
      startBattle(play, places[0], surprise);
    }
  },
};

/** Returns the places which Player 1 attacks (Mars, Neptune). */
function surprisePlaces(G: G): PlaceId[] {
  return contestedPlaces(G).filter((place) => contestOf(G, place).attacker === G.player1);
}

function startBattle(play: Play<G>, place: PlaceId, surprise: boolean): void {
  const { G } = play;
  const { attacker } = contestOf(G, place);
  play.reveal();
  play.call({
    step: 'round',
    sides: [],
    place,
    round: 1,
    surprise,
    acted: [],
    roads: {},
    bySea: [],
    roll: null,
  });
  play.journal(
    '7.1',
    `Battle of ${placeName(G, place)}: ${sideName(attacker)} attacks${surprise ? ' by surprise' : ''}.`,
    { kind: 'battle', side: attacker, places: [place], battle: { kind: 'begins', place } },
  );
  play.journal('7.2', 'Round 1.', { kind: 'round', places: [place], battle: { kind: 'round', round: 1 } });
}

/**
 * Returns the blocks whose battle turn it is: one side's of one letter, A before B before C before D and the
 * Defender first (7.2). In the first round of a surprise all attackers go before all defenders.
 */
export function blocksInTurn(G: G, battle: Battle): { side: Side; ids: string[] } | null {
  const { place, round, surprise, acted } = battle;
  const { attacker } = contestOf(G, place);
  const waiting: Record<Side, string[]> = {
    caesar: fighters(G, battle, 'caesar').filter((id) => !acted.includes(id)),
    pompey: fighters(G, battle, 'pompey').filter((id) => !acted.includes(id)),
  };
  const order = surprise && round === 1 ? SURPRISE_ORDER : ORDER;
  for (const [side, letter] of order[attacker]) {
    const ids = waiting[side].filter((id) => initiativeOf(G, id, side === attacker) === letter);
    if (ids.length > 0) return { side, ids };
  }
  return null;
}

/** The battle turns of a round by attacker: the Defender goes first (7.2). */
const ORDER = recordOf(SIDES, (attacker) => turnsByLetter(INITIATIVES, [enemyOf(attacker), attacker]));
/** The battle turns of the first round of a surprise. */
const SURPRISE_ORDER = recordOf(SIDES, (attacker) => turnsBySide(INITIATIVES, [attacker, enemyOf(attacker)]));

/** Says whether a block must leave: attackers cannot stay beyond round 4 (7.2). */
function mustRetreat(G: G, { place, round }: Battle, side: Side): boolean {
  return round === LAST_ROUND && contestOf(G, place).attacker === side;
}

type RoundSituation = Situation<G, FrameAt<G, 'round'>>;

function idsInTurn({ G, frame, side }: RoundSituation): string[] {
  const turn = blocksInTurn(G, frame);
  return turn?.side === side ? turn.ids : [];
}

/** A battle turn: fire, retreat or pass (7.2). */
export const roundStep: DecisionOf<'round'> = {
  prompt({ G, frame, side }) {
    if (mustRetreat(G, frame, side))
      return { rule: '7.62', text: 'Round 4: your attacking blocks must retreat.' };
    return frame.round === 1
      ? { rule: '7.2', text: 'Round 1: fire with a block, or pass.' }
      : { rule: '7.2', text: `Round ${frame.round}: fire, retreat or pass with a block.` };
  },
  actions: {
    fire: action({
      available: ({ G, frame, side }) => !mustRetreat(G, frame, side),
      first: idsInTurn,
      effect(play, { frame, side }, id) {
        fire(play, frame, side, id);
      },
      label: ({ G }, id) => `Fire with ${blockName(G, id)}`,
    }),
    retreat: action({
      available: ({ frame: { round } }) => round > 1,
      first: (at) => idsInTurn(at).filter((id) => retreats(at.G, at.frame, at.side, id).length > 0),
      second: ({ G, frame, side }, id) => retreats(G, frame, side, id),
      effect(play, { frame, side }, id, to) {
        retreatBlock(play, frame, side, id, to);
      },
      label: ({ G }, id, to) => `Retreat ${blockName(G, id)} to ${placeName(G, to)}`,
    }),
    retreatBySea: action({
      available: ({ frame: { round } }) => round > 1,
      first: (at) => idsInTurn(at).filter((id) => retreatsBySea(at.G, at.frame, at.side, id).length > 0),
      second: ({ G, frame, side }, id) => [
        ...new Set(retreatsBySea(G, frame, side, id).map(([port]) => port)),
      ],
      third: ({ G, frame, side }, id, to) =>
        retreatsBySea(G, frame, side, id).flatMap(([port, sea]) => (port === to ? [sea] : [])),
      effect(play, { frame, side }, id, to, sea) {
        retreatBySea(play, frame, side, id, to, sea);
      },
      label: ({ G }, id, to, sea) =>
        `Retreat ${blockName(G, id)} to ${placeName(G, to)} over ${placeName(G, sea)}`,
    }),
    pass: action({
      available: ({ G, frame, side }) => !mustRetreat(G, frame, side),
      first: idsInTurn,
      effect(play, { G, frame }, id) {
        frame.acted.push(id);
        play.journal('7.2', `${blockName(G, id)} passes.`, {
          kind: 'roll',
          places: [frame.place],
          pieces: [id],
        });
      },
      label: ({ G }, id) => `Pass with ${blockName(G, id)}`,
    }),
  },
  proceed(play, battle) {
    const { G } = play;
    for (;;) {
      const loser = loserOf(G, battle);
      if (loser !== null) {
        win(play, battle, enemyOf(loser));
        return;
      }
      const isMet = SIDES.every((side) => fighters(G, battle, side).length > 0);
      const turn = isMet ? blocksInTurn(G, battle) : null;
      if (turn === null) nextRound(play, battle);
      else if (
        mustRetreat(G, battle, turn.side) &&
        !turn.ids.some((id) => canRetreat(G, battle, turn.side, id))
      ) {
        perish(play, battle, turn.side, turn.ids);
      } else {
        play.ask(turn.side);
        return;
      }
    }
  },
};

/** Returns the side that has no block left in the battle, Reserves counted. */
function loserOf(G: G, { place }: Battle): Side | null {
  return SIDES.find((side) => blocksIn(G, side, place).length === 0) ?? null;
}

/** Blocks that cannot retreat when they must are eliminated (7.6). */
function perish(play: Play<G>, battle: Battle, side: Side, ids: readonly string[]): void {
  for (const id of ids) {
    play.journal('7.6', `${blockName(play.G, id)} cannot retreat.`, {
      kind: 'roll',
      places: [battle.place],
      pieces: [id],
    });
    battle.acted.push(id);
    eliminate(play, side, id);
  }
}

/** Returns what a block fires with (7.4): a die for each strength point (3.11), and hits up to its firepower (3.12). */
export function shotOf(G: G, side: Side, id: string): Shot {
  return { dice: G.secret[side].blocks[id].strength, upTo: faceOf(G, id).firepower };
}

function fire(play: Play<G>, battle: Battle, side: Side, id: string): void {
  const name = blockName(play.G, id);
  const shot = shotOf(play.G, side, id);
  const { dice, hits } = rollFire(play, { rule: '7.4', place: battle.place, side, id, name }, shot);
  battle.acted.push(id);
  battle.roll = { block: id, side, dice, hits };
  play.call({ step: 'hit', sides: [], side: enemyOf(side), count: hits });
}

/** Returns the blocks that may take the next hit: the strongest at that instant (7.4). */
export function strongest(G: G, battle: Battle, side: Side): string[] {
  return strongestOf(fighters(G, battle, side), (id) => G.secret[side].blocks[id].strength);
}

/** Hits are taken one by one by the strongest block; its owner chooses among equals (7.4). */
export const hitStep: DecisionOf<'hit'> = hitStepOf({
  rule: '7.4',
  noun: 'block',
  candidates: (G, side) => strongest(G, frameOf(G, 'round'), side),
  placeOf: (G) => frameOf(G, 'round').place,
  take: (play, side, id) => loseStep(play, side, id),
  nameOf: (id, G) => blockName(G, id),
});

/** Reserves arrive, disrupted where their main force is gone (7.3, 7.31); Player roles may change. */
function nextRound(play: Play<G>, battle: Battle): void {
  const { G } = play;
  const { place } = battle;
  const contest = contestOf(G, place);
  const disrupted = battle.round === 1 ? SIDES.filter((side) => fighters(G, battle, side).length === 0) : [];
  if (SIDES.some((side) => blocksIn(G, side, place).some((id) => isReserve(G, battle, side, id))))
    play.reveal();
  battle.round++;
  battle.acted = [];
  battle.roads = {};
  battle.bySea = [];
  for (const side of disrupted) {
    const reserves = blocksIn(G, side, place);
    play.journal('7.31', `${sideName(side)}'s Reserves are disrupted and lose a step each.`, {
      places: [place],
      lost: [{ side, count: reserves.length, place, ...STEPS }],
      battle: { kind: 'steps', side, steps: reserves.length },
    });
    if (side !== contest.attacker) {
      contest.attacker = side;
      play.journal('7.31', `${sideName(enemyOf(side))} is now the Defender.`, { places: [place] });
    }
    for (const id of reserves) loseStep(play, side, id);
  }
  play.journal('7.2', `Round ${battle.round}.`, {
    kind: 'round',
    places: [place],
    battle: { kind: 'round', round: battle.round },
  });
}

function win(play: Play<G>, { place }: Battle, side: Side): void {
  const { G } = play;
  const { blocks } = G.secret[side];
  for (const id of blocksIn(G, side, place)) blocks[id] = settled(blocks[id]);
  const { [place]: _decided, ...contests } = G.contests;
  G.contests = contests;
  play.journal('7.1', `${sideName(side)} wins the battle of ${placeName(G, place)}.`, {
    kind: 'won',
    side,
    places: [place],
    battle: { kind: 'ends', place, holder: side },
  });
  const regroup = { place, roads: {} };
  if (canRegroup(G, regroup, side)) play.become({ step: 'regroup', sides: [side], ...regroup });
  else play.finish();
}
