/* Harassment: Losses that Hidden pieces inflict on who Marches past them or Seizes among them (3.2.2, 3.2.3, 3.3.2, 3.4.5). */

import { action } from '../../kit/action';
import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { type Faction, isPlayer, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { factionOrder } from '../execution';
import { LIES } from '../pieces/force';
import { forceIn, isPermanent, kindsIn, type Piece, tribeOfPiece } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { removePiece } from '../pieces/removal';
import { regionName, tribeName } from '../places';
import type { DecisionOf, FrameOf, G, ProcedureOf } from '../state';
import type { Struck } from './frames';
import type { Order } from './order';
import { change, groupIn, KINDS, kindsInParty, NO_PARTY, type Party, pieceName } from './party';
import { orderUnderWay } from './underWay';

/** What Harassment finishes with: what is left of the pieces that March out; null where it was not about a March. */
export interface Passed {
  party: Party | null;
}

/** Says whether a value handed down is what Harassment has finished with. */
export function isPassed(value: unknown): value is Passed {
  return typeof value === 'object' && value !== null && 'party' in value;
}

/** Three Hidden pieces inflict a Loss (3.2.2). */
export const HIDDEN_PER_LOSS = 3;
/** The highest number of a die that removes a piece. */
export const WORST_ROLL = 3;

/**
 * Returns the frame in which everybody who can Harasses, or lets pass, who executes a Command in a Region: in the order of the
 * card in play, the Germans last (3.2.2). Call it at once when pieces have said that they March on (`party`: only those, not
 * what drops off) or at the end of a Seize (`party` null: all Roman pieces there). It asks nobody who has no three Hidden
 * pieces, who has agreed in {@link Order.passage}, or where nothing can be lost, so it may always be called. It removes the Losses
 * from the map and hands down {@link Passed} with what is left of the party (see {@link isPassed}); a caller with a `party`
 * has to take that over.
 */
export function harassmentFrame(order: Order, region: RegionId, party: Party | null): AnyFrame<G> {
  return {
    step: 'harassment',
    sides: [],
    against: order.faction,
    by: order.by,
    region,
    party,
    waiting: null,
  };
}

/** Returns how many Losses a Faction's Hidden pieces in a Region can inflict: one for every three that do not March along (3.2.2). */
export function lossesBy(G: G, faction: Faction, region: RegionId, party: Party | null = null): number {
  const hidden = forceIn(G, region, faction).hidden - groupIn(party ?? NO_PARTY, faction).hidden;
  return Math.floor(hidden / HIDDEN_PER_LOSS);
}

/** Returns who could Harass a Faction in a Region, in the order of the card in play, the Germans last (3.2.2, 3.3.2). */
export function harassersIn(G: G, region: RegionId, against: Faction, party: Party | null = null): Faction[] {
  const order: Faction[] = [...factionOrder(G), 'germans'];
  return order.filter((faction) => faction !== against && lossesBy(G, faction, region, party) > 0);
}

/** Returns whom it would help to ask not to Harass in any of these Regions: who could, and has not answered (1.5.2). */
export function passageAskable(G: G, order: Order, regions: readonly RegionId[]): Player[] {
  const { agreed, refused } = order.passage;
  const could = regions.flatMap((region) => harassersIn(G, region, order.faction)).filter(isPlayer);
  return [...new Set(could)].filter(
    (faction) =>
      !agreed.includes(faction) &&
      !refused.includes(faction) &&
      G.standing[faction].passage?.[order.by] === undefined,
  );
}

/** 3.2.2: One Faction after the other. */
export const harassmentStep: ProcedureOf<'harassment'> = {
  takes: isPassed,
  proceed(play, frame, handedDown) {
    const { G } = play;
    const { against, by, region } = frame;
    frame.waiting ??= harassersIn(G, region, against, frame.party);
    if (isPassed(handedDown)) frame.party = handedDown.party;
    frame.waiting = frame.waiting.filter((each) => lossesBy(G, each, region, frame.party) > 0);
    const faction = hasLosses(G, frame) ? frame.waiting.shift() : undefined;
    const struck = { against, by, region, party: frame.party };
    if (faction === undefined) play.finish({ party: frame.party } satisfies Passed);
    else if (isPlayer(faction)) play.call({ step: 'harass', sides: [], ...struck, faction });
    else play.call(lossesFrame(play, faction, struck));
  },
};

function lossesFrame(play: Play<G>, faction: Faction, struck: Struck): AnyFrame<G> {
  const { against, region, by } = struck;
  const left = lossesBy(play.G, faction, region, struck.party);
  play.journal(
    ruleOf(struck),
    `The ${nameOf(faction)} Harass the ${nameOf(against)} in ${regionName(play.G, region)}: ${left} ${left === 1 ? 'Loss' : 'Losses'}.`,
    { places: [region], ...(isPlayer(faction) && { side: faction }) },
  );
  return { step: 'harassed', sides: [by], ...struck, left };
}

function ruleOf({ against, party }: Struck): string {
  if (party === null) return '3.2.3';
  return against === 'romans' ? '3.2.2' : '3.3.2';
}

/** 3.2.2: A Faction Harasses, or lets pass; who has agreed not to Harass, or has said always to, is not asked. */
export const harassStep: DecisionOf<'harass'> = {
  prompt: ({ G, frame }) => ({
    rule: ruleOf(frame),
    text: `Harass the ${nameOf(frame.against)} in ${regionName(G, frame.region)} (Losses: ${lossesBy(G, frame.faction, frame.region, frame.party)}), or let them ${frame.party === null ? 'be' : 'pass'}.`,
  }),
  actions: {
    harass: action({
      effect(play, { frame: { faction, against, by, region, party } }) {
        play.become(lossesFrame(play, faction, { against, by, region, party }));
      },
      label: ({ frame: { against } }) => `Harass the ${nameOf(against)}`,
    }),
    spare: action({
      effect(play, { frame }) {
        play.journal(ruleOf(frame), `The ${nameOf(frame.faction)} do not Harass.`, {
          side: frame.faction,
          places: [frame.region],
        });
        play.finish();
      },
      label: () => 'Do not Harass',
    }),
  },
  proceed(play, frame) {
    if (frame.sides.length > 0) return;
    const { faction, by, against, region, party } = frame;
    const { G } = play;
    const answer = G.standing[faction].passage?.[by];
    if (orderUnderWay(G)?.passage.agreed.includes(faction) || answer === 'agree') play.finish();
    else if (answer === 'refuse') play.become(lossesFrame(play, faction, { against, by, region, party }));
    else play.ask(faction);
  },
};

/** 3.2.2, 3.2.3: Who is Harassed removes an Auxilia, Warband or Ally for each Loss, or rolls for a harder piece. */
export const harassedStep: DecisionOf<'harassed'> = {
  prompt: ({ G, frame }) => ({
    rule: ruleOf(frame),
    text: `Take a Loss by Harassment in ${regionName(G, frame.region)}: remove a piece, or roll for one (${frame.left} left).`,
  }),
  actions: {
    lose: action({
      first: ({ G, frame }) => removable(G, frame).map(({ key }) => key),
      effect(play, { G, frame }, key) {
        lose(play, frame, victimOf(G, frame, key));
      },
      label: ({ G, frame }, key) => `Remove ${described(G, frame, key)}`,
    }),
    roll: action({
      first: ({ G, frame }) => rollable(G, frame).map(({ key }) => key),
      effect(play, { G, frame }, key) {
        rollFor(play, frame, victimOf(G, frame, key));
      },
      label: ({ G, frame }, key) => `Roll for ${described(G, frame, key)}`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    for (;;) {
      const [soft, hard] = [removable(G, frame), rollable(G, frame)];
      if (frame.left === 0 || soft.length + hard.length === 0) {
        play.finish({ party: frame.party } satisfies Passed);
        return;
      }
      if (soft.length + hard.length > 1) return;
      if (soft.length === 1) lose(play, frame, soft[0]);
      else rollFor(play, frame, hard[0]);
    }
  },
};

/** A piece that may be lost, and how it is called in a move: `hidden`, or `germans hidden` where another Faction's March along. */
export interface Victim {
  key: string;
  faction: Faction;
  piece: Piece;
}

function hasLosses(G: G, struck: Struck): boolean {
  return victims(G, struck).length > 0;
}

function removable(G: G, struck: Struck): Victim[] {
  return victims(G, struck).filter((victim) => !isHard(victim));
}

function rollable(G: G, struck: Struck): Victim[] {
  return victims(G, struck).filter(isHard);
}

/** Says whether a piece is rolled for, and not removed at once (3.2.2). */
export function isHard({ piece }: Victim): boolean {
  return piece === 'leader' || piece === 'legion' || piece === 'fort';
}

/** Returns the pieces that may be lost, each kind once (3.2.2, 3.2.3). */
export function victims(G: G, { against, region, party }: Struck): Victim[] {
  if (party === null) {
    const own = kindsIn(G, region, against).filter((piece) => !isPermanent(region, piece));
    return [...own.map((piece) => ({ key: piece, faction: against, piece })), ...lentIn(G, region)];
  }
  return kindsInParty(party, against).map(({ key, faction, kind }) => {
    const piece = kind === 'legions' ? 'legion' : kind;
    return { key: faction === against ? piece : key, faction, piece };
  });
}

/** Card 38: Warbands that the Romans who Seize may lose for Auxilia, as their owner has agreed. */
function lentIn(G: G, region: RegionId): Victim[] {
  const lenders = orderUnderWay(G)?.pieces.agreed ?? [];
  return lenders.flatMap((faction) =>
    LIES.filter((lie) => forceIn(G, region, faction)[lie] > 0).map((lie) => ({
      key: `${faction} ${lie}`,
      faction,
      piece: lie,
    })),
  );
}

function victimOf(G: G, struck: Struck, key: string): Victim {
  const victim = victims(G, struck).find((each) => each.key === key);
  if (victim === undefined) throw new Error(`no ${key} can be lost`);
  return victim;
}

function described(G: G, struck: Struck, key: string): string {
  const { faction, piece } = victimOf(G, struck, key);
  const tribe = tribeOfPiece(piece);
  if (tribe !== null) return `the Ally at ${tribeName(G, tribe)}`;
  if (piece === 'fort') return 'the Fort';
  const kind = KINDS.find((each) => each === (piece === 'legion' ? 'legions' : piece));
  return kind === undefined ? piece : pieceName(faction, kind, 1);
}

function rollFor(play: Play<G>, frame: FrameOf<'harassed'>, victim: Victim): void {
  const [die] = play.roll(1);
  const isLost = die <= WORST_ROLL;
  const { region } = frame;
  play.journal(
    ruleOf(frame),
    `${die} for ${described(play.G, frame, victim.key)}: ${isLost ? 'removed' : 'not removed'}.`,
    {
      kind: 'roll',
      places: [region],
      ...(isLost && { lost: [lossOf(play.G, region, victim.faction, victim.piece)] }),
    },
  );
  if (isLost) remove(play.G, frame, victim);
  frame.left--;
}

function lose(play: Play<G>, frame: FrameOf<'harassed'>, victim: Victim): void {
  const what = described(play.G, frame, victim.key);
  play.journal(
    ruleOf(frame),
    `The ${nameOf(frame.against)} lose ${what} in ${regionName(play.G, frame.region)}.`,
    {
      places: [frame.region],
      lost: [lossOf(play.G, frame.region, victim.faction, victim.piece)],
    },
  );
  remove(play.G, frame, victim);
  frame.left--;
}

/** Takes a piece off the map, and out of the party that Marches. */
export function remove(G: G, { region, party }: Struck, { faction, piece }: Victim): void {
  removePiece(G, region, faction, piece);
  if (party === null) return;
  const kind = piece === 'legion' ? 'legions' : KINDS.find((each) => each === piece);
  if (kind !== undefined) change(party, faction, kind, -1);
}
