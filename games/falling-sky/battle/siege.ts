/* Allies, Citadels and Forts that an Attacker takes away without a roll: Besiege (4.2.3) and Ballistae (card 10). */

import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { nameOf } from '../components/factions';
import { isPermanent, kindsIn, type Piece } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { removePiece } from '../pieces/removal';
import { regionName } from '../places';
import type { DecisionOf, G } from '../state';
import { isImmobile } from './armies';
import type { Fight, Siege } from './frames';
import { pieceName } from './words';

/** Returns the pieces of the Defender that may be taken away: by Besiege no Fort, with card 10 no Ally. */
export function besieged(
  G: G,
  { region, defender }: Pick<Fight, 'region' | 'defender'>,
  by: Siege['by'],
): Piece[] {
  return kindsIn(G, region, defender).filter(
    (piece) =>
      isImmobile(piece) &&
      !isPermanent(region, piece) &&
      !piece.startsWith(by === 'besiege' ? 'fort' : 'ally'),
  );
}

const RULES: Readonly<Record<Siege['by'], string>> = { besiege: '4.2.3', ballistae: '5.3' };

function take(play: Play<G>, by: Siege['by'], piece: Piece): void {
  const { G } = play;
  const { region, attacker, defender } = frameOf(G, 'fight');
  const words = pieceName(G, region, { faction: defender, piece, elite: false });
  play.journal(RULES[by], `The ${nameOf(attacker)} remove the ${nameOf(defender)} ${words}.`, {
    side: attacker,
    places: [region],
    lost: [lossOf(G, region, defender, piece)],
    battle: { kind: 'lost', side: defender, piece },
  });
  removePiece(G, region, defender, piece);
}

/** 4.2.3: The Attacker removes an Ally or Citadel of the Defender; with card 10 a Fort or Citadel. */
export const siegeStep: DecisionOf<'siege'> = {
  prompt: ({ G, frame: { by } }) => ({
    rule: RULES[by],
    text: `Remove ${by === 'besiege' ? 'an Ally or Citadel' : 'a Fort or Citadel'} of the ${nameOf(
      frameOf(G, 'fight').defender,
    )} in ${regionName(G, frameOf(G, 'fight').region)}.`,
  }),
  actions: {
    take: action({
      first: ({ G, frame: { by } }) => besieged(G, frameOf(G, 'fight'), by),
      effect(play, { frame: { by } }, piece) {
        take(play, by, piece);
        play.finish();
      },
      label: ({ G }, piece) => {
        const { region, defender } = frameOf(G, 'fight');
        return `Remove the ${pieceName(G, region, { faction: defender, piece, elite: false })}`;
      },
    }),
    decline: action({
      available: ({ frame: { by } }) => by === 'ballistae',
      effect: (play) => play.finish(),
      label: () => 'Remove nothing',
    }),
  },
  proceed(play, { by }) {
    const pieces = besieged(play.G, frameOf(play.G, 'fight'), by);
    if (by === 'ballistae' || pieces.length !== 1) return;
    take(play, by, pieces[0]);
    play.finish();
  },
};
