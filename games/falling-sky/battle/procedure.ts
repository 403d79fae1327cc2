/* The steps of a Battle in one Region, one after the other (3.2.4, 3.3.4, 3.4.4). */
import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { cardOf } from '../components/box';
import { isPlayer, nameOf } from '../components/factions';
import { controllerOf } from '../pieces/control';
import { hide, reveal } from '../pieces/flipping';
import { forceIn, isNamedLeaderIn } from '../pieces/forces';
import { regionName } from '../places';
import type { G, ProcedureOf } from '../state';
import { factionOf } from './armies';
import { ballistaeAsked, borrowerAsked, horseAsked, slingersAsked } from './capabilities';
import { settleCircumvallation } from './circumvallation';
import { mayRetreat } from './declare';
import { eliteFrame } from './elite';
import type { Army, Fight, Stage } from './frames';
import { lossesFrame } from './losses';
import { besieged } from './siege';
import {
  attackLosses,
  counterattackLosses,
  hasStronghold,
  isCountered,
  shotAtByArchers,
  slingersLosses,
} from './strength';
import { fightTermsWith } from './terms';
import { ambushRuleOf, ruleOf } from './words';

type Calls = AnyFrame<G>[];

/** Each stage, in order: does what needs no decision, and returns the frames of what others have to decide in it. */
const STAGES: Readonly<Record<Stage, (play: Play<G>, fight: Fight) => Calls>> = {
  begin(play, fight) {
    const { region, attacker, defender } = fight;
    fight.stronghold = hasStronghold(play.G, fight);
    const text = `The ${nameOf(attacker)} Battle the ${nameOf(defender)} in ${regionName(play.G, region)}.`;
    play.journal(ruleOf(fight), text, {
      kind: 'battle',
      side: attacker,
      places: [region],
      battle: { kind: 'begins', place: region },
    });
    return [];
  },
  defence({ G }, fight) {
    const asked = borrowerAsked(G, fight);
    return asked === null ? [] : [{ step: 'capability', sides: [asked], card: 38 }];
  },
  elite({ G }, fight) {
    const frame = eliteFrame(G, fight);
    return frame === null ? [] : [frame];
  },
  slingers({ G }, fight) {
    const asked = slingersAsked(G, fight);
    return asked === null ? [] : [{ step: 'capability', sides: [asked], card: 13 }];
  },
  horse({ G }, fight) {
    const asked = horseAsked(G, fight);
    return asked === null ? [] : [{ step: 'capability', sides: [asked], card: 59 }];
  },
  ambush(play, fight) {
    const { region, attacker, defender, terms } = fight;
    if (!terms.ambush) return [];
    const rule = ambushRuleOf(attacker);
    play.journal(rule, `The ${nameOf(attacker)} Ambush.`, { side: attacker, places: [region] });
    if (defender === 'romans' && isNamedLeaderIn(play.G, region, 'romans')) rollForCaesar(play, fight, rule);
    return [];
  },
  archers(play, fight) {
    const army = shotAtByArchers(play.G, fight);
    return army === null ? [] : shotsOf(play, fight, army, 1, ARCHERS);
  },
  slings(play, fight) {
    if (!fight.slingers) return [];
    return shotsOf(play, fight, 'attackers', slingersLosses(play.G, fight), SLINGERS);
  },
  declare({ G }, fight) {
    const { defender } = fight;
    if (!isPlayer(defender) || !mayRetreat(G, fight)) return [];
    return [{ step: 'declare', sides: [defender], asked: null }];
  },
  besiege({ G }, fight) {
    if (!fight.terms.besiege || fight.by === null || besieged(G, fight, 'besiege').length === 0) return [];
    return [{ step: 'siege', sides: [fight.by], by: 'besiege' }];
  },
  attack(play, fight) {
    const losses = attackLosses(play.G, fight);
    tellLosses(play, fight, 'defenders', losses);
    return lossesOf(fight, 'defenders', losses);
  },
  counterattack(play, fight) {
    if (!isCountered(fight)) return [];
    const losses = counterattackLosses(play.G, fight);
    tellLosses(play, fight, 'attackers', losses);
    return lossesOf(fight, 'attackers', losses);
  },
  reveal(play, fight) {
    if (!fight.retreats) revealBoth(play, fight);
    return [];
  },
  retreat(_play, { retreats, defender }) {
    if (!retreats || !isPlayer(defender)) return [];
    return [{ step: 'withdraw', sides: [defender], leaderStays: false, hiddenStay: 0 }];
  },
  ballistae({ G }, fight) {
    const asked = ballistaeAsked(G, fight);
    if (asked === null || besieged(G, fight, 'ballistae').length === 0) return [];
    return [{ step: 'siege', sides: [asked], by: 'ballistae' }];
  },
  end(play, fight) {
    settleCircumvallation(play, fight);
    const holder = controllerOf(play.G, fight.region);
    const who = holder === null ? 'Nobody Controls' : `The ${nameOf(holder)} Control`;
    play.journal('1.6', `${who} ${regionName(play.G, fight.region)} after the Battle.`, {
      kind: 'won',
      places: [fight.region],
      ...(holder === null ? {} : { side: holder, battle: { kind: 'ends', place: fight.region, holder } }),
    });
    return [];
  },
};

const ORDER: readonly Stage[] = [
  'begin',
  'defence',
  'elite',
  'slingers',
  'horse',
  'ambush',
  'archers',
  'slings',
  'declare',
  'besiege',
  'attack',
  'counterattack',
  'reveal',
  'retreat',
  'ballistae',
  'end',
];

