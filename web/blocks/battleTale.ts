/* What the journal tells of battles: who fired and what it brought, what was lost, and who holds the place. */
import type { BattleNews, JournalEntry, JournalLine } from '../../games/kit/journal';

/** A piece has fired. */
export interface Roll {
  side: string;
  piece: string;
  dice: readonly number[];
  /** Dice that show no more than this hit. */
  upTo: number;
}

/** Something that happened in a round: a roll and what came of it, or words. */
export interface Incident {
  /** Null for what was no roll. */
  roll: Roll | null;
  /** In the words of the journal. */
  words: readonly string[];
}

/** A round of a battle, told from its beginning. */
export interface RoundTale {
  /** 0 for what comes before the first; where that is not announced, it is part of it. */
  round: number;
  incidents: readonly Incident[];
}

/** A piece that a side has lost. */
export interface Loss {
  piece: string;
  /** The side it has joined; null for one that is eliminated. */
  joins: string | null;
}

/** What a side has lost in a battle. */
export interface Losses {
  steps: number;
  pieces: readonly Loss[];
}

/** A battle as the journal tells it. */
export interface BattleTale {
  /** Tells battles of a match apart. */
  key: number;
  place: string;
  rounds: readonly RoundTale[];
  /** By side; those that have lost nothing are left out. */
  losses: Readonly<Record<string, Losses>>;
  /** Who holds the place now; null while it is fought for. */
  holder: string | null;
  /** The sides that have made another move since it ended than going on from there. */
  read: ReadonlySet<string>;
}

/**
 * Returns the battles of a journal, oldest first. `going` says which moves belong to the end of a battle, so that who makes
 * them need not have read how it ended.
 */
export function battleTales(
  entries: readonly JournalEntry[],
  going: ReadonlySet<string> = GOING,
): BattleTale[] {
  const tales: Tale[] = [];
  let key = 0;
  for (const { side, move, lines } of entries) {
    const ended = tales.at(-1);
    if (ended?.holder !== null && !going.has(move)) ended?.read.add(side);
    for (const line of lines) {
      key++;
      if (line.battle?.kind === 'begins') tales.push(newTale(key, line.battle.place));
      const tale = tales.at(-1);
      if (tale?.holder === null) tell(tale, line);
    }
  }
  return tales;
}

const GOING: ReadonlySet<string> = new Set(['regroup', 'end']);

interface Tale extends BattleTale {
  /** Hits of the last roll that are still to be taken. */
  untaken: number;
  rounds: { round: number; incidents: { roll: Roll | null; words: string[] }[] }[];
  losses: Record<string, Losses & { pieces: Loss[] }>;
  read: Set<string>;
}

function newTale(key: number, place: string): Tale {
  return {
    key,
    place,
    rounds: [{ round: 0, incidents: [] }],
    losses: {},
    holder: null,
    read: new Set(),
    untaken: 0,
  };
}

function tell(tale: Tale, { text, battle }: JournalLine): void {
  const now = tale.rounds[tale.rounds.length - 1];
  const { incidents } = now;
  const last = incidents.at(-1);
  let ofLast = false;
  switch (battle?.kind) {
    case 'begins':
      return;
    case 'round':
      if (now.round === 0 && battle.round > 1) now.round = battle.round - 1;
      tale.rounds.push({ round: battle.round, incidents: [] });
      return;
    case 'fire':
      incidents.push({ roll: rollOf(battle), words: [] });
      tale.untaken = hitsOf(battle);
      return;
    case 'steps':
      lossesOf(tale, battle.side).steps += battle.steps;
      ofLast = tale.untaken > 0;
      tale.untaken--;
      break;
    case 'lost':
      lossesOf(tale, battle.side).pieces.push({ piece: battle.piece, joins: battle.joins ?? null });
      ofLast = true;
      break;
    case 'ends':
      tale.holder = battle.holder;
  }
  if (ofLast && last !== undefined) last.words.push(text);
  else incidents.push({ roll: null, words: [text] });
}

/** Returns how many of the dice of a roll hit. */
export function hitsOf({ dice, upTo }: Pick<Roll, 'dice' | 'upTo'>): number {
  return dice.filter((die) => die <= upTo).length;
}

function rollOf({ side, piece, dice, upTo }: Extract<BattleNews, { kind: 'fire' }>): Roll {
  return { side, piece, dice, upTo };
}

function lossesOf({ losses }: Tale, side: string): Tale['losses'][string] {
  losses[side] ??= { steps: 0, pieces: [] };
  return losses[side];
}
