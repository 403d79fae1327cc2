/* Losses in Battle, taken one after the other by the Faction that suffers them (3.2.4, 3.3.4, 3.4.4, 3.4.5). */

import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { type Faction, isPlayer, nameOf, type Player } from '../components/factions';
import { LIES } from '../pieces/force';
import { tribeOfPiece } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { removePiece } from '../pieces/removal';
import { regionName, tribeOf } from '../places';
import type { DecisionOf, FrameOf, G } from '../state';
import { countOf, factionOf, isHard, isImmobile, isTroop, type Rank, vulnerable } from './armies';
import type { Army, Fight, Losses } from './frames';
import { ownPiece, ruleOf } from './words';

/** Returns the frame in which a side takes Losses. It finishes when all are taken or none of its pieces is left. */
export function lossesFrame(
  army: Army,
  count: number,
  rolls: boolean,
  first: Losses['first'],
): { step: 'losses'; sides: Player[] } & Losses {
  return { step: 'losses', sides: [], army, count, rolls, first };
}

/** Returns the pieces that may take the next Loss, alike ones together (3.2.4, 3.3.4). */
export function exposed(G: G, fight: Fight, { army, first }: Losses): Rank[] {
  const ranks = vulnerable(G, fight, army);
  if (first !== null) {
    const forced = ranks.filter((rank) => isForced(G, rank, first));
    if (forced.length > 0) return forced;
  }
  const standsFirst = fight.retreats;
  const sooner = ranks.filter(({ piece }) => isImmobile(piece) === standsFirst);
  return sooner.length > 0 ? sooner : ranks;
}

function isForced(G: G, rank: Rank, first: Losses['first']): boolean {
  if (first === 'legion') return rank.piece === 'legion';
  return first === 'ally' && tribeOfPiece(rank.piece) !== null && !isHard(G, rank);
}

/** Says whether a piece would absorb the next Loss by a die instead of being removed. */
export function isRolled(G: G, rank: Rank, { rolls, first }: Losses): boolean {
  return rolls && isHard(G, rank) && !isForced(G, rank, first);
}

/** Returns the name of a choice: the piece, with `elite` before it or the Faction where it is another's. */
function idOf(owner: Faction, { faction, piece, elite }: Rank): string {
  if (faction !== owner) return `${faction} ${piece}`;
  return elite ? `elite ${piece}` : piece;
}

/** What the Faction that suffers the Losses may choose now: to remove and to roll for. */
function choices(G: G, frame: Losses, rolled: boolean): { id: string; rank: Rank }[] {
  const fight = frameOf(G, 'fight');
  const owner = factionOf(fight, frame.army);
  return exposed(G, fight, frame)
    .filter((rank) => isRolled(G, rank, frame) === rolled)
    .map((rank) => ({ id: idOf(owner, rank), rank }));
}

function chosen(G: G, frame: Losses, rolled: boolean, id: string): Rank {
  const found = choices(G, frame, rolled).find((choice) => choice.id === id);
  if (found === undefined) throw new Error(`no Loss can fall on ${id}`);
  return found.rank;
}

