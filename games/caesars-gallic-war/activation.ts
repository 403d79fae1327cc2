/* Neutral Tribe Activation (5.2.1 C). */
import { cardOf } from './components/cards';
import { isTribe, type TribeId } from './components/units';
import { cardPlayed, type G, type ProcedureOf, type Side } from './state';
import { rouse } from './tribes';
import { nameOf, sentence, tribeName } from './words';

/** Neutral Tribe Activations in a turn (5.2.1 C). */
const LIMIT: Record<Side, number> = { roman: 1, barbarian: 2 };

/** Returns the neutral tribe a card activates for a side, or null when it cannot. */
export function tribeToActivate(G: G, side: Side, card: string): TribeId | null {
  const face = cardOf(card);
  if (face.kind !== 'tribe' || !isTribe(face.area) || G.neutral[face.area] === undefined) return null;
  if (side === 'roman' && face.area === 'britannia') return null;
  return G.activations[side].length < LIMIT[side] ? face.area : null;
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
      play.journal('5.2.1', sentence(`${tribeName(tribe)} become allies of ${nameOf(side)}.`), {
        kind: 'control',
        side,
        places: [tribe],
      });
    }
    play.finish();
  },
};
