/* Capabilities that somebody uses in a Battle of his choice (cards 10, 13, 38, 59). */
import { action } from '../../kit/action';
import { type Frame, frameOf } from '../../kit/frame';
import type { Order } from '../commands/order';
import { cardOf } from '../components/box';
import { isPlayer, nameOf, type Player } from '../components/factions';
import { askFor } from '../negotiation';
import { troopsOf } from '../pieces/force';
import { forceIn, piecesIn } from '../pieces/forces';
import { regionName } from '../places';
import type { DecisionOf, G } from '../state';
import { enemyOf, factionOf, isTroop, ranksOf } from './armies';
import type { Army, CapabilityUse, Fight } from './frames';
import { slingersLosses } from './strength';

/** Returns the list of the Capabilities used in the Command under way; a new one outside of any. */
function usedIn(G: G): number[] {
  for (let index = G.stack.length - 1; index >= 0; index--) {
    const frame: Frame & { order?: Order; used?: number[] } = G.stack[index];
    const used = frame.order?.used ?? frame.used;
    if (used !== undefined) return used;
  }
  return [];
}

function isUsed(G: G, card: CapabilityUse['card'], used: readonly number[] = usedIn(G)): boolean {
  return used.includes(card);
}

/** Returns the Faction whose Warbands or Auxilia a side may use as its own if both agree, or null (card 38). */
function lenderFor(G: G, fight: Fight, army: Army): Player | null {
  if (G.capabilities[38]?.text !== 'unshaded') return null;
  const own = factionOf(fight, army);
  const lender = own === 'romans' ? 'aedui' : own === 'aedui' ? 'romans' : null;
  if (lender === null || lender === factionOf(fight, enemyOf(army))) return null;
  if ([...fight.attackers, ...fight.defenders].some(({ faction }) => faction === lender)) return null;
  const together = piecesIn(G, fight.region, own) > 0 && troopsOf(forceIn(G, fight.region, lender)) > 0;
  return together ? lender : null;
}

/** Returns the side that may ask for the use of another's pieces: the Defender, or an Attacker who has not been able to; or null (card 38). */
function borrowerIn(G: G, fight: Fight): Army | null {
  if (fight.borrows && lenderFor(G, fight, 'attackers') !== null) return 'attackers';
  return lenderFor(G, fight, 'defenders') === null ? null : 'defenders';
}

/** Returns the Faction that may ask for the use of another's pieces, or null (card 38). */
export function borrowerAsked(G: G, fight: Fight): Player | null {
  const army = borrowerIn(G, fight);
  if (army === null) return null;
  const faction = factionOf(fight, army);
  return isPlayer(faction) ? faction : null;
}

/** Returns who may let Auxilia inflict Losses on the Attacker before all else in this Battle, or null (card 13). */
export function slingersAsked(G: G, fight: Fight, used?: readonly number[]): Player | null {
  if (G.capabilities[13]?.text !== 'unshaded' || isUsed(G, 13, used)) return null;
  if (fight.attacker === 'romans' || troopsOf(forceIn(G, fight.region, 'romans')) === 0) return null;
  const mounted = { ...fight, horse: G.capabilities[59]?.text === 'unshaded' && !isUsed(G, 59, used) };
  return slingersLosses(G, mounted) > 0 ? 'romans' : null;
}

/** Returns who may apply card 59 to this Battle, or null: the Romans their Auxilia, or the holder double Losses. */
export function horseAsked(G: G, fight: Fight, used?: readonly number[]): Player | null {
  const capability = G.capabilities[59];
  if (capability === undefined || isUsed(G, 59, used)) return null;
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
  38: 'Ask your ally for the use of Warbands or Auxilia here?',
  59: 'Apply Germanic Horse to this Battle? It is for one Region of the Command.',
};

/** 5.3: Card 13 or 59 applies to this Battle, or not. */
export const capabilityStep: DecisionOf<'capability'> = {
  prompt: ({ G, frame: { card } }) => ({
    rule: '5.3',
    text: `${regionName(G, frameOf(G, 'fight').region)}: ${QUESTIONS[card]}`,
  }),
  actions: {
    apply: action({
      effect(play, { G, side, frame: { card } }) {
        const fight = frameOf(G, 'fight');
        const army = card === 38 ? borrowerIn(G, fight) : null;
        const lender = army === null ? null : lenderFor(G, fight, army);
        if (lender !== null) {
          play.call(askFor(side, lender, 'pieces', fight.region));
          return;
        }
        if (card === 13) fight.slingers = true;
        else if (G.capabilities[59]?.text === 'unshaded') fight.horse = true;
        else fight.doubles = side;
        usedIn(G).push(card);
        play.journal('5.3', `The ${nameOf(side)} use ${cardOf(play.G, card).name}.`, {
          card: `${card}`,
          places: [fight.region],
        });
        play.finish();
      },
      label: ({ G, frame: { card } }) => `Use ${cardOf(G, card).name} here`,
    }),
    decline: action({
      effect: (play) => play.finish(),
      label: ({ G, frame: { card } }) => `Do not use ${cardOf(G, card).name} here`,
    }),
  },
  takes: (result) => typeof result === 'boolean',
  proceed(play, _frame, handedDown) {
    if (typeof handedDown !== 'boolean') return;
    const fight = frameOf(play.G, 'fight');
    const army = borrowerIn(play.G, fight);
    const lender = army === null ? null : lenderFor(play.G, fight, army);
    if (handedDown && army !== null && lender !== null)
      fight[army].push({ faction: lender, pieces: 'troops' });
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
