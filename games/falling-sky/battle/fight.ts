/* A Battle in one Region (3.2.4, 3.3.4, 3.4.4), an Ambush among them (4.3.3, 4.4.3, 4.5.3): who fights whom, on what terms, and how far it has come. */
import type { AnyFrame } from '../../kit/frame';
import { noAnswers } from '../answers';
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Group } from '../pieces/force';
import { mobileGroup } from '../pieces/force';
import type { G } from '../state';
import type { Contingent, Fight } from './frames';
import { type FightTerms, fightTermsWith, PLAIN, TERMS } from './terms';

/** What a Battle is called with. */
export interface FightSetup {
  region: RegionId;
  attacker: Faction;
  /** Who decides for the Attacker; null for the rules themselves (Germans in Winter, 6.2.4). */
  by: Player | null;
  defender: Faction;
  /** The only pieces of the Attacker in the Battle (cards 11, 72); all it has there when left out. */
  group?: Group;
  /** Pieces of others that the Attacker uses as its own: Enlisted Germans (4.5.1), Aedui (card 45), Auxilia (card 38). */
  helpers?: readonly Contingent[];
  /** The Attacker may still ask for pieces of another, as no Command has asked (card 38). */
  borrows?: boolean;
  /** Pieces of others that the Defender uses as its own (card 38). */
  defendingHelpers?: readonly Contingent[];
  terms?: Partial<FightTerms>;
}

/**
 * Returns the frame of a Battle in one Region between an Attacker and a Defender, which goes through all its steps and
 * finishes. It is called by the Battle Command, by Events and in the Germans Phase: who calls it has seen to it that both
 * have pieces there, that an Ambush is possible, and has paid. Capabilities apply by themselves; those that apply in one
 * Region of a Command remember it in `used` of the Command's order (or of the innermost frame that has a list of that name).
 *
 * @example
 * play.call(fightFrame({ region, attacker: 'germans', by: null, defender, terms: { ambush: true } }));
 */
export function fightFrame(setup: FightSetup): AnyFrame<G> {
  return { step: 'fight', sides: [], ...fightOf(setup) };
}

/** What there is of a Battle before its terms: where it is, and whose pieces are in it. */
export type Sides = Pick<Fight, 'region' | 'attackers' | 'defenders'>;

/** Returns who would take part in a Battle. */
export function sidesOf({ region, attacker, defender, group, helpers, defendingHelpers }: FightSetup): Sides {
  return {
    region,
    attackers: [
      { faction: attacker, pieces: group === undefined ? 'all' : mobileGroup(group) },
      ...(helpers ?? []),
    ],
    defenders: [{ faction: defender, pieces: 'all' }, ...(defendingHelpers ?? [])],
  };
}

/** Returns a Battle about to begin, as {@link fightFrame} starts it: also what to ask about its Losses beforehand. */
export function fightOf(setup: FightSetup): Fight {
  const { attacker, by, defender, borrows, terms } = setup;
  const { region, attackers, defenders } = sidesOf(setup);
  return {
    region,
    attacker,
    by,
    defender,
    attackers,
    defenders,
    borrows: borrows || undefined,
    terms: completed(terms ?? PLAIN),
    stage: 'begin',
    stronghold: false,
    retreats: false,
    retreat: noAnswers(),
    caesarHolds: false,
    elite: { hidden: 0, revealed: 0, scouted: 0 },
    horse: false,
    doubles: null,
    slingers: false,
  };
}

function completed(terms: Readonly<Partial<FightTerms>>): Readonly<FightTerms> {
  const { battle, ambush, besiege } = TERMS;
  if (terms === battle) return battle;
  if (terms === ambush) return ambush;
  return terms === besiege ? besiege : fightTermsWith(terms);
}

/** Returns a Battle as it would be if the Defender Retreated, or did not. */
export function retreating(fight: Fight, retreats: boolean): Fight {
  if (fight.retreats === retreats) return fight;
  return { ...fight, retreats };
}