/** Returns from what number on Caesar's die keeps Loss rolls and Counterattack in an Ambush (4.3.3, 4.5.3, 3.4.4). */
export function neededByCaesar({ attacker }: Pick<Fight, 'attacker'>): number {
  return attacker === 'belgae' ? 5 : 4;
}

/** Says whether a stage of a Battle comes before another. */
export function isBefore(stage: Stage, other: Stage): boolean {
  return ORDER.indexOf(stage) < ORDER.indexOf(other);
}

/** 4.3.3, 4.5.3, 3.4.4: Caesar's die of 4 or more, 5 or more against the Belgae, keeps Loss rolls and Counterattack. */
function rollForCaesar(play: Play<G>, fight: Fight, rule: string): void {
  const needed = neededByCaesar(fight);
  const [die] = play.roll(1);
  fight.caesarHolds = die >= needed;
  const text = fight.caesarHolds
    ? 'the Romans may roll for Losses and Counterattack'
    : 'every Loss removes a piece';
  play.journal(rule, `Caesar rolls ${die} (${needed} or more needed): ${text}.`, {
    kind: 'roll',
    side: 'romans',
    places: [fight.region],
  });
}

/**
 * Returns the frame in which a side takes Losses, if there are any; under Ambush the Defender rolls only if Caesar holds, and its
 * first Loss of the Battle, be it by card 27, is of the kind that card 2 or 25 asks for.
 */
function lossesOf(fight: Fight, army: Army, count: number): Calls {
  if (count === 0) return [];
  const rolls = mayRoll(fight, army);
  const first = army === 'defenders' ? fight.terms.firstLoss : null;
  if (army === 'defenders') fight.terms = fightTermsWith({ firstLoss: null }, fight.terms);
  return [lossesFrame(army, count, rolls, first)];
}

/** Says whether a side may absorb Losses by a die: the Defender of an Ambush only where Caesar holds (4.3.3). */
export function mayRoll({ terms, caesarHolds }: Fight, army: Army): boolean {
  return army === 'attackers' || !terms.ambush || caesarHolds;
}

/** The cards by which Losses come before those of the Attack (cards 27, 13). */
const ARCHERS = 27;
const SLINGERS = 13;

/** Tells the Losses that a card brings before the Attack, and returns the frame in which a side takes them, if there are any. */
function shotsOf(play: Play<G>, fight: Fight, army: Army, losses: number, card: number): Calls {
  const side = factionOf(fight, army);
  play.journal('5.3', `${cardOf(play.G, card).name}: ${lossesText(losses)} for the ${nameOf(side)}.`, {
    side,
    card: `${card}`,
    places: [fight.region],
  });
  return lossesOf(fight, army, losses);
}

function lossesText(losses: number): string {
  return `${losses === 0 ? 'no' : losses} ${losses === 1 ? 'Loss' : 'Losses'}`;
}

function tellLosses(play: Play<G>, fight: Fight, army: Army, losses: number): void {
  const isAttack = army === 'defenders';
  const side = isAttack ? fight.defender : fight.attacker;
  const round = isAttack ? 'Attack' : 'Counterattack';
  play.journal(ruleOf(fight), `${round}: ${lossesText(losses)} for the ${nameOf(side)}.`, {
    kind: 'round',
    side: isAttack ? fight.attacker : fight.defender,
    places: [fight.region],
    battle: { kind: 'round', round: isAttack ? 1 : 2 },
  });
}

/** Step 5: All Hidden Warbands and Auxilia of both sides come to light; with card 36 the Attacker's hide instead. */
function revealBoth(play: Play<G>, fight: Fight): void {
  const { G } = play;
  for (const army of ['attackers', 'defenders'] as const) {
    for (const { faction } of fight[army]) {
      if (army === 'attackers' && fight.terms.hides) {
        const { revealed } = forceIn(G, fight.region, faction);
        hide(G, fight.region, faction);
        if (revealed > 0)
          play.journal(ruleOf(fight), `The ${nameOf(faction)} Hide ${revealed}.`, {
            side: faction,
            places: [fight.region],
          });
        continue;
      }
      const count = reveal(G, fight.region, faction);
      if (count === 0) continue;
      play.journal(ruleOf(fight), `The ${nameOf(faction)} Reveal ${count}.`, {
        side: faction,
        places: [fight.region],
      });
    }
  }
}

/**
 * Goes on with a Battle up to what others have to decide in it, and returns the frames of that; none once the stage `last` is over.
 * It does so on whatever game the play has: also on one where a Battle is only reckoned.
 */
export function goOn(play: Play<G>, fight: Fight, last: Stage = 'end'): Calls {
  for (let index = ORDER.indexOf(fight.stage); index <= ORDER.indexOf(last); index++) {
    fight.stage = ORDER[index];
    const calls = STAGES[fight.stage](play, fight);
    if (calls.length === 0) continue;
    fight.stage = ORDER[index + 1] ?? 'end';
    return calls;
  }
  return [];
}

/** 3.2.4, 3.3.4, 3.4.4: The steps of a Battle, from the first Capability to Control after it. */
export const fightStep: ProcedureOf<'fight'> = {
  proceed(play, fight) {
    const calls = goOn(play, fight);
    if (calls.length === 0) play.finish();
    else play.call(...calls);
  },
};
