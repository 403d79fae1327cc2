/* Capabilities that somebody uses in a Battle of his choice (cards 10, 13, 30, 59). */
import { action } from '../../kit/action';
import { type Frame, frameOf } from '../../kit/frame';
import type { Order } from '../commands/order';
import { cardOf } from '../components/cards';
import { isPlayer, nameOf, type Player } from '../components/factions';
import { forceIn, LIES, type Lie, troopsOf } from '../forces';
import { regionName } from '../places';
import type { DecisionOf, G } from '../state';
import { factionOf, isTroop, mobileIn, ranksOf } from './armies';
import type { Fight } from './fight';
import { slingersLosses } from './strength';

/** A Faction is asked whether a Capability of once a Command applies to the Battle under way. */
export interface CapabilityUse {
  card: 13 | 59;
}

/** The Arverni pick Warbands that fight as Legions. */
export interface ElitePick {
  left: number;
}

/** Returns the list of the Capabilities used in the Command under way; a new one outside of any. */
function usedIn(G: G): number[] {
  for (let index = G.stack.length - 1; index >= 0; index--) {
    const frame: Frame & { order?: Order; used?: number[] } = G.stack[index];
    const used = frame.order?.used ?? frame.used;
    if (used !== undefined) return used;
  }
  return [];
}

/** Returns who may let Auxilia inflict Losses on the Attacker before all else in this Battle, or null (card 13). */
export function slingersAsked(G: G, fight: Fight): Player | null {
  if (G.capabilities[13]?.text !== 'unshaded' || usedIn(G).includes(13)) return null;
  if (fight.attacker === 'romans' || troopsOf(forceIn(G, fight.region, 'romans')) === 0) return null;
  const isHorseLeft = G.capabilities[59]?.text === 'unshaded' && !usedIn(G).includes(59);
  return slingersLosses(G, { ...fight, horse: isHorseLeft }) > 0 ? 'romans' : null;
}

/** Returns who may apply card 59 to this Battle, or null: the Romans their Auxilia, or the holder double Losses. */
export function horseAsked(G: G, fight: Fight): Player | null {
  const capability = G.capabilities[59];
  if (capability === undefined || usedIn(G).includes(59)) return null;
  if (capability.text === 'unshaded') return fight.slingers || fightsWithAuxilia(G, fight) ? 'romans' : null;
  const { holder } = capability;
  return !fight.stronghold && (holder === fight.attacker || holder === fight.defender) ? holder : null;
}

function fightsWithAuxilia(G: G, fight: Fight): boolean {
  return (['attackers', 'defenders'] as const).some(
    (army) =>
      factionOf(fight, army) === 'romans' && ranksOf(G, fight, army).some(({ piece }) => isTroop(piece)),
  );
}

const QUESTIONS: Readonly<Record<CapabilityUse['card'], string>> = {
  13: 'May your Auxilia here inflict Losses on the Attacker first? It is for one Region of the Command.',
  59: 'Apply Germanic Horse to this Battle? It is for one Region of the Command.',
};

/** 5.3: Card 13 or 59 applies to this Battle, or not. */
export const capabilityStep: DecisionOf<'capability'> = {
  prompt: ({ G, frame: { card } }) => ({
    rule: '5.3',
    text: `${regionName(frameOf(G, 'fight').region)}: ${QUESTIONS[card]}`,
  }),
  actions: {
    apply: action({
      effect(play, { G, side, frame: { card } }) {
        const fight = frameOf(G, 'fight');
        if (card === 13) fight.slingers = true;
        else if (G.capabilities[59]?.text === 'unshaded') fight.horse = true;
        else fight.doubles = side;
        usedIn(G).push(card);
        play.journal('5.3', `The ${nameOf(side)} use ${cardOf(card).name}.`, {
          card: `${card}`,
          places: [fight.region],
        });
        play.finish();
      },
      label: ({ frame: { card } }) => `Use ${cardOf(card).name} here`,
    }),
    decline: action({
      effect: (play) => play.finish(),
      label: ({ frame: { card } }) => `Do not use ${cardOf(card).name} here`,
    }),
  },
};

/** How many Warbands fight as Legions (card 30). */
const ELITE = 4;

/** Returns the frame in which the Arverni pick their elite, or null where they have no Leader or Warbands here (card 30). */
export function eliteFrame(G: G, fight: Fight): ({ step: 'elite'; sides: Player[] } & ElitePick) | null {
  if (G.capabilities[30]?.text !== 'shaded') return null;
  const army = fight.attacker === 'arverni' ? 'attackers' : 'defenders';
  if (factionOf(fight, army) !== 'arverni') return null;
  const group = mobileIn(G, fight, army, fight[army][0]);
  const left = Math.min(ELITE, troopsOf(group));
  return group.leader === null || left === 0 ? null : { step: 'elite', sides: [], left };
}

/** Returns the ways Warbands lie that the Arverni may still pick. */
function pickable(G: G): Lie[] {
  const fight = frameOf(G, 'fight');
  const army = fight.attacker === 'arverni' ? 'attackers' : 'defenders';
  const group = mobileIn(G, fight, army, fight[army][0]);
  return LIES.filter((lie) => group[lie] > fight.elite[lie]);
}

/** Card 30: The Arverni pick Warbands that take and cause Losses as if Legions. */
export const eliteStep: DecisionOf<'elite'> = {
  prompt: ({ frame: { left } }) => ({ rule: '5.3', text: `Pick ${left} Warbands that fight as if Legions.` }),
  actions: {
    pick: action({
      first: ({ G }) => pickable(G),
      effect(_play, { G, frame }, lie) {
        frameOf(G, 'fight').elite[lie]++;
        frame.left--;
      },
      label: (_at, lie) => `Pick a ${lie} Warband`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const fight = frameOf(G, 'fight');
    const lies = pickable(G);
    if (lies.length === 1) {
      fight.elite[lies[0]] += frame.left;
      frame.left = 0;
    }
    if (frame.left > 0) {
      play.ask('arverni');
      return;
    }
    play.journal('5.3', `The Arverni fight with Warbands as if Legions: ${cardOf(30).name}.`, {
      side: 'arverni',
      card: '30',
      places: [fight.region],
    });
    play.finish();
  },
};

/** Returns who may remove a Fort or Citadel of the Defender after its Ambush, or null (card 10). */
export function ballistaeAsked(G: G, fight: Fight): Player | null {
  const capability = G.capabilities[10];
  if (capability?.text !== 'shaded' || !fight.terms.ambush || capability.holder !== fight.attacker)
    return null;
  return isPlayer(fight.attacker) ? fight.attacker : null;
}
