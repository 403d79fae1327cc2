/* Neutral Tribe Activation (5.2.1 C). */
import { frameOf } from '../kit/frame';
import { cardOf } from './components/cards';
import { isTribe, type TribeId } from './components/units';
import { mayTurnNeutral } from './revolts';
import { cardPlayed, type G, type ProcedureOf, type Side } from './state';
import { rouse } from './tribes';
import { nameOf, sentence, tribeName } from './words';

/** Neutral Tribe Activations in a turn (5.2.1 C). */
const LIMIT: Record<Side, number> = { roman: 1, barbarian: 2 };

/** Returns the tribe a side may activate with a card whenever it is neutral, or null when there is none. */
function tribeOnCard(G: G, side: Side, card: string): TribeId | null {
  const face = cardOf(card);
  if (face.kind !== 'tribe' || !isTribe(face.area)) return null;
  if (side === 'roman' && face.area === 'britannia') return null;
  return G.activations[side].length < LIMIT[side] ? face.area : null;
}

/** Returns the neutral tribe a card activates for a side, or null when it cannot. */
export function tribeToActivate(G: G, side: Side, card: string): TribeId | null {
  const tribe = tribeOnCard(G, side, card);
  return tribe === null || G.neutral[tribe] === undefined ? null : tribe;
}

/** Says whether a side may announce an activation: the tribe is neutral, or may be when the revolt Rome has announced is over (5.2). */
export function mayAnnounceActivation(G: G, side: Side, card: string): boolean {
  const tribe = tribeOnCard(G, side, card);
  if (tribe === null) return false;
  return G.neutral[tribe] !== undefined || (isRevoltOfRomeToCome(G) && mayTurnNeutral(G, tribe));
}

/** Says whether Rome has announced a revolt that is still to come. In solitaire play it is over before the other card is flipped (9.2). */
function isRevoltOfRomeToCome(G: G): boolean {
  if (G.variants.solitaire || frameOf(G, 'cardPlay').announced.roman !== 'event') return false;
  const card = cardOf(cardPlayed(G, 'roman'));
  return card.kind === 'event' && card.event !== 'baggage-train';
}

/** The neutral tribe on the card becomes an ally at full strength. */
export const activationStep: ProcedureOf<'activation'> = {
  proceed(play, { side }) {
    const { G } = play;
    const card = cardPlayed(G, side);
    const tribe = tribeToActivate(G, side, card);
    if (tribe === null) {
      play.journal('5.2.1', `The tribe cannot be activated any more by ${nameOf(side)}.`);
    } else {
      G.activations[side].push(card);
      rouse(G, side, tribe);
      play.journal('5.2.1', sentence(`${tribeName(G, tribe)} become allies of ${nameOf(side)}.`), {
        kind: 'control',
        side,
        places: [tribe],
      });
    }
    play.finish();
  },
};