/** 3.2.4, 3.3.4: The Faction that suffers Losses removes pieces or rolls. */
export const lossesStep: DecisionOf<'losses'> = {
  prompt: ({ G, frame: { count } }) => ({
    rule: ruleOf(frameOf(G, 'fight')),
    text: `Take ${count} ${count === 1 ? 'Loss' : 'Losses'} in ${regionName(G, frameOf(G, 'fight').region)}: remove pieces${
      frameOf(G, 'losses').rolls ? ', or roll for a Leader, Legion, Citadel or Fort' : ''
    }.`,
  }),
  actions: {
    remove: action({
      first: ({ G, frame }) => choices(G, frame, false).map(({ id }) => id),
      second: ({ G, frame }, id) => upTo(Math.min(most(frame), chosen(G, frame, false, id).count)),
      effect(play, { G, frame }, id, count) {
        remove(play, frame, chosen(G, frame, false, id), count);
      },
      label: ({ G, frame }, id, count) => `Remove ${wordsFor(G, frame, chosen(G, frame, false, id), count)}`,
    }),
    roll: action({
      first: ({ G, frame }) => choices(G, frame, true).map(({ id }) => id),
      effect(play, { G, frame }, id) {
        rollFor(play, frame, chosen(G, frame, true, id));
      },
      label: ({ G, frame }, id) => {
        const rank = chosen(G, frame, true, id);
        return `Roll for ${wordsFor(G, frame, rank, 1)} (removed on 1–${removedUpTo(G, rank)})`;
      },
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const fight = frameOf(G, 'fight');
    const owner = factionOf(fight, frame.army);
    frame.first = firstStill(G, fight, frame);
    while (takeUnasked(play, frame, owner));
    if (frame.count === 0) play.finish();
    else play.ask(deciderOf(G, frame.army));
  },
};

/** Returns what the next Loss of a side must be, or null where it has no such piece (cards 2, 25). */
export function firstStill(G: G, fight: Fight, { army, first }: Losses): Losses['first'] {
  return vulnerable(G, fight, army).some((rank) => isForced(G, rank, first)) ? first : null;
}

/** Returns who decides for a side. Throws where the rules decide. */
function deciderOf(G: G, army: Army): Player {
  const fight = frameOf(G, 'fight');
  const decider = army === 'attackers' ? fight.by : fight.defender;
  if (decider === null || !isPlayer(decider)) throw new Error(`the rules decide for the ${army}`);
  return decider;
}

/** Takes Losses that leave no choice; returns whether it has taken any. */
function takeUnasked(play: Play<G>, frame: FrameOf<'losses'>, owner: Faction): boolean {
  const { G } = play;
  if (frame.count === 0) return false;
  const ranks = exposed(G, frameOf(G, 'fight'), frame);
  if (ranks.length === 0) {
    frame.count = 0;
    return false;
  }
  const rank = owner === 'germans' ? oneOf(play, nextOfGermans(G, ranks)) : ranks[0];
  const isAllGone =
    countOf(ranks, () => true) <= most(frame) && !ranks.some((each) => isRolled(G, each, frame));
  if (owner !== 'germans' && ranks.length > 1 && !isAllGone) return false;
  if (isRolled(G, rank, frame)) rollFor(play, frame, rank);
  else remove(play, frame, rank, Math.min(most(frame), rank.count));
  return true;
}

/** Returns the pieces of which Germans lose one next, by chance: Scouted, Revealed, then Hidden Warbands; then Allies, those at Cities last (3.4.5). */
export function nextOfGermans(G: G, ranks: readonly Rank[]): readonly Rank[] {
  for (const lie of [...LIES].reverse()) {
    const warbands = ranks.filter(({ piece }) => piece === lie);
    if (warbands.length > 0) return warbands.slice(0, 1);
  }
  const atCity = ({ piece }: Rank) => {
    const tribe = tribeOfPiece(piece);
    return tribe !== null && tribeOf(G, tribe).city !== null;
  };
  const elsewhere = ranks.filter((rank) => !atCity(rank));
  return elsewhere.length > 0 ? elsewhere : ranks;
}

function oneOf<T>(play: Play<G>, items: readonly T[]): T {
  return items.length === 1 ? items[0] : play.pick(items);
}

/** Returns how many Losses may be taken at once: the first alone where it has to be of a kind. */
function most({ count, first }: Losses): number {
  return first === null ? count : 1;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function wordsFor(G: G, { army }: Losses, rank: Rank, count: number): string {
  const fight = frameOf(G, 'fight');
  return ownPiece(G, fight.region, factionOf(fight, army), rank, count);
}

/** Removes pieces of a side for as many Losses. */
function remove(play: Play<G>, frame: FrameOf<'losses'>, rank: Rank, count: number): void {
  frame.count -= count;
  lose(play, frame, rank, count, ruleOf(frameOf(play.G, 'fight')));
  frame.first = null;
}

/** Returns the highest number of a die that removes a piece; a Fort stands from 3 with card 10. */
export function removedUpTo(G: G, { piece }: Rank): number {
  return piece === 'fort' && G.capabilities[10]?.text === 'unshaded' ? 2 : 3;
}

/** 3.2.4, 3.3.4: A die absorbs the Loss, or removes the piece on 1-3. */
function rollFor(play: Play<G>, frame: FrameOf<'losses'>, rank: Rank): void {
  const { G } = play;
  const fight = frameOf(G, 'fight');
  const side = factionOf(fight, frame.army);
  const [die] = play.roll(1);
  const limit = removedUpTo(G, rank);
  frame.count--;
  play.journal(
    ruleOf(fight),
    `The ${nameOf(side)} roll ${die} for ${wordsFor(G, frame, rank, 1)}${die <= limit ? '' : ': it stands'}.`,
    {
      kind: 'roll',
      side,
      places: [fight.region],
      battle: { kind: 'fire', side, piece: rank.piece, dice: [die], upTo: limit },
    },
  );
  if (die <= limit) lose(play, frame, rank, 1, ruleOf(fight));
}

/** Tells that a side loses pieces, and takes them off. */
function lose(play: Play<G>, { army }: Losses, rank: Rank, count: number, rule: string): void {
  const { G } = play;
  const fight = frameOf(G, 'fight');
  const side = factionOf(fight, army);
  const { faction, piece } = rank;
  const lost = [lossOf(G, fight.region, faction, piece, count)];
  play.journal(rule, `The ${nameOf(side)} lose ${ownPiece(G, fight.region, side, rank, count)}.`, {
    side,
    places: [fight.region],
    lost,
    battle:
      count === 1 ? { kind: 'lost', side: faction, piece } : { kind: 'steps', side: faction, steps: count },
  });
  takeOff(G, fight, army, rank, count);
}

/** Takes pieces of a side off the map, and out of what takes part in the Battle. */
export function takeOff(
  G: G,
  fight: Fight,
  army: Army,
  { faction, piece, elite }: Rank,
  count: number,
): void {
  for (let left = count; left > 0; left--) removePiece(G, fight.region, faction, piece);
  if (elite && isTroop(piece)) fight.elite[piece] -= count;
  const group = fight[army].find((contingent) => contingent.faction === faction)?.pieces;
  if (typeof group !== 'object') return;
  if (piece === 'leader') group.leader = null;
  else if (piece === 'legion') group.legions -= count;
  else if (isTroop(piece)) group[piece] -= count;
}
